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

/** Returns null after the year 9999, which the contract cannot express. */
export function addDays(day: string, days: number): string | null {
  const key = `${day} ${days}`;
  const cached = laterDays.get(key);
  if (cached !== undefined) return cached;
  if (laterDays.size >= MAX_CACHED) laterDays.clear();
  const later = laterDay(day, days);
  laterDays.set(key, later);
  return later;
}

/** Thousands of lines share a few dozen days. */
const laterDays = new Map<string, string | null>();
const MAX_CACHED = 2000;

function laterDay(day: string, days: number): string | null {
  const later = new Date(Date.parse(day) + days * DAY_MS);
  return later.getUTCFullYear() <= 9999 ? later.toISOString().slice(0, 10) : null;
}

/** Negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
