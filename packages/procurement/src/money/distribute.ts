import { round, type Decimal } from '../decimals/decimal.ts';
import { currencyDigits, type Currency } from './currency.ts';

/**
 * Divides an amount among weights in proportion, so that the parts add up to it. Each part is rounded down to the
 * currency's digits; the units left over go to the largest remainders, of equal ones to the first.
 * Weights and the amount are not negative. Without any weight above zero every part is zero.
 */
export function distributeAmount(amount: Decimal, weights: readonly Decimal[], currency: Currency): Decimal[] {
  const digits = currencyDigits(currency);
  const whole = unitsOf(amount, digits);
  const scale = Math.max(0, ...weights.map((weight) => weight.split('.')[1]?.length ?? 0));
  const shares = weights.map((weight) => unitsOf(weight, scale));
  const sum = shares.reduce((total, share) => total + share, 0n);
  if (sum === 0n) return weights.map(() => round('0', digits));
  const parts = shares.map((share, at) => ({ at, part: (whole * share) / sum, remainder: (whole * share) % sum }));
  const left = Number(whole - parts.reduce((total, { part }) => total + part, 0n));
  const favoured = new Set(
    parts
      .toSorted((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1))
      .slice(0, left)
      .map(({ at }) => at),
  );
  return parts.map(({ at, part }) => textOf(favoured.has(at) ? part + 1n : part, digits));
}

/** The amount as a whole number of its smallest units. */
function unitsOf(amount: Decimal, digits: number): bigint {
  return BigInt(round(amount, digits).replace('.', ''));
}

function textOf(units: bigint, digits: number): Decimal {
  const text = units.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
