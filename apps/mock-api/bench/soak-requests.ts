/** Requests of the soak test: valid ones like those of users and tests, and invalid ones. */
import fc from 'fast-check';
import type { Schema } from '@zakupki/api-client/document';
import type { OperationId } from '@zakupki/api-client/operation';
import { toRequest } from '@zakupki/api-client/request';
import { routes } from '@zakupki/api-client/routes';
import { scenarioNames } from '../src/model/scenarios.ts';
import type { Random } from '../src/seed/random.ts';
import { mayStream } from '@zakupki/mock-engine/suite/first-event';
import { operationOf } from '../test/contract/suite/operations.ts';
import { hostile, valid } from '../test/requests/schema-values.ts';

export type Call = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** validates the response; absent for requests that match no operation */
  operationId?: OperationId;
};

/** Without streams, which do not end and are opened separately. */
const operationIds = (Object.keys(routes) as OperationId[]).filter((id) => !mayStream(id));

/** Path parameters: ids of the buyer's records. */
const PARAMS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  id: ['ord_paper', 'ord_uniform', 'ord_fasteners', 'ord_laptops', 'bid_paper_2', 'bid_laptops_itline', 'ord_unknown'],
  orderId: ['ord_paper', 'ord_laptops', 'ord_fasteners'],
};

/** Valid bodies by operation. Generated once, since generating one costs more than a call. */
const bodies = new Map(
  operationIds.flatMap((id): [OperationId, string[]][] => {
    const schema: Schema | undefined = operationOf(id).requestBody?.content['application/json']?.schema;
    if (!schema) return [];
    return [[id, fc.sample(valid(schema), { numRuns: 12, seed: 7 }).map((body) => JSON.stringify(body))]];
  }),
);

const hostileValues = fc.sample(hostile, { numRuns: 40, seed: 7 }).map((value) => JSON.stringify(value) ?? 'null');

const JSON_TYPE = { 'content-type': 'application/json' };

/** Any operation of the contract, mostly reads. */
export function randomCall(random: Random, key: string): Call {
  const reads = operationIds.filter((id) => routes[id].method === 'get');
  const operationId = pickOne(random, random.next() < 0.6 ? reads : operationIds);
  const { method, url, params } = toRequest(operationId, paramsOf(operationId, random) as never);
  const headers: Record<string, string> = { 'idempotency-key': key, 'if-match': `"${random.between(1, 3)}"` };
  const body = pickOne(random, bodies.get(operationId) ?? ['']);
  const search = params === undefined ? '' : `?${new URLSearchParams(params as Record<string, string>).toString()}`;
  return {
    operationId,
    method,
    path: `/api${url}${search}`,
    headers: { ...headers, ...(body !== '' && JSON_TYPE) },
    ...(body !== '' && { body }),
  };
}

function paramsOf(id: OperationId, random: Random): Record<string, string> {
  const names = [...routes[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, random.pick(PARAMS[name] ?? ['x'])]));
}

/** Creates a draft like those of the web application, so that worlds grow. */
export function newOrder(random: Random, key: string): Call {
  const body = JSON.stringify({
    title: `Партия ${random.between(1, 9999)}`,
    submissionDeadline: '2027-02-01T12:00:00Z',
    delivery: { address: 'Москва, ул. Складская, 4' },
    items: Array.from({ length: random.between(1, 20) }, (_, index) => ({ name: `Позиция ${index}`, quantity: '10' })),
  });
  return {
    operationId: 'createOrder',
    method: 'POST',
    path: '/api/orders',
    headers: { 'idempotency-key': key, ...JSON_TYPE },
    body,
  };
}

/** An invalid request, which must be refused. */
export function invalidCall(random: Random): Call {
  const path = pickOne(
    random,
    operationIds.map((id) => `/api${routes[id].path}`),
  );
  const post = (body: string | Buffer, headers: Record<string, string> = JSON_TYPE): Call => ({
    method: 'POST',
    path,
    headers,
    body,
  });
  return pickOne(random, [
    () => post('{"title": '),
    () => post(pickOne(random, hostileValues)),
    () => post(`{"items": ${pickOne(random, hostileValues)}, "title": ${pickOne(random, hostileValues)}}`),
    () => post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    () => post(Buffer.from([0xff, 0xfe, 0x00])),
    () => post('['.repeat(5000)),
    () => post(Buffer.alloc(1_100_000, 'x')),
    () => ({ method: 'GET', path: '/api/orders/%zz' }),
    () => ({ method: 'GET', path: `/api/orders?${'x'.repeat(3000)}=1&perPage=-5&perPage=5` }),
    () => ({ method: 'GET', path: '/api/orders/..%2f..%2fetc' }),
    () => ({ method: 'BREW', path }),
    () => ({ method: 'TRACE', path }),
    () => ({ method: 'GET', path: '/api/orders', headers: { 'x-mock-scenario': 'offlien' } }),
    () => ({ method: 'GET', path: '/api/orders', headers: { authorization: 'Bearer \u00ff' } }),
    () => ({ method: 'GET', path: '/api/orders', headers: { 'x-mock-world': 'No World' } }),
    () => ({ method: 'GET', path: '/api/me', headers: { prefer: 'code=402, example=nope' } }),
    () => ({
      method: 'PUT',
      path: '/__mock/worlds/soak-1/scenario',
      headers: JSON_TYPE,
      body: pickOne(random, hostileValues),
    }),
    () => ({
      method: 'PUT',
      path: '/__mock/worlds/soak-1/snapshot',
      headers: JSON_TYPE,
      body: pickOne(random, hostileValues),
    }),
    () => ({
      method: 'POST',
      path: '/__mock/worlds/soak-1/clock',
      headers: JSON_TYPE,
      body: '{"advance":"P9999999Y"}',
    }),
    () => ({ method: 'GET', path: '/__mock/enter?as=unknown&to=//evil.example' }),
    () => ({ method: 'GET', path: '/__mock/nowhere' }),
  ])();
}

/** Headers that force an answer, except a dropped connection. */
export function forcedHeader(random: Random): Record<string, string> {
  const names = scenarioNames.filter((name) => name !== 'offline' && name !== 'slow');
  return random.next() < 0.3
    ? { prefer: `code=${pickOne(random, ['402', '404', '500', '503', '200'])}` }
    : { 'x-mock-scenario': pickOne(random, names) };
}

function pickOne<T>(random: Random, list: readonly T[]): T {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error('The list is empty.');
  return random.pick([first, ...rest]);
}
