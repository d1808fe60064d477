import type { Arg, OperationId } from '@zakupki/api-client/operation';
import { type ContractRequest, toRequest } from '@zakupki/api-client/request';
import { saveFile } from '../ui/browser/save-file.ts';
import { api } from './api.ts';

/** A file the API answered with, as the browser can save it. */
export interface Download {
  readonly fileName: string;
  /** an object URL; whoever asked frees it */
  readonly url: string;
}

/** Operations whose file is made while it is sent: it wants its progress shown. */
type StreamedOperation = 'exportStatsDetails';

/** Operations that answer with a file at once. */
type FileOperation = Exclude<
  Extract<OperationId, `export${string}` | `download${string}` | 'getBidTemplate'>,
  StreamedOperation
>;

type Asked<O extends OperationId> = { [K in O]: { readonly operationId: K; readonly arg: Arg<K> } }[O];

export type DownloadArg = Asked<FileOperation>;
export type StreamedArg = Asked<StreamedOperation>;

/** Only the address of the bytes goes into the store. */
type FileRequest = ContractRequest & { responseHandler: (response: Response) => Promise<unknown>; timeout?: number };

/** Told of every piece of a file as it comes. */
export interface DownloadWatcher {
  readonly onHead: (head: { readonly type: string; readonly totalRows: number | null }) => void | Promise<void>;
  readonly onChunk: (chunk: Uint8Array) => void;
}

// What is asked for goes through the store as plain data; who watches it waits here under a name.
const watchers = new Map<string, DownloadWatcher>();

/** Those who watch a download give its `watched` in the argument; the function returned ends it. */
export function watchDownload(watched: string, watcher: DownloadWatcher): () => void {
  watchers.set(watched, watcher);
  return () => void watchers.delete(watched);
}

/** Long files take their time; only silence is a fault, and that the connection itself tells. */
const WATCHED_TIMEOUT_MS = 15 * 60_000;

export const downloads = api.injectEndpoints({
  endpoints: (build) => ({
    download: build.mutation<Download, (DownloadArg | StreamedArg) & { readonly watched?: string }>({
      query: ({ operationId, arg, watched }): FileRequest => {
        // The two belong together; as a union of pairs the compiler has lost that.
        const request = toRequest(operationId, arg as Arg<typeof operationId>);
        return {
          ...request,
          headers: { ...request.headers, Accept: '*/*' },
          ...(watched !== undefined && { timeout: WATCHED_TIMEOUT_MS }),
          responseHandler: (response): Promise<unknown> =>
            response.ok ? downloadOf(response, watchers.get(watched ?? '')) : response.json(),
        };
      },
    }),
  }),
});

async function downloadOf(response: Response, watcher: DownloadWatcher | undefined): Promise<Download> {
  const fileName = fileNameOf(response.headers.get('Content-Disposition') ?? '');
  const blob = watcher ? await watchedBlob(response, watcher) : await response.blob();
  return { fileName, url: URL.createObjectURL(blob) };
}

async function watchedBlob({ headers, body }: Response, { onHead, onChunk }: DownloadWatcher): Promise<Blob> {
  const type = headers.get('Content-Type') ?? '';
  const total = headers.get('X-Total-Rows');
  await onHead({ type, totalRows: total === null ? null : Number(total) });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    chunks.push(next.value);
    onChunk(next.value);
  }
  return new Blob(chunks, { type });
}

/** The name in UTF-8 as RFC 5987 writes it, or the plain one. */
function fileNameOf(disposition: string): string {
  const extended = /filename\*=UTF-8''([^;]+)/iu.exec(disposition)?.[1];
  return extended ? decodeURIComponent(extended) : (/filename="([^"]+)"/u.exec(disposition)?.[1] ?? 'download');
}

/**
 * Fetches a file with the person's own credentials and lets the browser save it.
 * `save` rejects with an ApiError; 401, 402, 403 and 460 are reacted to as in any call.
 */
export function useDownload() {
  const [fetchFile, { isLoading, error, reset }] = downloads.useDownloadMutation();
  async function save(what: DownloadArg): Promise<void> {
    const { fileName, url } = await fetchFile(what).unwrap();
    saveFile(fileName, url);
  }
  return { save, isBusy: isLoading, error, reset };
}
