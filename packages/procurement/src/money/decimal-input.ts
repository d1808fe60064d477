import { readCurrency } from './currency.ts';
import { isDecimal, MAX_INTEGER_DIGITS, sign, strip, type Decimal } from '../decimals/decimal.ts';

export type DecimalSeparator = '.' | ',';

/** `ambiguous` carries both readings, so that the person can choose. */
type DecimalInputProblem =
  | { readonly code: 'empty' | 'not_a_number' | 'negative' | 'too_large' | 'too_precise' }
  | { readonly code: 'ambiguous'; readonly readings: readonly [Decimal, Decimal] };

type DecimalInput =
  | { readonly ok: true; readonly value: Decimal }
  | { readonly ok: false; readonly problem: DecimalInputProblem };

export type DecimalInputLimits = {
  /** Most fraction digits; zeros beyond them are dropped, anything else is `too_precise`. */
  readonly fractionDigits: number;
  /** Most integer digits; 15 by default. */
  readonly integerDigits?: number;
  /** Whether negative values are accepted; false by default. */
  readonly negative?: boolean;
  /** The decimal separator of the writer's language, if known: decides what "1,234" means. */
  readonly decimalSeparator?: DecimalSeparator;
};

// Text copied from documents contains byte-order, zero-width and direction marks.
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const NOTHING = /^[-–—−]?$/u;
const AROUND_NUMBER = /^(\D*?)([.,]?\d(?:.*\d)?[.,]?)(\D*)$/su;
const MINUS = /[-−–]/u;
const PLAIN = /^\d*$/u;
const GROUPED = /^[1-9]\d{0,2}(?:([ '’.,])\d{3})(?:\1\d{3})*$/u;

/**
 * Reads a number as people type or paste it in Russian and English: "1 234,50", "1,234.50", "−5 ₽", "(1 200)", ",5".
 * Returns the canonical decimal without trailing zeros, or the reason. Never guesses: "1,234" alone is `ambiguous`
 * unless `decimalSeparator` decides.
 */
export function readDecimal(text: string, limits: DecimalInputLimits): DecimalInput {
  const plain = text.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  // A lone dash is how price lists write "no value".
  if (NOTHING.test(plain)) return refused('empty');

  const [, before = '', body = '', after = ''] = AROUND_NUMBER.exec(plain) ?? [];
  const minus = readSurroundings(before, after);
  if (body === '' || minus === null) return refused('not_a_number');

  const readings = readBody(body, limits.decimalSeparator).map((reading) => strip(minus + reading));
  const [value, other] = readings;
  if (value === undefined) return refused('not_a_number');
  if (other !== undefined) return { ok: false, problem: { code: 'ambiguous', readings: [value, other] } };
  return withinLimits(value, limits);
}

/** Formats for typing: "1234,5". `readDecimal` with the same separator reads it back. */
export function writeDecimal(value: Decimal, decimalSeparator: DecimalSeparator): string {
  return value.replace('.', decimalSeparator);
}

/** Reads the sign from the text around the digits; null when that text is not a sign, brackets or a currency. */
function readSurroundings(before: string, after: string): '' | '-' | null {
  const inBrackets = before.includes('(');
  if (inBrackets !== after.includes(')')) return null;
  const lead = before.replace('(', '').replace(/\s/gu, '');
  const negative = inBrackets || MINUS.test(lead);
  // Accountants' brackets are a sign. Only one sign is removed: a second one fails as a currency.
  const currency = inBrackets ? lead : lead.replace(/[-−–+]/u, '');
  const marks = [currency, after.replace(')', '').trim()].filter((mark) => mark !== '');
  return marks.length <= 1 && marks.every((mark) => readCurrency(mark) !== null) ? (negative ? '-' : '') : null;
}

/** Possible values of the digits: none, one, or two (decimal reading first) when the separator is ambiguous. */
function readBody(body: string, known: DecimalSeparator | undefined): Decimal[] {
  const marks = body.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return compose(body, '');
  if (marks.length > 1) {
    // A repeated mark separates groups; of two different marks the last one is the decimal separator.
    if (marks.every((mark) => mark === last)) return compose(body, '');
    return compose(body.slice(0, body.lastIndexOf(last)), body.slice(body.lastIndexOf(last) + 1));
  }

  const [integer = '', fraction = ''] = body.split(last);
  const mayBeGroup = fraction.length === 3 && GROUPED.test(body);
  if (!mayBeGroup || last === known) return compose(integer, fraction);
  // English groups digits with commas. Russian never groups with points: there "1.234" is a mistake or foreign.
  if (known === '.') return compose(body, '');
  return [...compose(integer, fraction), ...compose(body, '')];
}

function compose(integer: string, fraction: string): Decimal[] {
  const valid = (PLAIN.test(integer) || GROUPED.test(integer)) && PLAIN.test(fraction);
  return valid ? [`${integer.replace(/\D/gu, '') || '0'}.${fraction || '0'}`] : [];
}

function withinLimits(
  value: Decimal,
  { fractionDigits, integerDigits = MAX_INTEGER_DIGITS, negative = false }: DecimalInputLimits,
): DecimalInput {
  const [integer = ''] = value.replace('-', '').split('.');
  if (sign(value) < 0 && !negative) return refused('negative');
  if (integer.length > integerDigits) return refused('too_large');
  if (!isDecimal(value, fractionDigits)) return refused('too_precise');
  return { ok: true, value };
}

function refused(code: 'empty' | 'not_a_number' | 'negative' | 'too_large' | 'too_precise'): DecimalInput {
  return { ok: false, problem: { code } };
}
