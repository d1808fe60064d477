import { useEffect, useId, useRef, useState } from 'react';
import type { ApiError } from '@zakupki/api-client/problem';
import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { downloads, watchDownload } from '../../http/files/download.ts';
import { asApiError } from '../../http/problem-message.tsx';
import { saveFile } from '../../browser/save-file.ts';

export const { useDeleteAccountMutation } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { deleteAccount: {} }),
});

type AccountDownload = {
  /** Bytes so far; null while nothing is downloaded. The archive's length is unknown. */
  readonly received: number | null;
  readonly error: ApiError | undefined;
  /** Never rejects. */
  readonly start: () => Promise<void>;
  readonly cancel: () => void;
};

/** Downloads all data of the account. Leaving the page cancels the download. */
export function useAccountDownload(): AccountDownload {
  const [fetchFile] = downloads.useDownloadMutation();
  const [received, setReceived] = useState<number | null>(null);
  const [error, setError] = useState<ApiError>();
  const watcherId = useId();
  const abort = useRef<(() => void) | null>(null);
  useEffect(() => () => abort.current?.(), []);

  async function start() {
    let isCancelled = false;
    let bytes = 0;
    const unwatch = watchDownload(watcherId, {
      onHead: () => undefined,
      onChunk: ({ length }) => setReceived((bytes += length)),
    });
    const call = fetchFile({ operationId: 'exportAccount', arg: {}, watcherId });
    abort.current = () => {
      isCancelled = true;
      call.abort();
    };
    setError(undefined);
    setReceived(0);
    const answer = await call;
    unwatch();
    abort.current = null;
    setReceived(null);
    if (answer.data) saveFile(answer.data.fileName, answer.data.url);
    else if (!isCancelled) setError(asApiError(answer.error));
  }

  return { received, error, start, cancel: () => abort.current?.() };
}
