/** The days the figures of a referrer are about, as the address bar holds them. */
import type { Granularity } from '../../format/buckets.ts';
import { now } from '../../format/clock.ts';
import { readerZone } from '../../format/dates.ts';
import { dateFormat } from '../../format/locale-formats.ts';
import { readTypedDay } from '../../format/typed-day.ts';

export const PRESETS = ['30d', 'quarter', 'year', 'all', 'own'] as const;
export type Preset = (typeof PRESETS)[number];

export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface PeriodChoice extends Days {
  readonly preset: Preset;
}

const DAY_MS = 86_400_000;
/** The contract counts no more days than that by the month. */
const MOST_DAYS = 4_000;

/** Which day it is for the reader. */
export function today(): string {
  return dayOf(now());
}

function dayOf(moment: number): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: readerZone() } as const;
  return dateFormat('en-CA', parts).format(moment);
}

/** The period an address asks for; the last 30 days when it says nothing, or nothing that makes sense. */
export function readPeriod(search: URLSearchParams, since: string): PeriodChoice {
  const asked = PRESETS.find((preset) => preset === search.get('period')) ?? '30d';
  if (asked !== 'own') return { preset: asked, ...daysOf(asked, since) };
  const [from, to] = [readTypedDay(search.get('from') ?? ''), readTypedDay(search.get('to') ?? '')];
  const isRight = from !== null && to !== null && from <= to && lengthOf({ from, to }) <= MOST_DAYS;
  return isRight ? { preset: 'own', from, to } : { preset: '30d', ...daysOf('30d', since) };
}

/** What the address then says. */
export function searchOf(preset: Preset, days: Days): Record<string, string | null> {
  if (preset === '30d') return { period: null, from: null, to: null };
  const own = preset === 'own' ? days : { from: null, to: null };
  return { period: preset, ...own };
}

/** @param since when the referrer was added */
function daysOf(preset: Exclude<Preset, 'own'>, since: string): Days {
  const to = today();
  const [year = '', month = ''] = to.split('-');
  switch (preset) {
    case '30d':
      return { from: dayOf(now() - 29 * DAY_MS), to };
    case 'quarter':
      return { from: `${year}-${String(Number(month) - ((Number(month) - 1) % 3)).padStart(2, '0')}-01`, to };
    case 'year':
      return { from: `${year}-01-01`, to };
    case 'all': {
      const from = dayOf(Date.parse(since));
      return { from: from <= to ? from : to, to };
    }
  }
}

/** How many days, both ends included. */
export function lengthOf({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** Whether figures of so long a period can be had. */
export const isCountable = (days: Days) => lengthOf(days) <= MOST_DAYS;

/** What draws a chart one can read. */
export function granularityOf(days: Days): Granularity {
  const length = lengthOf(days);
  if (length <= 45) return 'day';
  return length <= 200 ? 'week' : 'month';
}
