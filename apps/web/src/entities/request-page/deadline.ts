import { formatTime } from '../../format/date/dates.ts';

/** The deadline in the order's zone, as everywhere else on the page, with the zone's name. */
export function deadlineWords(iso: string, zone: string): string {
  return formatTime(iso, { zone, nameZone: true });
}
