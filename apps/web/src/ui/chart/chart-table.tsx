import { MISSING } from '../../format/number/numbers.ts';
import type { ChartData } from './chart-data.ts';
import styles from './chart.module.css';

export function ChartTable({ data, title }: { data: ChartData; title: string }) {
  const { axis, unit, series, points, format, shareLabel } = data;
  return (
    // Scrollable, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`zk-frame zk-relative ${styles['tableBox']}`} tabIndex={0} role="group" aria-label={title}>
      <table className={styles['table']}>
        <caption className="zk-visually-hidden">{`${title}, ${unit}`}</caption>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col" data-align="end">
                {label}
              </th>
            ))}
            {shareLabel !== undefined && (
              <th scope="col" data-align="end">
                {shareLabel}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, label, values, share }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {series.map((one) => {
                const value = values[one.key] ?? null;
                return (
                  <td key={one.key} data-align="end">
                    {value === null ? MISSING : format(value)}
                  </td>
                );
              })}
              {shareLabel !== undefined && <td data-align="end">{share ?? MISSING}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
