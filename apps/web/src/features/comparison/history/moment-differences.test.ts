import type { ComparedBid, Comparison, ComparisonCell } from '@zakupki/api-client/schema';
import { expect, test } from 'vitest';
import { differencesOf } from './moment-differences.ts';

const bid = (id: string, more: Partial<ComparedBid> = {}) =>
  ({ id, status: 'submitted', total: '10.00', ...more }) as ComparedBid;
const cell = (bidId: string, more: Partial<ComparisonCell> = {}): ComparisonCell => ({
  bidId,
  state: 'offered',
  unitPriceNormalized: '5',
  ...more,
});
const table = (bids: ComparedBid[], rows: { id: string; quantity?: string; cells: ComparisonCell[] }[]) =>
  ({
    bids,
    rows: rows.map(({ id, quantity = '2', cells }) => ({ orderItemId: id, quantity, cells })),
  }) as unknown as Comparison;

test('equal comparisons have no differences, regardless of price ranks', () => {
  const then = table([bid('a')], [{ id: 'one', cells: [cell('a', { deltaPercent: '3' })] }]);
  const now = table([bid('a')], [{ id: 'one', cells: [cell('a', { isBestPrice: true })] }]);
  expect(differencesOf(then, now)).toEqual([]);
});

test('reports added and removed bids, and changed statuses and totals', () => {
  const then = table([bid('gone'), bid('out'), bid('dearer')], []);
  const now = table([bid('out', { status: 'withdrawn' }), bid('dearer', { total: '11.00' }), bid('new')], []);
  expect(
    differencesOf(then, now).map(({ kind, then: before, now: after }) => [kind, idOf(before), idOf(after)]),
  ).toEqual([
    ['bid', 'gone', null],
    ['status', 'out', 'out'],
    ['total', 'dearer', 'dearer'],
    ['bid', null, 'new'],
  ]);
});

const idOf = (side: object | null) => (side && 'id' in side ? side.id : null);

test('reports added, removed and changed lines, and changed cells', () => {
  const then = table(
    [bid('a'), bid('b')],
    [
      { id: 'one', cells: [cell('a'), cell('b')] },
      { id: 'two', cells: [] },
    ],
  );
  const now = table(
    [bid('a'), bid('b')],
    [
      { id: 'one', quantity: '3', cells: [cell('a', { unitPriceNormalized: '4' }), cell('b')] },
      { id: 'three', cells: [] },
    ],
  );
  const differences = differencesOf(then, now);
  expect(differences.map(({ kind }) => kind)).toEqual(['quantity', 'line', 'line', 'cell']);
  expect(differences.at(-1)).toMatchObject({ bid: { id: 'a' }, now: { unitPriceNormalized: '4' } });
});

test('does not repeat the cells of a new bid', () => {
  const then = table([bid('a')], [{ id: 'one', cells: [cell('a')] }]);
  const now = table([bid('a'), bid('b')], [{ id: 'one', cells: [cell('a'), cell('b')] }]);
  expect(differencesOf(then, now).map(({ kind }) => kind)).toEqual(['bid']);
});
