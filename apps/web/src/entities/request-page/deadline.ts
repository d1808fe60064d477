import { formatTime, isReaderClock } from '../../format/date/dates.ts';

/** The deadline in the reader's zone, with the zone's name, followed by the buyer's local time when it differs. */
export function deadlineWords(iso: string, buyerZone: string): string {
  const here = formatTime(iso, { nameZone: true });
  return isReaderClock(iso, buyerZone) ? here : `${here} (${formatTime(iso, { zone: buyerZone })})`;
}
