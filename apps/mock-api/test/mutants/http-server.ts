/** A listening server and its address, closed by the test. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Serving = { url: string; close: () => Promise<void> };

/** Listens on localhost; port 0 takes a free one. */
export async function serve(listener: RequestListener, port = 0): Promise<Serving> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
