import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { buildSeed } from '../../src/seed/seed.ts';
import type { Seed } from '@zakupki/mock-engine/world/world';
import { readDocument } from '@zakupki/mock-engine/control/snapshots/read-document';

let seed: Seed;
beforeAll(() => {
  seed = buildSeed();
});

const read = (text: string) => readDocument(Buffer.from(text), seed);

/** Returns the value, or the problem code when the document is refused. */
async function outcome(text: string): Promise<unknown> {
  try {
    return await read(text);
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return 'malformed_json';
  }
}

const KEYS = ['tables', 'orders', 'put', 'deleted', 'snapshot', 'before', 'id', '__proto__', '', 'a"b\\', 'ы'];

/** JSON with the keys of a snapshot at valid and at other places. */
const { value: json } = fc.letrec<{ value: unknown; put: unknown; tables: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(0, -1.5e-7, true, null, '', '[', '{"put":[', 'a\\"', 'ы'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 4 }),
    fc.record({ tables: tie('tables') }),
    fc.record({ snapshot: fc.record({ tables: tie('tables') }), before: fc.record({ tables: tie('tables') }) }),
  ),
  tables: fc.dictionary(fc.constantFrom('orders', 'bids', 'x'), tie('put'), { maxKeys: 3 }),
  put: fc.record({ put: fc.array(tie('value'), { maxLength: 4 }), deleted: tie('value') }),
}));

const texts = fc
  .tuple(json, fc.constantFrom(undefined, 1, '\t'))
  .map(([value, indent]) => JSON.stringify(value, null, indent));

test('a document is parsed like JSON.parse', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(await outcome(text)).toEqual(parsed(text));
    }),
    { numRuns: 1000 },
  );
});

test('a document with one changed character is parsed or refused like JSON.parse', async () => {
  const broken = fc.tuple(texts, fc.nat(), fc.constantFrom('', ',', '[', ']', '}', '"', '0', '\\'));
  await fc.assert(
    fc.asyncProperty(broken, async ([text, number, character]) => {
      const index = number % text.length;
      const changed = text.slice(0, index) + character + text.slice(index + 1);
      expect(await outcome(changed)).toEqual(parsed(changed));
    }),
    { numRuns: 2000 },
  );
});

test('records that equal a seed record are replaced with it', async () => {
  const [first, second] = seed.orders.records.values();
  const changed = { ...second, title: 'Другое имя' };
  const document = { tables: { orders: { put: [first, changed], deleted: [] } } };
  const { tables } = (await read(JSON.stringify(document))) as typeof document;
  expect(tables.orders.put).toEqual([first, changed]);
  expect(tables.orders.put[0]).toBe(first);
});

test.each([
  ['values outside of records', `[${'0,'.repeat(100_000)}0]`, 'too_many_values'],
  ['values in a record', `{"tables":{"orders":{"put":[[${'0,'.repeat(100_000)}0]]}}}`, 'too_many_values'],
  ['records', `{"tables":{"orders":{"put":[${'0,'.repeat(1_000_000)}0]}}}`, 'too_many_values'],
  ['levels', `{"tables":{"orders":{"put":[${'['.repeat(61)}`, 'nested_too_deeply'],
])('too many %s are refused', async (_unit, text, code) => {
  expect(await outcome(text)).toBe(code);
});
