import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchange, positiveQuantity, unitPrice, vatMode, vatRate } from '../../test/arbitraries.ts';
import { fraction, over, plus, roundedShort, times } from '../../test/fraction.ts';
import {
  averageAmount,
  comparisonPrice,
  type ComparisonTerms,
  EXACT_DIGITS,
  normalizedQuantity,
  type OfferedPrice,
  quotedQuantity,
} from './comparison-price.ts';
import { multiply } from '../decimals/decimal.ts';
import { SAME_CURRENCY } from '../money/exchange.ts';
import { UNITS } from '../units/units.ts';

const offer: OfferedPrice = {
  unitPrice: '122',
  vatRate: '22',
  vatMode: 'included',
  unitCode: 'KGM',
  unitsPerPack: null,
  packsPerUnit: null,
};
const terms: ComparisonTerms = { basis: 'gross', unitCode: 'KGM', exchange: SAME_CURRENCY };

test('a comparison price is the exact quotient of price, VAT, factor and rate, rounded once', () => {
  const weights = fc.constantFrom(...UNITS.filter(({ dimension }) => dimension === 'mass'));
  const basis = fc.constantFrom('gross', 'net') as fc.Arbitrary<'gross' | 'net'>;
  fc.assert(
    fc.property(
      unitPrice,
      vatRate,
      vatMode,
      weights,
      weights,
      exchange,
      basis,
      (price, rate, mode, offered, ordered, frozen, wanted) => {
        const withVat = over(plus(fraction('100'), fraction(rate === 'none' ? '0' : rate)), fraction('100'));
        const vat =
          mode === 'included' && wanted === 'net'
            ? over(fraction('1'), withVat)
            : mode === 'excluded' && wanted === 'gross'
              ? withVat
              : fraction('1');
        const factor = over(fraction(offered.factor ?? ''), fraction(ordered.factor ?? ''));
        const money = over(fraction(frozen.rate), fraction(String(frozen.nominal)));
        expect(
          comparisonPrice(
            {
              unitPrice: price,
              vatRate: rate,
              vatMode: mode,
              unitCode: offered.code,
              unitsPerPack: null,
              packsPerUnit: null,
            },
            { basis: wanted, unitCode: ordered.code, exchange: frozen },
          ),
        ).toEqual({ price: roundedShort(times(over(times(fraction(price), vat), factor), money), 8), reason: null });
      },
    ),
    { numRuns: 500 },
  );
});

describe('a price in the order’s currency and basis', () => {
  test.each<[string, Partial<OfferedPrice>, Partial<ComparisonTerms>, string]>([
    ['as quoted', {}, {}, '122'],
    ['VAT off', {}, { basis: 'net' }, '100'],
    ['VAT on', { vatMode: 'excluded', unitPrice: '100' }, {}, '122'],
    ['no VAT payer', { vatRate: 'none' }, { basis: 'net' }, '122'],
    ['per tonne into per kilogram', { unitCode: 'TNE' }, {}, '0.122'],
    ['per thousand into per piece', { unitPrice: '347.55', unitCode: 'MIL' }, { unitCode: 'H87' }, '0.34755'],
    ['a pack of 50', { unitCode: 'XPK', unitsPerPack: '50' }, { unitCode: 'H87' }, '2.44'],
    ['pieces for a box of 12', { unitPrice: '1.30', packsPerUnit: '12', unitCode: 'H87' }, { unitCode: 'XBX' }, '15.6'],
    ['the table before the pack', { unitCode: 'TNE', unitsPerPack: '50' }, {}, '0.122'],
    ['100 tenge at 16.5', {}, { exchange: { rate: '16.5', nominal: 100 } }, '20.13'],
  ])('%s', (_name, offered, wanted, price) => {
    expect(comparisonPrice({ ...offer, ...offered }, { ...terms, ...wanted })).toEqual({ price, reason: null });
  });

  test.each<[string, Partial<OfferedPrice>, Partial<ComparisonTerms>?]>([
    ['no_price', { unitPrice: null }],
    ['no_unit_factor', { unitCode: 'XBX' }],
    ['no_unit_factor', { unitCode: 'XBX', unitsPerPack: '0' }],
    ['no_exchange_rate', {}, { exchange: null }],
  ])('is null with the reason %s', (reason, offered, wanted = {}) => {
    expect(comparisonPrice({ ...offer, ...offered }, { ...terms, ...wanted })).toEqual({ price: null, reason });
  });
});

test('quantities convert to the order’s unit in the same way', () => {
  expect(normalizedQuantity({ quantity: '1.5', unitCode: 'TNE', unitsPerPack: null, packsPerUnit: null }, 'KGM')).toBe(
    '1500',
  );
  expect(normalizedQuantity({ quantity: '3', unitCode: 'XBX', unitsPerPack: '12', packsPerUnit: null }, 'H87')).toBe(
    '36',
  );
  expect(
    normalizedQuantity({ quantity: '3', unitCode: 'XBX', unitsPerPack: null, packsPerUnit: null }, 'H87'),
  ).toBeNull();
});

test('converts the pieces of any box to one box and back', () => {
  fc.assert(
    fc.property(positiveQuantity, fc.integer({ min: 1, max: 1_000_000 }), (packsPerUnit, boxes) => {
      const pieces = multiply(packsPerUnit, String(boxes));
      const pack = { unitCode: 'H87', unitsPerPack: null, packsPerUnit };
      expect(normalizedQuantity({ ...pack, quantity: pieces }, 'XBX')).toBe(String(boxes));
      expect(quotedQuantity(String(boxes), pack, 'XBX')).toBe(pieces);
    }),
  );
});

test('an order in boxes and a bid in pieces is priced by the exact fraction, rounded once', () => {
  fc.assert(
    fc.property(unitPrice, positiveQuantity, positiveQuantity, (price, unitsPerPack, packsPerUnit) => {
      const offered = { ...offer, unitPrice: price, unitCode: 'H87', unitsPerPack, packsPerUnit };
      const exact = over(times(fraction(price), fraction(packsPerUnit)), fraction(unitsPerPack));
      expect(comparisonPrice(offered, { ...terms, unitCode: 'XBX' }).price).toBe(roundedShort(exact, 8));
    }),
  );
});

test('an average keeps an exact half of a kopeck, which a price of 8 digits loses', () => {
  const dear = { ...offer, unitPrice: '15.6316', vatRate: '20' } as const;
  const { price } = comparisonPrice(dear, { ...terms, basis: 'net' }, EXACT_DIGITS);
  // 15.6316 / 1.2 × 75 is 976.975.
  expect(averageAmount([price ?? '0'], '75', 'RUB')).toBe('976.98');
  expect(averageAmount(['10', '11'], '3', 'RUB')).toBe('31.50');
});
