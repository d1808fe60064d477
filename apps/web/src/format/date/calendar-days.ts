/** Converts days of date inputs (`2026-12-31`) to the moments they start and end in the reader's zone, and back. */
import dayjs from 'dayjs';
import { readerZone } from './dates.ts';
import { toMoment, toWallClock } from './zoned-time.ts';

/** Null for an empty day. */
export function dayStart(day: string): string | null {
  return day === '' ? null : toMoment(`${day} 00:00:00`, readerZone());
}

/** The start of the next day; null for an empty day. */
export function dayEnd(day: string): string | null {
  return day === '' ? null : dayStart(dayjs(day).add(1, 'day').format('YYYY-MM-DD'));
}

/** Empty for null. */
export function dayOf(moment: string | null): string {
  return toWallClock(moment, readerZone())?.slice(0, 10) ?? '';
}

/** The last full day before a moment; empty for null. */
export function lastDayBefore(end: string | null): string {
  return end === null ? '' : dayOf(new Date(Date.parse(end) - 1).toISOString());
}
