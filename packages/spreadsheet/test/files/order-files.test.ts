/** Real order lists: each file of the folder has its result next to it, written by `vitest run -u` and then reviewed. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { ImportMappingChoice, OrderImport } from '@zakupki/api-client/schema';
import { expect, test } from 'vitest';
import { importOrder } from '../../src/draft/import.ts';
import { readFile } from '../../src/files/read.ts';
import { cellText } from '../../src/cells/sheet.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/orders');
const FILES = readdirSync(FOLDER).filter((name) => /\.(?:xlsx|xls|ods|csv|txt)$/u.test(name));

const sourceOf = (name: string) => readFile(readFileSync(join(FOLDER, name)));

async function read(name: string, mapping?: ImportMappingChoice): Promise<OrderImport> {
  return importOrder(await sourceOf(name), { lang: 'en', mapping });
}

/** Summary of what was read. */
const shown = ({ mapping, items, prices, issues, questions, skippedRows }: OrderImport) => ({
  sheet: mapping.sheet,
  headings: mapping.headerRow === null ? null : [mapping.headerTop, mapping.headerRow],
  columns: mapping.columns.map(({ heading, field }) => `${heading ?? ''} → ${field ?? 'nothing'}`),
  lines: items.map(({ row, joinedRows, item }) => ({ row, ...(joinedRows.length > 0 && { joinedRows }), ...item })),
  prices,
  issues: issues.map(({ severity, code, row, column, value }) =>
    [severity, code, row === null ? '' : `row ${row}`, column === null ? '' : `column ${column}`, value ?? '']
      .filter(Boolean)
      .join(' · '),
  ),
  questions,
  skippedRows,
});

test.each(FILES)('%s', async (name) => {
  const result = `${JSON.stringify(shown(await read(name)), null, 2)}\n`;
  await expect(result).toMatchFileSnapshot(join(FOLDER, `${basename(name, extname(name))}.gen.json`));
});

test.each(FILES)('%s: every filled row is a line, part of a line, or reported as left out', async (name) => {
  const { sheets } = await sourceOf(name);
  const { mapping, items, skippedRows, issues } = await read(name);
  const rows = sheets.find((sheet) => sheet.name === mapping.sheet)?.rows ?? [];
  const accounted = [...items.flatMap(({ row, joinedRows }) => [row, ...joinedRows]), ...skippedRows];
  const filled = rows.flatMap((row, at) => (row.some((cell) => cellText(cell) !== '') ? [at + 1] : []));
  const { headerTop, headerRow } = mapping;
  const isHeading = (row: number) => headerTop !== null && headerRow !== null && row >= headerTop && row <= headerRow;
  expect(accounted.toSorted((a, b) => a - b)).toEqual(filled.filter((row) => !isHeading(row)));
  const named = new Set(issues.map(({ row }) => row));
  expect(skippedRows.filter((row) => !named.has(row))).toEqual([]);
});

test('the answer about a column’s decimal separator is applied, either way', async () => {
  const quantities = async (decimalSeparator: '.' | ',') =>
    (await read('doubtful-numbers.xlsx', { numbers: [{ column: 3, decimalSeparator }] })).items.map(
      ({ item }) => item.quantity,
    );
  expect(await quantities('.')).toEqual(['10000', '2500', '800']);
  expect(await quantities(',')).toEqual(['10', '2.5', '800']);
});

test('the user includes and excludes rows together with the rows that continue them', async () => {
  const rows = [
    { row: 4, isTaken: true },
    { row: 5, isTaken: false },
    { row: 8, isTaken: true },
    { row: 11, isTaken: false },
  ];
  const { items, skippedRows, issues } = await read('sections.ods', { rows });
  expect(items.map(({ row, item }) => [row, item.name])).toEqual([
    [4, '1. Отопление'],
    [7, 'Труба стальная ВГП 25х3,2'],
    [8, 'Итого по разделу 1'],
    [10, 'Воздуховод из оцинкованной стали δ=0,7'],
    [12, 'Хомут стяжной'],
  ]);
  expect(skippedRows).toEqual([1, 2, 5, 6, 9, 11]);
  expect(issues.flatMap(({ row, code }) => (code === 'row_excluded' ? [row] : []))).toEqual([5, 6, 11]);
});

test('a row that the user includes gets its name from another column', async () => {
  const { items, issues } = await read('technical-specification.xlsx', { rows: [{ row: 14, isTaken: true }] });
  expect(items.at(-1)).toEqual({ row: 14, joinedRows: [], item: { name: 'Срок поставки: до 20 декабря 2026 г.' } });
  expect(issues.some(({ row, code }) => row === 14 && code === 'name_from_cell')).toBe(true);
});

test('another sheet is read when the user chooses it', async () => {
  const { items } = await read('several-sheets.ods', { sheet: 'Лот 2' });
  expect(items.map(({ item }) => item.name)).toEqual(['Ботинки утеплённые']);
});
