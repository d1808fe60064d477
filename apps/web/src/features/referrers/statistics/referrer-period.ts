import type { DaySpan } from '../../../format/date/buckets.ts';
import { readerZone } from '../../../format/date/dates.ts';
import { daysIn, MAX_DAYS, type NamedPeriod, spanOf, todayIn } from '../../../format/date/period.ts';
import { oneOf, searchReader } from '../../../ui/browser/search-params.ts';

export const PRESETS = ['30d', 'quarter', 'year', 'all', 'own'] as const satisfies readonly (
  | NamedPeriod
  | 'all'
  | 'own'
)[];
export type Preset = (typeof PRESETS)[number];

export interface PeriodChoice extends DaySpan {
  readonly preset: Preset;
}

const PLAIN = '30d';

/** The last 30 days for a missing or invalid period. */
export function readPeriod(search: URLSearchParams, since: string): PeriodChoice {
  const { read, readDays } = searchReader(search);
  const asked = read<Preset>('period', PLAIN, oneOf(PRESETS));
  const { from, to } = readDays('from', 'to');
  if (asked !== 'own') return { preset: asked, ...daysOf(asked, since) };
  const own = from !== null && to !== null ? { from, to } : null;
  return own && isCountable(own) ? { preset: 'own', ...own } : { preset: PLAIN, ...daysOf(PLAIN, since) };
}

export function searchOf(preset: Preset, days: DaySpan): Record<string, string | null> {
  const { from, to } = preset === 'own' ? days : { from: null, to: null };
  return { period: preset === PLAIN ? null : preset, from, to };
}

/** @param since when the referrer was added */
function daysOf(preset: Exclude<Preset, 'own'>, since: string): DaySpan {
  const zone = readerZone();
  const today = todayIn(zone);
  if (preset !== 'all') return spanOf(preset, today);
  const from = todayIn(zone, Date.parse(since));
  return { from: from <= today ? from : today, to: today };
}

/** The contract limits the length of a period, even by months. */
export const isCountable = (days: DaySpan) => daysIn(days) <= MAX_DAYS.month;
