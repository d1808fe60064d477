import type { Comparison } from '@zakupki/api-client/schema';
import { expect, test } from 'vitest';
import { readWanted, defaultDay, writeWanted } from './wanted-requirements.ts';

const DEFAULTS = { mostSuppliers: 1, deliverBy: '2026-12-10' };

test('requirements survive writing to and reading from the address', () => {
  const wanted = {
    mostSuppliers: 3,
    deliverBy: '2026-12-01',
    on: ['wholeBidsOnly', 'mostSuppliers', 'deliverBy'] as const,
  };
  expect(writeWanted(wanted)).toBe('whole.suppliers-3.by-2026-12-01');
  expect(readWanted(writeWanted(wanted), DEFAULTS)).toEqual(wanted);
  expect(writeWanted({ ...DEFAULTS, on: [] })).toBeNull();
});

test.each([
  [null, []],
  ['', []],
  ['nonsense.whole-.by', ['wholeBidsOnly', 'deliverBy']],
  ['suppliers-0.by-2026-13-40', ['mostSuppliers', 'deliverBy']],
  ['suppliers-1e3.__proto__', ['mostSuppliers']],
])('reads %s with defaults for unusable parts', (text, on) => {
  expect(readWanted(text, DEFAULTS)).toEqual({ ...DEFAULTS, on });
});

test('the default day is the last required day, or else the last of the best delivery dates', () => {
  const rows = (...some: object[]) => ({ rows: some }) as unknown as Comparison;
  expect(defaultDay(rows({ requiredBy: '2026-12-01' }, { requiredBy: '2026-12-03', bestDate: '2026-12-09' }))).toBe(
    '2026-12-03',
  );
  expect(defaultDay(rows({ bestDate: '2026-11-20' }, { bestDate: '2026-11-21' }))).toBe('2026-11-21');
  expect(defaultDay(rows({}))).toBeNull();
});
