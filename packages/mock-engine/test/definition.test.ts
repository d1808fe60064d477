/** What is wrong in a definition is said before the first request. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readDocument } from '../src/bare/read-document.ts';
import { defineMock } from '../src/definition.ts';
import { answerInProcess } from '../src/in-process/answer.ts';
import { bearerIdentity } from '../src/pipeline/bearer.ts';
import { createApp } from '../src/server/create-app.ts';
import { serve } from '../src/test-world/http-server.ts';
import { createModel } from '../src/world/model.ts';
import { createSeed } from '../src/world/seed.ts';
import { table } from '../src/world/tables.ts';

const cars = table(z.strictObject({ id: z.string(), seats: z.number() }), {});
// The tables of this file are not registered.
const modelOf = (tables: object) => createModel({ name: 'garage', tables: tables as never });

it('a table of the engine cannot be defined again', () => {
  expect(() => modelOf({ letters: cars })).toThrow('The engine has a table "letters"');
});

it('a table cannot have a name that worlds use', () => {
  for (const name of ['clock', 'id', 'table', 'toString'])
    expect(() => createSeed(modelOf({ [name]: cars }), '2026-01-01T09:00:00Z', {})).toThrow(`named "${name}"`);
});

it('two people cannot have one name', () => {
  const ann = { name: 'ann', id: 'usr_1', email: 'ann@garage.test', state: { en: 'A driver' } };
  const people = [ann, { ...ann, id: 'usr_2' }] as never;
  expect(() => createModel({ name: 'garage', tables: { cars } as never, people })).toThrow('named "ann"');
});

it('a record of the seed that breaks its schema is refused', () => {
  const seedOf = (record: object) => () =>
    createSeed(modelOf({ cars }), '2026-01-01T09:00:00Z', { cars: [record] } as never);
  expect(seedOf({ id: 'one', seats: 'two' })).toThrow('wrong record one of "cars", at seats');
  expect(seedOf({ id: 'one', seats: 2 })).not.toThrow();
});

/** A garage whose 402 has no example. */
function garage(scenarios: object) {
  const get = `{operationId: getCar, responses: {'200': {description: '', headers: {X-Seats: {schema: {type: integer}}},
      content: {application/json: {schema: {type: object, properties: {price: {type: integer}}}}}},
    '402': {description: '', content: {application/problem+json: {schema: {type: object}}}}}}`;
  const post = `{operationId: addCar, requestBody: {required: true, content: {application/json: {schema:
      {type: object, properties: {price: {type: integer}}}}}}, responses: {'204': {description: ''}}}`;
  const catalogue = `{debt_unpaid: {status: 402, en: 'Pay {debt} first.', ru: 'Сначала оплатите {debt}.', params: {debt: 5}}}`;
  const model = createModel({ name: 'garage', tables: { cars } as never, scenarios: scenarios as never });
  return defineMock({
    version: '1',
    contract: readDocument(`{openapi: 3.1.0, x-problems: ${catalogue}, paths: {/car: {get: ${get}, post: ${post}}}}`),
    seed: () => createSeed(model, '2026-01-01T09:00:00Z', {}),
    identity: bearerIdentity({ find: () => null, idsOf: () => ({ id: '', sessionId: '' }) }),
    operations: {
      getCar: { handle: () => ({ status: 200, body: {} }) },
      addCar: { handle: () => ({ status: 204 }) },
    } as never,
  });
}

it('a scenario cannot have a rule for an unknown operation', () => {
  const inDebt = (operationId: string) => () =>
    garage({ debt: { summary: '', rules: [{ when: { operationId }, then: { status: 402 } }] } }).buildSeed();
  expect(inDebt('getCars')).toThrow('Scenario "debt": the contract has no operation "getCars"');
  expect(inDebt('getCar')).not.toThrow();
});

it('a forced status has the only problem that the catalogue has of it', async () => {
  const { fetch: send } = answerInProcess(
    garage({ debt: { summary: '', rules: [{ when: { operationId: 'getCar' }, then: { status: 402 } }] } }),
  );
  const answer = await send('/api/car', { headers: { 'x-mock-scenario': 'debt' } });
  expect([answer.status, await answer.json()]).toEqual([
    402,
    expect.objectContaining({ code: 'debt_unpaid', message: 'Pay 5 first.' }),
  ]);
});

it('a number that JSON cannot write is an invalid one', async () => {
  const { fetch: send } = answerInProcess(garage({}));
  const headers = { 'content-type': 'application/json' };
  const statusOf = async (price: string) =>
    (await send('/api/car', { method: 'POST', headers, body: `{"price": ${price}}` })).status;
  expect([await statusOf('1e15'), await statusOf('1e400')]).toEqual([204, 422]);
});

it('pages of other origins may read the headers of the contract', async () => {
  const { url, close } = await serve(createApp(garage({})));
  const { headers } = await fetch(`${url}/api/car`, { headers: { origin: 'http://localhost:3000' } });
  await close();
  expect(headers.get('access-control-expose-headers')).toContain('X-Seats');
});

it('a target without a version and an ETag does not pass for any version', async () => {
  const put = `{operationId: putCar, parameters: [{name: If-Match, in: header, required: true, schema: {type: string}}],
    responses: {'204': {description: ''}}}`;
  const model = modelOf({ cars });
  let target: object = { id: 'one' };
  const mock = defineMock({
    version: '1',
    contract: readDocument(`{openapi: 3.1.0, paths: {/car: {put: ${put}}}}`),
    seed: () => createSeed(model, '2026-01-01T09:00:00Z', {}),
    identity: bearerIdentity({ find: () => null, idsOf: () => ({ id: '', sessionId: '' }) }),
    operations: { putCar: { locate: () => target, handle: () => ({ status: 204 }) } } as never,
  });
  const { fetch: send } = answerInProcess(mock);
  const statusOf = async (version: string) =>
    (await send('/api/car', { method: 'PUT', headers: { 'if-match': `"${version}"` } })).status;
  expect(await statusOf('undefined')).toBe(500);
  target = { id: 'one', version: 3 };
  expect([await statusOf('3'), await statusOf('2')]).toEqual([204, 412]);
});
