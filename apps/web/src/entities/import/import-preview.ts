import { m } from '#messages';
import { getLocale } from '../../i18n/locale.ts';
import type { ReadRequest, ImportPreview } from './import-worker.ts';

/** No real price list takes this long. */
const TIME_LIMIT_MS = 20_000;

/** Reads a block or file in its own worker, the only place that loads the spreadsheet library. */
export async function readPreview(source: { readonly text: string } | { readonly file: File }): Promise<ImportPreview> {
  const file = 'file' in source ? await source.file.arrayBuffer() : null;
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<ImportPreview>();
  const limit = setTimeout(() => resolve({ ok: false, message: m.import_too_slow() }), TIME_LIMIT_MS);
  worker.addEventListener('message', ({ data }: MessageEvent<ImportPreview>) => resolve(data));
  worker.addEventListener('error', () => resolve({ ok: false, message: m.import_unreadable() }));
  const request: ReadRequest = { text: 'text' in source ? source.text : '', file, lang: getLocale() };
  worker.postMessage(request, file ? [file] : []);
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
}
