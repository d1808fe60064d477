import Big from 'big.js';
import {
  compareShort,
  divideShort,
  isZero,
  multiplyShort,
  roundShort,
  stripShort,
  subtractShort,
} from './short-decimal.ts';

/**
 * An exact decimal such as "-12.50": digits with an optional minus and fraction, never an exponent, a plus sign or a group
 * separator. Amounts are sent and stored in this form only.
 */
export type Decimal = string;

/** Longest integer part that the contract accepts. Sums of valid amounts may exceed it: check results with `isDecimal`. */
export const MAX_INTEGER_DIGITS = 15;

/** Thrown by arithmetic on text that is not a decimal: validate or read it (`readDecimal`) first. */
export class NotADecimalError extends TypeError {
  override readonly name = 'NotADecimalError';
  readonly value: unknown;

  constructor(value: unknown) {
    super(
      `${JSON.stringify(value) ?? String(value)} is not a decimal: write digits with an optional minus and point, such as "-12.50"`,
    );
    this.value = value;
  }
}

// A separate constructor keeps strict mode and the precision of division inside this module.
const Exact = Big();
Exact.strict = true;

const CANONICAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
// Wider than the canonical form on purpose, so that numbers in another form are calculated instead of throwing.
const WRITTEN_OUT = /^-?\d+(?:\.\d+)?$/;
const NEGATIVE_ZERO = /^-0(?:\.0+)?$/;

function exact(value: Decimal): Big {
  // Data from outside may be a number despite the type; 0.1 + 0.2 must not get in that way.
  if (typeof value !== 'string' || !WRITTEN_OUT.test(value)) throw new NotADecimalError(value);
  return new Exact(value);
}

function written(value: Big): Decimal {
  return value.toFixed();
}

/** Whether the text has the contract's form: no leading zeros, no "-0", at most 15 integer digits and the given fraction digits. */
export function isDecimal(text: string, maxFractionDigits = 4): boolean {
  if (!CANONICAL.test(text)) return false;
  const isNegative = text.startsWith('-');
  if (isNegative && NEGATIVE_ZERO.test(text)) return false;
  const point = text.indexOf('.');
  const integerDigits = (point === -1 ? text.length : point) - Number(isNegative);
  const fractionDigits = point === -1 ? 0 : text.length - point - 1;
  return integerDigits <= MAX_INTEGER_DIGITS && fractionDigits <= maxFractionDigits;
}

/** -1, 0 or 1; "1.50" equals "1.5". */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return compareShort(a, b) ?? exact(a).cmp(exact(b));
}

/** -1, 0 or 1. */
export function sign(value: Decimal): -1 | 0 | 1 {
  const zero = isZero(value);
  if (zero !== null) return zero ? 0 : 1;
  return compare(value, '0');
}

/** a + b, exact, without trailing zeros. */
export function add(a: Decimal, b: Decimal): Decimal {
  return written(exact(a).plus(exact(b)));
}

/** a − b, exact, without trailing zeros. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return subtractShort(a, b) ?? written(exact(a).minus(exact(b)));
}

/** a × b, exact, without trailing zeros. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return multiplyShort(a, b) ?? written(exact(a).times(exact(b)));
}

/** a ÷ b rounded once, half-up, to at most the given fraction digits, without trailing zeros. Zero as b throws RangeError. */
export function divide(a: Decimal, b: Decimal, fractionDigits: number): Decimal {
  const short = divideShort(a, b, fractionDigits);
  if (short !== null) return short;
  const divisor = exact(b);
  if (divisor.eq('0')) throw new RangeError(`${a} cannot be divided by zero`);
  // big.js takes the precision of a division from the constructor and rounds on the exact remainder.
  Exact.DP = fractionDigits;
  return written(exact(a).div(divisor));
}

/** The exact sum, without trailing zeros; "0" for none. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total: Big = new Exact('0');
  for (const value of values) total = total.plus(exact(value));
  return written(total);
}

export function min(first: Decimal, ...rest: Decimal[]): Decimal {
  return rest.reduce((least, value) => (compare(value, least) < 0 ? value : least), first);
}

export function max(first: Decimal, ...rest: Decimal[]): Decimal {
  return rest.reduce((most, value) => (compare(value, most) > 0 ? value : most), first);
}

/** Rounded half-up (a half goes away from zero) to exactly the given fraction digits: round("2.345", 2) is "2.35". */
export function round(value: Decimal, fractionDigits: number): Decimal {
  // Round before toFixed, which would write "-0.00" for a small negative.
  return (
    roundShort(value, fractionDigits) ?? exact(value).round(fractionDigits, Exact.roundHalfUp).toFixed(fractionDigits)
  );
}

/** The canonical form of prices and quantities: no leading or trailing zeros, "-0" as "0". */
export function strip(value: Decimal): Decimal {
  return stripShort(value) ?? written(exact(value));
}
