import { Chart } from '../../../ui/chart/chart.tsx';
import type { DaySpan } from '../../../format/date/buckets.ts';
import type { UrlQueryState } from '../../../ui/url-query/url-query.ts';
import type { StatsChart } from './summary-charts.ts';
import type { SummaryQuery } from './summary-query.ts';

type StatsChartsProps = {
  readonly charts: readonly StatsChart[];
  readonly period: DaySpan;
  /** Starts the names of downloaded files. */
  readonly filePrefix?: string;
  /** The address says which charts are shown as tables. */
  readonly address: UrlQueryState<SummaryQuery>;
};

export function StatsCharts({ charts, period, filePrefix = '', address }: StatsChartsProps) {
  const {
    query: { tables },
    change,
  } = address;
  return charts.map(({ name, ...chart }) => (
    <Chart
      key={name}
      {...chart}
      fileName={`${filePrefix}${name}-${period.from}-${period.to}`}
      isTable={tables.includes(name)}
      onTable={(isTable) =>
        change({ tables: isTable ? [...tables, name] : tables.filter((table) => table !== name) }, { replace: true })
      }
    />
  ));
}
