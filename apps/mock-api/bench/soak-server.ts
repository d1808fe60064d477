/**
 * The mock in a process of its own, as `src/main.ts` serves it, which tells its parent over IPC what it holds. It is never
 * told to exit: closed, it has to end by itself, or something was left open.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../src/create-app.ts';
import { answerUnparsed, MAX_HEADER_BYTES } from '../src/server/unparsed.ts';

/** What the server holds, garbage apart; bytes. */
export type Held = {
  rss: number;
  heap: number;
  /** bytes outside the heap: buffers */
  external: number;
  sockets: number;
  /** timers waiting, such as of delayed answers */
  timers: number;
};

export type Told = { origin: string } | { held: Held };

const maxWorlds = Number(process.argv[2]);
const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, createApp({ maxWorlds }));
server.on('clientError', answerUnparsed);
server.listen(0, '127.0.0.1', () => {
  tell({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});

const tell = (told: Told) => process.send?.(told);

async function held(): Promise<Held> {
  // What one collection frees may hold the next one's; the last resort gives emptied pages back to the system, too.
  const all = { type: 'major', execution: 'async', flavor: 'last-resort' } as const;
  for (let round = 0; round < 4; round += 1) await globalThis.gc?.(all);
  const { rss, heapUsed, external } = process.memoryUsage();
  const sockets = await new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  return { rss, heap: heapUsed, external, sockets, timers };
}

process.on('message', (order: 'measure' | 'close') => {
  if (order === 'measure') void held().then((now) => tell({ held: now }));
  else server.close(() => process.disconnect());
});
