import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positiveQuantity, quantity } from '../../test/arbitraries.ts';
import { equal, fraction, over, roundedShort, times } from '../../test/fraction.ts';
import { compare, strip } from '../decimals/decimal.ts';
import { convertQuantity, findUnit, offeredUnitRatio, unitEquation, UNITS } from './units.ts';

const unit = fc.constantFrom(...UNITS);
const convertible = fc
  .tuple(unit, unit)
  .filter(([from, to]) => from.dimension === to.dimension && from.factor !== null && to.factor !== null);

test('codes have the contract’s form and are listed once, with both languages', () => {
  expect(new Set(UNITS.map(({ code }) => code)).size).toBe(UNITS.length);
  for (const { code, symbol, name } of UNITS) {
    expect(code).toMatch(/^[A-Z0-9]{2,3}$/u);
    expect(`${symbol.ru}${name.ru}`).toMatch(/[а-я]/u);
    expect(name.en).toMatch(/^[a-z ]+$/u);
  }
  expect(findUnit('KGM')?.symbol).toEqual({ ru: 'кг', en: 'kg' });
  expect(findUnit('ZZZ')).toBeNull();
});

test('every dimension with factors has a base unit of factor 1', () => {
  const dimensions = new Set(UNITS.filter(({ factor }) => factor !== null).map(({ dimension }) => dimension));
  for (const dimension of dimensions)
    expect(UNITS.some((each) => each.dimension === dimension && each.factor === '1')).toBe(true);
});

test('converts by the exact ratio of factors', () => {
  fc.assert(
    fc.property(convertible, quantity, fc.integer({ min: 0, max: 10 }), ([from, to], count, digits) => {
      const ratio = over(fraction(from.factor ?? ''), fraction(to.factor ?? ''));
      expect(convertQuantity(count, from.code, to.code, digits)).toBe(
        roundedShort(times(fraction(count), ratio), digits),
      );
    }),
    { numRuns: 500 },
  );
});

test('converting there and back returns the quantity where the conversion is exact', () => {
  fc.assert(
    fc.property(convertible, quantity, ([from, to], count) => {
      // To the smaller unit every factor of the table except a dozen's is a power of ten or an integer.
      fc.pre(compare(from.factor ?? '', to.factor ?? '') >= 0 && !(to.code === 'DZN' || to.code === 'QAN'));
      const there = convertQuantity(count, from.code, to.code) ?? '';
      expect(compare(convertQuantity(there, to.code, from.code) ?? '', count)).toBe(0);
    }),
  );
});

test.each([
  ['1.5', 'TNE', 'KGM', '1500'],
  ['250', 'GRM', 'KGM', '0.25'],
  ['2.5', 'MIL', 'H87', '2500'],
  ['3', 'MTQ', 'LTR', '3000'],
  ['1', 'ANN', 'MON', '12'],
  ['5', 'XBX', 'XBX', '5'],
])('%s %s in %s…', (count, from, to, expected) => {
  expect(convertQuantity(count, from, to)).toBe(expected);
});

test.each([
  ['KGM', 'LTR'],
  ['XBX', 'XPK'],
  ['XBX', 'H87'],
  ['HUR', 'DAY'],
  ['MON', 'DAY'],
  ['KGM', 'ZZZ'],
])('%s and %s cannot be compared', (from, to) => {
  expect(convertQuantity('1', from, to)).toBeNull();
});

test('the factor keeps ten fraction digits', () => {
  expect(convertQuantity('1', 'TNE', 'KGM')).toBe('1000');
  expect(convertQuantity('1', 'MGM', 'TNE')).toBe('0.000000001');
});

const content = fc.option(positiveQuantity);

test('a pack’s content is the exact fraction of both numbers; a missing number is 1', () => {
  fc.assert(
    fc.property(content, content, (unitsPerPack, packsPerUnit) => {
      const ratio = offeredUnitRatio('XBX', 'H87', { unitsPerPack, packsPerUnit });
      fc.pre(unitsPerPack !== null || packsPerUnit !== null);
      const expected = over(fraction(unitsPerPack ?? '1'), fraction(packsPerUnit ?? '1'));
      expect(equal(over(fraction(ratio?.multiplier ?? ''), fraction(ratio?.divisor ?? '')), expected)).toBe(true);
    }),
  );
});

test('an equation is exact and has one unit of the larger side where that is a short decimal', () => {
  fc.assert(
    fc.property(positiveQuantity, positiveQuantity, (multiplier, divisor) => {
      const { offered, ordered } = unitEquation({ multiplier, divisor });
      expect(equal(times(fraction(offered), fraction(multiplier)), times(fraction(ordered), fraction(divisor)))).toBe(
        true,
      );
      const isSingle = strip(offered) === '1' || strip(ordered) === '1';
      expect(isSingle || !(offered + ordered).includes('.')).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each<[string, string, string | null, string | null, string]>([
  ['XBX', 'H87', '12', null, '1 = 12'],
  ['H87', 'XBX', null, '12', '12 = 1'],
  ['H87', 'XBX', '1', '12', '12 = 1'],
  ['XCL', 'MTR', '12.5', null, '1 = 12.5'],
  ['XRO', 'XPK', '3', '7', '7 = 3'],
  ['XRO', 'XPK', '0.4', null, '2.5 = 1'],
  ['H87', 'DZN', null, null, '12 = 1'],
  ['DZN', 'CEN', null, null, '25 = 3'],
  ['MGM', 'TNE', null, null, '1000000000 = 1'],
])('%s for %s with %s in %s packs is %s', (offered, ordered, unitsPerPack, packsPerUnit, expected) => {
  const ratio = offeredUnitRatio(offered, ordered, { unitsPerPack, packsPerUnit });
  const equation = ratio && unitEquation(ratio);
  expect(equation && `${equation.offered} = ${equation.ordered}`).toBe(expected);
});

test.each([
  ['0', null],
  [null, '0'],
])('an empty pack has no factor: %s in %s', (unitsPerPack, packsPerUnit) => {
  expect(offeredUnitRatio('XBX', 'H87', { unitsPerPack, packsPerUnit })).toBeNull();
});
