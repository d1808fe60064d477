import type { DaySpan } from '../../../format/date/buckets.ts';
import { dayIn, readerZone } from '../../../format/date/dates.ts';
import { daysIn, MAX_DAYS, type NamedPeriod, spanOf } from '../../../format/date/period.ts';
import { type UrlQuery, urlCodec } from '../../../ui/url-query/url-codec.ts';
import { choiceField, wholeSpanField } from '../../../ui/url-query/url-fields.ts';

export const PRESETS = ['30d', 'quarter', 'year', 'all', 'own'] as const satisfies readonly (
  | NamedPeriod
  | 'all'
  | 'own'
)[];
export type Preset = (typeof PRESETS)[number];

export type PeriodChoice = {
  readonly preset: Preset;
} & DaySpan;

export const PERIOD = urlCodec({
  preset: choiceField('period', PRESETS, '30d'),
  customDays: wholeSpanField('from', 'to'),
});

/**
 * Returns the last 30 days for a missing or invalid period.
 * @param since when the referrer was added
 */
export function periodOf({ preset, customDays }: UrlQuery<typeof PERIOD>, since: string): PeriodChoice {
  if (preset !== 'own') return { preset, ...daysOf(preset, since) };
  return customDays && isCountable(customDays) ? { preset, ...customDays } : { preset: '30d', ...daysOf('30d', since) };
}

function daysOf(preset: Exclude<Preset, 'own'>, since: string): DaySpan {
  const zone = readerZone();
  const today = dayIn(zone);
  if (preset !== 'all') return spanOf(preset, today);
  const from = dayIn(zone, Date.parse(since));
  return { from: from <= today ? from : today, to: today };
}

/** The contract limits the length of a period, even in monthly steps. */
export const isCountable = (days: DaySpan) => daysIn(days) <= MAX_DAYS.month;
