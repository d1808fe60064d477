/** Buckets of calendar days in charts. Days are `2026-10-05` and have no time zone. */
import { m } from '#messages';
import { dayOf } from './calendar-days.ts';
import { getLocale } from '../../i18n/locale.ts';
import { now } from './clock.ts';
import { formatDay, nonBreaking, withoutYearMark } from './dates.ts';
import { dateFormat } from '../locale-formats.ts';

export type Granularity = 'day' | 'week' | 'month' | 'quarter';

/** Both ends included. */
export type DaySpan = {
  readonly from: string;
  readonly to: string;
};

/** A range: `5–11 окт.`, `28 Sept – 4 Oct`; with the year unless it is the current one. */
export function formatSpan({ from, to }: DaySpan, today = now()): string {
  if (from === to) return formatDay(from, today);
  const year = new Date(today).getUTCFullYear();
  const isOtherYear = yearOf(from) !== year || yearOf(to) !== year;
  const text = dateFormat(getLocale(), {
    day: 'numeric',
    month: 'short',
    ...(isOtherYear && { year: 'numeric' as const }),
    timeZone: 'UTC',
  }).formatRange(dateOf(from), dateOf(to));
  // A range within one month has no spaces around its dash in either language.
  return nonBreaking(text.replaceAll(/(?<=\d)\s*г\./g, '').replace(/^(\d+)\s–\s(\d+\s)/u, '$1–$2'));
}

/** A bucket: `5 окт.`, `5–11 окт.`, `октябрь 2026`, `4-й кв. 2026`; a partial one shows its days. */
export function bucketLabel(span: DaySpan, granularity: Granularity, today = now()): string {
  if (granularity === 'month' && isFull(span, 1)) {
    const month = dateFormat(getLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return nonBreaking(withoutYearMark(month.format(dateOf(span.from))));
  }
  if (granularity === 'quarter' && isFull(span, 3)) {
    return m.format_quarter({ quarter: quarterOf(span.from), year: String(yearOf(span.from)) });
  }
  return formatSpan(span, today);
}

/** The start of a bucket, short enough for an axis. */
export function bucketTick({ from, to }: DaySpan, granularity: Granularity, today = now()): string {
  if (granularity === 'quarter') return bucketLabel({ from, to }, granularity, today);
  if (granularity !== 'month') return formatDay(from, today);
  const year = yearOf(from) === new Date(today).getUTCFullYear() ? {} : ({ year: '2-digit' } as const);
  const month = dateFormat(getLocale(), { month: 'short', ...year, timeZone: 'UTC' });
  return nonBreaking(withoutYearMark(month.format(dateOf(from))));
}

export function bucketPoint(span: DaySpan, granularity: Granularity, today = now()) {
  const label = bucketLabel(span, granularity, today);
  const isUnfinished = span.to >= dayOf(new Date(today).toISOString());
  return {
    key: span.from,
    label: isUnfinished ? m.format_unfinished({ label }) : label,
    tick: bucketTick(span, granularity, today),
    isUnfinished,
  };
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const yearOf = (day: string) => Number(day.slice(0, 4));
const quarterOf = (day: string) => String(Math.ceil(Number(day.slice(5, 7)) / 3));

/** Whether the span covers exactly this many calendar months. */
function isFull({ from, to }: DaySpan, months: number): boolean {
  const start = dateOf(from);
  // Day 0 of a month is the last day of the previous month.
  const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 0));
  return start.getUTCDate() === 1 && start.getUTCMonth() % months === 0 && end.toISOString().startsWith(to);
}
