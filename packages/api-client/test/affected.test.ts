/** What a new version of the contract breaks for one caller, and names that two schemas have. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
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

const RELEASED = new URL('../src/generated/released.gen.json', import.meta.url);
const released = JSON.parse(readFileSync(RELEASED, 'utf8')) as Contract;

it('names the breaks of the used operations alone', () => {
  const [before, after] = [contract(20), contract(10, 'orderId')];
  expect(breaksFor(['createOrder'], before, after)).toEqual(['POST /orders body.title has maxLength 10']);
  expect(breaksFor(['updateOrder'], before, after)).toEqual(['PATCH /orders/{id} body.note has maxLength 10']);
  expect(breaksFor(['createOrder'], before, before)).toEqual([]);
  expect(() => breaksFor(['createOrders'], before, after)).toThrow('Version 1.20.0 has no operation createOrders');
});

it('reads the used operations from a list or a HAR', () => {
  const har = (url: string) => JSON.stringify({ log: { entries: [{ request: { method: 'PATCH', url } }] } });
  const operations = ['createOrder', 'updateOrder'];
  expect(usedIn('\ufeff# ours\ncreateOrder\n\nupdateOrder # too\r\ncreateOrder', contract(20))).toEqual({
    operations,
    others: [],
  });
  for (const url of ['https://shop.test/api/orders/7?x=1', '/v2/api/orders/7'])
    expect(usedIn(har(url), contract(20)).operations).toEqual(['updateOrder']);
  expect(() => usedIn(har('https://shop.test/other'), contract(20))).toThrow('no request of the HAR');
});

it('names requests of a HAR that the contract does not have', () => {
  const sent = ['/api/orders/7', '/api/bids', '/app/main.js'].map((url) => ({ request: { method: 'patch', url } }));
  const har = JSON.stringify({ log: { entries: sent } });
  expect(usedIn(har, contract(20))).toEqual({ operations: ['updateOrder'], others: ['PATCH /api/bids'] });
});

it.each([
  ['an empty list', '', 'used: it names no operation: write an operationId on each line'],
  ['a list of comments', '# none\n', 'used: it names no operation: write an operationId on each line'],
  ['half a HAR', '{"log":', 'used: Unexpected end of JSON input'],
  [
    'a HAR without a request',
    '{"log":{"entries":[{}]}}',
    'used: /log/entries/0/request should have a method and a url',
  ],
  ['an unknown operation', 'getOrdr', `Version ${released.info.version} has no operation getOrdr`],
])('refuses %s instead of finding no break', (_what, text, sentence) => {
  const { status, stderr } = run(text, 'used');
  expect([status, stderr.trim()]).toEqual([2, sentence]);
});

it('refuses a document that is none of the contract', () => {
  const { status, stderr } = run('{"name":"x"}', 'used', 'used');
  expect([status, stderr.trim()]).toEqual([2, expect.stringContaining('used: this is no document of the contract')]);
});

const COMMAND = createRequire(import.meta.url).resolve('@zakupki/openapi/affected');

/** @param text of the file `used` in the folder of the command */
function run(text: string, ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'affected-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'used'), text);
  const env = { INIT_CWD: folder };
  return spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', env });
}

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
