import { add, compare, type Decimal, sign } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';

export type ChartSeries = {
  readonly key: string;
  readonly label: string;
};

export type ChartPoint = {
  /** In the CSV: the first day of a bucket, `2026-10-05`, or another identifier. */
  readonly key: string;
  /** `5–11 Oct`, `October 2026` */
  readonly label: string;
  /** Short label under the axis; `label` by default. */
  readonly tick?: string;
  /** Values by series key; null when unknown. */
  readonly values: Readonly<Record<string, Decimal | null>>;
  /** Share of the total, `12%`; null without a total. */
  readonly share?: string | null;
  /** A period that has not ended yet. */
  readonly isUnfinished?: boolean;
};

export type ChartData = {
  /** "Week", "Kind" */
  readonly axis: string;
  /** "users", "₽" */
  readonly unit: string;
  readonly series: readonly ChartSeries[];
  readonly points: readonly ChartPoint[];
  readonly format: (value: Decimal) => string;
  /** "of those registered" */
  readonly shareLabel?: string;
};

/** Further series are summed up as "other". */
const MAX_SERIES = 6;

const OTHER = 'other';

/** At most six series: of more, the first five and the sum of the rest. */
export function limitSeries(data: ChartData): ChartData {
  if (data.series.length <= MAX_SERIES) return data;
  const first = data.series.slice(0, MAX_SERIES - 1);
  const rest = data.series.slice(MAX_SERIES - 1);
  return {
    ...data,
    series: [...first, { key: OTHER, label: m.chart_other() }],
    points: data.points.map((point) => ({ ...point, values: { ...point.values, [OTHER]: sumOf(point, rest) } })),
  };
}

/** Returns null when no value is known. */
export function sumOf({ values }: ChartPoint, series: readonly ChartSeries[]): Decimal | null {
  const known = series.map(({ key }) => values[key] ?? null).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce(add, '0');
}

/** Whether any value is known and not zero. */
export function hasValues({ points, series }: ChartData): boolean {
  return points.some(({ values }) => series.some(({ key }) => sign(values[key] ?? '0') !== 0));
}

export type PlotKind = 'line' | 'area' | 'bars' | 'stacked';

/** More bars would become hairlines on a phone or in half a page. */
export const MAX_BARS = 48;

/** Turns too many bars into lines. */
export function readableKind<K extends PlotKind | 'list'>(kind: K, { points, series }: ChartData): K | 'line' {
  return kind === 'bars' && points.length * series.length > MAX_BARS ? 'line' : kind;
}

type KnownValue = {
  readonly value: Decimal;
  readonly at: string;
  readonly isUnfinished: boolean;
};

/** A sentence for each series: the lowest and highest value of finished periods, and the last value. */
export function summaryOf(data: ChartData, isOverTime: boolean): string[] {
  return data.series.map((series) => {
    const known = data.points.flatMap(({ label, values, isUnfinished = false }): KnownValue[] => {
      const value = values[series.key] ?? null;
      return value === null ? [] : [{ value, at: label, isUnfinished }];
    });
    const last = known.at(-1);
    const finished = known.filter(({ isUnfinished }) => !isUnfinished);
    const [first = last] = finished;
    if (!first || !last) return m.chart_summary_none({ series: series.label });
    const say = ({ value, at }: KnownValue) => m.chart_value_at({ value: data.format(value), at });
    if (first === last) return m.chart_summary_one({ series: series.label, one: say(first) });
    const extreme = (sign: 1 | -1) =>
      finished.reduce((best, next) => (compare(next.value, best.value) === sign ? next : best), first);
    const texts = { series: series.label, least: say(extreme(-1)), most: say(extreme(1)) };
    return isOverTime ? m.chart_summary_time({ ...texts, last: say(last) }) : m.chart_summary_list(texts);
  });
}
