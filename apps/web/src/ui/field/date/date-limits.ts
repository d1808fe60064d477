import { m } from '#messages';
import { isDay, isWallClock } from '../../../format/date/numeric-day.ts';
import { formatFieldDate } from '../../../format/date/typed-day.ts';

export type DateLimits = {
  /** Adds a time to the day: the default one, such as `15:00`. */
  readonly time?: string | undefined;
  /** Zone that decides which day is today; by default the reader's. */
  readonly zone?: string | undefined;
  /** Days, or days with a time in the format of the value. */
  readonly first?: string | undefined;
  readonly last?: string | undefined;
};

/** Whether the value is a day, or a day with a time, rather than a text that could not be parsed. */
export const isReadable = (value: string, { time }: DateLimits) => (time ? isWallClock(value) : isDay(value));

/** A limit without a time applies to days. */
export function isTooEarly(value: string, { first }: DateLimits): boolean {
  return first !== undefined && value.slice(0, first.length) < first;
}

export function isTooLate(value: string, { last }: DateLimits): boolean {
  return last !== undefined && value.slice(0, last.length) > last;
}

/** The problem of a field's value, or null. An empty field has none. */
export function dateProblem(value: string | null, limits: DateLimits): string | null {
  if (value === null) return null;
  if (!isReadable(value, limits)) return limits.time ? m.validation_moment() : m.validation_date();
  if (isTooEarly(value, limits)) return m.dates_too_early({ first: formatFieldDate(limits.first ?? '') });
  return isTooLate(value, limits) ? m.dates_too_late({ last: formatFieldDate(limits.last ?? '') }) : null;
}
