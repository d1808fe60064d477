/** Recounts, in whole kopecks, which bids get a note about rounded line totals. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findConflicts } from '../../src/rules/conflicts/find.ts';
import type { BidRecord } from '../../src/model/records/bids.ts';
import { aBid, aLine, anItem, anOrder, NOW } from './example-order.ts';

const LINES = 200;
const BIDS = 12;
const order = anOrder({ items: Array.from({ length: LINES }, (_, at) => anItem(at + 1)) });

const kopecks = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

/** A price in kopecks, a whole quantity, and stated minus calculated in kopecks. */
type Line = { price: number; quantity: number; difference: number };

function bidOf(number: number, lines: readonly Line[]): BidRecord {
  const items = lines.map(({ price, quantity, difference }, at) =>
    aLine(at + 1, {
      unitPrice: kopecks(price),
      quantity: String(quantity),
      // Without VAT, a line has only one sum.
      vatRate: 'none',
      declaredLineTotal: kopecks(price * quantity + difference),
    }),
  );
  return aBid(number, { items });
}

/** The supplier calculated with an exact price, and rounds it to the kopeck on paper. */
const roundedLine: fc.Arbitrary<Line> = fc
  .record({
    price: fc.integer({ min: 100, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 100 }),
    part: fc.integer({ min: -50, max: 50 }),
  })
  .map(({ price, quantity, part }) => ({ price, quantity, difference: Math.trunc((part * quantity) / 100) }));

const mistakenLine: fc.Arbitrary<Line> = roundedLine.map((line) => ({ ...line, difference: line.quantity + 2 }));

const linesOf = (line: fc.Arbitrary<Line>) => fc.array(line, { minLength: LINES, maxLength: LINES });

function facetsOf(bids: readonly BidRecord[]): string[] {
  return findConflicts(order, bids, NOW)
    .filter(({ kind }) => kind === 'arithmetic_mismatch')
    .map(({ facet, bidIds }) => `${facet} ${bidIds.join()}`);
}

test('rounding makes at most one note for a bid, where it exceeds half a kopeck per line', () => {
  const bidLines = fc.array(linesOf(roundedLine), { minLength: BIDS, maxLength: BIDS });
  fc.assert(
    fc.property(bidLines, (all) => {
      const bids = all.map((lines, at) => bidOf(at + 1, lines));
      const noted = bids.filter((_, at) => {
        const sum = all[at]?.reduce((total, { difference }) => total + difference, 0) ?? 0;
        return Math.abs(sum) * 2 > LINES;
      });
      expect(facetsOf(bids)).toEqual(noted.map(({ id }) => `rounding ${id}`));
    }),
    { numRuns: 3 },
  );
});

test('a sum that rounding does not explain is a warning on its line', () => {
  fc.assert(
    fc.property(fc.array(mistakenLine, { minLength: 1, maxLength: 5 }), (lines) => {
      expect(facetsOf([bidOf(1, lines)])).toEqual(lines.map(() => 'line bid_1'));
    }),
    { numRuns: 50 },
  );
});
