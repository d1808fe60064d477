/** What is wrong in a definition is said before the first request. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readDocument } from '../src/bare/read-document.ts';
import { defineMock } from '../src/definition.ts';
import { answerInProcess } from '../src/in-process/answer.ts';
import { bearerIdentity } from '../src/pipeline/bearer.ts';
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

it('a record of the seed that breaks its schema is refused', () => {
  const seedOf = (record: object) => () =>
    createSeed(modelOf({ cars }), '2026-01-01T09:00:00Z', { cars: [record] } as never);
  expect(seedOf({ id: 'one', seats: 'two' })).toThrow('wrong record one of "cars", at seats');
  expect(seedOf({ id: 'one', seats: 2 })).not.toThrow();
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
