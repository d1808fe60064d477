/** Periods of calendar days. Days have no hours, so daylight saving time does not matter. */
import type { DaySpan, Granularity } from './buckets.ts';

export type NamedPeriod = 'today' | '7d' | '30d' | 'quarter' | 'year';

export const GRANULARITIES = ['day', 'week', 'month', 'quarter'] as const satisfies readonly Granularity[];

/** The contract's limit of days for each granularity. */
export const MAX_DAYS: Readonly<Record<Granularity, number>> = { day: 400, week: 1_100, month: 4_000, quarter: 12_000 };

// The longest span in days for which a chart of this granularity is readable.
const READABLE_DAYS: readonly (readonly [days: number, Granularity])[] = [
  [45, 'day'],
  [200, 'week'],
  [1_100, 'month'],
];

const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Both ends included. */
export function daysIn({ from, to }: DaySpan): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Quarter and year start on their first day. */
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
      return { from: `${year}-${firstMonthOfQuarter(Number(month))}-01`, to: today };
    case 'year':
      return { from: `${year}-01-01`, to: today };
  }
}

function firstMonthOfQuarter(month: number): string {
  return String(month - ((month - 1) % 3)).padStart(2, '0');
}

export function fittingGranularity(span: DaySpan): Granularity {
  return READABLE_DAYS.find(([days]) => daysIn(span) <= days)?.[1] ?? 'quarter';
}

/** Granularities the contract allows for the span. */
export function possibleGranularities(span: DaySpan): readonly Granularity[] {
  return GRANULARITIES.filter((granularity) => daysIn(span) <= MAX_DAYS[granularity]);
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
