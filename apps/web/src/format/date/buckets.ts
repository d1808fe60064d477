/** Stretches of calendar days, as figures over time are counted by. Days are `2026-10-05` and belong to no zone. */
import { m } from '#messages';
import { getLocale } from '../../i18n/locale.ts';
import { now } from './clock.ts';
import { formatDay } from './dates.ts';
import { dateFormat } from '../locale-formats.ts';

export type Granularity = 'day' | 'week' | 'month' | 'quarter';

/** The first and the last day, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** From day to day: `5–11 окт.`, `28 Sept – 4 Oct`; the year is said when it is not the present one. */
export function formatSpan({ from, to }: DaySpan, today = now()): string {
  if (from === to) return formatDay(from, today);
  const year = new Date(today).getUTCFullYear();
  const isOther = yearOf(from) !== year || yearOf(to) !== year;
  const text = dateFormat(getLocale(), {
    day: 'numeric',
    month: 'short',
    ...(isOther && { year: 'numeric' as const }),
    timeZone: 'UTC',
  }).formatRange(at(from), at(to));
  // Days of one month stand close in both languages.
  return unbroken(text.replaceAll(/(?<=\d)\s*г\./g, '').replace(/^(\d+)\s–\s(\d+\s)/u, '$1–$2'));
}

/** A bucket in full: `5 окт.`, `5–11 окт.`, `октябрь 2026`, `4-й кв. 2026`; one that was cut short says its days. */
export function bucketLabel(span: DaySpan, granularity: Granularity, today = now()): string {
  if (granularity === 'month' && isWhole(span, 1)) {
    return sentence(dateFormat(getLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at(span.from)));
  }
  if (granularity === 'quarter' && isWhole(span, 3)) {
    return m.format_quarter({ quarter: quarterOf(span.from), year: String(yearOf(span.from)) });
  }
  return formatSpan(span, today);
}

/** The same as short as an axis needs it: where the bucket begins. */
export function bucketTick({ from, to }: DaySpan, granularity: Granularity, today = now()): string {
  if (granularity === 'quarter') return bucketLabel({ from, to }, granularity, today);
  if (granularity !== 'month') return formatDay(from, today);
  const year = yearOf(from) === new Date(today).getUTCFullYear() ? {} : ({ year: '2-digit' } as const);
  return sentence(dateFormat(getLocale(), { month: 'short', ...year, timeZone: 'UTC' }).format(at(from)));
}

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const yearOf = (day: string) => Number(day.slice(0, 4));
const quarterOf = (day: string) => String(Math.ceil(Number(day.slice(5, 7)) / 3));

/** Whether it is all of so many calendar months. */
function isWhole({ from, to }: DaySpan, months: number): boolean {
  const start = at(from);
  // The day 0 of a month is the last of the one before.
  const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 0));
  return start.getUTCDate() === 1 && start.getUTCMonth() % months === 0 && end.toISOString().startsWith(to);
}

function sentence(text: string): string {
  return unbroken(text.replace(/(?<=\d)\s*г\.$/, ''));
}

function unbroken(text: string): string {
  return text.replaceAll(/[ \u2009\u202F]/g, '\u00A0');
}
