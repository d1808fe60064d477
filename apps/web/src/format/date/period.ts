/** Periods of calendar days. Days have no hours: a clock put forward or back in between changes nothing here. */
import type { DaySpan, Granularity } from './buckets.ts';
import { now } from './clock.ts';
import { dateFormat } from '../locale-formats.ts';

/** Periods that end today and have a name. */
export type NamedPeriod = 'today' | '7d' | '30d' | 'quarter' | 'year';

export const GRANULARITIES = ['day', 'week', 'month', 'quarter'] as const satisfies readonly Granularity[];

/** The most days a series of that granularity may have, by the contract. */
export const LONGEST: Readonly<Record<Granularity, number>> = { day: 400, week: 1_100, month: 4_000, quarter: 12_000 };

// Up to so many days this granularity draws a chart one can read.
const READABLE: readonly (readonly [days: number, Granularity])[] = [
  [45, 'day'],
  [200, 'week'],
  [1_100, 'month'],
];

const DAY_MS = 86_400_000;

/** Which day it is in that zone. */
export function todayIn(zone: string, at = now()): string {
  return dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone }).format(at);
}

/** So many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days, both ends included. */
export function daysIn({ from, to }: DaySpan): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** The days of a named period that ends today: quarter and year from their first day on. */
export function spanOf(preset: NamedPeriod, today: string): DaySpan {
  const [year = '', month = ''] = today.split('-');
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case '7d':
      return { from: addDays(today, -6), to: today };
    case '30d':
      return { from: addDays(today, -29), to: today };
    case 'quarter':
      return { from: `${year}-${firstOfQuarter(Number(month))}-01`, to: today };
    case 'year':
      return { from: `${year}-01-01`, to: today };
  }
}

function firstOfQuarter(month: number): string {
  return String(month - ((month - 1) % 3)).padStart(2, '0');
}

/** What to count by when nobody said. */
export function fittingGranularity(span: DaySpan): Granularity {
  return READABLE.find(([days]) => daysIn(span) <= days)?.[1] ?? 'quarter';
}

/** What the period can be counted by. */
export function possibleGranularities(span: DaySpan): readonly Granularity[] {
  return GRANULARITIES.filter((one) => daysIn(span) <= LONGEST[one]);
}

/** Whether such a zone is known here. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
