/** What is wrong in a definition is said before the first request. */
import { expect, it } from 'vitest';
import { z } from 'zod';
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
