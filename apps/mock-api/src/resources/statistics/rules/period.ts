/** The days somebody asks figures for, and the buckets they fall into. Days, weeks and months are those of a time zone. Pure. */
import type { StatsGranularity } from '@zakupki/api-client/schema';
import { DateTime } from 'luxon';
import type { Fault } from '../../../sentences/fault.ts';
import { timeZoneFault } from '../../../dates/time-zone.ts';

/** Days of a zone, both included, and the moments (epoch ms) they run between: [start, end). */
export type Span = { readonly from: string; readonly to: string; readonly start: number; readonly end: number };

export type Period = Span & {
  readonly granularity: StatsGranularity;
  readonly timeZone: string;
  /** in order, without gaps; the first and the last are cut to the period */
  readonly buckets: readonly Span[];
};

type Asked = { from?: string; to?: string; timeZone?: string };

export const DEFAULT_ZONE = 'Europe/Moscow';
/** so many days end today when nobody says which */
const USUAL_DAYS = 30;

/** The longest period of each granularity, in days: no more buckets than a chart can show. */
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

/** The period of a query at `now` (epoch ms), or what is wrong with it. */
export function periodOf(
  asked: Asked & { granularity?: StatsGranularity },
  now: number,
): { period: Period } | { faults: Fault[] } {
  const { timeZone = DEFAULT_ZONE, granularity = 'day' } = asked;
  const zone = timeZoneFault(timeZone, '?timeZone');
  if (zone) return { faults: [zone] };
  const last =
    asked.to === undefined ? DateTime.fromMillis(now, { zone: timeZone }).startOf('day') : dayIn(asked.to, timeZone);
  const first =
    asked.from === undefined ? last.minus({ days: USUAL_DAYS - 1 }).startOf('day') : dayIn(asked.from, timeZone);
  if (first > last) return { faults: [orderFault('from', 'to', dateOf(last))] };
  const days = daysFrom(first, last);
  if (days > MAX_DAYS[granularity]) {
    const params = { limit: MAX_DAYS[granularity], granularity, given: days };
    return { faults: [{ pointer: '?from', code: 'max', said: 'period_too_long', params }] };
  }
  const span = spanOf(first, last);
  return { period: { ...span, granularity, timeZone, buckets: bucketsOf(first, last, granularity) } };
}

/** As many days as the period has, just before it. */
export function spanBefore({ from, to, timeZone }: Pick<Period, 'from' | 'to' | 'timeZone'>): Span {
  const [first, last] = [dayIn(from, timeZone), dayIn(to, timeZone)];
  const before = first.minus({ days: 1 }).startOf('day');
  return spanOf(before.minus({ days: daysFrom(first, last) - 1 }).startOf('day'), before);
}

/** The moments [start, end) between two days that may each be left open, or what is wrong with them. */
export function rangeOf(
  names: readonly [first: string, last: string],
  [from, to]: readonly [from: string | undefined, to: string | undefined],
  timeZone: string,
): { start: number; end: number; faults: Fault[] } {
  // Years have four digits, so days compare as text.
  const isReversed = from !== undefined && to !== undefined && from > to;
  return {
    start: from === undefined ? -Infinity : dayIn(from, timeZone).toMillis(),
    end: to === undefined ? Infinity : endOf(dayIn(to, timeZone)),
    faults: isReversed ? [orderFault(...names, to)] : [],
  };
}

function bucketsOf(first: DateTime, last: DateTime, granularity: StatsGranularity): Span[] {
  const buckets: Span[] = [];
  // Each is counted from the first: adding a month to a month again and again could drift in zones whose days are skipped.
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

/** The beginning of a day that is in the calendar; where midnight is skipped, the first moment there is. */
const dayIn = (day: string, timeZone: string) => DateTime.fromISO(day, { zone: timeZone }).startOf('day');
const endOf = (day: DateTime) => day.plus({ days: 1 }).startOf('day').toMillis();
const dateOf = (day: DateTime) => day.toFormat('yyyy-MM-dd');

/** Days counted by the calendar, both included: by the clock some have 23 hours. */
const daysFrom = (first: DateTime, last: DateTime) =>
  Math.round((Date.parse(dateOf(last)) - Date.parse(dateOf(first))) / 86_400_000) + 1;

function orderFault(first: string, last: string, limit: string): Fault {
  return { pointer: `?${first}`, code: 'date_order', said: 'day_after_last', params: { last, limit } };
}
