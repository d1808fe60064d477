import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, minus, rounded } from '../test/fraction.ts';
import { offerMatrix } from '../test/offer-arbitraries.ts';
import { cellAmount, fullCells, splitBy, type OfferMatrix } from './offers.ts';
import { cheapestAllocation, priceRequirements, REQUIREMENTS, type Requirements } from './requirements.ts';

const requirements = fc.record(
  {
    wholeBidsOnly: fc.boolean(),
    vatNeeded: fc.boolean(),
    mostSuppliers: fc.option(fc.integer({ min: 1, max: 3 })),
    deliverBy: fc.option(fc.constantFrom('2026-11-20', '2026-11-30')),
    noBlockers: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Every way to give the lines out, judged by the definition: most lines first, then the lowest sum of line amounts and deliveries. */
function byBruteForce(matrix: OfferMatrix, wanted: Requirements) {
  const isEnough = (at: number, bid: number) => Number(matrix.offers[bid]?.cells[at]?.quantity ?? 0) >= 10;
  const choices = matrix.lines.map((_, at) => {
    const some = matrix.offers.some((_offer, bid) => isEnough(at, bid));
    const able = matrix.offers.flatMap((offer, bid) => {
      const cell = offer.cells[at];
      if (!cell || (some && !isEnough(at, bid))) return [];
      if (wanted.wholeBidsOnly && fullCells(offer) === null) return [];
      if (wanted.vatNeeded && cell.vatRate === 'none') return [];
      if (wanted.noBlockers && (offer.isBlocked || cell.isBlocked)) return [];
      return wanted.deliverBy && !(cell.promised !== null && cell.promised <= wanted.deliverBy) ? [] : [offer];
    });
    return [null, ...able];
  });
  let best = { missing: Infinity, kopecks: Infinity };
  const walk = (at: number, chosen: (OfferMatrix['offers'][number] | null)[]): void => {
    const next = choices[at];
    if (next) {
      for (const one of next) walk(at + 1, [...chosen, one]);
      return;
    }
    const used = new Set(chosen.filter((one) => one !== null));
    if (new Set([...used].map(({ supplier }) => supplier)).size > (wanted.mostSuppliers ?? Infinity)) return;
    const kopecks = kopecksOf(
      matrix,
      chosen.map((one) => one?.id ?? null),
    );
    const missing = chosen.filter((one) => one === null).length;
    if (missing < best.missing || (missing === best.missing && kopecks < best.kopecks)) best = { missing, kopecks };
  };
  walk(0, []);
  return best;
}

function kopecksOf(matrix: OfferMatrix, bidIds: readonly (string | null)[]): number {
  const inKopecks = (amount: string) => Math.round(Number(amount) * 100);
  return matrix.offers.reduce((sum, offer) => {
    const cells = offer.cells.flatMap((cell, at) => (cell && bidIds[at] === offer.id ? [cell] : []));
    if (cells.length === 0) return sum;
    const delivery = Math.round((inKopecks(offer.deliveryCost ?? '0') * Number(offer.exchange.rate) * 1e4) / 1e4);
    return cells.reduce((own, cell) => own + inKopecks(cellAmount(offer, cell, matrix)), sum + delivery);
  }, 0);
}

test('the cheapest allocation keeps the requirements and nothing allowed is cheaper', () => {
  fc.assert(
    fc.property(offerMatrix(), requirements, (matrix, wanted) => {
      const found = cheapestAllocation(matrix, wanted);
      const best = byBruteForce(matrix, wanted);
      const bidIds = matrix.lines.map(
        ({ id }) => found?.shares.find(({ lineIds }) => lineIds.includes(id))?.bidId ?? null,
      );
      const missing = found === null ? matrix.lines.length : found.uncovered.length;
      expect({ missing, kopecks: kopecksOf(matrix, bidIds) }).toEqual(best);
      expect(found?.isExact ?? true).toBe(true);
      expect(found?.total ?? '0.00').toBe(splitBy(matrix, bidIds).total);
    }),
    { numRuns: 300 },
  );
});

test('a requirement never saves money, and its price is the difference of the two totals', () => {
  fc.assert(
    fc.property(offerMatrix(), fc.subarray([...REQUIREMENTS]), (matrix, on) => {
      const offered = {
        wholeBidsOnly: true,
        vatNeeded: true,
        mostSuppliers: 1,
        deliverBy: '2026-11-25',
        noBlockers: true,
      };
      const { free, wanted, extra, each } = priceRequirements(matrix, offered, on);
      expect(each.map(({ requirement }) => requirement)).toEqual(REQUIREMENTS);
      for (const one of [...each, { allocation: wanted, extra }]) {
        if (one.extra === null || free === null || one.allocation === null) continue;
        expect(one.extra).toMatch(/^\d+\.\d\d$/u);
        expect(one.extra).toBe(rounded(minus(fraction(one.allocation.total), fraction(free.total)), 2));
      }
      expect(on.length > 0 || extra === (free === null ? null : '0.00')).toBe(true);
    }),
  );
});

const cellOf = (price: string, more = {}) => ({
  unitPrice: price,
  price,
  quantity: '10',
  vatRate: '22' as const,
  unitCode: 'H87',
  unitsPerPack: null,
  promised: null,
  isBlocked: false,
  ...more,
});

const bidOf = (id: string, cells: OfferMatrix['offers'][number]['cells'], more = {}) => ({
  id,
  supplier: id,
  currency: 'RUB' as const,
  vatMode: 'excluded' as const,
  exchange: { rate: '1', nominal: 1 },
  deliveryCost: null,
  minOrderAmount: null,
  isBlocked: false,
  cells,
  ...more,
});

const table = (...offers: OfferMatrix['offers']): OfferMatrix => ({
  currency: 'RUB',
  basis: 'net',
  lines: ['one', 'two'].map((id) => ({ id, unitCode: 'H87', quantity: '10', tolerancePercent: '10' })),
  offers,
});

test('delivery decides when two nearly equal suppliers both charge it', () => {
  const matrix = table(
    bidOf('a', [cellOf('10'), cellOf('20')], { deliveryCost: '50.00' }),
    bidOf('b', [cellOf('11'), cellOf('19')], { deliveryCost: '50.00' }),
  );
  expect(cheapestAllocation(matrix)).toMatchObject({ total: '350.00', shares: [{ bidId: 'a' }] });
});

test('an offer of too little supplies a line only where nobody offers enough', () => {
  const short = bidOf('a', [cellOf('1', { quantity: '8' }), cellOf('1', { quantity: '8' })]);
  const within = bidOf('b', [cellOf('5', { quantity: '9' }), null]);
  expect(cheapestAllocation(table(short, within))?.shares).toEqual([
    { bidId: 'a', lineIds: ['two'], total: '8.00' },
    { bidId: 'b', lineIds: ['one'], total: '45.00' },
  ]);
});

test('two bids of one supplier count as one supplier', () => {
  const matrix = table(
    bidOf('a', [cellOf('1'), cellOf('9')], { supplier: 's' }),
    bidOf('b', [cellOf('9'), cellOf('1')], { supplier: 's' }),
    bidOf('c', [cellOf('3'), cellOf('3')]),
  );
  expect(cheapestAllocation(matrix, { mostSuppliers: 1 })).toMatchObject({ total: '20.00' });
});

test('a part below the bid’s minimum is reported', () => {
  const matrix = table(bidOf('a', [cellOf('1'), null], { minOrderAmount: '10.01' }), bidOf('b', [null, cellOf('1')]));
  expect(cheapestAllocation(matrix)?.belowMinimum).toEqual(['a']);
});
