/** Reads one cell of money exactly, with what it says itself: "1 700 руб. за 100 шт", "80 коп.", "1,40*". */
import { type Decimal, divide, isDecimal, multiply, strip, subtract } from '@zakupki/procurement/decimals/decimal';
import { readDecimal } from '@zakupki/procurement/money/decimal-input';
import type { VatMode } from '@zakupki/procurement/money/vat';
import { type ColumnFacts, withoutPer } from '../cells/cell-values.ts';
import type { NamedCurrency } from '../words/currency-forms.ts';
import {
  currencyWords,
  formatCurrency,
  formatText,
  isPercentFormat,
  withoutCurrency,
} from '../words/currency-words.ts';
import { isScaledFormat } from '../cells/shown-number.ts';
import { readableAmount } from '../words/money-text.ts';
import { countedPriceUnit, type PriceUnit } from '../words/pack.ts';
import { type Cell, cellText, numberText, valueCell } from '../cells/sheet.ts';

export type AmountCell = {
  /** as written, before its scale */
  readonly value: Decimal;
  readonly currency: NamedCurrency | null;
  readonly factor: Decimal | null;
  readonly per: PriceUnit | null;
  readonly vatMode: VatMode | null;
  /** a sign that refers to a note: "*" */
  readonly mark: string | null;
  readonly isPercent: boolean;
  /** kopecks behind a dash: "1018-50" */
  readonly isDashed?: boolean;
};

/** Most fraction digits of a calculated number. */
const DIGITS = 15;
const MARK = /\s*(\*+|[¹²³⁴⁵†‡]+|\s\d\))$/u;
/** The sign of a footnote behind a number. */
export const markOf = (text: string): string | null =>
  /\d/u.test(text.slice(0, 30)) ? (MARK.exec(text.slice(0, 30))?.[1]?.trim() ?? null) : null;
const VAT =
  /\(?(?:(?<out>без|не вкл\p{L}*|excl\p{L}*\.?|without|ex\.?|\+)|(?<in>с|вкл\p{L}*\.?|в т\. ?ч\.|incl\p{L}*\.?|with))\s*(?:уч[её]та |уч[её]том )?(?:ндс|vat)(?:\s*\d+\s*%)?\)?/iu;

/** "1285k", "96,4 тыс." */
const SCALED = /^(?<number>[\d\s.,]*\d)\s*(?<scale>k|тыс|млн|mln)\.?$/iu;

const CHAIN = /^\d{1,2}(?:[.,]\d+)?\s*%?(?:\s*\+\s*\d{1,2}(?:[.,]\d+)?\s*%)+$/u;

/** "10%+5%" is 5 % of what 10 % leaves: 14.5 %. */
function withoutChain(text: string): string {
  if (!CHAIN.test(text)) return text;
  const left = text
    .split('+')
    .map((part) => subtract('100', part.replace(/[%\s]/gu, '').replace(',', '.')))
    .reduce((share, percent) => divide(multiply(share, percent), '100', DIGITS - 4), '100');
  return `${strip(subtract('100', left))}%`;
}

/** Null for an empty cell and for text that is not one number. */
export function amountCell(
  whole: Cell | undefined,
  format: string | undefined,
  facts: ColumnFacts = {},
): AmountCell | null {
  const cell = valueCell(whole);
  const formatted = format === undefined ? null : formatCurrency(format);
  const nothing = { currency: formatted, factor: null, per: null, vatMode: null, mark: null };
  if (typeof cell === 'number') {
    const text = numberText(cell);
    if (!isDecimal(text, DIGITS + 5) || cell < 0) return null;
    // A cell formatted as percent stores 15 % as 0.15.
    const isPercent = format !== undefined && isPercentFormat(format);
    // The stored number is whole; a heading such as "тыс. руб." is about the shown one.
    const shown = format === undefined ? '' : formatText(format);
    const factor = format !== undefined && isScaledFormat(format) ? '1' : currencyWords(shown).factor;
    return {
      ...nothing,
      per: countedPriceUnit(shown),
      factor,
      value: isPercent ? strip(multiply(text, '100')) : text,
      isPercent,
    };
  }
  if (typeof cell !== 'string') return null;
  const text = withoutChain(cellText(cell));
  // Two lines of a cell are two amounts.
  if (text === '' || !/\d/u.test(text) || /\d\s*\n\s*\d/u.test(text)) return null;
  if (/^\d+(?:[.]\d+)?$/u.test(text) && !facts.decimalSeparator && !/^[1-9]\d{0,2}\.\d{3}$/u.test(text)) {
    const plain = text.replace(/^0+(?=\d)/u, '');
    return isDecimal(plain, DIGITS) ? { ...nothing, value: plain, isPercent: false } : null;
  }
  const [, mark = null] = MARK.exec(text) ?? [];
  const unmarked = mark === null ? text : text.replace(MARK, '');
  const isPercent = /%\s*$/u.test(unmarked);
  const vat = VAT.exec(unmarked)?.groups;
  const priced = isPercent ? unmarked.replace(/\s*%\s*$/u, '') : unmarked.replace(VAT, ' ').trim();
  const per = countedPriceUnit(priced);
  const { currencies, factor: named, rest: scaled } = withoutCurrency(withoutPer(readableAmount(priced)));
  const scale = named === null ? SCALED.exec(scaled)?.groups : undefined;
  const factor = scale === undefined ? named : /^[мm]/iu.test(scale['scale'] ?? '') ? '1000000' : '1000';
  const rest = scale?.['number'] ?? scaled;
  const reading = readDecimal(rest, {
    fractionDigits: DIGITS,
    negative: isPercent,
    ...(facts.decimalSeparator && { decimalSeparator: facts.decimalSeparator }),
  });
  const value = reading.ok
    ? reading.value.replace('-', '')
    : reading.problem.code === 'ambiguous' && facts.isSettled && facts.decimalSeparator
      ? reading.problem.readings[rest.includes(facts.decimalSeparator) ? 0 : 1]
      : reading.problem.code === 'ambiguous' && /млн/iu.test(scale?.['scale'] ?? '')
        ? // Millions are written with a fraction.
          reading.problem.readings[0]
        : null;
  if (value === null) return null;
  return {
    value,
    currency: currencies.length === 1 ? (currencies[0] ?? null) : currencies.length > 1 ? 'unknown' : formatted,
    factor,
    per,
    vatMode: vat === undefined ? null : vat['out'] === undefined ? 'included' : 'excluded',
    mark,
    isPercent,
    ...(/^\d+-\d{2}(?!\d)/u.test(text) && { isDashed: true }),
  };
}
