import { compare } from '@zakupki/procurement/decimals/decimal';
import { useId } from 'react';
import { type ChartData, sumOf } from './chart-data.ts';
import { Hatchings } from './chart-symbols.tsx';
import styles from './chart.module.css';

/**
 * Compares items as a list with a name, bar and figures on each line. Plain HTML, so that names may have any length.
 * Negative values have no bar.
 */
export function ChartList({ data }: { data: ChartData }) {
  const { series, points, format, shareLabel } = data;
  const id = useId();
  const sums = points.map((point) => sumOf(point, series) ?? '0');
  const longest = sums.reduce((most, sum) => (compare(sum, most) === 1 ? sum : most), '0');
  // Floating point is used only for the lengths of bars.
  const percent = (value: string) => (longest === '0' ? 0 : (Number(value) / Number(longest)) * 100);
  return (
    <>
      <svg width={0} height={0} aria-hidden className={styles['defs']}>
        <Hatchings id={id} count={series.length} />
      </svg>
      <ol className={`zk-stack zk-gap-10 ${styles['list']}`}>
        {points.map((point, row) => (
          <li key={point.key}>
            <span className="zk-shrink zk-break">{point.label}</span>
            <span className={`zk-flex zk-numeric zk-gap-8 ${styles['listFigures']}`}>
              <strong className="zk-bold">{format(sums[row] ?? '0')}</strong>
              {shareLabel !== undefined && point.share && <span className="zk-secondary">{point.share}</span>}
            </span>
            <span className={`zk-flex zk-whole-row ${styles['track']}`} aria-hidden>
              {series.map(({ key }, index) => {
                const width = percent(point.values[key] ?? '0');
                return width > 0 ? (
                  <svg key={key} className={styles['bar']} style={{ width: `${width}%` }}>
                    <rect width="100%" height="100%" fill={`url(#${id}-${index})`} />
                  </svg>
                ) : null;
              })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
