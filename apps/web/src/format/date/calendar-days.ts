/** Days as date inputs hold them (`2026-12-31`), and the moments they begin and end at in the reader's zone. */
import dayjs from 'dayjs';
import { readerZone } from './dates.ts';
import { toMoment, toWallClock } from './zoned-time.ts';

/** The moment that day begins; null for no day. */
export function dayStart(day: string): string | null {
  return day === '' ? null : toMoment(`${day} 00:00:00`, readerZone());
}

/** The moment that day is over; null for no day. */
export function dayEnd(day: string): string | null {
  return day === '' ? null : dayStart(dayjs(day).add(1, 'day').format('YYYY-MM-DD'));
}

/** The day a moment falls on; empty for none. */
export function dayOf(moment: string | null): string {
  return toWallClock(moment, readerZone())?.slice(0, 10) ?? '';
}

/** The last whole day before something ends; empty when it never does. */
export function lastDayBefore(end: string | null): string {
  return end === null ? '' : dayOf(new Date(Date.parse(end) - 1).toISOString());
}
