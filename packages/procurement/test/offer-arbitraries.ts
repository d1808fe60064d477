import fc from 'fast-check';
import { comparisonPrice } from '../src/offers/comparison-price.ts';
import type { Offer, OfferedCell, OfferMatrix } from '../src/offers/matrix.ts';
import { VAT_MODES, type VatMode } from '../src/money/vat.ts';
import { VAT_RATES } from '../src/money/vat-rates.ts';

const cell = fc.record({
  kopecks: fc.integer({ min: 1, max: 5_000 }),
  quantity: fc.constantFrom('4', '8', '9.5', '10', '10', '10', '12'),
  packSize: fc.constantFrom(null, null, null, '3', '4'),
  vatRate: fc.constantFrom(...VAT_RATES),
  promised: fc.option(fc.constantFrom('2026-11-20', '2026-11-25', '2026-12-01')),
  isBlocked: fc.boolean(),
});

const LINE = { unitCode: 'H87', quantity: '10', tolerancePercent: '5' } as const;

/** Small tables that vary VAT, currency, gaps, short quantities, packs, minimums and the number of bids of a supplier. */
export function offerMatrix({ bids = 4, lines = 4, maxDelivery = 200 } = {}): fc.Arbitrary<OfferMatrix> {
  return fc.integer({ min: 1, max: lines }).chain((width) =>
    fc
      .record({
        basis: fc.constantFrom('net', 'gross'),
        bids: fc.array(
          fc.record({
            supplier: fc.constantFrom('a', 'b', 'c', 'd'),
            vatMode: fc.constantFrom(...VAT_MODES),
            exchange: fc.constantFrom({ rate: '1', nominal: 1 }, { rate: '93.4567', nominal: 1 }),
            delivery: fc.option(fc.integer({ min: 0, max: maxDelivery })),
            deliveryVatRate: fc.constantFrom('none', '22'),
            minimum: fc.option(fc.integer({ min: 1, max: 400 }), { freq: 2 }),
            isBlocked: fc.boolean(),
            cells: fc.array(fc.option(cell, { freq: 4 }), { minLength: width, maxLength: width }),
          }),
          { minLength: 1, maxLength: bids },
        ),
      })
      .map(({ basis, bids: drawn }) => ({
        currency: 'RUB' as const,
        basis,
        lines: Array.from({ length: width }, (_, at) => ({ ...LINE, id: `l${at}` })),
        offers: drawn.map(({ delivery, minimum, cells, ...bid }, at): Offer => ({
          ...bid,
          id: `b${at}`,
          currency: 'RUB',
          deliveryCost: delivery === null ? null : `${delivery}.00`,
          minOrderAmount: minimum === null ? null : `${minimum}.00`,
          cells: cells.map((one) => one && cellFrom(one, bid.vatMode, basis, bid.exchange)),
        })),
      })),
  );
}

function cellFrom(
  {
    kopecks,
    ...drawn
  }: { kopecks: number } & Pick<OfferedCell, 'quantity' | 'packSize' | 'vatRate' | 'promised' | 'isBlocked'>,
  vatMode: VatMode,
  basis: OfferMatrix['basis'],
  exchange: Offer['exchange'],
): OfferedCell | null {
  const offered = {
    ...drawn,
    unitPrice: `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`,
    unitCode: LINE.unitCode,
    unitsPerPack: null,
    packsPerUnit: null,
  };
  const { price } = comparisonPrice({ ...offered, vatMode }, { basis, unitCode: LINE.unitCode, exchange });
  return price === null ? null : { ...offered, price };
}
