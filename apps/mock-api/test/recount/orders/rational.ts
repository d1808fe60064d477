/** Exact fractions on BigInt: the recount shares no arithmetic with the product. */
export type Rational = { readonly n: bigint; readonly d: bigint };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

function reduce(n: bigint, d: bigint): Rational {
  if (d === 0n) throw new RangeError('Division by zero');
  const common = gcd(n < 0n ? -n : n, d < 0n ? -d : d);
  const divisor = d < 0n ? -common : common;
  return { n: n / divisor, d: d / divisor };
}

export const whole = (n: bigint | number): Rational => ({ n: BigInt(n), d: 1n });
export const ZERO = whole(0);
export const ONE = whole(1);
export const HUNDRED = whole(100);

/** Reads a decimal string such as "-12.345". */
export function parse(text: string): Rational {
  const [integer = '', fraction = ''] = text.split('.');
  return reduce(BigInt(integer + fraction), 10n ** BigInt(fraction.length));
}

export const add = (a: Rational, b: Rational) => reduce(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Rational, b: Rational) => reduce(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Rational, b: Rational) => reduce(a.n * b.n, a.d * b.d);
export const divide = (a: Rational, b: Rational) => reduce(a.n * b.d, a.d * b.n);
export const sum = (all: readonly Rational[]) => all.reduce(add, ZERO);

/** Negative, zero or positive, as for a sort. */
export function compare(a: Rational, b: Rational): number {
  const [left, right] = [a.n * b.d, b.n * a.d];
  return left < right ? -1 : left > right ? 1 : 0;
}

export const minOf = (a: Rational, b: Rational) => (compare(a, b) <= 0 ? a : b);
export const maxOf = (a: Rational, b: Rational) => (compare(a, b) >= 0 ? a : b);

/** The largest integer not above. */
function floor({ n, d }: Rational): bigint {
  const quotient = n / d;
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient;
}

/** The smallest integer not below. */
export const ceil = ({ n, d }: Rational) => -floor({ n: -n, d });

/** The nearest integer; halves go away from zero. */
export function round({ n, d }: Rational): bigint {
  const magnitude = ((n < 0n ? -n : n) * 2n + d) / (2n * d);
  return n < 0n ? -magnitude : magnitude;
}

/** Rounded down to a number of decimals. */
export function floorTo(value: Rational, digits: number): Rational {
  const scale = whole(10n ** BigInt(digits));
  return divide(whole(floor(multiply(value, scale))), scale);
}

/** Rounded half up to a number of decimals. */
export function roundTo(value: Rational, digits: number): Rational {
  const scale = whole(10n ** BigInt(digits));
  return divide(whole(round(multiply(value, scale))), scale);
}

/** Approximate; for bounds only. */
export const toNumber = ({ n, d }: Rational) => Number(n) / Number(d);

/** Without trailing zeros; the value has at most `digits` decimals. */
export function toDecimal(value: Rational, digits: number): string {
  const text = formatScaled(round(multiply(value, whole(10n ** BigInt(digits)))), digits);
  return digits === 0 ? text : text.replace(/\.?0+$/u, '');
}

/** An amount of kopecks or cents as the contract writes it: "1499.90". */
export const toAmount = (minor: bigint) => formatScaled(minor, 2);

/** "1499.90" as 149990. */
export const toMinor = (amount: string) => round(multiply(parse(amount), HUNDRED));

function formatScaled(value: bigint, digits: number): string {
  const magnitude = String(value < 0n ? -value : value).padStart(digits + 1, '0');
  const integer = magnitude.slice(0, magnitude.length - digits);
  return `${value < 0n ? '-' : ''}${integer}${digits === 0 ? '' : `.${magnitude.slice(-digits)}`}`;
}
