/** Calendar days ("2026-11-20") and the moments (epoch ms) they begin and end at. */
import { DateTime } from 'luxon';

const DAY_MS = 86_400_000;

export function dayIn(timeZone: string, now: number): string {
  // Requests with an unknown zone are refused; UTC is a safe fallback.
  return DateTime.fromMillis(now, { zone: timeZone }).toISODate() ?? new Date(now).toISOString().slice(0, 10);
}

/** Start and end (exclusive) of the current day in a time zone. */
export function daySpan(timeZone: string, now: number): { start: number; end: number } {
  const local = DateTime.fromMillis(now, { zone: timeZone });
  const start = (local.isValid ? local : DateTime.fromMillis(now, { zone: 'utc' })).startOf('day');
  return { start: start.toMillis(), end: start.plus({ days: 1 }).toMillis() };
}

/** When a day begins, epoch ms; null for a day that does not exist, or an unknown time zone. */
export function startOfDay(day: string, timeZone: string): number | null {
  return remembered(starts, `${day} ${timeZone}`, () => {
    const start = DateTime.fromISO(day, { zone: timeZone }).startOf('day');
    return start.isValid ? start.toMillis() : null;
  });
}

/** Returns null after the year 9999, which the contract cannot express. */
export function addDays(day: string, days: number): string | null {
  return remembered(laterDays, `${day} ${days}`, () => laterDay(day, days));
}

/** Thousands of lines share a few dozen days. */
const laterDays = new Map<string, string | null>();
const starts = new Map<string, number | null>();
const MAX_CACHED = 2000;

function remembered<T>(known: Map<string, T>, key: string, calculate: () => T): T {
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  if (known.size >= MAX_CACHED) known.clear();
  const value = calculate();
  known.set(key, value);
  return value;
}

function laterDay(day: string, days: number): string | null {
  const later = new Date(Date.parse(day) + days * DAY_MS);
  return later.getUTCFullYear() <= 9999 ? later.toISOString().slice(0, 10) : null;
}

/** Negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
