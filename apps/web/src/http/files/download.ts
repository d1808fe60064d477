import type { Arg, OperationId } from '@zakupki/api-client/operation';
import type { ApiError } from '@zakupki/api-client/problem';
import { type ContractRequest, toRequest } from '@zakupki/api-client/request';
import { saveFile } from '../../browser/save-file.ts';
import { showMessage } from '../../ui/feedback/popups.ts';
import { api } from '../api.ts';
import { problemText } from '../error-statuses.ts';
import { asApiError } from '../problem-message.tsx';

export type Download = {
  readonly fileName: string;
  /** An object URL; the caller revokes it. */
  readonly url: string;
};

/** Operations that stream a file while generating it, so the download shows progress. */
type StreamedOperation = 'exportStatsDetails' | 'exportAccount';

type FileOperation = Exclude<
  Extract<OperationId, `export${string}` | `download${string}` | 'getBidForm'>,
  StreamedOperation
>;

type OperationCall<O extends OperationId> = { [K in O]: { readonly operationId: K; readonly arg: Arg<K> } }[O];

export type DownloadArg = OperationCall<FileOperation>;
export type StreamedArg = OperationCall<StreamedOperation>;

/** Only the object URL goes into the store. */
type FileRequest = ContractRequest & { responseHandler: (response: Response) => Promise<unknown>; timeout?: number };

type DownloadWatcher = {
  readonly onHead: (head: { readonly type: string; readonly totalRows: number | null }) => void | Promise<void>;
  readonly onChunk: (chunk: Uint8Array) => void;
};

// The store takes plain data only, so watchers are passed by id.
const watchers = new Map<string, DownloadWatcher>();

/**
 * Registers a watcher for the download with the same `watcherId`.
 * @returns unregisters the watcher
 */
export function watchDownload(watcherId: string, watcher: DownloadWatcher): () => void {
  watchers.set(watcherId, watcher);
  return () => void watchers.delete(watcherId);
}

/** Ends a connection that is silent; a broken one fails by itself. */
const WATCHED_TIMEOUT_MS = 15 * 60_000;

export const downloads = api.injectEndpoints({
  endpoints: (build) => ({
    download: build.mutation<Download, (DownloadArg | StreamedArg) & { readonly watcherId?: string }>({
      query: ({ operationId, arg, watcherId }): FileRequest => {
        // In the union TypeScript loses the link between an operation and its argument.
        const request = toRequest(operationId, arg as Arg<typeof operationId>);
        return {
          ...request,
          headers: { ...request.headers, Accept: '*/*' },
          ...(watcherId !== undefined && { timeout: WATCHED_TIMEOUT_MS }),
          responseHandler: (response): Promise<unknown> =>
            response.ok ? downloadOf(response, watchers.get(watcherId ?? '')) : response.json(),
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

/** The UTF-8 name of RFC 5987, or the plain one. */
function fileNameOf(disposition: string): string {
  const extended = /filename\*=UTF-8''([^;]+)/iu.exec(disposition)?.[1];
  return extended ? decodeURIComponent(extended) : (/filename="([^"]+)"/u.exec(disposition)?.[1] ?? 'download');
}

/**
 * Downloads a file with the session's credentials and saves it; 401, 402, 403 and 460 have their usual reactions.
 * `save` resolves in every case.
 *
 * @param onError shows the problem as a message by default
 */
export function useDownload(onError: (error: ApiError) => void = showProblem) {
  const [fetchFile, { isLoading, error }] = downloads.useDownloadMutation();
  async function save(request: DownloadArg): Promise<void> {
    const answer = await fetchFile(request);
    if (answer.data) saveFile(answer.data.fileName, answer.data.url);
    else onError(asApiError(answer.error));
  }
  return { save, isBusy: isLoading, error };
}

function showProblem(error: ApiError): void {
  showMessage(problemText(error), 'danger');
}
