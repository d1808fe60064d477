/** Reads cells as values of the contract: prices, units, VAT, days, as written in Russian and English. */
import { QUANTITY_DIGITS, QUANTITY_INTEGER_DIGITS, UNIT_PRICE_DIGITS } from '@zakupki/procurement/money/amount';
import { isDecimal, multiply, round, strip, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { type DecimalInputLimits, type DecimalSeparator, readDecimal } from '@zakupki/procurement/money/decimal-input';
import { checkGtin } from '@zakupki/procurement/identifiers/gtin';
import { okeiByNumber } from '@zakupki/procurement/units/okei';
import { readAnyUnit, readUnit, splitQuantity } from '@zakupki/procurement/units/unit-input';
import { readVatRate } from '@zakupki/procurement/money/vat-input';
import type { VatRate } from '@zakupki/procurement/money/vat-rates';
import { countryOf } from '../words/country.ts';
import { readDay } from './day.ts';
import { readableAmount } from '../words/money-text.ts';
import type { IssueCode } from './issue.ts';
import { type Cell, cellText, dayText, numberText } from './sheet.ts';
import { anyWord } from '../words/word-table.ts';

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: IssueCode; readonly params?: Readonly<Record<string, string | number>> };

const accepted = <T>(value: T): Reading<T> => ({ ok: true, value });
const refused = (code: IssueCode, params?: Record<string, string | number>): Reading<never> => ({
  ok: false,
  code,
  ...(params && { params }),
});

/** Properties of the column that a cell is read with. */
export type ColumnFacts = {
  readonly decimalSeparator?: DecimalSeparator | undefined;
  /** whether the other mark can only separate groups of digits */
  readonly isSettled?: boolean;
  /** multiplier of the cells: 1000 for "тыс. руб." */
  readonly factor?: Decimal;
};

const CODES = {
  empty: 'not_a_number',
  not_a_number: 'not_a_number',
  negative: 'negative',
  too_large: 'too_large',
  too_precise: 'too_precise',
  ambiguous: 'ambiguous_number',
} as const satisfies Record<string, IssueCode>;

function decimal(
  cell: Cell,
  limits: DecimalInputLimits,
  { decimalSeparator, isSettled, factor }: ColumnFacts,
): Reading<Decimal> {
  const number = typeof cell === 'number';
  const text = cellText(cell);
  // Numbers of a workbook are unambiguous; only typed text may have two readings.
  const separator = number ? '.' : decimalSeparator;
  const reading = readDecimal(text, { ...limits, ...(separator && { decimalSeparator: separator }) });
  if (reading.ok) return multiplied(reading.value, factor, limits);
  const { problem } = reading;
  if (problem.code === 'ambiguous' && isSettled && decimalSeparator)
    return multiplied(problem.readings[text.includes(decimalSeparator) ? 0 : 1], factor, limits);
  if (number && problem.code === 'too_precise') return rounded(cell, limits.fractionDigits);
  return refused(
    CODES[problem.code],
    problem.code === 'ambiguous' ? { first: problem.readings[0], second: problem.readings[1] } : undefined,
  );
}

function multiplied(value: Decimal, factor: Decimal | undefined, limits: DecimalInputLimits): Reading<Decimal> {
  if (factor === undefined) return accepted(value);
  const product = readDecimal(multiply(value, factor), { ...limits, decimalSeparator: '.' });
  return product.ok ? accepted(product.value) : refused('too_large');
}

/** A calculated number has more digits than a typed one; the workbook shows it rounded too. */
function rounded(value: number, digits: number): Reading<Decimal> {
  const text = numberText(value);
  return isDecimal(text, 20) ? accepted(strip(round(text, digits))) : refused('too_precise');
}

/** Removes the unit of a price, which is read separately: "3,90 руб./шт", "за 1 шт 3,90". */
const PER_UNIT = /(?<=\d[^\d]*)\s*(?:\/|за\s|per\s)\s*(?:(?:\d+\s*)?\p{L}.*|10{1,4}|[25]00?|12)$/su;
/** "3 / от 1000 шт - 2,5" has a second price. */
const CONDITION = /(?<!\p{L})(?:от|до|свыше|при|from|over|above|up to)\s*\d/iu;
export const withoutPer = (text: string): string => (CONDITION.test(text) ? text : text.replace(PER_UNIT, ''));

export function readPrice(cell: Cell, facts: ColumnFacts = {}): Reading<Decimal> {
  const amount = typeof cell === 'string' ? withoutPer(readableAmount(cell)) : cell;
  return decimal(amount, { fractionDigits: UNIT_PRICE_DIGITS }, facts);
}

/** An amount with two fraction digits. */
export function readAmount(cell: Cell, facts: ColumnFacts = {}): Reading<Decimal> {
  const amount = typeof cell === 'string' ? readableAmount(cell) : cell;
  const found = decimal(amount, { fractionDigits: 2 }, facts);
  return found.ok ? accepted(round(found.value, 2)) : found;
}

/** A quantity, with its unit when the cell contains both: "200 шт". */
export function readQuantity(
  cell: Cell,
  facts: ColumnFacts = {},
): Reading<{ quantity: Decimal; unitCode: string | null }> {
  const limits = { fractionDigits: QUANTITY_DIGITS, integerDigits: QUANTITY_INTEGER_DIGITS };
  const together = typeof cell === 'string' ? splitQuantity(cell) : null;
  const found = decimal(together?.number ?? cell, limits, facts);
  if (!found.ok) return found;
  if (/^0(?:\.0+)?$/u.test(found.value)) return refused('zero');
  return accepted({ quantity: found.value, unitCode: together?.unitCode ?? null });
}

