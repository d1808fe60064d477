import { m } from '#messages';
import { formatDay } from '../date/dates.ts';
import { formatCount, formatMoney } from './numbers.ts';

/** Digits a rate of the contract may have after the point. */
const RATE_DIGITS = 6;
/** Of another year than this one every date names its own. */
const LONG_AGO = 0;

/** A rate frozen in an order, as the contract has it. */
interface FrozenRate {
  readonly currency: string;
  readonly rate: string;
  readonly nominal: number;
  readonly date: string;
  readonly source: 'cbr' | 'manual';
}

/** A frozen rate with its day and source: `98,4512 ₽ за 1 EUR на 30 окт. 2026, Банк России`. */
export function formatExchangeRate({ currency, rate, nominal, date, source }: FrozenRate, into: string): string {
  return m.words_rate({
    amount: formatMoney(rate, into, { maxDigits: RATE_DIGITS }),
    nominal: formatCount(nominal),
    currency,
    day: formatDay(date, LONG_AGO),
    source: source === 'cbr' ? m.words_rate_cbr() : m.words_rate_manual(),
  });
}
