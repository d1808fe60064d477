/** Dates with year and time zone, for documents, which must stay unambiguous. */
import { formatDay, formatTime } from './dates.ts';

// As "now" it makes every date show its year.
const EPOCH = 0;

export function formatTimeInFull(iso: string | null | undefined, zone: string): string {
  return formatTime(iso, { zone, nameZone: true, now: EPOCH });
}

export function formatDayInFull(date: string | null | undefined): string {
  return formatDay(date, EPOCH);
}
