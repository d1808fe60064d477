/** Converts wall-clock times in a zone, as pickers use them: `2026-11-16 15:00:00`. */
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** @returns RFC 3339 in UTC; null for null, '' or an invalid time */
export function toMoment(wallClock: string | null, zone: string): string | null {
  if (!wallClock) return null;
  const at = dayjs.tz(wallClock, zone);
  return at.isValid() ? at.utc().format('YYYY-MM-DDTHH:mm:ss[Z]') : null;
}

export function toWallClock(moment: string | null | undefined, zone: string): string | null {
  return moment ? dayjs(moment).tz(zone).format('YYYY-MM-DD HH:mm:ss') : null;
}
