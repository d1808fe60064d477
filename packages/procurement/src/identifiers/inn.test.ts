import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInn, isKpp } from './inn.ts';

test.each([
  ['7707083893', 'company'],
  ['7736050003', 'company'],
  // Its weighted sum leaves 10, which becomes check digit 0.
  ['7701000080', 'company'],
  ['500100732259', 'person'],
])('%s is the number of a %s', (inn, kind) => {
  expect(checkInn(inn)).toEqual({ ok: true, kind });
});

test.each([
  ['7707083894', 'checksum'],
  ['1234567890', 'checksum'],
  ['500100732258', 'checksum'],
  ['500100732269', 'checksum'],
  ['0000000000', 'zeros'],
  ['000000000000', 'zeros'],
  ['0012345678', 'zeros'],
  ['', 'length'],
  ['770708389', 'length'],
  ['77070838931', 'length'],
  ['770708389З', 'digits'],
  ['7707 083893', 'digits'],
])('"%s" is refused for its %s', (inn, reason) => {
  expect(checkInn(inn)).toEqual({ ok: false, reason });
});

test('detects nearly every single wrong digit', () => {
  const slip = fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 9 }));
  const outcomes = fc.sample(slip, { numRuns: 500, seed: 1 }).map(([at, step]) => {
    const digits = '7707083893'.split('');
    digits[at] = String((Number(digits[at]) + step) % 10);
    return checkInn(digits.join('')).ok;
  });
  expect(outcomes.filter((passed) => passed).length / outcomes.length).toBeLessThan(0.05);
});

test('KPP: office, reason, number', () => {
  expect(['773601001', '7736AB001'].every(isKpp)).toBe(true);
  expect(['77360100', '7736010011', '7736аб001', '7736ab001', ''].some(isKpp)).toBe(false);
});
