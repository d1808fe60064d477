import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, quantity, unitPrice } from '../../test/arbitraries.ts';
import { fraction, plus, rounded, times } from '../../test/fraction.ts';
import { isAmount, isUnitPrice, lineTotal, sumAmounts } from './amount.ts';

test('a line total is the exact product, rounded half-up once', () => {
  fc.assert(
    fc.property(unitPrice, quantity, (price, count) => {
      expect(lineTotal(price, count, 'RUB')).toBe(rounded(times(fraction(price), fraction(count)), 2));
    }),
    { numRuns: 1000 },
  );
});

test('rounds half a kopeck up where binary floating point rounds it down', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 11n }), (kopecks) => {
      const odd = 2n * kopecks + 1n;
      const price = `${odd / 100n}.${(odd % 100n).toString().padStart(2, '0')}`;
      expect(lineTotal(price, '0.5', 'RUB')).toBe(rounded({ over: kopecks + 1n, under: 100n }, 2));
    }),
  );
  expect(lineTotal('1.005', '1', 'RUB')).toBe('1.01');
  expect(lineTotal('0.3475', '12500', 'RUB')).toBe('4343.75');
});

test('sums amounts exactly and keeps their digits', () => {
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      expect(sumAmounts(amounts, 'RUB')).toBe(rounded(amounts.map(fraction).reduce(plus, fraction('0')), 2));
    }),
  );
  expect(sumAmounts([], 'EUR')).toBe('0.00');
});

test('recognises the contract’s amounts, unit prices and quantities', () => {
  expect(['0.00', '1499.90', '999999999999999.99'].every((text) => isAmount(text, 'RUB'))).toBe(true);
  expect(['1499.9', '1499', '-1.00', '1000000000000000.00', '1.000', ''].some((text) => isAmount(text, 'RUB'))).toBe(
    false,
  );
  expect(['0', '0.3475', '10.50'].every(isUnitPrice)).toBe(true);
  expect(['-1', '0.34755', '1,5'].some(isUnitPrice)).toBe(false);
});
