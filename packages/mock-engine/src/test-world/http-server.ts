/** A listening server and its address, closed by the test. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Serving = { url: string; port: number; server: Server; close: () => Promise<void> };

/** With Node's default of 5 s a slow test may send a request into a connection that the server is closing. */
const KEEP_ALIVE_MS = 120_000;

/** Listens on localhost; port 0 takes a free one. */
export async function serve(listener: RequestListener, wanted = 0): Promise<Serving> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener).listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, port, server, close };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const { port, close } = await serve(() => {});
  await close();
  return port;
}