export function readUnitCell(cell: Cell): Reading<string> {
  const text = cellText(cell);
  // Of one letter only the common ones: "C" in a list means a hundred or cases, not coulombs.
  const read = /^\p{L}\.?$/u.test(text.trim()) ? readUnit : readAnyUnit;
  const code = okeiByNumber(text)?.unitCode ?? read(text) ?? inTwoLanguages(text);
  return code === null ? refused('unknown_unit') : accepted(code);
}

/** "шт / pcs" is one unit. */
function inTwoLanguages(text: string): string | null {
  const [one, other, ...more] = text.split('/').map((part) => readUnit(part.trim()));
  return one != null && one === other && more.length === 0 ? one : null;
}

export function readVatCell(cell: Cell): Reading<VatRate> {
  // A cell formatted as percent stores 22 % as 0.22.
  const text = typeof cell === 'number' && cell > 0 && cell < 1 ? multiply(numberText(cell), '100') : cellText(cell);
  const rate = readVatRate(text);
  return rate === null ? refused('unknown_vat_rate') : accepted(rate);
}

const DAYS_PER: readonly [RegExp, number][] = [
  [/нед|week|wk/iu, 7],
  [/мес|month/iu, 30],
];
const AT_ONCE = /^(?:в наличии|на складе|со склада|есть|наличие|сразу|in stock|ex stock|immediately|stock)$/iu;
const LONGEST_LEAD_TIME = 730;
/** Working days, five a week. */
export const WORKING_DAYS = /(?<!\p{L})(?:раб|банк|business|working|[рб][./]\s?д)/iu;
/** Converts working days to calendar days, including weekends. */
export const calendarDays = (workingDays: number): number => Math.ceil((workingDays * 7) / 5);

/** Calendar days: "14", "2 недели", "5–7 дней" (the longer), "в наличии" (0). */
export function readLeadTime(cell: Cell): Reading<number> {
  const text = cellText(cell);
  if (AT_ONCE.test(text.replace(/[.!]$/u, ''))) return accepted(0);
  const [, first, second, unit = ''] =
    /^(?:до|от|up to|within)?\s*(\d{1,4})(?:\s*[-–—]\s*(\d{1,4}))?\s*(\D*)$/iu.exec(text) ?? [];
  const most = second ?? first;
  if (most === undefined) return refused(/^-?\d+[.,]\d+$/u.test(text) ? 'not_whole' : 'not_a_number');
  if (
    unit !== '' &&
    !/^(?:раб|кал|[крб][./]\s?д|дн|д\.?|сут|day|d\b|business|working|calendar|нед|week|wk|мес|month)/iu.test(unit)
  )
    return refused('not_a_number');
  const counted = Number(most) * (DAYS_PER.find(([pattern]) => pattern.test(unit))?.[1] ?? 1);
  const days = WORKING_DAYS.test(unit) ? calendarDays(counted) : counted;
  return days > LONGEST_LEAD_TIME ? refused('too_large') : accepted(days);
}

export function readDate(cell: Cell): Reading<string> {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? refused('unknown_date') : accepted(dayText(cell));
  const day = readDay(cell);
  return day.ok ? accepted(day.day) : refused(day.code);
}

export function readGtin(cell: Cell): Reading<string> {
  const digits = cellText(cell).replaceAll(/[\s-]/gu, '');
  return checkGtin(digits).ok ? accepted(digits) : refused('gtin_invalid');
}

/** A position of the catalogue of goods (КТРУ) is a code of OKPD 2 with a number: 26.20.16.120-00000013. */
const OF_CATALOGUE = /-\d{8}$/u;

export function readOkpd2(cell: Cell): Reading<string> {
  const code = (typeof cell === 'number' ? numberText(cell) : cellText(cell)).replace(OF_CATALOGUE, '');
  return /^\d{2}(?:\.\d{1,2}){0,3}(?:\.\d{3})?$/u.test(code) ? accepted(code) : refused('okpd2_invalid');
}

export function readCountry(cell: Cell): Reading<string> {
  const code = countryOf(cellText(cell));
  return code === null ? refused('unknown_country') : accepted(code);
}

const YES = new RegExp(
  String.raw`^(?:${anyWord({
    ru: 'да, д, есть, в наличии, на складе, со склада, много, мало, достаточно, предлагаем',
    en: 'yes, y, true, offered, in stock, available, yes[,] in stock',
  })}|\+|1|✓|✔)$`,
  'iu',
);
const NO = new RegExp(
  String.raw`^(?:${anyWord({
    ru: 'нет, н, отсутствует, не поставляем, нет в наличии, нет на складе, снят с производства, закончил*',
    en: 'no, n, false, not offered, n/a, out of stock, sold out, discontinued, unavailable, not available',
  })}|-|–|—|0|✗)$`,
  'iu',
);

export function readAnswer(cell: Cell): Reading<boolean> {
  const text = cellText(cell);
  // A stock of 500 pieces is a yes.
  if (YES.test(text) || /^[1-9]\d*(?:[.,]\d+)?(?:\s*(?:шт|pcs)\.?)?$/iu.test(text)) return accepted(true);
  return NO.test(text) ? accepted(false) : refused('unclear_answer');
}

/** Text of limited length, on one line by default, without control characters. */
export function readLine(cell: Cell, limit: number, isLong = false): Reading<string> {
  const text = cellText(cell).replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
  const plain = isLong ? text.replaceAll(/\r\n?/gu, '\n').trim() : text.replaceAll(/\s+/gu, ' ').trim();
  return plain.length > limit ? refused('too_long', { limit, kept: plain.slice(0, limit).trimEnd() }) : accepted(plain);
}
