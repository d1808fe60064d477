import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { type ApiError, httpStatusOf, isApiError } from '@zakupki/api-client/problem';
import { saveFile } from '../ui/browser/save-file.ts';
import { downloads, type StreamedArg, watchDownload } from './download.ts';
import { rowCounter } from './row-counter.ts';
import type { RowCounter } from './workbook-rows.ts';

/** How far a long file has come; `total` is null until the server has said it. */
export interface Progress {
  readonly rows: number;
  readonly total: number | null;
}

export type TrackedDownload =
  | { readonly step: 'idle' }
  | ({ readonly step: 'running' } & Progress)
  | ({ readonly step: 'cancelled' } & Progress)
  /** `error` is null where the file broke off on its way. */
  | ({ readonly step: 'failed'; readonly error: ApiError | null } & Progress)
  | ({ readonly step: 'done'; readonly fileName: string } & Progress);

const NONE: Progress = { rows: 0, total: null };

export interface TrackedDownloading {
  readonly state: TrackedDownload;
  /** Fetches the file and saves it under that name; its ending is the server's. Settles when it is over, however. */
  readonly start: (what: StreamedArg, name: string) => Promise<void>;
  /** Closes the connection; nothing is saved. */
  readonly cancel: () => void;
  readonly forget: () => void;
}

/** A file of many rows, fetched with progress and stopped at will. Who leaves the page stops it too. */
export function useTrackedDownload(): TrackedDownloading {
  const [state, setState] = useState<TrackedDownload>({ step: 'idle' });
  const [fetchFile] = downloads.useDownloadMutation();
  const watched = useId();
  const running = useRef<{ abort: () => void; isCancelled: boolean } | null>(null);
  const stop = useCallback(() => {
    if (!running.current) return;
    running.current.isCancelled = true;
    running.current.abort();
  }, []);
  useEffect(() => stop, [stop]);

  async function start(what: StreamedArg, name: string): Promise<void> {
    stop();
    let progress = NONE;
    let counter: RowCounter | null = null;
    const show = (next: Progress) => {
      progress = next;
      if (running.current === run && !run.isCancelled) setState({ step: 'running', ...next });
    };
    const unwatch = watchDownload(watched, {
      async onHead({ type, totalRows }) {
        counter = await rowCounter(type);
        show({ rows: 0, total: totalRows });
      },
      onChunk(chunk) {
        counter?.push(chunk);
        show({ ...progress, rows: counter?.rows() ?? 0 });
      },
    });
    const call = fetchFile({ ...what, watched });
    const run = { abort: () => call.abort(), isCancelled: false };
    running.current = run;
    setState({ step: 'running', ...NONE });
    try {
      const { fileName, url } = await call.unwrap();
      const named = `${name}${/\.\w+$/.exec(fileName)?.[0] ?? ''}`;
      saveFile(named, url);
      if (running.current === run) setState({ step: 'done', fileName: named, ...progress });
    } catch (failure) {
      if (running.current !== run) return;
      if (run.isCancelled) setState({ step: 'cancelled', ...progress });
      else setState({ step: 'failed', error: refusalIn(failure), ...progress });
    } finally {
      unwatch();
    }
  }

  return { state, start, cancel: stop, forget: () => setState({ step: 'idle' }) };
}

/** The server's own refusal; null for a good answer that did not come whole. */
function refusalIn(failure: unknown): ApiError | null {
  return isApiError(failure) && httpStatusOf(failure) !== 200 ? failure : null;
}
