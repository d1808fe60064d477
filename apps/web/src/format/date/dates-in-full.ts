/** Dates with year and time zone, so that the document stays unambiguous. */
import { formatDay, formatTime } from './dates.ts';

// Every date then differs from the current year and shows its own.
const EPOCH = 0;

export function inFull(iso: string | null | undefined, zone: string): string {
  return formatTime(iso, { zone, nameZone: true, now: EPOCH });
}

export function dayInFull(date: string | null | undefined): string {
  return formatDay(date, EPOCH);
}
