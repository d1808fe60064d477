import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, exchange, quantity, unitPrice, vatMode, vatRate } from '../test/arbitraries.ts';
import { fraction, over, plus, rounded, times } from '../test/fraction.ts';
import { findExchange, SAME_CURRENCY } from './exchange.ts';
import { comparableTotals, coverageOf, differenceFromDeclared, totalsOf } from './totals.ts';

const line = fc.record({
  quantity: fc.option(quantity, { freq: 8 }),
  unitPrice: fc.option(unitPrice, { freq: 8 }),
  vatRate,
});

test('an order of three lines at two rates, prices with VAT', () => {
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

test('the quoted side is the sum of the line totals; unfinished lines count for nothing', () => {
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

test('converts by rate over nominal and stays consistent to the kopeck', () => {
  const vatTotals = fc
    .record({ net: amount, vat: amount })
    .map(({ net, vat }) => ({ net, vat, gross: rounded(plus(fraction(net), fraction(vat)), 2) }));
  fc.assert(
    fc.property(vatTotals, vatMode, exchange, fc.option(amount), (totals, mode, frozen, deliveryCost) => {
      const inRoubles = (text: string) =>
        rounded(over(times(fraction(text), fraction(frozen.rate)), fraction(String(frozen.nominal))), 2);
      const { orderCurrency, comparableGross } = comparableTotals(totals, {
        vatMode: mode,
        exchange: frozen,
        orderCurrency: 'RUB',
        deliveryCost,
      });
      const quoted = mode === 'included' ? 'gross' : 'net';
      expect(orderCurrency[quoted]).toBe(inRoubles(totals[quoted]));
      expect(orderCurrency.vat).toBe(inRoubles(totals.vat));
      expect(orderCurrency.gross).toBe(rounded(plus(fraction(orderCurrency.net), fraction(orderCurrency.vat)), 2));
      expect(comparableGross).toBe(
        rounded(plus(fraction(orderCurrency.gross), fraction(inRoubles(deliveryCost ?? '0'))), 2),
      );
    }),
  );
});

test('100 tenge for 16.1234 roubles; the own currency is left alone', () => {
  const totals = { net: '100000.00', vat: '12000.00', gross: '112000.00' };
  const terms = { vatMode: 'excluded', orderCurrency: 'RUB', deliveryCost: null } as const;
  expect(comparableTotals(totals, { ...terms, exchange: { rate: '16.1234', nominal: 100 } })).toEqual({
    orderCurrency: { net: '16123.40', vat: '1934.81', gross: '18058.21' },
    comparableGross: '18058.21',
  });
  expect(comparableTotals(totals, { ...terms, exchange: SAME_CURRENCY }).orderCurrency).toEqual(totals);
});

test.each([
  { rate: '0', nominal: 1 },
  { rate: '-1', nominal: 1 },
  { rate: '1', nominal: 0 },
  { rate: '1', nominal: -1 },
  { rate: '1', nominal: 1.5 },
])('a rate of $rate for $nominal is refused', (frozen) => {
  const totals = { net: '1.00', vat: '0.00', gross: '1.00' };
  expect(() =>
    comparableTotals(totals, { vatMode: 'included', exchange: frozen, orderCurrency: 'RUB', deliveryCost: null }),
  ).toThrow(RangeError);
});

test('the frozen rate is looked up by the bid’s currency; the own one needs none', () => {
  const frozen = [
    { currency: 'KZT', rate: '16.1234', nominal: 100 },
    { currency: 'RUB', rate: '9', nominal: 1 },
  ] as const;
  expect(findExchange('KZT', 'RUB', frozen)).toMatchObject({ rate: '16.1234', nominal: 100 });
  expect(findExchange('RUB', 'RUB', frozen)).toEqual(SAME_CURRENCY);
  expect(findExchange('USD', 'RUB', frozen)).toBeNull();
});

test('difference from the declared total and coverage', () => {
  expect(differenceFromDeclared('1269.50', '1270.00', 'RUB')).toBe('-0.50');
  expect(differenceFromDeclared('1270', '1270.00', 'RUB')).toBe('0.00');
  expect(coverageOf(2, 3)).toEqual({ linesOffered: 2, linesTotal: 3, percent: '66.67' });
  expect(coverageOf(3, 3).percent).toBe('100');
  expect(coverageOf(0, 0).percent).toBe('0');
});
