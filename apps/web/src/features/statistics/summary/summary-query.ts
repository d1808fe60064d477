import type { Arg } from '@zakupki/api-client/operation';
import { readerZone } from '../../../format/date/dates.ts';
import type { DaySpan, Granularity } from '../../../format/date/buckets.ts';
import { type UrlParameters, urlCodec } from '../../../ui/url-query/url-codec.ts';
import { choiceField, entriesField, flagField, idField, wholeSpanField } from '../../../ui/url-query/url-fields.ts';
import {
  daysIn,
  fittingGranularity,
  GRANULARITIES,
  isZone,
  MAX_DAYS,
  spanOf,
  todayIn,
} from '../../../format/date/period.ts';

export const PRESETS = ['today', '7d', '30d', 'quarter', 'year', 'own'] as const;
export type Preset = (typeof PRESETS)[number];

const PLAIN_PRESET = '30d';

/** What the summary shows, as the address holds it. */
export interface SummaryQuery {
  readonly preset: Preset;
  /** The custom days; null for a preset. */
  readonly own: DaySpan | null;
  /** Null for the default of the period. */
  readonly granularity: Granularity | null;
  /** Null for the reader's own. */
  readonly zone: string | null;
  readonly compares: boolean;
  /** Names of the charts shown as tables. */
  readonly tables: readonly string[];
}

export const SUMMARY = urlCodec<SummaryQuery>(
  {
    preset: choiceField('period', PRESETS, PLAIN_PRESET),
    own: wholeSpanField('from', 'to'),
    granularity: choiceField('granularity', GRANULARITIES, null),
    zone: idField('zone', isZone),
    compares: flagField('compare', true),
    tables: entriesField('table'),
  },
  reconcile,
);

/** A period too long for any series counts as missing, a granularity too fine for the period as automatic. */
function reconcile(query: SummaryQuery, { get, refuse, isRefused }: UrlParameters): SummaryQuery {
  const own = query.preset === 'own' && query.own && daysIn(query.own) <= MAX_DAYS.quarter ? query.own : null;
  const isLost = query.preset === 'own' && own === null;
  if (isLost && !isRefused('from') && !isRefused('to')) {
    for (const name of ['period', 'from', 'to']) if (get(name) !== '') refuse(name);
  }
  const settled = { ...query, preset: isLost ? PLAIN_PRESET : query.preset, own } satisfies SummaryQuery;
  const { granularity } = settled;
  if (granularity === null || daysIn(daysOf(settled)) <= MAX_DAYS[granularity]) return settled;
  refuse('granularity');
  return { ...settled, granularity: null };
}

/** In the query's time zone. */
export function daysOf({ preset, own, zone }: SummaryQuery): DaySpan {
  // `own` always comes with its days.
  if (own) return own;
  return spanOf(preset === 'own' ? PLAIN_PRESET : preset, todayIn(zone ?? readerZone()));
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
