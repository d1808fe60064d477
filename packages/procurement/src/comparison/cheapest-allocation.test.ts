import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerMatrix } from '../../test/offer-arbitraries.ts';
import { bid, cell, line, table } from '../../test/offers.ts';
import { compare, sum } from '../decimals/decimal.ts';
import { Allocator } from './cheapest-allocation.ts';
import { completionOf } from './completion.ts';
import { rankOffers } from './ranking.ts';
import { coverOf } from '../offers/worth.ts';
import type { OfferMatrix } from '../offers/matrix.ts';

const LINES = [line('one'), line('two')];

const cheapestAllocation = (matrix: OfferMatrix) => new Allocator(matrix).allocate();

test('each line is filled from the cheapest offers, each up to its quantity', () => {
  const matrix = table(
    LINES,
    bid('a', [cell('1', { quantity: '8' }), cell('9')]),
    bid('b', [cell('5'), cell('4', { quantity: '3' })]),
  );
  expect(cheapestAllocation(matrix)).toMatchObject({
    parts: [
      { lineId: 'one', bidId: 'a', quantity: '8' },
      { lineId: 'one', bidId: 'b', quantity: '2' },
      { lineId: 'two', bidId: 'b', quantity: '3' },
      { lineId: 'two', bidId: 'a', quantity: '7' },
    ],
    total: '93.00',
    uncovered: [],
    short: [],
    isExact: true,
  });
});

test('lists lines without an offer and lines that are covered only in part', () => {
  const matrix = table([...LINES, line('three')], bid('a', [cell('1', { quantity: '8' }), null, cell('2')]));
  expect(cheapestAllocation(matrix)).toMatchObject({ uncovered: ['two'], short: ['one'], total: '28.00' });
  expect(cheapestAllocation(table(LINES))).toBeNull();
});

test('delivery decides when two nearly equal suppliers both charge it', () => {
  const matrix = table(
    LINES,
    bid('a', [cell('10'), cell('20')], { deliveryCost: '50.00' }),
    bid('b', [cell('11'), cell('19')], { deliveryCost: '50.00' }),
  );
  expect(cheapestAllocation(matrix)).toMatchObject({ total: '350.00', shares: [{ bidId: 'a' }] });
});

test('prefers fewer suppliers at equal totals', () => {
  const matrix = table(LINES, bid('a', [cell('10'), cell('20')]), bid('b', [cell('10'), cell('20')]));
  expect(cheapestAllocation(matrix)?.shares.map(({ bidId }) => bidId)).toEqual(['a']);
});

test('treats equal prices in different units as equal and takes the first bid', () => {
  const perDozen = cell('14.814', { price: '1.2345', unitCode: 'DZN', quantity: '10', vatRate: 'none' });
  const apiece = cell('1.2345', { vatRate: 'none' });
  const first = cheapestAllocation(table([line('one')], bid('a', [perDozen]), bid('b', [apiece])));
  expect(first?.parts.map(({ bidId }) => bidId)).toEqual(['a']);
});

test('checks a minimum order against the rounded amounts', () => {
  const cells = [cell('1.50614', { quantity: '75' }), cell('16.47444', { quantity: '40' })];
  const lines = [line('one', { quantity: '75' }), line('two', { quantity: '40' })];
  // 112.9605 + 658.9776 are charged as 112.96 + 658.98.
  expect(cheapestAllocation(table(lines, bid('a', cells, { minOrderAmount: '771.94' })))?.total).toBe('771.94');
});

test('a line is moved to reach a minimum order when that is cheaper than leaving the bid out', () => {
  const lines = [...LINES, line('three')];
  const matrix = table(
    lines,
    bid('a', [cell('10'), cell('10'), cell('50')]),
    bid('b', [cell('30'), cell('11'), cell('10')], { minOrderAmount: '200.00' }),
  );
  expect(cheapestAllocation(matrix)).toMatchObject({
    total: '310.00',
    shares: [
      { bidId: 'a', lineIds: ['one'] },
      { bidId: 'b', lineIds: ['two', 'three'] },
    ],
  });
});

test('a bid whose full offer is below its minimum order may still be used in full', () => {
  const matrix = table(
    LINES,
    bid('a', [cell('1'), null], { minOrderAmount: '99.00' }),
    bid('b', [cell('2'), cell('2')]),
  );
  expect(cheapestAllocation(matrix)).toMatchObject({ total: '30.00', shares: [{ bidId: 'a' }, { bidId: 'b' }] });
});

test('packs are chosen so that the line costs least', () => {
  const packs = cell('10', { packSize: '8', quantity: '16' });
  const matrix = table([line('one')], bid('packs', [packs]), bid('loose', [cell('11', { quantity: '5' })]));
  // One pack of 8 and 2 loose for 102, instead of 2 packs for 160.
  expect(cheapestAllocation(matrix)).toMatchObject({
    total: '102.00',
    parts: [
      { bidId: 'packs', quantity: '8' },
      { bidId: 'loose', quantity: '2' },
    ],
  });
});

test('an incomplete bid is completed from the cheapest others', () => {
  const matrix = table(
    LINES,
    bid('a', [cell('1', { quantity: '4' }), null]),
    bid('b', [cell('3'), cell('3')], { deliveryCost: '5.00' }),
    bid('c', [cell('2', { quantity: '5' }), null]),
  );
  expect(completionOf(matrix, 'a')).toEqual({ total: '52.00', extra: '48.00', bidIds: ['b', 'c'], isExact: true });
  expect(completionOf(matrix, 'b')).toBeNull();
  expect(completionOf(table(LINES, bid('a', [cell('1'), null])), 'a')).toBeNull();
});

