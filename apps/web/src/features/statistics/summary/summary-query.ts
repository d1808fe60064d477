import type { Arg } from '@zakupki/api-client/operation';
import { readerZone } from '../../../format/date/dates.ts';
import type { DaySpan, Granularity } from '../../../format/date/buckets.ts';
import { paths } from '../../../paths.ts';
import {
  type AddressForm,
  oneOf,
  type Read,
  searchReader,
  type SearchValues,
} from '../../../ui/browser/search-params.ts';
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

export const PLAIN: SummaryQuery = {
  preset: '30d',
  own: null,
  granularity: null,
  zone: null,
  compares: true,
  tables: [],
};

/** In the query's time zone. */
export function daysOf({ preset, own, zone }: SummaryQuery): DaySpan {
  // `own` always comes with its days.
  if (own) return own;
  return spanOf(preset === 'own' ? PLAIN_PRESET : preset, todayIn(zone ?? readerZone()));
}

const PLAIN_PRESET = '30d';

export function granularityOf(query: SummaryQuery): Granularity {
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

export function readQuery(search: URLSearchParams): Read<SummaryQuery> {
  const { unread, read, readDays, refuse } = searchReader(search);
  const zone = read<string | null>('zone', null, (text) => (isZone(text) ? text : undefined));
  const asked = read<Preset>('period', PLAIN.preset, oneOf(PRESETS));
  const { from, to } = readDays('from', 'to');
  const days = from !== null && to !== null ? { from, to } : null;
  // A period too long for any series counts as missing.
  const own = asked === 'own' && days && daysIn(days) <= MAX_DAYS.quarter ? days : null;
  const isLost = asked === 'own' && own === null;
  if (isLost && unread.length === 0) refuse('period', ...['from', 'to'].filter((name) => search.has(name)));
  const query: SummaryQuery = {
    preset: isLost ? PLAIN.preset : asked,
    own,
    granularity: null,
    zone,
    compares: read('compare', true, (text) => (text === 'false' ? false : text === 'true' ? true : undefined)),
    tables: (search.get('table') ?? '').split(',').filter((name) => /^[\w.-]+$/.test(name)),
  };
  const granularity = read<Granularity | null>('granularity', null, oneOf(GRANULARITIES));
  const fits = granularity === null || daysIn(daysOf(query)) <= MAX_DAYS[granularity];
  if (!fits) refuse('granularity');
  return { query: { ...query, granularity: fits ? granularity : null }, unread };
}

/** Leaves out defaults. */
export function searchOf({ preset, own, granularity, zone, compares, tables }: SummaryQuery): SearchValues {
  return {
    period: preset === PLAIN.preset ? null : preset,
    from: own?.from ?? null,
    to: own?.to ?? null,
    granularity,
    zone,
    compare: compares ? null : 'false',
    table: tables.join(','),
  };
}

/** `/admin/stats/summary` */
export const SUMMARY: AddressForm<SummaryQuery> = {
  read: readQuery,
  write: (query) => paths.statsSummary(searchOf(query)),
};
