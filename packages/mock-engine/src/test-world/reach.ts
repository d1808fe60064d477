/** How a test reaches a server. */
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Address of a running server, an app to serve until the process ends, or a mock in this process. */
export type Server = string | URL | RequestListener | InProcess;
/** A mock in this process. */
export type InProcess = { readonly origin: string; readonly fetch: Fetch };
export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export async function reach(server: Server): Promise<InProcess> {
  if (typeof server === 'object' && 'fetch' in server) return server;
  return { origin: typeof server === 'function' ? await serveApp(server) : originOf(server), fetch };
}

/** @throws TypeError for anything but an address over HTTP */
function originOf(server: string | URL): string {
  const url = URL.parse(String(server));
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new TypeError(`"${String(server)}" is not the address of a mock, such as http://127.0.0.1:4010`);
}

const origins = new WeakMap<RequestListener, Promise<string>>();

/**
 * With Node's default of 5 s a busy test may send a request into a connection that the server is closing (ECONNRESET).
 */
const KEEP_ALIVE_MS = 120_000;

/** Serves an app once on a free local port, without keeping the process alive. */
export function serveApp(app: RequestListener): Promise<string> {
  let origin = origins.get(app);
  if (!origin) origins.set(app, (origin = listen(app)));
  return origin;
}

async function listen(app: RequestListener): Promise<string> {
  // Imported here because pages have no `node:http`.
  const { createServer } = await import('node:http');
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Neither does an open connection; a test that waits for an answer has its own end of it.
  server.unref().on('connection', (socket) => socket.unref());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
