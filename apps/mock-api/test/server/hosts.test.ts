/** Names under which /api answers. */
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';

let server: Serving;
beforeAll(async () => {
  server = await serve(createApp({ allowedHosts: ['qa.example'] }));
});
afterAll(() => server.close());

async function statusAs(host: string): Promise<number | undefined> {
  const [answer] = (await once(get(`${server.url}/api/plans`, { headers: { host } }), 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

it.each(['localhost', '127.0.0.1:4010', '[::1]:80', 'zakupki.localhost', '192.168.1.7', 'QA.example:443'])(
  'answers as %s',
  async (host) => expect(await statusAs(host)).not.toBe(421),
);

it.each(['evil.example', '127.0.0.1.nip.io', 'localhost.evil.example', 'qa.example.evil.example'])(
  'refuses to answer as "%s"',
  async (host) => expect(await statusAs(host)).toBe(421),
);
