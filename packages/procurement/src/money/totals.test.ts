import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantity, unitPrice, vatMode, vatRate } from '../../test/arbitraries.ts';
import { fraction, plus, rounded, times } from '../../test/fraction.ts';
import { totalsOf } from './totals.ts';

const line = fc.record({
  quantity: fc.option(quantity, { freq: 8 }),
  unitPrice: fc.option(unitPrice, { freq: 8 }),
  vatRate,
});

test('calculates an order of three lines at two rates, priced with VAT', () => {
  const lines = [
    { quantity: '10', unitPrice: '122', vatRate: '22' },
    { quantity: '0.5', unitPrice: '99.99', vatRate: '10' },
    { quantity: '2', unitPrice: null, vatRate: '22' },
  ] as const;
  expect(totalsOf(lines, { vatMode: 'included', currency: 'RUB' })).toEqual({
    lineTotals: ['1220.00', '50.00', null],
    byRate: [
      { rate: '10', net: '45.45', vat: '4.55', gross: '50.00' },
      { rate: '22', net: '1000.00', vat: '220.00', gross: '1220.00' },
    ],
    net: '1045.45',
    vat: '224.55',
    gross: '1270.00',
  });
});

test('an empty order totals zero in the currency’s digits', () => {
  expect(totalsOf([], { vatMode: 'excluded', currency: 'RUB' })).toEqual({
    lineTotals: [],
    byRate: [],
    net: '0.00',
    vat: '0.00',
    gross: '0.00',
  });
});

test('the quoted side is the sum of the line totals without unfinished lines', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), vatMode, (lines, mode) => {
      const totals = totalsOf(lines, { vatMode: mode, currency: 'RUB' });
      const expected = lines.map((each) =>
        each.quantity === null || each.unitPrice === null
          ? null
          : rounded(times(fraction(each.quantity), fraction(each.unitPrice)), 2),
      );
      expect(totals.lineTotals).toEqual(expected);
      const quoted = expected
        .filter((total) => total !== null)
        .map(fraction)
        .reduce(plus, fraction('0'));
      expect(mode === 'included' ? totals.gross : totals.net).toBe(rounded(quoted, 2));
      expect(totals.gross).toBe(rounded(plus(fraction(totals.net), fraction(totals.vat)), 2));
    }),
  );
});
