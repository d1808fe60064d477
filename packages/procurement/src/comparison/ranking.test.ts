import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerMatrix } from '../../test/offer-arbitraries.ts';
import { bid, cell, line, table } from '../../test/offers.ts';
import type { Offer, OfferMatrix } from '../offers/matrix.ts';
import { rankOffers } from './ranking.ts';

const LINES = [line('one'), line('two')];

test('ranks only complete bids; equal totals share a rank', () => {
  const matrix = table(
    LINES,
    bid('dear', [cell('12'), cell('19')]),
    bid('part', [cell('1'), null]),
    bid('even', [cell('10'), cell('20.00')]),
    bid('equal', [cell('20'), cell('10.0')]),
  );
  expect(rankOffers(matrix).map(({ offer, rank }) => [offer.id, rank])).toEqual([
    ['even', 1],
    ['equal', 1],
    ['dear', 3],
  ]);
});

test('an order without lines has no ranking', () => {
  expect(rankOffers(table([], bid('a', [])))).toEqual([]);
});

const rankOf = (matrix: OfferMatrix, id: string) =>
  rankOffers(matrix).find(({ offer }) => offer.id === id)?.rank ?? Infinity;

const changed = (matrix: OfferMatrix, at: number, change: (offer: Offer) => Offer): OfferMatrix => ({
  ...matrix,
  offers: matrix.offers.map((offer, place) => (place === at ? change(offer) : offer)),
});

test('a smaller bid never improves its rank', () => {
  fc.assert(
    fc.property(offerMatrix(), fc.nat(3), fc.constantFrom('0.5', '0.9', '0.97'), (matrix, place, factor) => {
      const at = place % matrix.offers.length;
      const id = matrix.offers[at]?.id ?? '';
      const smaller = changed(matrix, at, (offer) => ({
        ...offer,
        cells: offer.cells.map(
          (one) => one && { ...one, quantity: (Number(one.quantity) * Number(factor)).toFixed(3) },
        ),
      }));
      expect(rankOf(smaller, id)).toBeGreaterThanOrEqual(rankOf(matrix, id));
    }),
    { numRuns: 400 },
  );
});

test('a more expensive bid never improves its rank', () => {
  fc.assert(
    fc.property(offerMatrix(), fc.nat(3), fc.integer({ min: 1, max: 500 }), (matrix, place, kopecks) => {
      const at = place % matrix.offers.length;
      const id = matrix.offers[at]?.id ?? '';
      const dearer = changed(matrix, at, (offer) => ({
        ...offer,
        cells: offer.cells.map(
          (one) => one && { ...one, unitPrice: (Number(one.unitPrice) + kopecks / 100).toFixed(2) },
        ),
      }));
      expect(rankOf(dearer, id)).toBeGreaterThanOrEqual(rankOf(matrix, id));
    }),
    { numRuns: 400 },
  );
});
