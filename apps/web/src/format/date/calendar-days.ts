/** Converts days (`2026-12-31`) to the moments they start and end in the reader's zone, and back. */
import dayjs from 'dayjs';
import { readerDay, readerZone } from './dates.ts';
import { toMoment } from './zoned-time.ts';

/** Returns null for null. */
export function dayStart(day: string | null): string | null {
  return day === null ? null : toMoment(`${day} 00:00:00`, readerZone());
}

/** The start of the next day; null for null. */
export function dayEnd(day: string | null): string | null {
  return day === null ? null : dayStart(dayjs(day).add(1, 'day').format('YYYY-MM-DD'));
}

/** Returns '' for null. */
export function dayOf(moment: string | null): string {
  return moment === null ? '' : readerDay(moment);
}

/** The last full day before a moment; '' for null. */
export function lastDayBefore(end: string | null): string {
  return end === null ? '' : dayOf(new Date(Date.parse(end) - 1).toISOString());
}