test('the rest of a line keeps the tolerance of the full line, and a bid keeps its minimum order', () => {
  const lines = [line('one', { quantity: '100', tolerancePercent: '5' })];
  const half = bid('a', [cell('1', { quantity: '60' })]);
  expect(completionOf(table(lines, half, bid('b', [cell('1', { quantity: '36' })])), 'a')).toMatchObject({
    extra: '40.00',
  });
  const large = bid('b', [cell('1', { quantity: '100' })], { minOrderAmount: '50.00' });
  expect(completionOf(table(lines, half, large), 'a')).toBeNull();
});

test.each([
  ['a litre from another supplier that saves little is not proposed', '9.9', ['a'], '200.00'],
  ['a share that saves more than 1 % is proposed', '9', ['a', 'b'], '190.00'],
])('%s', (_, price, bidIds, total) => {
  const matrix = table(LINES, bid('a', [cell('10'), cell('10')]), bid('b', [cell(price), null]));
  const proposed = new Allocator(matrix).propose();
  expect(proposed).toMatchObject({ total, uncovered: [], short: [] });
  expect(proposed?.shares.map(({ bidId }) => bidId)).toEqual(bidIds);
});

test('a supplier who is needed to cover a line is proposed, however small the share', () => {
  const matrix = table(LINES, bid('a', [cell('10', { quantity: '9.9' }), cell('10')]), bid('b', [cell('99'), null]));
  const needed = table(LINES, bid('a', [cell('10', { quantity: '9.9' }), cell('10')]));
  expect(new Allocator(matrix).propose()?.short).toEqual([]);
  expect(new Allocator(needed).propose()?.short).toEqual(['one']);
});

test('a proposal covers as much as the cheapest split, for at most 1 % more, from no more suppliers', () => {
  fc.assert(
    fc.property(offerMatrix(), fc.option(fc.integer({ min: 1, max: 4 })), (matrix, mostSuppliers) => {
      const allocator = new Allocator(matrix);
      const cheapest = allocator.allocate({ mostSuppliers });
      const proposed = allocator.propose({ mostSuppliers });
      const countOf = (one: typeof cheapest) =>
        new Set(one?.shares.map(({ bidId }) => matrix.offers.find(({ id }) => id === bidId)?.supplier)).size;
      expect(countOf(proposed)).toBeLessThanOrEqual(Math.min(countOf(cheapest), mostSuppliers ?? Infinity));
      expect(proposed?.left ?? 0).toBeLessThanOrEqual((cheapest?.left ?? 0) + 1e-9);
      expect(Number(proposed?.total ?? 0)).toBeLessThanOrEqual(Number(cheapest?.total ?? 0) * 1.01 + 1e-6);
    }),
    { numRuns: 300 },
  );
});

test('splitting never costs more than the best single bid', () => {
  fc.assert(
    fc.property(offerMatrix(), (matrix) => {
      const [best] = rankOffers(matrix);
      const split = cheapestAllocation(matrix);
      if (best === undefined) return;
      expect(split).toMatchObject({ uncovered: [], short: [] });
      expect(compare(split?.total ?? '0', best.total)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 400 },
  );
});

test('an allocation takes no more than is offered and covers all that can be covered', () => {
  fc.assert(
    fc.property(offerMatrix({ bids: 8 }), (drawn) => {
      // Two minimums may be out of reach at once.
      const matrix = { ...drawn, offers: drawn.offers.map((offer) => ({ ...offer, minOrderAmount: null })) };
      const allocation = cheapestAllocation(matrix);
      matrix.lines.forEach((asked, at) => {
        const covers = matrix.offers.flatMap(({ cells }) => (cells[at] ? [coverOf(cells[at], asked)] : []));
        const offered = sum(covers.map((cover) => cover?.available ?? '0'));
        const lineParts = (allocation?.parts ?? []).filter(({ lineId }) => lineId === asked.id);
        for (const { bidId, quantity } of lineParts) {
          const offer = matrix.offers.find(({ id }) => id === bidId);
          const most = offer?.cells[at] ? coverOf(offer.cells[at], asked)?.available : '0';
          expect(compare(quantity, most ?? '0')).toBeLessThanOrEqual(0);
        }
        const isOpen = allocation?.uncovered.includes(asked.id) !== false || allocation.short.includes(asked.id);
        expect(isOpen).toBe(compare(offered, '9.5') < 0);
      });
    }),
    { numRuns: 300 },
  );
});

/** Of equal prices the first is taken, and another bid may round by a kopeck more. */
const hasEqualPrices = ({ lines, offers }: OfferMatrix) =>
  lines.some((_line, at) => {
    const prices = offers.flatMap(({ cells }) => (cells[at] ? [cells[at].price] : []));
    return new Set(prices).size < prices.length;
  });

test('the order of the bids changes no total unless prices are equal', () => {
  fc.assert(
    fc.property(offerMatrix({ bids: 5 }), (matrix) => {
      fc.pre(!hasEqualPrices(matrix));
      const reversed = { ...matrix, offers: matrix.offers.toReversed() };
      expect(cheapestAllocation(reversed)?.total).toBe(cheapestAllocation(matrix)?.total);
    }),
    { numRuns: 300 },
  );
});
