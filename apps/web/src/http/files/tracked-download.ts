import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { type ApiError, httpStatusOf, isApiError } from '@zakupki/api-client/problem';
import { saveFile } from '../../browser/save-file.ts';
import { downloads, type StreamedArg, watchDownload } from './download.ts';
import { rowCounter } from './row-counter.ts';
import type { RowCounter } from './workbook-rows.ts';

/** `total` is null until the server reports it. */
export type Progress = {
  readonly rows: number;
  readonly total: number | null;
};

export type TrackedDownload =
  | { readonly step: 'idle' }
  | ({ readonly step: 'running' } & Progress)
  | ({ readonly step: 'cancelled' } & Progress)
  /** `error` is null when the connection broke. */
  | ({ readonly step: 'failed'; readonly error: ApiError | null } & Progress)
  | ({ readonly step: 'done'; readonly fileName: string } & Progress);

const NONE: Progress = { rows: 0, total: null };

export type TrackedDownloadControls = {
  readonly state: TrackedDownload;
  /** Downloads the file and saves it under `name` with the server's extension. Resolves in every case. */
  readonly start: (request: StreamedArg, name: string) => Promise<void>;
  readonly cancel: () => void;
  readonly reset: () => void;
};

/** Downloads a long file with progress; leaving the page cancels it. */
export function useTrackedDownload(): TrackedDownloadControls {
  const [state, setState] = useState<TrackedDownload>({ step: 'idle' });
  const [fetchFile] = downloads.useDownloadMutation();
  const watcherId = useId();
  const running = useRef<{ abort: () => void; isCancelled: boolean } | null>(null);
  const stop = useCallback(() => {
    if (!running.current) return;
    running.current.isCancelled = true;
    running.current.abort();
  }, []);
  useEffect(() => stop, [stop]);

  async function start(request: StreamedArg, name: string): Promise<void> {
    stop();
    let progress = NONE;
    let counter: RowCounter | null = null;
    const show = (next: Progress) => {
      progress = next;
      if (running.current === run && !run.isCancelled) setState({ step: 'running', ...next });
    };
    const unwatch = watchDownload(watcherId, {
      async onHead({ type, totalRows }) {
        counter = await rowCounter(type);
        show({ rows: 0, total: totalRows });
      },
      onChunk(chunk) {
        counter?.push(chunk);
        show({ ...progress, rows: counter?.rows() ?? 0 });
      },
    });
    const call = fetchFile({ ...request, watcherId });
    const run = { abort: () => call.abort(), isCancelled: false };
    running.current = run;
    setState({ step: 'running', ...NONE });
    try {
      const { fileName, url } = await call.unwrap();
      const savedName = `${name}${/\.\w+$/.exec(fileName)?.[0] ?? ''}`;
      saveFile(savedName, url);
      if (running.current === run) setState({ step: 'done', fileName: savedName, ...progress });
    } catch (failure) {
      if (running.current !== run) return;
      if (run.isCancelled) setState({ step: 'cancelled', ...progress });
      else setState({ step: 'failed', error: serverErrorOf(failure), ...progress });
    } finally {
      unwatch();
    }
  }

  return { state, start, cancel: stop, reset: () => setState({ step: 'idle' }) };
}

/** The server's error; null for a successful response that was cut off. */
function serverErrorOf(failure: unknown): ApiError | null {
  return isApiError(failure) && httpStatusOf(failure) !== 200 ? failure : null;
}
