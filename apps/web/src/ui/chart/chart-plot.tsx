import { type ReactNode, useEffect, useId, useState } from 'react';
import {
  Area,
  Bar,
  CartesianGrid,
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

interface ChartPlotProps {
  readonly data: ChartData;
  readonly kind: PlotKind;
  readonly title: string;
}

const HEIGHT = 260;
/** More markers on a line would touch. */
const MAX_MARKERS = 16;
const TICKS = 5;
const INITIAL_SIZE = { width: 640, height: HEIGHT };

/** Loaded lazily with the charting library, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ChartPlot({ data, kind, title }: ChartPlotProps) {
  const { series, points, format } = data;
  const hatching = useId();
  const [announced, setAnnounced] = useState('');
  const isLine = kind === 'line' || kind === 'area';
  const isDense = points.length > MAX_BARS;
  const say = (value: string | null | undefined) => (value === null || value === undefined ? MISSING : format(value));
  const sentence = ({ label, values }: ChartPoint) =>
    m.chart_point({
      at: label,
      values: series
        .map(({ key, label: name }) => m.chart_point_value({ series: name, value: say(values[key]) }))
        .join(', '),
    });
  // Floating point serves only pixel positions; texts use the exact values.
  const drawnValues = points.map(({ values }) =>
    series.map(({ key }) => (values[key] === null || values[key] === undefined ? null : Number(values[key]))),
  );
  const rows = drawnValues.map((values, at) => ({
    at,
    ...Object.fromEntries(values.map((value, index) => [`s${index}`, value])),
  }));
  const heights = drawnValues.map((values) => {
    const known = values.map((value) => value ?? 0);
    return kind === 'stacked' ? known.reduce((sum, value) => sum + value, 0) : Math.max(...known);
  });
  // Whole numbers get no fractional grid lines.
  const isWhole = drawnValues.flat().every((value) => Number.isInteger(value ?? 0));
  const most = Math.max(1, ...heights);
  const every = Math.ceil(points.length / MAX_MARKERS);
  // A point between two gaps has no line, only its marker.
  const isAlone = (at: number, index: number) => {
    const key = series[index]?.key ?? '';
    return (points[at - 1]?.values[key] ?? null) === null && (points[at + 1]?.values[key] ?? null) === null;
  };
  const marker = (index: number) => (dot: DotItemDotProps) =>
    // Offset by series, so that overlapping lines show both shapes.
    ((dot.index + index) % every === 0 || isAlone(dot.index, index)) && dot.cx !== undefined && dot.cy !== undefined ? (
      <Marker key={dot.index} index={index} x={dot.cx} y={dot.cy} />
    ) : (
      <g key={dot.index} />
    );
  const activeDot = (index: number) => (dot: { cx?: number; cy?: number }) => (
    <Marker index={index} x={dot.cx ?? 0} y={dot.cy ?? 0} size={1.4} />
  );

  function drawn(index: number): ReactNode {
    const shared = { dataKey: `s${index}`, isAnimationActive: false } as const;
    const color = seriesColor(index);
    if (!isLine) {
      return (
        <Bar
          key={index}
          {...shared}
          fill={`url(#${hatching}-${index})`}
          stroke="var(--zk-surface)"
          // A border would cover thin bars.
          strokeWidth={isDense ? 0 : 1}
          maxBarSize={40}
          {...(kind === 'stacked' && { stackId: 'all' })}
        />
      );
    }
    const line = {
      ...shared,
      type: 'linear',
      stroke: color,
      strokeWidth: 2,
      dot: marker(index),
      activeDot: activeDot(index),
      ...(DASHES[index] !== undefined && { strokeDasharray: DASHES[index] }),
    } as const;
    return kind === 'area' ? (
      <Area key={index} {...line} fill={color} fillOpacity={0.14} />
    ) : (
      <Line key={index} {...line} />
    );
  }

  return (
    <div className={`zk-shrink zk-relative ${styles['plot']}`}>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={INITIAL_SIZE}>
        <ComposedChart
          data={rows}
          accessibilityLayer
          barCategoryGap={isDense ? 1 : '10%'}
          aria-label={m.chart_keys({ title })}
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        >
          <Hatchings id={hatching} count={series.length} />
          <CartesianGrid vertical={false} stroke="var(--zk-line)" />
          <XAxis
            dataKey="at"
            tickFormatter={(at: number) => points[at]?.tick ?? points[at]?.label ?? ''}
            stroke="var(--zk-border)"
            tick={{ fill: 'var(--zk-secondary)', fontSize: 12 }}
            tickLine={false}
            minTickGap={16}
            interval="preserveStartEnd"
          />
          <YAxis
            tickFormatter={formatShort}
            {...(isWhole && { allowDecimals: false, tickCount: Math.min(TICKS, most + 1) })}
            axisLine={false}
            tickLine={false}
            tick={{ fill: 'var(--zk-secondary)', fontSize: 12 }}
            width="auto"
          />
          <ReferenceLine y={0} stroke="var(--zk-border)" />
          <Tooltip
            isAnimationActive={false}
            cursor={isLine ? { stroke: 'var(--zk-border)' } : { fill: 'var(--zk-hover)' }}
            content={({ active, label }) => {
              const point = active ? points[Number(label)] : undefined;
              if (!point) return null;
              return (
                <Reading point={point} sentence={sentence(point)} onRead={setAnnounced}>
                  {series.map(({ key, label: name }, index) => (
                    <li key={key}>
                      <SeriesSign index={index} isLine={isLine} hatching={hatching} />
                      <span>{name}</span>
                      <strong>{say(point.values[key])}</strong>
                    </li>
                  ))}
                </Reading>
              );
            }}
          />
          {series.map((_, index) => drawn(index))}
        </ComposedChart>
      </ResponsiveContainer>
      <p role="status" className="zk-visually-hidden">
        {announced}
      </p>
    </div>
  );
}

interface ReadingProps {
  readonly point: ChartPoint;
  readonly sentence: string;
  readonly onRead: (sentence: string) => void;
  readonly children: ReactNode;
}

/** The values at the pointer or keyboard position, also announced. */
function Reading({ point, sentence, onRead, children }: ReadingProps) {
  useEffect(() => onRead(sentence), [sentence, onRead]);
  return (
    <div className={`zk-stack zk-frame zk-text zk-small zk-gap-4 ${styles['reading']}`} aria-hidden>
      <p>{point.label}</p>
      <ul>{children}</ul>
    </div>
  );
}
