/** What a new version of the contract breaks for one caller, and names that two schemas have. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { breaksFor, usedIn } from '@zakupki/openapi/affected';
import { collisionsIn } from '@zakupki/openapi/collisions';
import type { Contract } from '@zakupki/openapi/compatibility';

/** @param limit of both bodies @param id the name of the part of the path */
const contract = (limit: number, id = 'id'): Contract => {
  const body = (name: string) => ({
    content: {
      'application/json': { schema: { type: 'object', properties: { [name]: { type: 'string', maxLength: limit } } } },
    },
  });
  return {
    info: { version: `1.${limit}.0` },
    paths: {
      '/orders': { post: { operationId: 'createOrder', requestBody: body('title'), responses: {} } },
      [`/orders/{${id}}`]: { patch: { operationId: 'updateOrder', requestBody: body('note'), responses: {} } },
    },
  };
};

it('names the breaks of the used operations alone', () => {
  const [before, after] = [contract(20), contract(10, 'orderId')];
  expect(breaksFor(['createOrder'], before, after)).toEqual(['POST /orders body.title has maxLength 10']);
  expect(breaksFor(['updateOrder'], before, after)).toEqual(['PATCH /orders/{id} body.note has maxLength 10']);
  expect(breaksFor(['createOrder'], before, before)).toEqual([]);
  expect(() => breaksFor(['createOrders'], before, after)).toThrow('Version 1.20.0 has no operation createOrders');
});

it('reads the used operations from a list or a HAR', () => {
  const har = (url: string) => JSON.stringify({ log: { entries: [{ request: { method: 'PATCH', url } }] } });
  expect(usedIn('# ours\ncreateOrder\n\nupdateOrder\r\n', contract(20))).toEqual(['createOrder', 'updateOrder']);
  expect(usedIn(har('https://shop.test/api/orders/7?x=1'), contract(20))).toEqual(['updateOrder']);
  expect(() => usedIn(har('https://shop.test/other'), contract(20))).toThrow('No request of the HAR');
});

it('finds both places of a name that two schemas have', () => {
  const root = mkdtempSync(join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'resources'));
  writeFileSync(join(root, 'resources/a.yaml'), 'paths:\n\nschemas:\n  Delivery:\n    type: object\n');
  writeFileSync(
    join(root, 'resources/b.yaml'),
    'schemas:\n  Order:\n    type: object\n  Delivery:\n    type: string\n',
  );
  const schemas = { Delivery: {}, 'Delivery-2': {}, Order: {}, 'Sha-256': {} };
  expect(collisionsIn({ components: { schemas } }, root)).toEqual([
    'The schema Delivery is in resources/a.yaml:4 and resources/b.yaml:4; rename one, or refer to the other.',
  ]);
});
