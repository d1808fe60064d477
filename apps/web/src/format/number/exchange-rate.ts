import { m } from '#messages';
import { formatDay } from '../date/dates.ts';
import { formatCount, formatMoney } from './numbers.ts';

/** The contract's fraction digits of a rate. */
const RATE_DIGITS = 6;
/** As "today" it makes the date show its year. */
const OTHER_YEAR = 0;

type FrozenRate = {
  readonly currency: string;
  readonly rate: string;
  readonly nominal: number;
  readonly date: string;
  readonly source: 'cbr' | 'manual';
};

/** A frozen rate with its day and source: `98,4512 ₽ за 1 EUR на 30 окт. 2026, Банк России`. */
export function formatExchangeRate({ currency, rate, nominal, date, source }: FrozenRate, into: string): string {
  return m.words_rate({
    amount: formatMoney(rate, into, { maxDigits: RATE_DIGITS }),
    nominal: formatCount(nominal),
    currency,
    day: formatDay(date, OTHER_YEAR),
    source: source === 'cbr' ? m.words_rate_cbr() : m.words_rate_manual(),
  });
}
