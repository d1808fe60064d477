import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText } from '../../test/arbitraries.ts';
import { fraction, minus, over, roundedShort, times } from '../../test/fraction.ts';
import { deltaPercent, percentOf, savingsAgainst, spreadPercent } from './percent.ts';

test('the difference from a base, exact and rounded once', () => {
  const base = decimalText().filter((value) => /[1-9]/u.test(value));
  fc.assert(
    fc.property(decimalText(), base, (value, from) => {
      const exact = times(over(minus(fraction(value), fraction(from)), fraction(from)), fraction('100'));
      expect(deltaPercent(value, from)).toBe(roundedShort(exact, 2));
    }),
  );
});

test('calculates known figures, and null against zero', () => {
  expect(deltaPercent('110', '100')).toBe('10');
  expect(deltaPercent('99.99', '100')).toBe('-0.01');
  expect(deltaPercent('1', '0.00')).toBeNull();
  expect(percentOf('1', '3')).toBe('33.33');
});

test('spread is from lowest to highest in any order', () => {
  expect(spreadPercent(['110.00', '100.00', '150.00'])).toBe('50');
  expect(spreadPercent(['100.00'])).toBe('0');
  expect(spreadPercent([])).toBeNull();
  expect(spreadPercent(['0.00', '1.00'])).toBeNull();
});

test('savings are signed', () => {
  expect(savingsAgainst('1000.00', '875.00', 'RUB')).toEqual({ amount: '125.00', percent: '12.5' });
  expect(savingsAgainst('1000.00', '1100.00', 'RUB')).toEqual({ amount: '-100.00', percent: '-10' });
  expect(savingsAgainst('0.00', '1.00', 'RUB')).toEqual({ amount: '-1.00', percent: null });
});
