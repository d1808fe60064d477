/**
 * Arithmetic on decimal texts that fit into safe integers: the usual case, many times faster than arbitrary precision.
 * Each function returns null for other input, which `decimal.ts` then calculates.
 */

const PLAIN = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** Numbers of this many digits always fit into a safe integer. */
const SAFE_DIGITS = 15;

/** Not negative and without leading zeros, like amounts, prices and quantities. */
function isPlain(text: string): boolean {
  return typeof text === 'string' && PLAIN.test(text);
}

export function compareShort(a: string, b: string): -1 | 0 | 1 | null {
  if (!isPlain(a) || !isPlain(b)) return null;
  const [wholeA, wholeB] = [wholeDigits(a), wholeDigits(b)];
  if (wholeA !== wholeB) return wholeA < wholeB ? -1 : 1;
  // Aligned at the decimal point, texts sort like their values, except for trailing zeros.
  if (a.startsWith(b) || b.startsWith(a)) {
    const rest = a.length > b.length ? a.slice(b.length) : b.slice(a.length);
    if (!/[1-9]/.test(rest)) return 0;
  }
  return a < b ? -1 : 1;
}

export function isZero(value: string): boolean | null {
  return isPlain(value) ? !/[1-9]/.test(value) : null;
}

export function multiplyShort(a: string, b: string): string | null {
  if (!isPlain(a) || !isPlain(b)) return null;
  if (a === '1') return stripped(b);
  if (b === '1') return stripped(a);
  if (a.length + b.length > SAFE_DIGITS) return null;
  return stripped(withPoint(scaled(a) * scaled(b), fractionDigits(a) + fractionDigits(b)));
}

/** Returns null for a negative difference too. */
export function subtractShort(a: string, b: string): string | null {
  if (!isPlain(a) || !isPlain(b)) return null;
  const digits = Math.max(fractionDigits(a), fractionDigits(b));
  if (Math.max(wholeDigits(a), wholeDigits(b)) + digits > SAFE_DIGITS) return null;
  const difference = scaledTo(a, digits) - scaledTo(b, digits);
  return difference < 0 ? null : stripped(withPoint(difference, digits));
}

/** Half up to at most the given fraction digits; null for a divisor of zero too. */
export function divideShort(a: string, b: string, digits: number): string | null {
  if (!isPlain(a) || !isPlain(b)) return null;
  const scale = fractionDigits(b) + digits - fractionDigits(a);
  if (a.length + Math.max(scale, 0) > SAFE_DIGITS || b.length + Math.max(-scale, 0) > SAFE_DIGITS) return null;
  const [dividend, divisor] = [scaled(a) * 10 ** Math.max(scale, 0), scaled(b) * 10 ** Math.max(-scale, 0)];
  if (divisor === 0) return null;
  // Exact: two safe integers that do not divide evenly are never rounded up to the next whole number.
  const quotient = Math.floor(dividend / divisor);
  const rest = dividend - quotient * divisor;
  return stripped(withPoint(quotient + Number(rest * 2 >= divisor), digits));
}

/** Half up to exactly the given fraction digits. */
export function roundShort(value: string, digits: number): string | null {
  if (!isPlain(value)) return null;
  const more = fractionDigits(value) - digits;
  if (more <= 0) return more === 0 ? value : `${value}${digits + more === 0 ? '.' : ''}${'0'.repeat(-more)}`;
  if (value.length > SAFE_DIGITS) return null;
  const truncated = scaled(value.slice(0, value.length - more));
  return withPoint(truncated + Number(value.charAt(value.length - more) >= '5'), digits);
}

/** Without trailing zeros; null for text that is not in canonical form. */
export function stripShort(value: string): string | null {
  return isPlain(value) ? stripped(value) : null;
}

function wholeDigits(value: string): number {
  const point = value.indexOf('.');
  return point === -1 ? value.length : point;
}

function fractionDigits(value: string): number {
  const point = value.indexOf('.');
  return point === -1 ? 0 : value.length - point - 1;
}

/** All digits as one integer, without the decimal point. */
function scaled(value: string): number {
  return Number(value.replace('.', ''));
}

function scaledTo(value: string, digits: number): number {
  return scaled(value) * 10 ** (digits - fractionDigits(value));
}

function withPoint(value: number, digits: number): string {
  if (digits === 0) return String(value);
  const text = String(value).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function stripped(value: string): string {
  return value.includes('.') && value.endsWith('0') ? value.replace(/\.?0+$/, '') : value;
}
