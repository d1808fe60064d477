import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText } from '../../test/arbitraries.ts';
import { equal, fraction, minus, over, plus, rounded, roundedShort, times } from '../../test/fraction.ts';
import {
  add,
  compare,
  divide,
  isDecimal,
  max,
  min,
  multiply,
  NotADecimalError,
  round,
  strip,
  subtract,
  sum,
} from './decimal.ts';

const signed = decimalText({ negative: true });
const digits = fc.integer({ min: 0, max: 8 });

test('adds, subtracts and multiplies exactly', () => {
  fc.assert(
    fc.property(signed, signed, (a, b) => {
      expect(equal(fraction(add(a, b)), plus(fraction(a), fraction(b)))).toBe(true);
      expect(equal(fraction(subtract(a, b)), minus(fraction(a), fraction(b)))).toBe(true);
      expect(equal(fraction(multiply(a, b)), times(fraction(a), fraction(b)))).toBe(true);
    }),
  );
});

test('divides with one half-up rounding of the exact quotient', () => {
  const divisor = signed.filter((value) => /[1-9]/u.test(value));
  fc.assert(
    fc.property(signed, divisor, digits, (a, b, places) => {
      expect(divide(a, b, places)).toBe(roundedShort(over(fraction(a), fraction(b)), places));
    }),
    { numRuns: 500 },
  );
});

test('rounds half-up to exactly the given digits', () => {
  fc.assert(
    fc.property(decimalText({ fractionDigits: 9, negative: true }), digits, (value, places) => {
      expect(round(value, places)).toBe(rounded(fraction(value), places));
    }),
  );
});

test('rounds a half away from zero, but not slightly less', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (units) => {
      expect(round(`${units}.5`, 0)).toBe(String(units + 1n));
      expect(round(`${units}.4999999999`, 0)).toBe(String(units));
      expect(round(`-${units}.5`, 0)).toBe(String(-units - 1n));
    }),
  );
  expect(round('1.005', 2)).toBe('1.01');
  expect(divide('1', '200', 2)).toBe('0.01');
});

test('sums are equal in every grouping and order', () => {
  fc.assert(
    fc.property(fc.array(signed, { maxLength: 30 }), fc.nat(30), (values, at) => {
      const total = sum(values);
      expect(add(sum(values.slice(0, at)), sum(values.slice(at)))).toBe(total);
      expect(sum(values.toReversed())).toBe(total);
    }),
  );
  expect(sum([])).toBe('0');
});

test('compares by value, ignoring trailing zeros', () => {
  fc.assert(
    fc.property(signed, signed, (a, b) => {
      const difference = minus(fraction(a), fraction(b)).over;
      expect(compare(a, b)).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
      expect(compare(min(a, b), max(a, b))).toBeLessThanOrEqual(0);
    }),
  );
  expect(compare('1.50', '1.5')).toBe(0);
  expect(min('10', '9', '11')).toBe('9');
  expect(max('10', '9', '11')).toBe('11');
});

test('never writes large or tiny results with an exponent', () => {
  expect(multiply('999999999999999', '1000000000000')).toBe('999999999999999000000000000');
  expect(multiply('0.0001', '0.000001')).toBe('0.0000000001');
});

test('never returns minus zero', () => {
  expect(round('-0.004', 2)).toBe('0.00');
  expect(strip('-0.00')).toBe('0');
  expect(subtract('1', '1.00')).toBe('0');
});

test.each(['0', '-1.5', '10.00', '999999999999999.9999'])('%s is a decimal of the contract', (text) => {
  expect(isDecimal(text)).toBe(true);
});

test.each([
  '',
  '-',
  '1.',
  '.5',
  '+1',
  '1e3',
  '1,5',
  '01',
  '-0',
  '-0.00',
  ' 1',
  '1 000',
  '1.23456',
  '1000000000000000',
  'NaN',
  '١',
])('"%s" is not a decimal of the contract', (text) => {
  expect(isDecimal(text)).toBe(false);
});

test('arithmetic on other values throws an error that names the value', () => {
  for (const text of ['', '1,5', '1e3', '0x10', 'NaN', 'Infinity', '1 000']) {
    expect(() => add(text, '1')).toThrow(NotADecimalError);
    expect(() => add('1', text)).toThrow(JSON.stringify(text));
  }
  // @ts-expect-error a number, as foreign JSON may contain
  expect(() => add(0.1, '0.2')).toThrow(NotADecimalError);
  expect(() => divide('1', '0.00', 2)).toThrow(RangeError);
});
