import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, minus, plus, rounded } from '../../test/fraction.ts';
import { offerMatrix } from '../../test/offer-arbitraries.ts';
import { comparisonPrice } from '../offers/comparison-price.ts';
import type { Offer, OfferMatrix } from '../offers/matrix.ts';
import { rankOffers } from './ranking.ts';
import { calculateWinningTargets } from './winning.ts';

const isBelow = (a: string, b: string) => minus(fraction(a), fraction(b)).over < 0n;

function rivalsOf(matrix: OfferMatrix, offer: Offer) {
  return matrix.offers.filter(({ supplier }) => supplier !== offer.supplier);
}

test('finds the highest winning price: the line is first at it, but not a kopeck above', () => {
  fc.assert(
    fc.property(offerMatrix({ bids: 5 }), (matrix) => {
      for (const offer of matrix.offers) {
        for (const { lineId, isFirst, price } of calculateWinningTargets(matrix, offer.id)?.lines ?? []) {
          const at = matrix.lines.findIndex(({ id }) => id === lineId);
          const cell = offer.cells[at];
          if (!cell) throw new Error(lineId);
          const wins = (unitPrice: string) => {
            const terms = { basis: matrix.basis, unitCode: cell.unitCode, exchange: offer.exchange };
            const { price: compared } = comparisonPrice({ ...cell, unitPrice, vatMode: offer.vatMode }, terms);
            const rivals = rivalsOf(matrix, offer);
            return rivals.every(({ cells }) => !cells[at] || isBelow(compared ?? '0', cells[at].price));
          };
          expect(isFirst).toBe(wins(cell.unitPrice));
          const kopecks = Math.round(Number(price?.unitPrice ?? 0) * 100);
          expect(price === null || wins(price.unitPrice)).toBe(true);
          // When no price wins, one kopeck does not win either.
          expect(!isFirst && wins(((kopecks + 1) / 100).toFixed(2))).toBe(false);
        }
      }
    }),
  );
});

test('finds the smallest winning discount: a hundredth of a percent less does not win', () => {
  fc.assert(
    fc.property(offerMatrix({ bids: 4, lines: 3 }), (matrix) => {
      for (const offer of matrix.offers) {
        const target = calculateWinningTargets(matrix, offer.id)?.total ?? null;
        const totalWith = (changed: Offer) => rankOffers({ ...matrix, offers: [changed] })[0]?.total ?? null;
        const now = totalWith(offer);
        expect(target === null).toBe(now === null);
        if (target === null || now === null) continue;
        const others = rankOffers({ ...matrix, offers: rivalsOf(matrix, offer) }).map(({ total }) => total);
        const isFirstWith = (sum: string | null) => sum !== null && others.every((other) => isBelow(sum, other));
        expect(target.isFirst).toBe(isFirstWith(now));
        if (target.target === null) continue;
        const { unitPrices, percent, total, amount } = target.target;
        const withPrices = (price: (at: number, old: string) => string) => ({
          ...offer,
          cells: offer.cells.map((cell, at) => cell && { ...cell, unitPrice: price(at, cell.unitPrice) }),
        });
        expect(isFirstWith(totalWith(withPrices((at) => unitPrices[at] ?? '')))).toBe(true);
        expect(isFirstWith(total)).toBe(true);
        expect(others).toContain(rounded(plus(fraction(total), fraction('0.01')), 2));
        expect(amount).toBe(rounded(minus(fraction(now), fraction(total)), 2));
        const left = 1 - (Number(percent) - 0.01) / 100;
        const dearer = withPrices((_, old) => (Number(old) * left + 1e-9).toFixed(2));
        expect(isFirstWith(totalWith(dearer))).toBe(false);
      }
    }),
  );
});

const offerOf = (id: string, price: string, more: Partial<Offer> = {}): Offer => ({
  id,
  supplier: id,
  currency: 'RUB',
  vatMode: 'excluded',
  exchange: { rate: '1', nominal: 1 },
  deliveryCost: null,
  deliveryVatRate: '22',
  minOrderAmount: null,
  isBlocked: false,
  cells: [
    {
      unitPrice: price,
      price,
      quantity: '1000',
      vatRate: '22',
      unitCode: 'H87',
      unitsPerPack: null,
      packsPerUnit: null,
      packSize: null,
      promised: '2026-12-01',
      isBlocked: false,
    },
  ],
  ...more,
});

const table = (...offers: Offer[]): OfferMatrix => ({
  currency: 'RUB',
  basis: 'net',
  lines: [{ id: 'one', unitCode: 'H87', quantity: '1000', tolerancePercent: '0' }],
  offers,
});

test('an equal price must fall by the smallest step of its digits', () => {
  const [line] = calculateWinningTargets(table(offerOf('a', '10'), offerOf('b', '10')), 'a')?.lines ?? [];
  expect(line).toMatchObject({ isFirst: false, price: { unitPrice: '9.99', amount: '0.01', percent: '0.1' } });
  const [fine] = calculateWinningTargets(table(offerOf('a', '0.3475'), offerOf('b', '0.34')), 'a')?.lines ?? [];
  expect(fine?.price?.unitPrice).toBe('0.3399');
});

test('the winning day is the day before the earliest rival’s, across the end of a month', () => {
  const [line] = calculateWinningTargets(table(offerOf('a', '10'), offerOf('b', '10')), 'a')?.lines ?? [];
  expect(line?.day).toBe('2026-11-30');
});

test('a supplier does not compete with itself, and delivery may make winning impossible', () => {
  const alone = calculateWinningTargets(table(offerOf('a', '10'), offerOf('b', '5', { supplier: 'a' })), 'a');
  expect(alone?.total).toEqual({ isFirst: true, target: null, day: null });
  const dear = calculateWinningTargets(table(offerOf('a', '10', { deliveryCost: '9000.00' }), offerOf('b', '8')), 'a');
  expect(dear?.total).toEqual({ isFirst: false, target: null, day: '2026-11-30' });
  expect(calculateWinningTargets(table(), 'a')).toBeNull();
});
