import { expect, it } from 'vitest';
import { aBid, aLine, anItem, anOrder, bidsAt, NOW } from '../../../test/recount/example-order.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { compareBids, type ComparisonOptions } from './comparison.ts';

const compared = (order: OrderRecord, bids: readonly BidRecord[], options: ComparisonOptions = {}) =>
  compareBids(
    order,
    bids,
    options,
    { marks: new Map(), previous: new Map() },
    { now: NOW, asOf: '2026-11-02T09:00:00Z' },
  );

it('marks all equal best prices', () => {
  const { rows, bids, best } = compared(anOrder(), bidsAt(['10', '20'], ['10', '20'], ['11', '19']));
  expect(rows[0]?.cells.map(({ isBestPrice = false }) => isBestPrice)).toEqual([true, true, false]);
  expect(rows[0]?.cells.map(({ isBestDate = false }) => isBestDate)).toEqual([true, true, true]);
  expect(bids.map(({ rank, deltaPercent }) => [rank, deltaPercent])).toEqual([
    [1, '0'],
    [1, '0'],
    [1, '0'],
  ]);
  expect(best.single?.bidId).toBe('bid_1');
  expect(best.perLine).toMatchObject({ total: '2900.00', linesCovered: 2 });
});

it.each<[string, Partial<BidRecord>]>([
  ['a draft', { status: 'draft' }],
  ['a withdrawn bid', { status: 'withdrawn' }],
  ['a disqualified bid', { status: 'disqualified' }],
  ['an expired bid', { validUntil: '2026-11-01' }],
])('shows %s, but never as the best', (_what, changes) => {
  const bids = [aBid(1, { ...changes, items: [aLine(1, { unitPrice: '1' }), aLine(2, { unitPrice: '1' })] }), aBid(2)];
  const { rows, bids: columns, best } = compared(anOrder(), bids, { includeExpired: true, includeDisqualified: true });
  expect(rows[0]?.cells.map(({ state }) => state)).toEqual(['excluded', 'offered']);
  expect(rows[0]?.bestPrice).toBe('10');
  expect(columns[0]).toMatchObject({ competes: false, bestPrices: 0 });
  expect(best.single?.bidId).toBe('bid_2');
});

it('never marks a zero price as the best', () => {
  const { rows } = compared(anOrder(), bidsAt(['0', '20'], ['10', '20']));
  expect(rows[0]).toMatchObject({ bestPrice: '10', cells: [{ state: 'excluded' }, { isBestPrice: true }] });
});

it('shows an equivalent beside the offer, or in its place', () => {
  const other = {
    ...aLine(1, { unitPrice: '5', isEquivalent: true, offeredName: 'Другое', equivalentNote: 'Не хуже' }),
    id: 'bli_e',
  };
  const { rows } = compared(anOrder(), [aBid(1, { items: [aLine(1), other] }), aBid(2, { items: [other] })]);
  const equivalents = [
    { bidItemId: 'bli_e', offeredName: 'Другое', note: 'Не хуже', unitPriceNormalized: '5', lineTotal: '500.00' },
  ];
  expect(rows[0]).toMatchObject({
    bestPrice: '10',
    cells: [
      { state: 'offered', equivalents },
      { state: 'equivalent', equivalents },
    ],
  });
});

it('shows the price of an excluded line without counting it', () => {
  const bids = [aBid(1, { excludedItemIds: ['itm_1'], items: [aLine(1, { unitPrice: '1' }), aLine(2)] }), aBid(2)];
  const { rows, bids: columns } = compared(anOrder(), bids);
  expect(rows[0]?.cells[0]).toMatchObject({ state: 'excluded', unitPriceNormalized: '1' });
  expect(rows[0]?.bestPrice).toBe('10');
  expect(columns[0]).not.toHaveProperty('rank');
});

it('totals lots without delivery, and compares one lot separately', () => {
  const order = anOrder({
    lots: [
      { key: 'a', title: 'Крепёж' },
      { key: 'b', title: 'Прочее' },
    ],
    items: [anItem(1, { lotKey: 'a' }), anItem(2, { lotKey: 'b' })],
  });
  const bids = [
    aBid(1, { deliveryCost: '50.00', items: [aLine(1, { unitPrice: '9' }), aLine(2, { unitPrice: '20' })] }),
    aBid(2, { items: [aLine(1)] }),
  ];
  const full = compared(order, bids);
  expect(full.lots).toEqual([
    {
      key: 'a',
      title: 'Крепёж',
      totals: [
        { bidId: 'bid_1', linesOffered: 1, linesTotal: 1, isComplete: true, total: '900.00', isBest: true },
        { bidId: 'bid_2', linesOffered: 1, linesTotal: 1, isComplete: true, total: '1000.00' },
      ],
    },
    {
      key: 'b',
      title: 'Прочее',
      totals: [
        { bidId: 'bid_1', linesOffered: 1, linesTotal: 1, isComplete: true, total: '2000.00', isBest: true },
        { bidId: 'bid_2', linesOffered: 0, linesTotal: 1, isComplete: false },
      ],
    },
  ]);
  expect(full.best.single).toEqual({ bidId: 'bid_1', total: '2950.00' });
  const alone = compared(order, bids, { lot: 'a' });
  expect(alone.rows).toHaveLength(1);
  expect(alone.bids.map(({ rank, total }) => [rank, total])).toEqual([
    [1, '900.00'],
    [2, '1000.00'],
  ]);
});

it('converts foreign currency at the frozen rate, and ignores it without one', () => {
  const order = anOrder({
    exchangeRates: [{ currency: 'EUR', rate: '100', nominal: 1, date: '2026-10-30', source: 'cbr' }],
  });
  const cheap = [aLine(1, { unitPrice: '0.09' }), aLine(2, { unitPrice: '0.1' })];
  const { bids, rows, rates } = compared(order, [
    aBid(1, { currency: 'EUR', items: cheap }),
    aBid(2, { currency: 'USD', items: cheap }),
    aBid(3),
  ]);
  expect(rates.map(({ currency }) => currency)).toEqual(['EUR']);
  expect(bids.map(({ total, rank, exchangeRate }) => [total, rank, exchangeRate?.rate])).toEqual([
    ['1900.00', 1, '100'],
    [undefined, undefined, undefined],
    ['2000.00', 2, undefined],
  ]);
  expect(rows[0]?.cells.map(({ state, unitPriceNormalized }) => [state, unitPriceNormalized])).toEqual([
    ['offered', '9'],
    ['incomparable', undefined],
    ['offered', '10'],
  ]);
});
