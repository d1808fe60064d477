import { expect, it } from 'vitest';
import { freePort, serve } from '../test-world/http-server.ts';
import { findEnd, meet } from './ended-server.ts';

it('a gateway that answers 503 where nothing is served, and did so before the first check, has not ended', async () => {
  const { url, close } = await serve((_, response) => response.writeHead(503).end());
  const target = { server: `${url}/api` };
  await meet(target);
  expect(await findEnd(target)).toBeNull();
  await close();
});

it('a server that refused connections before the first check, and still does, has ended', async () => {
  const target = { server: `http://127.0.0.1:${await freePort()}/api` };
  await meet(target);
  expect(await findEnd(target)).toBe(`The server at ${target.server} has ended (ECONNREFUSED).`);
});
