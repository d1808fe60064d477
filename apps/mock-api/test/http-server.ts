/** A listening server and its address, closed by the test. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Serving = { url: string; port: number; server: Server; close: () => Promise<void> };

/** Listens on localhost; port 0 takes a free one. */
export async function serve(listener: RequestListener, wanted = 0): Promise<Serving> {
  const server = createServer(listener).listen(wanted, '127.0.0.1');
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
