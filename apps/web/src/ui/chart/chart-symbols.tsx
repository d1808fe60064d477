/** Distinguishes series by more than colour: dashes of lines, shapes of points, hatching of bars. */

export const DASHES = [undefined, '7 4', '2 3', '10 3 2 3', '4 2', '12 5'] as const;

// Centred on the origin, with about equal areas.
const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  'M-3.5 -3.5H3.5V3.5H-3.5Z',
  'M0 -4.5L4.5 3.5H-4.5Z',
  'M0 -5L5 0L0 5L-5 0Z',
  'M-1.5 -4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5V-1.5H-1.5Z',
  'M0 4.5L4.5 -3.5H-4.5Z',
] as const;

const HATCHES = [
  null,
  'M-2 10L10 -2M-2 2L2 -2M6 10L10 6',
  'M0 4H8',
  'M4 0V8',
  'M-2 -2L10 10M-2 6L2 10M6 -2L10 2',
  'M0 4H8M4 0V8',
] as const;

export const seriesColor = (index: number) => `var(--zk-chart-${index + 1})`;

type MarkerProps = {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
};

/** A point with an outline in the background colour, so that overlapping points stay distinct. */
export function Marker({ index, x, y, size = 1 }: MarkerProps) {
  return (
    <path
      d={SHAPES[index] ?? SHAPES[0]}
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={seriesColor(index)}
      stroke="var(--zk-surface)"
      strokeWidth={1}
    />
  );
}

/** Fill patterns of one chart, used as `url(#id-0)`. */
export function Hatchings({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {HATCHES.slice(0, count).map((hatch, index) => (
        <pattern key={seriesColor(index)} id={`${id}-${index}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} fill={seriesColor(index)} />
          {hatch && <path d={hatch} stroke="var(--zk-surface)" strokeWidth={1.25} fill="none" />}
        </pattern>
      ))}
    </defs>
  );
}

export function SeriesSign({ index, isLine, hatching }: { index: number; isLine: boolean; hatching: string }) {
  const width = isLine ? 28 : 12;
  return (
    <svg width={width} height={12} viewBox={`0 0 ${width} 12`} aria-hidden className="zk-icon">
      {isLine ? (
        <>
          <path
            d="M0 6H28"
            stroke={seriesColor(index)}
            strokeWidth={2}
            {...(DASHES[index] !== undefined && { strokeDasharray: DASHES[index] })}
          />
          <Marker index={index} x={14} y={6} />
        </>
      ) : (
        <rect width={12} height={12} rx={2} fill={`url(#${hatching}-${index})`} />
      )}
    </svg>
  );
}
