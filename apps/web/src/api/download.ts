import type { Arg, OperationId } from '@zakupki/api-client/operation';
import { type ContractRequest, toRequest } from '@zakupki/api-client/request';
import { saveFile } from '../ui/save-file.ts';
import { api } from './api.ts';

/** A file the API answered with, as the browser can save it. */
export interface Download {
  readonly fileName: string;
  /** an object URL; whoever asked frees it */
  readonly url: string;
}

/** An operation that answers with a file at once; one that is made while it is sent wants its progress shown. */
type FileOperation = Exclude<
  Extract<OperationId, `export${string}` | `download${string}` | 'getBidTemplate'>,
  'exportStatsDetails'
>;

export type DownloadArg = { [O in FileOperation]: { readonly operationId: O; readonly arg: Arg<O> } }[FileOperation];

/** Only the address of the bytes goes into the store. */
type FileRequest = ContractRequest & { responseHandler: (response: Response) => Promise<unknown> };

const downloads = api.injectEndpoints({
  endpoints: (build) => ({
    download: build.mutation<Download, DownloadArg>({
      query: ({ operationId, arg }): FileRequest => {
        const request = toRequest(operationId, arg);
        return {
          ...request,
          headers: { ...request.headers, Accept: '*/*' },
          responseHandler: (response): Promise<unknown> => (response.ok ? downloadOf(response) : response.json()),
        };
      },
    }),
  }),
});

async function downloadOf(response: Response): Promise<Download> {
  const fileName = fileNameOf(response.headers.get('Content-Disposition') ?? '');
  return { fileName, url: URL.createObjectURL(await response.blob()) };
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
  /** The text of the file instead of the file. */
  async function read(what: DownloadArg): Promise<string> {
    const { url } = await fetchFile(what).unwrap();
    const text = await (await fetch(url)).text();
    URL.revokeObjectURL(url);
    return text;
  }
  return { save, read, isBusy: isLoading, error, reset };
}
