/** Raw answers: sends no default headers and decodes nothing. */
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';

type RawAnswer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };
type Ask = (path: string, headers: Record<string, string>, method?: string) => Promise<RawAnswer>;

/** Serves an app for the tests of a file. */
export function rawAnswers(app: RequestListener): Ask {
  let serving: Serving;
  beforeAll(async () => {
    serving = await serve(app);
  });
  afterAll(() => serving.close());
  return async (path, headers, method = 'GET') => {
    const sent = request({ host: '127.0.0.1', port: serving.port, method, path, headers, agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: await buffer(answer) };
  };
}
