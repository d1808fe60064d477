import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, exchange, vatMode } from '../../test/arbitraries.ts';
import { fraction, over, plus, rounded, times } from '../../test/fraction.ts';
import { convertTotals, findExchange, SAME_CURRENCY } from './exchange.ts';

test('converts by rate over nominal and stays consistent to the kopeck', () => {
  const vatTotals = fc
    .record({ net: amount, vat: amount })
    .map(({ net, vat }) => ({ net, vat, gross: rounded(plus(fraction(net), fraction(vat)), 2) }));
  fc.assert(
    fc.property(vatTotals, vatMode, exchange, (totals, mode, frozen) => {
      const inRoubles = (text: string) =>
        rounded(over(times(fraction(text), fraction(frozen.rate)), fraction(String(frozen.nominal))), 2);
      const orderCurrency = convertTotals(totals, mode, frozen, 'RUB');
      const quoted = mode === 'included' ? 'gross' : 'net';
      expect(orderCurrency[quoted]).toBe(inRoubles(totals[quoted]));
      expect(orderCurrency.vat).toBe(inRoubles(totals.vat));
      expect(orderCurrency.gross).toBe(rounded(plus(fraction(orderCurrency.net), fraction(orderCurrency.vat)), 2));
    }),
  );
});

test('converts 100 tenge at 16.1234 roubles and keeps amounts in the same currency', () => {
  const totals = { net: '100000.00', vat: '12000.00', gross: '112000.00' };
  expect(convertTotals(totals, 'excluded', { rate: '16.1234', nominal: 100 }, 'RUB')).toEqual({
    net: '16123.40',
    vat: '1934.81',
    gross: '18058.21',
  });
  expect(convertTotals(totals, 'excluded', SAME_CURRENCY, 'RUB')).toEqual(totals);
});

test.each([
  { rate: '0', nominal: 1 },
  { rate: '-1', nominal: 1 },
  { rate: '1', nominal: 0 },
  { rate: '1', nominal: -1 },
  { rate: '1', nominal: 1.5 },
])('a rate of $rate for $nominal is refused', (frozen) => {
  const totals = { net: '1.00', vat: '0.00', gross: '1.00' };
  expect(() => convertTotals(totals, 'included', frozen, 'RUB')).toThrow(RangeError);
});

test('finds the frozen rate by the bid’s currency; the order’s currency needs none', () => {
  const frozen = [
    { currency: 'KZT', rate: '16.1234', nominal: 100 },
    { currency: 'RUB', rate: '9', nominal: 1 },
  ] as const;
  expect(findExchange('KZT', 'RUB', frozen)).toMatchObject({ rate: '16.1234', nominal: 100 });
  expect(findExchange('RUB', 'RUB', frozen)).toEqual(SAME_CURRENCY);
  expect(findExchange('USD', 'RUB', frozen)).toBeNull();
});
