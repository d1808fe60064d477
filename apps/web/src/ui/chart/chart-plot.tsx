import { type ReactNode, useEffect, useId, useState } from 'react';
import {
  Area,
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  type DotItemDotProps,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { m } from '#messages';
import { formatShort, MISSING } from '../../format/number/numbers.ts';
import { type ChartData, type ChartPoint, MAX_BARS, type PlotKind } from './chart-data.ts';
import { DASHES, Hatchings, Marker, seriesColor, SeriesSign } from './chart-symbols.tsx';
import styles from './chart.module.css';

type ChartPlotProps = {
  readonly data: ChartData;
  readonly kind: PlotKind;
  readonly title: string;
};

const HEIGHT = 260;
/** More markers on a line would overlap. */
const MAX_MARKERS = 16;
const TICKS = 5;
const UNFINISHED_OPACITY = 0.55;
const INITIAL_SIZE = { width: 640, height: HEIGHT };

/** Loaded lazily with the charting library, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ChartPlot({ data, kind, title }: ChartPlotProps) {
  const { series, points } = data;
  const hatching = useId();
  const [announced, setAnnounced] = useState('');
  const { rows, most, isWhole } = drawnValues(data, kind);
  return (
    <div className={`zk-shrink zk-relative ${styles['plot']}`}>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={INITIAL_SIZE}>
        <ComposedChart
          data={rows}
          accessibilityLayer
          barCategoryGap={isDense(data) ? 1 : '10%'}
          aria-label={m.chart_keys({ title })}
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        >
          <Hatchings id={hatching} count={series.length} />
          <CartesianGrid vertical={false} stroke="var(--zk-line)" />
          <XAxis
            dataKey="at"
            tickFormatter={(at: number) => points[at]?.tick ?? points[at]?.label ?? ''}
            stroke="var(--zk-border)"
            tick={TICK_TEXT}
            tickLine={false}
            minTickGap={16}
            interval="preserveStartEnd"
          />
          <YAxis
            tickFormatter={formatShort}
            {...(isWhole && { allowDecimals: false, tickCount: Math.min(TICKS, most + 1) })}
            axisLine={false}
            tickLine={false}
            tick={TICK_TEXT}
            width="auto"
          />
          <ReferenceLine y={0} stroke="var(--zk-border)" />
          <Tooltip
            isAnimationActive={false}
            cursor={isLine(kind) ? { stroke: 'var(--zk-border)' } : { fill: 'var(--zk-hover)' }}
            content={({ active, label }) => {
              const point = active ? points[Number(label)] : undefined;
              if (!point) return null;
              return (
                <Reading
                  point={point}
                  data={data}
                  sign={(index) => <SeriesSign index={index} isLine={isLine(kind)} hatching={hatching} />}
                  onRead={setAnnounced}
                />
              );
            }}
          />
          {series.map((_, index) =>
            isLine(kind) ? drawLine(data, kind, index) : drawBar(data, kind, index, hatching),
          )}
          {isLine(kind) && series.map((_, index) => drawUnfinished(points, index))}
        </ComposedChart>
      </ResponsiveContainer>
      <p role="status" className="zk-visually-hidden">
        {announced}
      </p>
    </div>
  );
}

const TICK_TEXT = { fill: 'var(--zk-secondary)', fontSize: 12 };

const isLine = (kind: PlotKind) => kind === 'line' || kind === 'area';

const isDense = ({ points }: ChartData) => points.length > MAX_BARS;

/** Floating point is used only for pixel positions; texts use the exact values. */
function drawnValues({ series, points }: ChartData, kind: PlotKind) {
  const values = points.map((point) =>
    series.map(({ key }) => {
      const value = point.values[key] ?? null;
      return value === null ? null : Number(value);
    }),
  );
  const heights = values.map((ofPoint) => {
    const known = ofPoint.map((value) => value ?? 0);
    return kind === 'stacked' ? known.reduce((sum, value) => sum + value, 0) : Math.max(...known);
  });
  const isUnfinished = (at: number) => points[at]?.isUnfinished === true;
  return {
    rows: values.map((ofPoint, at) => ({
      at,
      // A separate line joins the last finished period to the unfinished one.
      ...Object.fromEntries(
        ofPoint.flatMap((value, index) => [
          [`s${index}`, isLine(kind) && isUnfinished(at) ? null : value],
          [`u${index}`, isUnfinished(at) || isUnfinished(at + 1) ? value : null],
        ]),
      ),
    })),
    most: Math.max(1, ...heights),
    // Whole numbers get no fractional grid lines.
    isWhole: values.flat().every((value) => Number.isInteger(value ?? 0)),
  };
}

function drawBar(data: ChartData, kind: PlotKind, index: number, hatching: string): ReactNode {
  return (
    <Bar
      key={index}
      dataKey={`s${index}`}
      isAnimationActive={false}
      fill={`url(#${hatching}-${index})`}
      stroke="var(--zk-surface)"
      // A border would cover thin bars.
      strokeWidth={isDense(data) ? 0 : 1}
      maxBarSize={40}
      {...(kind === 'stacked' && { stackId: 'all' })}
    >
      {data.points.map(({ key, isUnfinished }) => (
        <Cell key={key} fillOpacity={isUnfinished ? UNFINISHED_OPACITY : 1} />
      ))}
    </Bar>
  );
}

/** The line from the last finished period to the unfinished one. Has a marker, as a single period has no line. */
function drawUnfinished(points: readonly ChartPoint[], index: number): ReactNode {
  return (
    <Line
      key={`u${index}`}
      dataKey={`u${index}`}
      isAnimationActive={false}
      type="linear"
      stroke={seriesColor(index)}
      strokeOpacity={UNFINISHED_OPACITY}
      strokeWidth={2}
      strokeDasharray="2 4"
      dot={(dot: DotItemDotProps) => drawMarker(points[dot.index]?.isUnfinished === true, index, dot)}
      activeDot={false}
    />
  );
}

function drawLine(data: ChartData, kind: PlotKind, index: number): ReactNode {
  const color = seriesColor(index);
  const line = {
    dataKey: `s${index}`,
    isAnimationActive: false,
    type: 'linear',
    stroke: color,
    strokeWidth: 2,
    dot: (dot: DotItemDotProps) => drawDot(data, index, dot),
    activeDot: ({ cx = 0, cy = 0 }: { cx?: number; cy?: number }) => <Marker index={index} x={cx} y={cy} size={1.4} />,
    ...(DASHES[index] !== undefined && { strokeDasharray: DASHES[index] }),
  } as const;
  return kind === 'area' ? (
    <Area key={index} {...line} fill={color} fillOpacity={0.14} />
  ) : (
    <Line key={index} {...line} />
  );
}

function drawDot({ series, points }: ChartData, index: number, dot: DotItemDotProps) {
  const pointIndex = dot.index;
  const every = Math.ceil(points.length / MAX_MARKERS);
  const valueAt = (position: number) => points[position]?.values[series[index]?.key ?? ''] ?? null;
  // A point between two gaps has no line, only its marker.
  const isAlone = valueAt(pointIndex - 1) === null && valueAt(pointIndex + 1) === null;
  // Offset by series, so that overlapping lines show both shapes.
  return drawMarker((pointIndex + index) % every === 0 || isAlone, index, dot);
}

function drawMarker(isMarked: boolean, index: number, { index: pointIndex, cx, cy }: DotItemDotProps) {
  return isMarked && cx !== undefined && cy !== undefined ? (
    <Marker key={pointIndex} index={index} x={cx} y={cy} />
  ) : (
    <g key={pointIndex} />
  );
}

type ReadingProps = {
  readonly point: ChartPoint;
  readonly data: ChartData;
  /** Drawn beside the name of a series. */
  readonly sign: (series: number) => ReactNode;
  readonly onRead: (sentence: string) => void;
};

/** The values at the pointer or keyboard position, also announced. */
function Reading({ point, data: { series, format }, sign, onRead }: ReadingProps) {
  const values = series.map(({ key, label }) => {
    const value = point.values[key] ?? null;
    return { key, name: label, text: value === null ? MISSING : format(value) };
  });
  const sentence = m.chart_point({
    at: point.label,
    values: values.map(({ name, text }) => m.chart_point_value({ series: name, value: text })).join(', '),
  });
  useEffect(() => onRead(sentence), [sentence, onRead]);
  return (
    <div className={`zk-stack zk-frame zk-text zk-small zk-gap-4 ${styles['reading']}`} aria-hidden>
      <p className="zk-bold">{point.label}</p>
      <ul className="zk-stack zk-gap-2">
        {values.map(({ key, name, text }, index) => (
          <li key={key}>
            {sign(index)}
            <span>{name}</span>
            <strong className="zk-nowrap zk-bold zk-numeric">{text}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
