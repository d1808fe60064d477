/** Raw answers: sends no default headers and decodes nothing. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

type RawAnswer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };
type Ask = (path: string, headers: Record<string, string>, method?: string) => Promise<RawAnswer>;

/** Serves an app for the tests of a file. */
export function rawAnswers(app: RequestListener): Ask {
  const server = createServer(app);
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());
  return async (path, headers, method = 'GET') => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: false }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) };
  };
}
