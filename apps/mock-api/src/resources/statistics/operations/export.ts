/** Streams all customers of a filter as a file. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StatsColumn, StatsDetailsRow } from '@zakupki/api-client/schema';
import { CUSTOMER_COLUMNS, customersTable } from '@zakupki/spreadsheet/exports/customers-sheet';
import { CSV_FORMS, csvChunks } from '@zakupki/spreadsheet/writing/write-csv';
import { workbookChunks, XLSX_TYPE } from '@zakupki/spreadsheet/writing/write-workbook';
import { DEFAULT_ZONE } from '../../../rules/statistics/period.ts';
import type { Lang, Words } from '@zakupki/words';
import { downloadAs, fileName } from '@zakupki/mock-engine/pipeline/response/download';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { customerRows } from './statistics.ts';

/** Rows per batch; other requests run in between. */
const BATCH = 250;

const FILE_NAME: Words = { en: 'Customers', ru: 'Клиенты' };

export const statisticsExport = {
  exportStatsDetails: operation<'exportStatsDetails'>({
    handle: ({ query: { format = 'csv', columns = CUSTOMER_COLUMNS, ...filters } }, call) => {
      const rows = customerRows(filters, call);
      const { lang } = call;
      const form = { lang, timeZone: filters.timeZone ?? DEFAULT_ZONE };
      const name = FILE_NAME[lang];
      const headers = {
        ...downloadAs(fileName([name, call.nowIso.slice(0, 10)], format)),
        'X-Total-Rows': String(rows.length),
      };
      if (format === 'xlsx') {
        return { status: 200, file: { type: XLSX_TYPE, stream: () => workbook(name, rows, columns, form) }, headers };
      }
      return { status: 200, file: { type: 'text/csv', stream: () => csv(rows, columns, form) }, headers };
    },
  }),
} satisfies Operations<'exportStatsDetails'>;

type Form = { lang: Lang; timeZone: string };

async function* csv(
  rows: readonly StatsDetailsRow[],
  chosen: readonly StatsColumn[],
  form: Form,
): AsyncGenerator<Uint8Array> {
  const { columns, cellsOf } = customersTable(chosen, form);
  const batches = function* () {
    for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH).map(cellsOf);
  };
  for (const chunk of csvChunks(columns, batches(), CSV_FORMS[form.lang])) {
    yield Buffer.from(chunk);
    await nextTurn();
  }
}

function workbook(
  name: string,
  rows: readonly StatsDetailsRow[],
  chosen: readonly StatsColumn[],
  form: Form,
): AsyncIterable<Uint8Array> {
  const { columns, cellsOf } = customersTable(chosen, form);
  const cells = async function* () {
    for (const [place, row] of rows.entries()) {
      if (place % BATCH === BATCH - 1) await nextTurn();
      yield cellsOf(row);
    }
  };
  const [first] = rows;
  return workbookChunks({ name, columns }, first && cellsOf(first), cells());
}
