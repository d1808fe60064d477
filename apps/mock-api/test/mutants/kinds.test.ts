/** Each kind changes only what it declares, and only where the contract has it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationById } from '../../src/contract.ts';
import type { OperationId } from '@zakupki/api-client/operation';
import { RESOURCES } from '../contract/suite/resources.ts';
import { type Answered, type Exchange, Memory, type Sent } from '@zakupki/mock-engine/mutants/exchange';
import { kindNamed } from '@zakupki/mock-engine/mutants/kinds/all';
import { KINDS } from './kinds.ts';
import { inapplicable, throughMutant, newMutant } from '@zakupki/mock-engine/mutants/mutant';
import { mutatingProxy } from '@zakupki/mock-engine/mutants/proxy';
import { type Serving, serve } from '@zakupki/mock-engine/test-world/http-server';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'req_1' };
const SENT: Sent = { method: 'GET', path: '/orders', search: '', headers: {}, body: '' };

const supplier = (n: number) => ({
  id: `sup_${n}`,
  name: `Supplier ${n}`,
  tags: [],
  version: n,
  createdAt: '2026-01-12T08:15:00Z',
});
const page = { number: 1, size: 25, totalItems: 2, totalPages: 1 };
const SUPPLIERS = { data: [supplier(1), supplier(2)], page };

const ok = (body: unknown, rest: Partial<Answered> = {}): Answered => ({
  status: 200,
  headers: JSON_TYPE,
  text: JSON.stringify(body),
  ...rest,
});
const problem = (status: number, more: object = {}): Answered =>
  ok(
    { type: 'about:blank', title: 'T', status, message: 'Sentence.', code: 'some_code', requestId: 'req_1', ...more },
    { status },
  );

/** The answer of an operation through a mutant of this kind, and the request that the server received. */
async function through(name: string, operationId: OperationId, honest: Answered, sent: Partial<Sent> = {}) {
  const operation = operationById(operationId);
  if (!operation) throw new Error(`The contract has no ${operationId}`);
  const asked: Sent[] = [];
  const exchange: Exchange = {
    operation,
    params: {},
    sent: { ...SENT, ...sent },
    memory: new Memory(),
    forward: (request) => {
      asked.push(request);
      return Promise.resolve(honest);
    },
  };
  const mutant = newMutant(kindNamed(KINDS, name), { resource: operation.tag });
  const answered = await throughMutant(mutant, exchange);
  const body: unknown = /^[[{]/.test(answered.text) ? JSON.parse(answered.text) : answered.text;
  return { answered, body, asked, mutated: mutant.mutated };
}

it('every kind has a unique name, a description and an operation it applies to', () => {
  expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length);
  expect(KINDS.filter(({ does }) => does === '')).toEqual([]);
  const useless = KINDS.filter((kind) => RESOURCES.every((resource) => inapplicable(kind, { resource }) !== null));
  expect(useless.map(({ name }) => name)).toEqual([]);
});

describe('a value is changed in one place, the last innermost one', () => {
  it.each<[kind: string, mutated: object]>([
    ['drop-required-field', { page }],
    ['extra-field', { ...SUPPLIERS, passwordHash: 'x' }],
    ['number-for-text', { data: [supplier(1), { ...supplier(2), name: 7 }], page }],
    ['object-for-list', { data: [supplier(1), { ...supplier(2), tags: {} }], page }],
    ['text-for-number', { data: [supplier(1), { ...supplier(2), version: '2' }], page }],
    ['bad-id', { data: [supplier(1), { ...supplier(2), id: 'sup_2/1' }], page }],
    ['moment-without-zone', { data: [supplier(1), { ...supplier(2), createdAt: '2026-01-12T08:15:00' }], page }],
    [
      'swapped-ids',
      {
        data: [
          { ...supplier(1), id: 'sup_2' },
          { ...supplier(2), id: 'sup_1' },
        ],
        page,
      },
    ],
    ['one-item-too-many', { ...SUPPLIERS, page: { ...page, totalItems: 3 } }],
    ['drops-last-item', { data: [supplier(1)], page }],
    ['first-item-twice', { data: [supplier(1), supplier(1)], page }],
    ['reversed', { data: [supplier(2), supplier(1)], page }],
  ])('%s', async (kind, mutated) => {
    const { body, answered } = await through(kind, 'listSuppliers', ok(SUPPLIERS));
    expect(body).toEqual(mutated);
    expect(answered).toMatchObject({ status: 200, headers: JSON_TYPE });
  });

  it('not in a refusal', async () => {
    const { answered, mutated } = await through('number-for-text', 'listSuppliers', problem(404));
    expect([answered, mutated]).toEqual([problem(404), 0]);
  });
});

describe('refusals', () => {
  it.each<[kind: string, honest: Answered, mutated: object]>([
    ['wrong-402-message', problem(402, { message: 'TRIAL_EXPIRED' }), { message: 'Payment required', status: 402 }],
    ['swapped-402-message', problem(402, { message: 'TRIAL_EXPIRED' }), { message: 'SUBSCRIPTION_EXPIRED' }],
    ['wrong-460-message', problem(460, { message: 'PHONE_REQUIRED' }), { message: 'Phone required', status: 460 }],
    ['402-to-400', problem(402), { status: 400, message: 'Sentence.' }],
    ['422-with-empty-errors', problem(422, { errors: [{ pointer: '/name' }] }), { errors: [] }],
    ['422-pointer-elsewhere', problem(422, { errors: [{ pointer: '/name' }] }), { errors: [{ pointer: '' }] }],
  ])('%s', async (kind, honest, mutated) => {
    const { body, answered } = await through(kind, 'listSuppliers', honest);
    expect(body).toMatchObject(mutated);
    expect(answered.status).toBe((body as { status: number }).status);
  });

  it('460-to-success returns data that the caller may not see', async () => {
    const { answered, body } = await through('460-to-success', 'listSuppliers', problem(460));
    expect([answered.status, body]).toMatchObject([200, { data: [{ name: 'ООО «Метиз-Сервис»' }] }]);
  });
});

it.each<[kind: string, sent: Partial<Sent>, asked: Partial<Sent>]>([
  ['ignores-q', { search: 'q=bolt&page=2' }, { search: 'page=2' }],
  ['ignores-perPage', { search: 'q=bolt&perPage=2' }, { search: 'q=bolt' }],
  ['swapped-languages', { headers: { 'accept-language': 'en' } }, { headers: { 'accept-language': 'ru' } }],
  ['acts-as-oneself', { headers: { 'x-as-user': 'usr_1' } }, { headers: {} }],
])('%s changes the request', async (kind, sent, asked) => {
  const { asked: seen, mutated } = await through(kind, 'listSuppliers', ok(SUPPLIERS), sent);
  expect([seen, mutated]).toEqual([[{ ...SENT, ...asked }], 1]);
});

it('lost-idempotency gives every attempt a new key', async () => {
  const headers = { 'idempotency-key': '6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10' };
  const { asked } = await through('lost-idempotency', 'createOrder', ok({}, { status: 201 }), { headers });
  expect(asked[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked[0]?.headers).not.toEqual(headers);
});

it('a kind is not applicable where the contract has nothing to change', () => {
  expect(inapplicable(kindNamed(KINDS, '201-to-200'), { resource: 'reference' })).toBe('no operation declares 201');
  expect(inapplicable(kindNamed(KINDS, 'lost-idempotency'), { resource: 'statistics' })).toBe(
    'no operation takes Idempotency-Key',
  );
  expect(inapplicable(kindNamed(KINDS, '201-to-200'), { resource: 'orders' })).toBeNull();
});

describe('the proxy', () => {
  let server: Serving;
  beforeAll(async () => {
    server = await serve((request, response) => {
      response.writeHead(200, JSON_TYPE);
      response.end(JSON.stringify({ ...SUPPLIERS, asked: `${request.method} ${request.url}` }));
    });
  });
  afterAll(() => server.close());

  it('changes its resource and passes everything else unchanged', async () => {
    const mutant = newMutant(kindNamed(KINDS, 'empty-list'), { resource: 'suppliers' });
    const proxy = await mutatingProxy({ target: `${server.url}/api`, mutant });
    const asked = async (path: string) => (await fetch(new URL(path, proxy.url))).json();
    expect(await asked('/api/suppliers?q=bolt')).toMatchObject({ data: [], page: { totalItems: 0 } });
    expect(await asked('/api/orders?q=%D0%B1')).toEqual({ ...SUPPLIERS, asked: 'GET /api/orders?q=%D0%B1' });
    expect(await asked('/__mock/health')).toEqual({ ...SUPPLIERS, asked: 'GET /__mock/health' });
    expect(mutant.mutated).toBe(1);
    await proxy.close();
  });
});
