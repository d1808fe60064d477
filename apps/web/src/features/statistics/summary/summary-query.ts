import type { Arg } from '@zakupki/api-client/operation';
import { dayIn, readerZone } from '../../../format/date/dates.ts';
import type { DaySpan, Granularity } from '../../../format/date/buckets.ts';
import { type UrlParameters, urlCodec } from '../../../ui/url-query/url-codec.ts';
import { choiceField, entriesField, flagField, idField, wholeSpanField } from '../../../ui/url-query/url-fields.ts';
import { daysIn, fittingGranularity, GRANULARITIES, isZone, MAX_DAYS, spanOf } from '../../../format/date/period.ts';

export const PRESETS = ['today', '7d', '30d', 'quarter', 'year', 'own'] as const;
export type Preset = (typeof PRESETS)[number];

const DEFAULT_PRESET = '30d';

/** The state of the summary in the address. */
export type SummaryQuery = {
  readonly preset: Preset;
  /** The custom days; null for a preset. */
  readonly customDays: DaySpan | null;
  /** Null for the default of the period. */
  readonly granularity: Granularity | null;
  /** Null for the reader's time zone. */
  readonly zone: string | null;
  readonly compares: boolean;
  /** Names of the charts shown as tables. */
  readonly tables: readonly string[];
};

export const SUMMARY = urlCodec<SummaryQuery>(
  {
    preset: choiceField('period', PRESETS, DEFAULT_PRESET),
    customDays: wholeSpanField('from', 'to'),
    granularity: choiceField('granularity', GRANULARITIES, null),
    zone: idField('zone', isZone),
    compares: flagField('compare', true),
    tables: entriesField('table'),
  },
  reconcile,
);

/** Treats a period too long for any series as missing, and a granularity too fine for the period as automatic. */
function reconcile(query: SummaryQuery, { get, refuse, isRefused }: UrlParameters): SummaryQuery {
  const isCustom = query.preset === 'own';
  const customDays =
    isCustom && query.customDays && daysIn(query.customDays) <= MAX_DAYS.quarter ? query.customDays : null;
  const isInvalid = isCustom && customDays === null;
  if (isInvalid && !isRefused('from') && !isRefused('to')) {
    for (const name of ['period', 'from', 'to']) if (get(name) !== '') refuse(name);
  }
  const reconciled = {
    ...query,
    preset: isInvalid ? DEFAULT_PRESET : query.preset,
    customDays,
  } satisfies SummaryQuery;
  const { granularity } = reconciled;
  if (granularity === null || daysIn(daysOf(reconciled)) <= MAX_DAYS[granularity]) return reconciled;
  refuse('granularity');
  return { ...reconciled, granularity: null };
}

/** In the query's time zone. */
export function daysOf({ preset, customDays, zone }: SummaryQuery): DaySpan {
  // `reconcile` ensures that the preset `own` has days.
  if (customDays) return customDays;
  return spanOf(preset === 'own' ? DEFAULT_PRESET : preset, dayIn(zone ?? readerZone()));
}

function granularityOf(query: SummaryQuery): Granularity {
  return query.granularity ?? fittingGranularity(daysOf(query));
}

export function requestOf(query: SummaryQuery): Arg<'getStatsSummary'> {
  return {
    ...daysOf(query),
    granularity: granularityOf(query),
    timeZone: query.zone ?? readerZone(),
    compare: query.compares,
  };
}
