/**
 * The mock in a separate process, as `src/main.ts` serves it; it reports its memory to its parent over IPC. It never calls
 * `process.exit`: after closing it has to end by itself, otherwise something was left open.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../src/create-app.ts';
import { answerUnparsed, MAX_HEADER_BYTES } from '../src/server/unparsed.ts';

/** Memory after garbage collection, in bytes. */
export type MemoryUse = {
  rss: number;
  heap: number;
  /** bytes outside the heap: buffers */
  external: number;
  sockets: number;
  /** active timers, such as those of delayed answers */
  timers: number;
};

export type ServerMessage = { origin: string } | { held: MemoryUse };

const maxWorlds = Number(process.argv[2]);
const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, createApp({ maxWorlds }));
server.on('clientError', answerUnparsed);
server.listen(0, '127.0.0.1', () => {
  send({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});

const send = (message: ServerMessage) => process.send?.(message);

async function measure(): Promise<MemoryUse> {
  // One collection may make more objects collectable; "last-resort" also returns empty pages to the system.
  const all = { type: 'major', execution: 'async', flavor: 'last-resort' } as const;
  for (let round = 0; round < 4; round += 1) await globalThis.gc?.(all);
  const { rss, heapUsed, external } = process.memoryUsage();
  const sockets = await new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  return { rss, heap: heapUsed, external, sockets, timers };
}

process.on('message', (command: 'measure' | 'close') => {
  if (command === 'measure') void measure().then((now) => send({ held: now }));
  else server.close(() => process.disconnect());
});
