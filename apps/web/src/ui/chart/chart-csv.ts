import { decimalCell, type OutCell } from '@zakupki/spreadsheet/writing/out-cell';
import { CSV_FORMS, writeCsv } from '@zakupki/spreadsheet/writing/write-csv';
import { m } from '#messages';
import { getLocale } from '../../i18n/locale.ts';
import type { ChartData } from './chart-data.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WIDTH = 0;

/** The chart's data as CSV in the reader's language: all series, exact values, days as dates. */
export function chartCsv({ axis, unit, series, points, shareLabel }: ChartData): string {
  const columns = [
    axis,
    ...series.map(({ label }) => m.chart_series_with_unit({ series: label, unit })),
    ...(shareLabel === undefined ? [] : [m.chart_share_column({ of: shareLabel })]),
  ];
  const rows = points.map(({ key, label, values, share }): OutCell[] => [
    DAY.test(key) ? { day: key } : label,
    ...series.map(({ key: name }) => decimalCell(values[name])),
    ...(shareLabel === undefined ? [] : [decimalCell(share)]),
  ]);
  return writeCsv({ columns: columns.map((heading) => ({ heading, width: WIDTH })), rows }, CSV_FORMS[getLocale()]);
}
