import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WaitingAgent } from './waiting-agent.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function listen(port = 0): Promise<number> {
  const server = createServer((_request, response) => response.end('here')).listen(port, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('answers a request that was sent while the server was restarting', async () => {
  const port = await listen();
  servers[0]?.close();
  const request = get({ host: '127.0.0.1', port, agent: new WaitingAgent() });
  const answered = once(request, 'response');
  // The first attempt is refused before the server is back.
  await new Promise((resolve) => setImmediate(resolve));
  await listen(port);
  const [response] = (await answered) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  response.resume();
});

it('fails at once for an address that does not exist', async () => {
  const request = get({ host: 'no-such-host.invalid', port: 80, agent: new WaitingAgent() });
  const [error] = (await once(request, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).not.toBe('ECONNREFUSED');
});
