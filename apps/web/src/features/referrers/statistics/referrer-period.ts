import type { DaySpan } from '../../../format/date/buckets.ts';
import { readerZone } from '../../../format/date/dates.ts';
import { daysIn, MAX_DAYS, type NamedPeriod, spanOf, todayIn } from '../../../format/date/period.ts';
import { type UrlQuery, urlCodec } from '../../../ui/url-query/url-codec.ts';
import { choiceField, wholeSpanField } from '../../../ui/url-query/url-fields.ts';

export const PRESETS = ['30d', 'quarter', 'year', 'all', 'own'] as const satisfies readonly (
  | NamedPeriod
  | 'all'
  | 'own'
)[];
export type Preset = (typeof PRESETS)[number];

export interface PeriodChoice extends DaySpan {
  readonly preset: Preset;
}

export const PERIOD = urlCodec({ preset: choiceField('period', PRESETS, '30d'), own: wholeSpanField('from', 'to') });

/**
 * The last 30 days for a missing or invalid period.
 * @param since when the referrer was added
 */
export function periodOf({ preset, own }: UrlQuery<typeof PERIOD>, since: string): PeriodChoice {
  if (preset !== 'own') return { preset, ...daysOf(preset, since) };
  return own && isCountable(own) ? { preset, ...own } : { preset: '30d', ...daysOf('30d', since) };
}

function daysOf(preset: Exclude<Preset, 'own'>, since: string): DaySpan {
  const zone = readerZone();
  const today = todayIn(zone);
  if (preset !== 'all') return spanOf(preset, today);
  const from = todayIn(zone, Date.parse(since));
  return { from: from <= today ? from : today, to: today };
}

/** The contract limits the length of a period, even by months. */
export const isCountable = (days: DaySpan) => daysIn(days) <= MAX_DAYS.month;
