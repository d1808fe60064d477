/** Dates as a document has them: with the year and the zone, whenever it is read. */
import { formatDay, formatTime } from '../../../format/date/dates.ts';

// Of another year than this one every date says its own.
const LONG_AGO = 0;

export function inFull(iso: string | null | undefined, zone: string): string {
  return formatTime(iso, { zone, nameZone: true, now: LONG_AGO });
}

export function dayInFull(date: string | null | undefined): string {
  return formatDay(date, LONG_AGO);
}
