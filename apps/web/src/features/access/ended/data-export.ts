import { useRef, useState } from 'react';
import type { ApiError } from '@zakupki/api-client/problem';
import { useLazyListOrdersQuery } from '../../../entities/order/order-api.ts';
import { asApiError } from '../../../http/problem-message.tsx';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { useReadOrderDataMutation } from '../access-api.ts';

const PER_PAGE = 100;

interface DataExport {
  /** Null while no export runs. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  readonly error: ApiError | null;
  readonly start: (fileName: string) => Promise<void>;
  readonly cancel: () => void;
}

/** Puts all orders and their bids, as the API returns them, into one JSON file. */
export function useDataExport(): DataExport {
  const [list] = useLazyListOrdersQuery();
  const [read] = useReadOrderDataMutation();
  const [progress, setProgress] = useState<DataExport['progress']>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const isCancelled = useRef(false);

  async function idsOf(archived: boolean): Promise<string[]> {
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await list({ archived, page, perPage: PER_PAGE }).unwrap();
      ids.push(...answer.data.map(({ id }) => id));
      if (page >= answer.page.totalPages || isCancelled.current) return ids;
    }
  }

  async function gather(fileName: string) {
    const ids = [...(await idsOf(false)), ...(await idsOf(true))];
    const orders: unknown[] = [];
    for (const id of ids) {
      if (isCancelled.current) return;
      setProgress({ done: orders.length, all: ids.length });
      orders.push(await read({ id }).unwrap());
    }
    const text = JSON.stringify(orders, null, 1);
    saveFile(fileName, URL.createObjectURL(new Blob([text], { type: 'application/json' })));
  }

  return {
    progress,
    error,
    async start(fileName) {
      isCancelled.current = false;
      setError(null);
      setProgress({ done: 0, all: 0 });
      try {
        await gather(fileName);
      } catch (thrown) {
        setError(asApiError(thrown));
      } finally {
        setProgress(null);
      }
    },
    cancel() {
      isCancelled.current = true;
    },
  };
}
