import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText } from '../../test/arbitraries.ts';
import { readDecimal, writeDecimal, type DecimalInputLimits } from './decimal-input.ts';
import { isDecimal, strip } from '../decimals/decimal.ts';

const price: DecimalInputLimits = { fractionDigits: 4 };
const anything: DecimalInputLimits = { fractionDigits: 4, negative: true };

test.each([
  ['1234', '1234'],
  ['1234,5', '1234.5'],
  ['1234.50', '1234.5'],
  ['1 234,50', '1234.5'],
  ['1\u00A0234\u00A0567,89', '1234567.89'],
  ['1\u202F234,5', '1234.5'],
  ['1,234.50', '1234.5'],
  ['1.234,50', '1234.5'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ["1'234.50", '1234.5'],
  ['1 234,567', '1234.567'],
  ['0,125', '0.125'],
  ['1234,567', '1234.567'],
  ['1 234', '1234'],
  [',5', '0.5'],
  ['5,', '5'],
  ['007', '7'],
  ['1,50000', '1.5'],
  ['1 234,50 ₽', '1234.5'],
  ['1 234,50 руб.', '1234.5'],
  ['₽ 99', '99'],
  ['$1,234.50', '1234.5'],
  ['12 EUR', '12'],
  ['100 р.', '100'],
  ['+5', '5'],
  ['-5', '-5'],
  ['−5,5', '-5.5'],
  ['–5', '-5'],
  ['- 5', '-5'],
  ['-$5', '-5'],
  ['(1 200)', '-1200'],
  ['-0', '0'],
  ['\uFEFF12\u200B', '12'],
])('"%s" is read as %s', (text, value) => {
  expect(readDecimal(text, anything)).toEqual({ ok: true, value });
});

test.each([
  ['', 'empty'],
  [' \u00A0 ', 'empty'],
  ['—', 'empty'],
  ['-', 'empty'],
  ['abc', 'not_a_number'],
  ['1e3', 'not_a_number'],
  ['12 34', 'not_a_number'],
  ['1,23,456', 'not_a_number'],
  ['1.2.3', 'not_a_number'],
  ['1,2.3,4', 'not_a_number'],
  ['1 234.567,5', 'not_a_number'],
  ['5 шт', 'not_a_number'],
  ['10%', 'not_a_number'],
  ['--5', 'not_a_number'],
  ['-(5)', 'not_a_number'],
  ['(5', 'not_a_number'],
  ['$5 ₽', 'not_a_number'],
  ['5²', 'not_a_number'],
  ['10-20', 'not_a_number'],
  ['∞', 'not_a_number'],
  ['-5', 'negative'],
  ['(5)', 'negative'],
  ['1,23456', 'too_precise'],
  ['1000000000000000', 'too_large'],
])('"%s" is refused as %s', (text, code) => {
  expect(readDecimal(text, price)).toEqual({ ok: false, problem: { code } });
});

test('a single separator before three digits is ambiguous unless the language decides', () => {
  const asked = { ok: false, problem: { code: 'ambiguous', readings: ['1.234', '1234'] } };
  expect(readDecimal('1,234', price)).toEqual(asked);
  expect(readDecimal('1.234', price)).toEqual(asked);
  expect(readDecimal('1,234', { ...price, decimalSeparator: ',' })).toEqual({ ok: true, value: '1.234' });
  expect(readDecimal('1.234', { ...price, decimalSeparator: '.' })).toEqual({ ok: true, value: '1.234' });
  expect(readDecimal('1,234', { ...price, decimalSeparator: '.' })).toEqual({ ok: true, value: '1234' });
  expect(readDecimal('1.234', { ...price, decimalSeparator: ',' })).toEqual(asked);
  expect(readDecimal('1,234', { fractionDigits: 2, decimalSeparator: ',' })).toEqual({
    ok: false,
    problem: { code: 'too_precise' },
  });
});

test('applies the limits of the field', () => {
  expect(readDecimal('1234567890', { fractionDigits: 3, integerDigits: 9 })).toEqual({
    ok: false,
    problem: { code: 'too_large' },
  });
  expect(readDecimal('1,5', { fractionDigits: 0 })).toEqual({ ok: false, problem: { code: 'too_precise' } });
});

test('reads back what it wrote with the same separator', () => {
  fc.assert(
    fc.property(
      decimalText({ negative: true }),
      fc.constantFrom('.', ',') as fc.Arbitrary<'.' | ','>,
      (value, decimalSeparator) => {
        expect(readDecimal(writeDecimal(value, decimalSeparator), { ...anything, decimalSeparator })).toEqual({
          ok: true,
          value: strip(value),
        });
      },
    ),
    { numRuns: 500 },
  );
});

test('reads numbers formatted in Russian, English and German', () => {
  const locales = [
    ['ru', ','],
    ['en', '.'],
    ['de', ','],
    ['fr', ','],
  ] as const;
  fc.assert(
    fc.property(
      decimalText({ integerDigits: 12, negative: true }),
      fc.constantFrom(...locales),
      (value, [locale, decimalSeparator]) => {
        // Only the writer can tell a German "1.234" from a decimal.
        fc.pre(!(locale === 'de' && /^-?\d{1,3}\.\d{3}$/u.test(germanForm(value))));
        const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(
          value as Intl.StringNumericLiteral,
        );
        expect(readDecimal(text, { ...anything, decimalSeparator })).toEqual({ ok: true, value: strip(value) });
      },
    ),
    { numRuns: 500 },
  );
});

test('reads any text as a decimal of the contract or gives a reason', () => {
  const pasted = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789 .,-−()₽$\u00A0\u202F’eE+'.split('')) }),
  );
  fc.assert(
    fc.property(pasted, (text) => {
      const read = readDecimal(text, anything);
      const values = read.ok ? [read.value] : read.problem.code === 'ambiguous' ? read.problem.readings : [];
      expect(values.filter((value) => !isDecimal(value) || value !== strip(value))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

function germanForm(value: string): string {
  return new Intl.NumberFormat('de', { maximumFractionDigits: 4 }).format(value as Intl.StringNumericLiteral);
}
