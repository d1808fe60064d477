/** Moments as the contract writes them: RFC 3339 in UTC. Pure. */
import { DateTime } from 'luxon';

/** Epoch milliseconds of a moment. */
export function momentOf(text: string): number {
  return Date.parse(withoutLeapSecond(text));
}

/** A moment (epoch ms) as the contract writes it; no clock of a world leaves the years luxon knows. */
export function isoOf(moment: number): string {
  return DateTime.fromMillis(moment, { zone: 'utc' }).toISO({ suppressMilliseconds: true }) ?? '';
}

/** RFC 3339 allows 23:59:60, which no clock of this server can show: it counts as the second before. */
export function withoutLeapSecond(text: string): string {
  return text.replace(/:60(?=[.Z])/, ':59');
}

/** First and last day of the quarter a moment (epoch ms) falls into, and the moments it runs between [start, end). */
export function quarterOf(moment: number, timeZone: string): { from: string; to: string; start: number; end: number } {
  const start = DateTime.fromMillis(moment, { zone: timeZone }).startOf('quarter');
  const end = start.plus({ quarters: 1 });
  return {
    from: start.toFormat('yyyy-MM-dd'),
    to: end.minus({ days: 1 }).toFormat('yyyy-MM-dd'),
    start: start.toMillis(),
    end: end.toMillis(),
  };
}
