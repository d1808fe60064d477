/** Calendar days ("2026-11-20") and the moments (epoch ms) they begin and end at. */
import { DateTime } from 'luxon';
import { remember } from '../cache.ts';

const DAY_MS = 86_400_000;

export function dayIn(timeZone: string, now: number): string {
  return currentDay(timeZone, now).day;
}

/** Start and end (exclusive) of the current day in a time zone. */
export function daySpan(timeZone: string, now: number): { start: number; end: number } {
  return currentDay(timeZone, now);
}

/** Days begin at whole quarters of an hour, in all time zones since 2012. */
const QUARTER_MS = 900_000;

type Day = { readonly day: string; readonly start: number; readonly end: number };

const days = new Map<string, Day>();

function currentDay(timeZone: string, now: number): Day {
  return remember(days, `${timeZone} ${Math.floor(now / QUARTER_MS)}`, () => {
    const local = DateTime.fromMillis(now, { zone: timeZone });
    // Requests with an unknown zone are refused; UTC is a safe fallback.
    const known = local.isValid ? local : DateTime.fromMillis(now, { zone: 'utc' });
    const start = known.startOf('day');
    const day = known.toISODate() ?? new Date(now).toISOString().slice(0, 10);
    return { day, start: start.toMillis(), end: start.plus({ days: 1 }).toMillis() };
  });
}

/** When a day begins, epoch ms; null for a day that does not exist, or an unknown time zone. */
export function startOfDay(day: string, timeZone: string): number | null {
  return remember(starts, `${day} ${timeZone}`, () => {
    const start = DateTime.fromISO(day, { zone: timeZone }).startOf('day');
    return start.isValid ? start.toMillis() : null;
  });
}

/** Returns null after the year 9999, which the contract cannot express. */
export function addDays(day: string, days: number): string | null {
  return remember(laterDays, `${day} ${days}`, () => laterDay(day, days));
}

/** Thousands of lines share a few dozen days. */
const laterDays = new Map<string, string | null>();
const starts = new Map<string, number | null>();

function laterDay(day: string, days: number): string | null {
  const later = new Date(Date.parse(day) + days * DAY_MS);
  return later.getUTCFullYear() <= 9999 ? later.toISOString().slice(0, 10) : null;
}

/** Negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
