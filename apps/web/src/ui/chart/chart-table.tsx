import { ScrollRegion } from '../layout/scroll-region.tsx';
import { MISSING } from '../../format/number/numbers.ts';
import { type RowsColumn, RowsTable } from '../table/rows-table.tsx';
import type { ChartData } from './chart-data.ts';
import styles from './chart.module.css';

export function ChartTable({ data, title }: { data: ChartData; title: string }) {
  const { axis, unit, series, points, format, shareLabel } = data;
  const columns: RowsColumn<ChartData['points'][number]>[] = [
    { header: axis, isRowHead: true, cell: ({ label }) => label },
    ...series.map(({ key, label }) => ({
      header: label,
      isNumber: true,
      cell: ({ values }: ChartData['points'][number]) => {
        const value = values[key] ?? null;
        return value === null ? MISSING : format(value);
      },
    })),
  ];
  if (shareLabel !== undefined)
    columns.push({ header: shareLabel, isNumber: true, cell: ({ share }) => share ?? MISSING });
  return (
    <ScrollRegion className={`zk-frame ${styles['tableBox']}`} label={title}>
      <RowsTable
        className={styles['table']}
        label={`${title}, ${unit}`}
        columns={columns}
        rows={points}
        rowKey={({ key }) => key}
      />
    </ScrollRegion>
  );
}
