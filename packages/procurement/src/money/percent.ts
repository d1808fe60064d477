import { roundAmount } from './amount.ts';
import type { Currency } from './currency.ts';
import { divide, max, min, multiply, sign, subtract, type Decimal } from '../decimals/decimal.ts';

/** Most fraction digits of a percentage. */
export const PERCENT_DIGITS = 2;

/** part ÷ whole in percent, at most two digits; null when the whole is zero. */
export function percentOf(part: Decimal, whole: Decimal): Decimal | null {
  return sign(whole) === 0 ? null : divide(multiply(part, '100'), whole, PERCENT_DIGITS);
}

/** Percent by which the value is above the base, negative when below; null when the base is zero. */
export function deltaPercent(value: Decimal, base: Decimal): Decimal | null {
  return percentOf(subtract(value, base), base);
}

/** Percent by which the highest value is above the lowest; null for no values or a lowest of zero. */
export function spreadPercent(values: readonly Decimal[]): Decimal | null {
  const [first, ...rest] = values;
  return first === undefined ? null : deltaPercent(max(first, ...rest), min(first, ...rest));
}

/** Savings against a baseline (budget, average or highest bid); negative when more is spent. */
export type Savings = {
  readonly amount: Decimal;
  /** Of the baseline; null when the baseline is zero. */
  readonly percent: Decimal | null;
};

/** baseline − spent as an amount and in percent of the baseline. Both must be in the same currency and on the same VAT basis. */
export function savingsAgainst(baseline: Decimal, spent: Decimal, currency: Currency): Savings {
  const saved = subtract(baseline, spent);
  return { amount: roundAmount(saved, currency), percent: percentOf(saved, baseline) };
}
