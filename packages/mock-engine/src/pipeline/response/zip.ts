/** ZIP archives, written while they are sent. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** `isPacked` content, such as most attached files, is already compressed. */
export type ZipEntry = { name: string; bytes: Uint8Array; isPacked?: boolean };

/** The years that a ZIP archive can name. */
const EARLIEST = Date.UTC(1980, 0, 2);
const LATEST = Date.UTC(2099, 11, 30);

/** Reads each entry after the previous one is consumed. @param at modification time of all entries, epoch ms */
export async function* zipChunks(entries: AsyncIterable<ZipEntry>, at: number): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const mtime = Math.min(Math.max(at, EARLIEST), LATEST);
  for await (const { name, bytes, isPacked = false } of entries) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = mtime;
    zip.add(entry);
    entry.push(bytes, true);
    yield* written;
    written = [];
    await nextTurn();
  }
  zip.end();
  yield* written;
}
