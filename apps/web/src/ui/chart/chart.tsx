import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { m } from '#messages';
import { type ChartData, limitSeries, hasValues, type PlotKind, readableKind, summaryOf } from './chart-data.ts';
import { ChartList } from './chart-list.tsx';
import { Hatchings, SeriesSign } from './chart-symbols.tsx';
import { ChartTable } from './chart-table.tsx';
import styles from './chart.module.css';
import { loadPart, loadTool } from '../loading/load-part.tsx';
import { saveFile } from '../../browser/save-file.ts';
import { Segments } from '../filter/segments.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

const ChartPlot = loadPart(() => import('./chart-plot.tsx'));

export type ChartProps = {
  readonly title: string;
  /** Explains what is counted when the title does not. */
  readonly note?: string;
  readonly data: ChartData;
  /** `list` compares items; the others show time. Too many bars become lines. */
  readonly kind: PlotKind | 'list';
  /** Without extension: `users-2026-10-01-2026-10-31`. */
  readonly fileName: string;
  /** Whether the table is shown; by default the chart controls this. */
  readonly isTable?: boolean;
  readonly onTable?: (isTable: boolean) => void;
};

/**
 * A chart with title, unit, legend and a summary in words, also as a table and as CSV. The charting library loads with
 * the first chart over time.
 */
export function Chart({ title, note, data, kind: wanted, fileName, isTable, onTable }: ChartProps) {
  const [isTableChosen, setTableChosen] = useState(false);
  const showsTable = isTable ?? isTableChosen;
  const id = useId();
  const shown = limitSeries(data);
  const kind = readableKind(wanted, shown);
  const isOverTime = kind !== 'list';
  const isRead = isOverTime && shown.series.length <= 2 && hasValues(shown);
  const sentences = summaryOf(shown, isOverTime);
  const [first, last] = [data.points[0], data.points.at(-1)];
  const about =
    first && last && first !== last && isOverTime
      ? m.chart_about({ title, unit: data.unit, from: first.label, to: last.label })
      : m.chart_about_one({ title, unit: data.unit, one: first?.label ?? m.chart_empty() });

  async function saveCsv() {
    const tool = await loadTool(() => import('./chart-csv.ts'));
    if (!tool) return;
    const blob = new Blob([tool.chartCsv(data)], { type: 'text/csv;charset=utf-8' });
    saveFile(`${fileName}.csv`, URL.createObjectURL(blob));
  }

  return (
    <figure
      className={`zk-stack zk-packed zk-shrink zk-card zk-pad-16 zk-gap-12 ${styles['chart']}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
    >
      <div className="zk-flex zk-wrap zk-between zk-top zk-gap-8-16">
        <div className="zk-shrink">
          <h3 id={`${id}-title`}>{title}</h3>
          <p className="zk-secondary zk-small">{data.unit}</p>
        </div>
        <div className="zk-flex zk-rigid zk-gap-8">
          <Segments
            label={m.chart_views({ title })}
            choices={[
              { value: 'chart', label: m.chart_view_chart() },
              { value: 'table', label: m.chart_view_table() },
            ]}
            value={showsTable ? 'table' : 'chart'}
            onChange={(view) => (onTable ?? setTableChosen)(view === 'table')}
          />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            aria-label={m.chart_csv_of({ title })}
            onClick={() => void saveCsv()}
          >
            {m.chart_csv()}
          </Button>
        </div>
      </div>
      {note && <p className="zk-secondary zk-small">{note}</p>}
      {showsTable ? (
        <ChartTable data={data} title={title} />
      ) : data.points.length === 0 ? (
        <p className={`zk-stack zk-secondary ${styles['nothing']}`}>{m.chart_empty()}</p>
      ) : !hasValues(shown) ? (
        <p className={`zk-stack zk-secondary ${styles['nothing']}`}>{m.chart_zero()}</p>
      ) : (
        <>
          {shown.series.length > 1 && <Legend data={shown} isLine={kind === 'line' || kind === 'area'} />}
          {kind === 'list' ? (
            <ChartList data={shown} />
          ) : (
            <Suspense fallback={<Skeleton lines={6} />}>
              <ChartPlot data={shown} kind={kind} title={title} />
            </Suspense>
          )}
        </>
      )}
      {/* Visible for one or two series. The sentences of more would take too much space. */}
      <p id={`${id}-summary`} className={isRead && !showsTable ? styles['summary'] : 'zk-visually-hidden'}>
        <span className="zk-visually-hidden">{about} </span>
        {sentences.join(' ')}
      </p>
    </figure>
  );
}

function Legend({ data, isLine }: { data: ChartData; isLine: boolean }) {
  const hatching = useId();
  return (
    <>
      <svg width={0} height={0} aria-hidden className={styles['defs']}>
        <Hatchings id={hatching} count={data.series.length} />
      </svg>
      <ul className="zk-flex zk-wrap zk-small zk-gap-4-16">
        {data.series.map(({ key, label }, index) => (
          <li className="zk-row zk-gap-6" key={key}>
            <SeriesSign index={index} isLine={isLine} hatching={hatching} />
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}
