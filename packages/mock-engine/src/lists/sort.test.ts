import { expect, test } from 'vitest';
import { searchFor } from './search.ts';
import { byComparator, byDate, byNumber, byText, sortRows } from './sort.ts';

type Row = { id: number; name: string | null; total: string | null; at: string | null };
const row = (id: number, name: string | null, total: string | null, at: string | null = null): Row => ({
  id,
  name,
  total,
  at,
});
const cents = (amount: string) => BigInt(amount.replace('.', ''));
const COLUMNS = {
  id: byNumber<Row>(({ id }) => id),
  name: byText<Row>(({ name }) => name),
  total: byComparator(
    (a: string, b: string) => (cents(a) < cents(b) ? -1 : 1),
    ({ total }: Row) => total,
  ),
  at: byDate<Row>(({ at }) => at),
};
const order = (rows: Row[], ...keys: (keyof typeof COLUMNS | `-${keyof typeof COLUMNS}`)[]) =>
  sortRows(rows, keys, COLUMNS).map(({ id }) => id);

test('missing values come last in both directions', () => {
  const rows = [row(1, null, '9.00'), row(2, 'б', null), row(3, 'А', '10.00')];
  expect(order(rows, 'name')).toEqual([3, 2, 1]);
  expect(order(rows, '-name')).toEqual([2, 3, 1]);
  expect(order(rows, 'total')).toEqual([1, 3, 2]);
  expect(order(rows, '-total')).toEqual([3, 1, 2]);
});

test('other values are compared as the caller says', () => {
  const rows = [row(1, null, '999999999999999.02'), row(2, null, '999999999999999.01'), row(3, null, '1000.00')];
  expect(order(rows, 'total')).toEqual([3, 2, 1]);
});

test('moments are compared by time, with or without milliseconds', () => {
  const rows = [row(1, null, null, '2026-11-02T09:00:00.500Z'), row(2, null, null, '2026-11-02T09:00:00Z')];
  expect(order(rows, 'at')).toEqual([2, 1]);
});

test('equal values are sorted by the next key', () => {
  const rows = [row(1, 'А', '2.00'), row(2, 'а', '1.00'), row(3, 'Б', '0.00')];
  expect(order(rows, 'name', 'total')).toEqual([2, 1, 3]);
  expect(order(rows, 'name', '-id')).toEqual([2, 1, 3]);
});

test.each([
  ['метиз', true],
  ['СЕРВИС метиз', true],
  ['7707 метиз', true],
  ['метис', false],
  ['крепеж', true],
  ['  ', true],
])('searching for "%s" returns %s', (query, matches) => {
  expect(searchFor(query)(['ООО «Метиз-Сервис»', '7707083893', null, 'Крепёж'])).toBe(matches);
});
