import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, divide, multiply, round, sign, strip, subtract } from './decimal.ts';
import { compareShort, multiplyShort, roundShort } from './short-decimal.ts';

const digits = (max: number) => fc.stringMatching(new RegExp(`^\\d{0,${max}}$`));
const decimal = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 12n }), digits(9))
  .map(([negative, whole, fraction]) => `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`);

describe('short decimals give the same results as arbitrary precision when', () => {
  it('comparing', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(compare(a, b)).toBe(new Big(a).cmp(new Big(b)));
        expect(compare(a, `${a}${a.includes('.') ? '00' : '.00'}`)).toBe(0);
        expect(sign(a)).toBe(new Big(a).cmp(0));
      }),
    );
  });

  it('multiplying', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(multiply(a, b)).toBe(new Big(a).times(b).toFixed());
        expect(subtract(a, b)).toBe(new Big(a).minus(b).toFixed());
      }),
    );
  });

  it('dividing', () => {
    const Exact = Big();
    const small = fc.tuple(fc.nat(10 ** 7), digits(3)).map(([whole, part]) => `${whole}${part && `.${part}`}`);
    fc.assert(
      fc.property(small, small, fc.nat(6), (a, b, places) => {
        fc.pre(sign(b) !== 0);
        Exact.DP = places;
        expect(divide(a, b, places)).toBe(new Exact(a).div(b).toFixed());
      }),
      { numRuns: 2000 },
    );
  });

  it('rounding', () => {
    fc.assert(
      fc.property(decimal, fc.nat(10), (a, places) => {
        expect(round(a, places)).toBe(new Big(a).round(places, Big.roundHalfUp).toFixed(places));
        expect(strip(a)).toBe(new Big(a).toFixed());
      }),
    );
  });
});

it('leaves long and negative numbers to arbitrary precision', () => {
  expect(multiplyShort('123456789', '123456789')).toBeNull();
  expect(compareShort('-1', '1')).toBeNull();
  expect(roundShort('1234567890123456.789', 2)).toBeNull();
  expect(roundShort('0.995', 2)).toBe('1.00');
});
