import { roundAmount, QUANTITY_DIGITS, UNIT_PRICE_DIGITS } from '@zakupki/procurement/money/amount';
import { currencyDigits, type Currency } from '@zakupki/procurement/money/currency';
import { PERCENT_DIGITS } from '@zakupki/procurement/money/percent';
import { m } from '#messages';
import { isWallClock } from './date/numeric-day.ts';
import { parseTypedDay } from './date/typed-day.ts';
import { toMoment } from './date/zoned-time.ts';
import { parseTypedNumber } from './number/typed-number.ts';

/** Parses the texts of a form and collects the problems by field. */
export type Typed = {
  readonly problems: ReadonlyMap<string, string>;
  readonly problem: (field: string, message: string) => void;
  /** An amount rounded to its currency's digits. */
  readonly amount: (field: string, text: string | undefined) => string | null;
  readonly unitPrice: (field: string, text: string | undefined) => string | null;
  readonly quantity: (field: string, text: string | undefined) => string | null;
  readonly percent: (field: string, text: string | undefined) => string | null;
  readonly exchangeRate: (field: string, text: string | undefined) => string | null;
  /** A whole number; the contract limits its size. */
  readonly count: (field: string, text: string) => number | null;
  /** A day in any notation: `2026-12-02`, `2 Dec 2026`. */
  readonly day: (field: string, text: string | null) => string | null;
  /** RFC 3339 of a wall-clock time in the zone: `2026-12-02 15:00:00`. */
  readonly moment: (field: string, text: string | null, zone: string) => string | null;
};

export function typedValues(currency: Currency): Typed {
  const problems = new Map<string, string>();
  const problem = (field: string, message: string) => void problems.set(field, message);
  const decimal = (fractionDigits: number) => (field: string, text: string | undefined) => {
    const reading = parseTypedNumber(text ?? '', { fractionDigits });
    if (reading.ok) return reading.value;
    problem(field, reading.message);
    return null;
  };
  const amount = decimal(currencyDigits(currency));
  return {
    problems,
    problem,
    amount(field, text) {
      const value = amount(field, text);
      return value === null ? null : roundAmount(value, currency);
    },
    unitPrice: decimal(UNIT_PRICE_DIGITS),
    quantity: decimal(QUANTITY_DIGITS),
    percent: decimal(PERCENT_DIGITS),
    // The contract's limit.
    exchangeRate: decimal(6),
    count(field, text) {
      if (text.trim() === '') return null;
      if (/^\d{1,6}$/.test(text.trim())) return Number(text);
      problem(field, m.validation_whole());
      return null;
    },
    day(field, text) {
      if (text === null || text.trim() === '') return null;
      const day = parseTypedDay(text);
      if (day === null) problem(field, m.validation_date());
      return day;
    },
    moment(field, text, zone) {
      if (text === null || text.trim() === '') return null;
      if (isWallClock(text)) return toMoment(text, zone);
      problem(field, m.validation_moment());
      return null;
    },
  };
}
