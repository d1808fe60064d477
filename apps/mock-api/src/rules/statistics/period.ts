/** Periods and their buckets in a time zone. Pure. */
import type { StatsGranularity } from '@zakupki/api-client/schema';
import { DateTime } from 'luxon';
import type { Fault } from '../../sentences/fault.ts';
import { timeZoneFault } from '../time-zone.ts';

/** `from` and `to` are inclusive days; [start, end) is their span in epoch ms. */
export type Span = { readonly from: string; readonly to: string; readonly start: number; readonly end: number };

export type Period = Span & {
  readonly granularity: StatsGranularity;
  readonly timeZone: string;
  /** consecutive; the first and last are cut to the period */
  readonly buckets: readonly Span[];
};

type PeriodQuery = { from?: string; to?: string; timeZone?: string };

export const DEFAULT_ZONE = 'Europe/Moscow';
/** default period */
const DEFAULT_DAYS = 30;

/** In days; limits the number of buckets in a chart. */
const MAX_DAYS: Readonly<Record<StatsGranularity, number>> = {
  day: 400,
  week: 1100,
  month: 4000,
  quarter: 12_000,
};

const STEP: Readonly<Record<StatsGranularity, { days: number } | { weeks: number } | { months: number }>> = {
  day: { days: 1 },
  week: { weeks: 1 },
  month: { months: 1 },
  quarter: { months: 3 },
};

/** @param now epoch ms */
export function periodOf(
  query: PeriodQuery & { granularity?: StatsGranularity },
  now: number,
): { period: Period } | { faults: Fault[] } {
  const { timeZone = DEFAULT_ZONE, granularity = 'day' } = query;
  const zone = timeZoneFault(timeZone, '?timeZone');
  if (zone) return { faults: [zone] };
  const last =
    query.to === undefined ? DateTime.fromMillis(now, { zone: timeZone }).startOf('day') : dayIn(query.to, timeZone);
  const first =
    query.from === undefined ? last.minus({ days: DEFAULT_DAYS - 1 }).startOf('day') : dayIn(query.from, timeZone);
  if (first > last) return { faults: [orderFault('from', 'to', dateOf(last))] };
  const days = daysFrom(first, last);
  if (days > MAX_DAYS[granularity]) {
    const params = { limit: MAX_DAYS[granularity], granularity, given: days };
    return { faults: [{ pointer: '?from', code: 'max', said: 'period_too_long', params }] };
  }
  const span = spanOf(first, last);
  return { period: { ...span, granularity, timeZone, buckets: bucketsOf(first, last, granularity) } };
}

/** The preceding period of the same length. */
export function spanBefore({ from, to, timeZone }: Pick<Period, 'from' | 'to' | 'timeZone'>): Span {
  const [first, last] = [dayIn(from, timeZone), dayIn(to, timeZone)];
  const before = first.minus({ days: 1 }).startOf('day');
  return spanOf(before.minus({ days: daysFrom(first, last) - 1 }).startOf('day'), before);
}

/** Without a day, the range is open-ended. */
export function rangeOf(
  names: readonly [first: string, last: string],
  [from, to]: readonly [from: string | undefined, to: string | undefined],
  timeZone: string,
): { start: number; end: number; faults: Fault[] } {
  // ISO days compare as text.
  const isReversed = from !== undefined && to !== undefined && from > to;
  return {
    start: from === undefined ? -Infinity : dayIn(from, timeZone).toMillis(),
    end: to === undefined ? Infinity : endOf(dayIn(to, timeZone)),
    faults: isReversed ? [orderFault(...names, to)] : [],
  };
}

function bucketsOf(first: DateTime, last: DateTime, granularity: StatsGranularity): Span[] {
  const buckets: Span[] = [];
  // Counted from the first bucket: repeated addition could drift where days are skipped.
  const origin = first.startOf(granularity);
  let from = first;
  for (let index = 1; from <= last; index += 1) {
    const next = origin.plus(times(STEP[granularity], index)).startOf('day');
    const to = next.minus({ days: 1 }).startOf('day');
    buckets.push(spanOf(from, to < last ? to : last));
    from = next;
  }
  return buckets;
}

const times = (step: object, count: number) =>
  Object.fromEntries(Object.entries(step).map(([unit, size]) => [unit, Number(size) * count]));

function spanOf(first: DateTime, last: DateTime): Span {
  return { from: dateOf(first), to: dateOf(last), start: first.toMillis(), end: endOf(last) };
}

/** Start of a day; where midnight is skipped, its first moment. */
const dayIn = (day: string, timeZone: string) => DateTime.fromISO(day, { zone: timeZone }).startOf('day');
const endOf = (day: DateTime) => day.plus({ days: 1 }).startOf('day').toMillis();
const dateOf = (day: DateTime) => day.toFormat('yyyy-MM-dd');

/** Inclusive calendar days; some days have 23 hours. */
const daysFrom = (first: DateTime, last: DateTime) =>
  Math.round((Date.parse(dateOf(last)) - Date.parse(dateOf(first))) / 86_400_000) + 1;

function orderFault(first: string, last: string, limit: string): Fault {
  return { pointer: `?${first}`, code: 'date_order', said: 'day_after_last', params: { last, limit } };
}
