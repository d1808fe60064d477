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

test('the same is no difference, whatever place a price has among the others', () => {
  const then = table([bid('a')], [{ id: 'one', cells: [cell('a', { deltaPercent: '3' })] }]);
  const now = table([bid('a')], [{ id: 'one', cells: [cell('a', { isBestPrice: true })] }]);
  expect(differencesOf(then, now)).toEqual([]);
});

test('bids that came, went, changed their state or their total', () => {
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

const idOf = (one: object | null) => (one && 'id' in one ? one.id : null);

test('lines that came, went or ask for another quantity, and cells that say something else', () => {
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
  const found = differencesOf(then, now);
  expect(found.map(({ kind }) => kind)).toEqual(['quantity', 'line', 'line', 'cell']);
  expect(found.at(-1)).toMatchObject({ bid: { id: 'a' }, now: { unitPriceNormalized: '4' } });
});

test('what a bid that is new says in its cells is not told once more', () => {
  const then = table([bid('a')], [{ id: 'one', cells: [cell('a')] }]);
  const now = table([bid('a'), bid('b')], [{ id: 'one', cells: [cell('a'), cell('b')] }]);
  expect(differencesOf(then, now).map(({ kind }) => kind)).toEqual(['bid']);
});
