import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerMatrix } from '../test/offer-arbitraries.ts';
import { fraction, minus, plus, rounded } from '../test/fraction.ts';
import { bestPrices, bestSingle, bestSplit, fullTotals, shareTotal, splitSaving, type Offer } from './offers.ts';
import { comparableTotals, totalsOf } from './totals.ts';

const offer = (id: string, prices: readonly (string | null)[], deliveryCost: string | null = null): Offer => ({
  id,
  supplier: id,
  currency: 'RUB',
  vatMode: 'excluded',
  exchange: { rate: '1', nominal: 1 },
  deliveryCost,
  minOrderAmount: null,
  isBlocked: false,
  cells: prices.map((price) =>
    price === null
      ? null
      : {
          unitPrice: price,
          price,
          quantity: '10',
          vatRate: '22',
          unitCode: 'H87',
          unitsPerPack: null,
          promised: null,
          isBlocked: false,
        },
  ),
});

const table = (...offers: Offer[]) => ({
  currency: 'RUB' as const,
  basis: 'net' as const,
  lines: ['one', 'two'].map((id) => ({ id, unitCode: 'H87', quantity: '10', tolerancePercent: '0' })),
  offers,
});

test('the best single bid prices everything, the best split takes the lowest price of each line', () => {
  const matrix = table(offer('a', ['10', '20'], '50.00'), offer('b', ['12', '18']), offer('c', ['1', null]));
  expect(bestSingle(matrix)).toEqual({ bidIds: ['b'], total: '300.00' });
  expect(bestPrices(matrix)).toEqual([
    { price: '1', bidIds: ['c'] },
    { price: '18', bidIds: ['b'] },
  ]);
  expect(bestSplit(matrix)).toEqual({
    shares: [
      { bidId: 'b', lineIds: ['two'], total: '180.00' },
      { bidId: 'c', lineIds: ['one'], total: '10.00' },
    ],
    total: '190.00',
    uncovered: [],
  });
  expect(splitSaving(matrix)).toBe('110.00');
});

test('equal bids are all the best, and the split goes to the first', () => {
  const matrix = table(offer('a', ['10', '20.00']), offer('b', ['10.0', '20']));
  expect(bestSingle(matrix)).toEqual({ bidIds: ['a', 'b'], total: '300.00' });
  expect(bestPrices(matrix)[0]).toEqual({ price: '10', bidIds: ['a', 'b'] });
  expect(bestSplit(matrix)?.shares.map(({ bidId }) => bidId)).toEqual(['a']);
});

test('a split pays every delivery and may cost more than one bid', () => {
  const matrix = table(offer('a', ['10', '20'], '50.00'), offer('b', ['11', '19'], '50.00'));
  expect(bestSplit(matrix)?.total).toBe('390.00');
  expect(splitSaving(matrix)).toBe('-40.00');
});

test('nothing priced has no best; a line nobody prices is told of', () => {
  expect(bestSingle(table())).toBeNull();
  expect(bestSplit(table(offer('a', [null, null])))).toBeNull();
  expect(bestSplit(table(offer('a', ['5', null])))?.uncovered).toEqual(['two']);
  expect(splitSaving(table(offer('a', ['5', null])))).toBeNull();
  expect(bestSingle({ ...table(offer('a', [])), lines: [] })).toBeNull();
});

test('a share of all lines is the bid’s own total to the kopeck', () => {
  fc.assert(
    fc.property(offerMatrix(), (matrix) => {
      for (const { bidId, total } of fullTotals(matrix)) {
        const bid = matrix.offers.find(({ id }) => id === bidId);
        if (bid === undefined) throw new Error(bidId);
        const cells = bid.cells.flatMap((cell) => cell ?? []);
        const sums = comparableTotals(totalsOf(cells, bid), { ...bid, orderCurrency: matrix.currency });
        const { comparableGross, orderCurrency } = sums;
        const vat = fraction(matrix.basis === 'gross' ? '0' : orderCurrency.vat);
        expect(total).toBe(rounded(minus(fraction(comparableGross), vat), 2));
      }
    }),
  );
});

test('the split is the sum of its shares, has every priced line once, and no dearer price than anybody’s', () => {
  fc.assert(
    fc.property(offerMatrix(), (matrix) => {
      const split = bestSplit(matrix);
      const priced = matrix.lines.filter((_, at) => matrix.offers.some(({ cells }) => cells[at] !== null));
      expect(split === null ? 0 : split.shares.flatMap(({ lineIds }) => lineIds).length).toBe(priced.length);
      if (split === null) return;
      const total = split.shares.map((share) => fraction(share.total)).reduce(plus, fraction('0'));
      expect(split.total).toBe(rounded(total, 2));
      for (const { bidId, lineIds, total: share } of split.shares) {
        const bid = matrix.offers.find(({ id }) => id === bidId);
        if (bid === undefined) throw new Error(bidId);
        const cells = matrix.lines.flatMap(({ id }, at) => (lineIds.includes(id) ? (bid.cells[at] ?? []) : []));
        expect(share).toBe(shareTotal(bid, cells, matrix));
      }
    }),
  );
});
