/** Moments of the seed, all relative to a fixed start: nothing here reads the clock. */
import { toIso } from '@zakupki/mock-engine/world/clock';

/** Monday noon in Moscow. */
export const START = Date.UTC(2026, 10, 2, 9);

/** '10-28 10:15' is 2026-10-28T10:15:00Z; with a year: '2025-12-01 08:00'. */
export function utc(short: string): string {
  const full = short.length === 11 ? `2026-${short}` : short;
  return `${full.replace(' ', 'T')}:00Z`;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export function minutesAfter(moment: string, minutes: number): string {
  return toIso(Date.parse(moment) + minutes * MINUTE);
}

/** Calendar date `days` after a moment or date. */
export function dayAfter(moment: string, days: number): string {
  return toIso(Date.parse(moment) + days * DAY).slice(0, 10);
}

/** Earlier first. Compares as plain text, which is ten times as fast as by locale. */
export function byMoment(a: { at: string }, b: { at: string }): number {
  return Number(a.at > b.at) - Number(a.at < b.at);
}
