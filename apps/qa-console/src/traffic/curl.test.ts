import { execFileSync } from 'node:child_process';
import type { LoggedExchange } from '@zakupki/mock-control/schema';
import { expect, it } from 'vitest';
import { curlOf } from './curl.ts';

const exchange = (
  change: Partial<LoggedExchange['request']>,
  method = 'POST',
  path = '/api/orders',
): LoggedExchange => ({
  id: 'req_1',
  at: '2026-11-02T09:00:00Z',
  method,
  path,
  operationId: 'createOrder',
  personId: null,
  actingAsId: null,
  status: 201,
  ms: 1,
  forcedBy: null,
  reason: null,
  violations: [],
  request: { headers: {}, body: null, isBodyKept: true, ...change },
  response: { headers: {}, body: null, isBodyKept: true },
});

/** The arguments that a shell passes to curl. */
const argumentsOf = (command: string) =>
  execFileSync('sh', ['-c', `curl() { for part in "$@"; do printf '%s\\0' "$part"; done; }; ${command}`], {
    encoding: 'utf8',
  })
    .split('\0')
    .slice(0, -1);

it('sends the same request to the same world', () => {
  const { request, method, ...rest } = exchange({
    headers: {
      authorization: 'Bearer tok_1',
      'content-type': 'application/json',
      cookie: 'mock-world=x',
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
    },
    body: '{"title":"Paper"}',
  });
  expect(argumentsOf(curlOf({ request, method, ...rest }, 'http://localhost:4010', 'ticket-118'))).toEqual([
    '-X',
    'POST',
    'http://localhost:4010/api/orders',
    '-H',
    'authorization: Bearer tok_1',
    '-H',
    'content-type: application/json',
    '-H',
    'x-mock-world: ticket-118',
    '--data-raw',
    '{"title":"Paper"}',
  ]);
});

it('reads a masked token from $TOKEN', () => {
  const command = curlOf(exchange({ headers: { authorization: 'Bearer ****XswS' } }), 'http://localhost', 'default');
  expect(argumentsOf(`TOKEN=tok_2; ${command}`)).toContain('authorization: Bearer tok_2');
});

it('omits method and body for GET', () => {
  expect(argumentsOf(curlOf(exchange({}, 'GET', '/api/orders?q=a&page=2'), 'http://localhost', 'default'))).toEqual([
    'http://localhost/api/orders?q=a&page=2',
    '-H',
    'x-mock-world: default',
  ]);
});

it.each(["it's", '$(id) `id` "x" \\', "''", 'line\nbreak', '{"name": "Бумага"}'])('escapes the body: %s', (body) => {
  expect(argumentsOf(curlOf(exchange({ body }), 'http://localhost', 'default')).at(-1)).toBe(body);
});
