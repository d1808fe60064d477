import { formatTime, isReaderClock } from '../../format/date/dates.ts';

/** In the reader's zone, which is named; where the buyer's clocks show another time, that one too. */
export function deadlineWords(iso: string, buyerZone: string): string {
  const here = formatTime(iso, { nameZone: true });
  return isReaderClock(iso, buyerZone) ? here : `${here} (${formatTime(iso, { zone: buyerZone })})`;
}
