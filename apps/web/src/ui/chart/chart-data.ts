import { add, compare, type Decimal, sign } from '@zakupki/procurement/money/decimal';
import { m } from '#messages';

/** One line, or one colour of bars. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
}

/** A bucket of time, or one of several things compared. */
export interface ChartPoint {
  /** Stands in the CSV: the first day of a bucket, `2026-10-05`, or whatever identifies it. */
  readonly key: string;
  /** In full: `5–11 Oct`, `October 2026`. */
  readonly label: string;
  /** Under the axis, as short as can be; the label by default. */
  readonly tick?: string;
  /** Exact, by the keys of the series; null where nothing is known. */
  readonly values: Readonly<Record<string, Decimal | null>>;
  /** What part of the whole it is, in per cent; null where there is no whole. */
  readonly share?: Decimal | null;
}

/** What a chart, its table and its CSV show. */
export interface ChartData {
  /** What the points are: "Week", "Kind". */
  readonly axis: string;
  /** What is counted or measured: "users", "₽". */
  readonly unit: string;
  readonly series: readonly ChartSeries[];
  readonly points: readonly ChartPoint[];
  /** A value with what belongs to it, as people read it. */
  readonly format: (value: Decimal) => string;
  /** What the shares are parts of: "of those registered". */
  readonly shareLabel?: string;
}

/** No chart draws more: from there on they are one, "other". */
export const MOST_SERIES = 6;

const OTHER = 'other';

/** The same with at most six series: of more, the first five and the sum of the rest. */
export function drawable(data: ChartData): ChartData {
  if (data.series.length <= MOST_SERIES) return data;
  const kept = data.series.slice(0, MOST_SERIES - 1);
  const rest = data.series.slice(MOST_SERIES - 1);
  return {
    ...data,
    series: [...kept, { key: OTHER, label: m.chart_other() }],
    points: data.points.map((point) => ({ ...point, values: { ...point.values, [OTHER]: sumOf(point, rest) } })),
  };
}

/** The sum of a point's values in those series; null where none is known. */
export function sumOf({ values }: ChartPoint, series: readonly ChartSeries[]): Decimal | null {
  const known = series.map(({ key }) => values[key] ?? null).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce(add, '0');
}

/** Whether there is anything to draw: a value that is known and not zero. */
export function hasAnything({ points, series }: ChartData): boolean {
  return points.some(({ values }) => series.some(({ key }) => sign(values[key] ?? '0') !== 0));
}

/** How figures over time are drawn: a line, an area, or bars beside or upon each other. */
export type PlotKind = 'line' | 'area' | 'bars' | 'stacked';

/** On half a page or a phone more bars than these are hairlines. */
export const MOST_BARS = 48;

/** The kind as it can be read: bars too many to stand beside each other become lines. */
export function readableKind<K extends PlotKind | 'list'>(kind: K, { points, series }: ChartData): K | 'line' {
  return kind === 'bars' && points.length * series.length > MOST_BARS ? 'line' : kind;
}

interface Known {
  readonly value: Decimal;
  readonly at: string;
}

/** What the chart shows, in sentences: of each series the least, the most and the last. */
export function summaryOf(data: ChartData, isOverTime: boolean): string[] {
  return data.series.map((series) => {
    const known = data.points.flatMap(({ label, values }): Known[] => {
      const value = values[series.key] ?? null;
      return value === null ? [] : [{ value, at: label }];
    });
    const [first] = known;
    const last = known.at(-1);
    if (!first || !last) return m.chart_summary_none({ series: series.label });
    const say = ({ value, at }: Known) => m.chart_value_at({ value: data.format(value), at });
    if (first === last) return m.chart_summary_one({ series: series.label, one: say(first) });
    const by = (wanted: 1 | -1) =>
      known.reduce((best, one) => (compare(one.value, best.value) === wanted ? one : best), first);
    const said = { series: series.label, least: say(by(-1)), most: say(by(1)) };
    return isOverTime ? m.chart_summary_time({ ...said, last: say(last) }) : m.chart_summary_list(said);
  });
}
