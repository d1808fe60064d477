/** RFC 3339 moments in UTC. Pure. */
import { DateTime } from 'luxon';
import { remember } from '../cache.ts';

/** Each request reads the same moments of the same records hundreds of times. */
const moments = new Map<string, number>();

/** Epoch milliseconds. */
export function momentOf(text: string): number {
  return remember(moments, text, () => Date.parse(withoutLeapSecond(text)));
}

/** @param moment epoch ms, within the years luxon supports */
export function isoOf(moment: number): string {
  return DateTime.fromMillis(moment, { zone: 'utc' }).toISO({ suppressMilliseconds: true }) ?? '';
}

/** RFC 3339 allows 23:59:60, which Date cannot represent; returns 23:59:59 instead. */
export function withoutLeapSecond(text: string): string {
  return text.includes(':60') ? text.replace(/:60(?=[.Z])/, ':59') : text;
}

/** First and last day of the quarter of a moment (epoch ms), and its span [start, end). */
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
