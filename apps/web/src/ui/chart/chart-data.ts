import { add, compare, type Decimal, sign } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';

export interface ChartSeries {
  readonly key: string;
  readonly label: string;
}

export interface ChartPoint {
  /** In the CSV: the first day of a bucket, `2026-10-05`, or another identifier. */
  readonly key: string;
  /** `5–11 Oct`, `October 2026` */
  readonly label: string;
  /** Short label under the axis; `label` by default. */
  readonly tick?: string;
  /** By the keys of the series; null where unknown. */
  readonly values: Readonly<Record<string, Decimal | null>>;
  /** Its share of the whole, `12%`; null without a whole. */
  readonly share?: string | null;
  /** A period that has not ended yet. */
  readonly isUnfinished?: boolean;
}

export interface ChartData {
  /** "Week", "Kind" */
  readonly axis: string;
  /** "users", "₽" */
  readonly unit: string;
  readonly series: readonly ChartSeries[];
  readonly points: readonly ChartPoint[];
  readonly format: (value: Decimal) => string;
  /** "of those registered" */
  readonly shareLabel?: string;
}

/** Further series are summed up as "other". */
const MAX_SERIES = 6;

const OTHER = 'other';

/** At most six series: of more, the first five and the sum of the rest. */
export function limitSeries(data: ChartData): ChartData {
  if (data.series.length <= MAX_SERIES) return data;
  const kept = data.series.slice(0, MAX_SERIES - 1);
  const rest = data.series.slice(MAX_SERIES - 1);
  return {
    ...data,
    series: [...kept, { key: OTHER, label: m.chart_other() }],
    points: data.points.map((point) => ({ ...point, values: { ...point.values, [OTHER]: sumOf(point, rest) } })),
  };
}

/** Null where no value is known. */
export function sumOf({ values }: ChartPoint, series: readonly ChartSeries[]): Decimal | null {
  const known = series.map(({ key }) => values[key] ?? null).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce(add, '0');
}

/** Whether any value is known and not zero. */
export function hasValues({ points, series }: ChartData): boolean {
  return points.some(({ values }) => series.some(({ key }) => sign(values[key] ?? '0') !== 0));
}

export type PlotKind = 'line' | 'area' | 'bars' | 'stacked';

/** More bars become hairlines on half a page or a phone. */
export const MAX_BARS = 48;

/** Turns too many bars into lines. */
export function readableKind<K extends PlotKind | 'list'>(kind: K, { points, series }: ChartData): K | 'line' {
  return kind === 'bars' && points.length * series.length > MAX_BARS ? 'line' : kind;
}

interface Known {
  readonly value: Decimal;
  readonly at: string;
  readonly isUnfinished: boolean;
}

/** A summary in words: of each series the lowest and highest value of whole periods, and the last one. */
export function summaryOf(data: ChartData, isOverTime: boolean): string[] {
  return data.series.map((series) => {
    const known = data.points.flatMap(({ label, values, isUnfinished = false }): Known[] => {
      const value = values[series.key] ?? null;
      return value === null ? [] : [{ value, at: label, isUnfinished }];
    });
    const last = known.at(-1);
    const finished = known.filter((one) => !one.isUnfinished);
    const [first = last] = finished;
    if (!first || !last) return m.chart_summary_none({ series: series.label });
    const say = ({ value, at }: Known) => m.chart_value_at({ value: data.format(value), at });
    if (first === last) return m.chart_summary_one({ series: series.label, one: say(first) });
    const by = (wanted: 1 | -1) =>
      finished.reduce((best, one) => (compare(one.value, best.value) === wanted ? one : best), first);
    const said = { series: series.label, least: say(by(-1)), most: say(by(1)) };
    return isOverTime ? m.chart_summary_time({ ...said, last: say(last) }) : m.chart_summary_list(said);
  });
}
