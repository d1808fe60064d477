import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { importOrder } from '../../src/draft/import.ts';
import { UnreadableError } from '../../src/cells/limits.ts';
import { readBlock, readFile } from '../../src/files/read.ts';
import { sentenceOf } from '../../src/files/refusals.ts';
import { cpuTime } from './cpu-time.ts';
import {
  encryptedWorkbook,
  inCodePage,
  inCp1251,
  inUtf16,
  inline,
  lyingZipBomb,
  oldWorkbook,
  withCells,
  withSharedTexts,
  withSheetXml,
  workbookOf,
  zipBomb,
} from './messy-files.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';

/** The message of a refused file. */
async function refusal(bytes: Uint8Array): Promise<string> {
  try {
    importOrder(await readFile(bytes), { lang: 'en' });
  } catch (error) {
    if (error instanceof UnreadableError) return `${error.reason}: ${sentenceOf(error, 'en')}`;
    throw error;
  }
  return 'read';
}

const lines = async (bytes: Uint8Array) => importOrder(await readFile(bytes), { lang: 'en' });
const issuesOf = ({ issues }: Awaited<ReturnType<typeof lines>>) => issues.map(({ row, code }) => `${row} ${code}`);

const openDocument = (kind: string) => ({
  mimetype: strToU8(`application/vnd.oasis.opendocument.${kind}`),
  'content.xml': strToU8('<a'),
});

const wide = (columns: number) => workbookOf([Array.from({ length: columns }, (_, at) => `c${at}`)]);
/** 100 × 100 cells that share one text. */
const everywhere = (text: string) =>
  writeXlsx({
    sheets: [{ name: 'a', rows: Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => text)) }],
    stringMode: 'shared',
  });
const long = (rows: number) =>
  workbookOf(Array.from({ length: rows }, (_, at) => [`Болт М${at}`, at + 1, 3.9, 'шт', 'DIN 933']));

test.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
  ['nothing', () => new Uint8Array(), /^empty: There is no data/],
  ['blanks', () => strToU8(' \n\t\n '), /^empty/],
  ['a workbook of empty sheets', () => workbookOf([[]]), /^empty/],
  ['a password', encryptedWorkbook, /^encrypted: .*password/],
  ['an old .xls that is damaged', oldWorkbook, /^old_xls: .*type \.xlsx/],
  ['a PDF', () => strToU8('%PDF-1.7 …'), /^document: .*copy the table/],
  ['a picture', () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), /^not_a_spreadsheet/],
  ['a page saved as .xls', () => strToU8('<html><table><tr><td>1'), /^web_page: .*type \.xlsx/],
  ['bytes of a program', () => Uint8Array.from({ length: 500 }, (_, at) => (at * 7) % 31), /^not_a_spreadsheet/],
  ['a document of Word', () => zipSync({ 'word/document.xml': strToU8('<a/>') }), /^document/],
  ['a text of LibreOffice', () => zipSync(openDocument('text')), /^document/],
  ['a spreadsheet of LibreOffice that is damaged', () => zipSync(openDocument('spreadsheet')), /^broken_zip/],
  ['a binary workbook', () => zipSync({ 'xl/workbook.bin': strToU8('…') }), /^binary_workbook: .*type \.xlsx/],
  ['another archive', () => zipSync({ 'a.txt': strToU8('a') }), /^not_a_spreadsheet/],
  ['a ZIP cut short', async () => (await workbookOf([['a', 1]])).slice(0, -300), /^broken_zip: .*damaged/],
  ['a ZIP of two bytes', () => strToU8('PK'), /^broken_zip/],
  [
    'sheets that are all hidden',
    () => writeXlsx({ sheets: [{ name: 'a', rows: [['x']], hidden: true }] }),
    /^no_visible_sheet/,
  ],
  ['1,000 columns', () => wide(1000), /^too_many_columns: .*more than 256 columns/],
  ['one long text in a million places', () => everywhere('x'.repeat(30_000)), /^too_much/],
  ['a cell in the last corner', () => withCells(inline('XFD1048576', 'x')), /^too_many_(?:columns|rows)/],
])('%s: a clear message', async (_what, file, expected) => {
  expect(await refusal(await file())).toMatch(expected);
});

test('a file larger than 5 MiB is not read', async () => {
  expect(await refusal(new Uint8Array(5 * 1024 * 1024 + 1))).toMatch(/^too_large: .*5 MiB/);
});

test('30,000 rows are refused without hanging', EXHAUSTIVE, async () => {
  const file = await long(30_000);
  const started = cpuTime();
  expect(await refusal(file)).toMatch(/^too_many_rows: The sheet has 30000 rows; the limit is 20000/);
  expect(cpuTime() - started).toBeLessThan(10_000);
});

/** `<row>` elements that hold cells. */
const rowsOf = (rows: number, cells: string) => `<row>${cells}</row>`.repeat(rows);
const sheetData = (rows: string) =>
  withSheetXml((xml) => xml.replace(/<sheetData>.*<\/sheetData>/su, `<sheetData>${rows}</sheetData>`));

/** Sheets with nothing between the first cell and one in row 70,000. */
async function farCells(count: number): Promise<Uint8Array> {
  const sheets = Array.from({ length: count }, (_, at) => ({ name: `${at}`, rows: [['x']] }));
  const rows = `<row r="1">${inline('A1', 'x')}</row><row r="70000">${inline('IV70000', 'x')}</row>`;
  const xml = strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
  const parts = Object.entries(unzipSync(await writeXlsx({ sheets })));
  return zipSync(Object.fromEntries(parts.map(([name, part]) => [name, /worksheets\/sheet/u.test(name) ? xml : part])));
}

const odsOf = async (content: string) =>
  zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'), 'content.xml': strToU8(content) });

test.each<[string, () => Promise<Uint8Array>, RegExp]>([
  ['2 million shared texts', () => withSharedTexts('<si><t>x</t></si>'.repeat(2_000_000)), /^zip_bomb: .* 20 MiB/],
  ['half a million shared texts', () => withSharedTexts('<si/>'.repeat(500_001)), /^too_much: .*500000 cells/],
  ['shared texts with a prefix', () => withSharedTexts('<x:si></x:si>'.repeat(500_001)), /^too_much/],
  ['cells', () => sheetData(rowsOf(10_000, '<c/>'.repeat(51))), /^too_much/],
  ['cells with a line break', () => sheetData(rowsOf(10_000, '<c\n r="A1"/>'.repeat(51))), /^too_much/],
  ['cells of an OpenDocument', () => odsOf('<table:table-cell/>'.repeat(500_001)), /^too_much/],
  ['empty rows', () => sheetData('<row/>'.repeat(200_001)), /^too_much: .*200000 rows/],
  ['sheets with a cell far from the others', () => farCells(3), /^too_much/],
  ['brackets that are never closed', () => sheetData('<'.repeat(1_000_000)), /^broken_zip/],
  ['as many empty rows as formats reach', () => sheetData('<row/>'.repeat(200_000)), /^empty/],
])('%s in a small file', async (_what, file, expected) => {
  const bytes = await file();
  expect(bytes.length).toBeLessThan(1024 * 1024);
  expect(await refusal(bytes)).toMatch(expected);
});

test('multiplying entities are not expanded', async () => {
  const entities = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');
  const bytes = await withSheetXml((xml) =>
    xml
      .replace(/<worksheet/u, `<!DOCTYPE x [<!ENTITY e0 "ha">${entities}]><worksheet`)
      .replace(/<sheetData>.*<\/sheetData>/su, `<sheetData><row r="1">${inline('A1', '&e20;')}</row></sheetData>`),
  );
  const { sheets } = await readFile(bytes);
  expect(sheets[0]?.rows).toEqual([['&e20;']]);
});

test('a file with a duplicate part is refused', async () => {
  const bytes = await workbookOf([['a']]);
  const name = strToU8('xl/styles.xml');
  const other = strToU8('xl/themes.xml');
  const twice = zipSync({ ...unzipSync(bytes), 'xl/themes.xml': strToU8('<a/>') });
  for (let at = 0; at + name.length <= twice.length; at += 1)
    if (other.every((byte, index) => twice[at + index] === byte)) twice.set(name, at);
  expect(await refusal(twice)).toMatch(/^broken_zip/);
});

test('the largest allowed number of rows is read, and rows beyond 500 lines are reported', async () => {
  const { items, skippedRows, issues } = await lines(await long(2000));
  expect([items.length, skippedRows.length]).toEqual([500, 1500]);
  expect(issues.filter(({ code }) => code === 'too_many_lines').map(({ row }) => row)).toEqual(skippedRows);
});

test.each<[string, () => Promise<Uint8Array>]>([
  ['declares its size', () => zipBomb(200)],
  ['lies about its size', () => lyingZipBomb(60)],
])('a zip bomb that %s is not unpacked', async (_what, bomb) => {
  const bytes = await bomb();
  expect(bytes.length).toBeLessThan(1024 * 1024);
  const before = process.memoryUsage().rss;
  expect(await refusal(bytes)).toMatch(/^zip_bomb|^broken_zip/);
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
});

test('formulas are read by their stored results, never executed', async () => {
  const imported = await lines(
    await withCells(
      inline('A1', 'Наименование') + inline('B1', 'Кол-во') + inline('C1', 'Цена'),
      `${inline('A2', 'Болт')}<c r="B2"><f>100*2</f><v>777</v></c><c r="C2"><v>3.9</v></c>`,
      `${inline('A3', 'Гайка')}<c r="B3"><f>SUM(B2:B2)</f></c><c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c>`,
      '<c r="A4" t="str"><f>HYPERLINK("http://x.example","Шайба")</f><v>Шайба</v></c><c r="B4"><v>5</v></c>',
    ),
  );
  expect(imported.items.map(({ item }) => [item.name, item.quantity, item.maxUnitPrice])).toEqual([
    ['Болт', '777', '3.9'],
    ['Гайка', undefined, undefined],
    ['Шайба', '5', undefined],
  ]);
  expect(issuesOf(imported)).toEqual(['2 unit_missing', '3 formula_without_value', '3 cell_error', '4 unit_missing']);
  expect(imported.issues[1]?.message).toContain('=SUM(B2:B2)');
});

test('reads days stored as numbers, numbers stored as text, and binary rounding errors', async () => {
  const imported = await lines(
    await workbookOf([
      ['Наименование', 'Кол-во', 'Ед.', 'Цена', 'Поставить до'],
      ['Болт', '1 200', 'шт', 3.3000000000000003, new Date('2026-11-20T00:00:00Z')],
      ['Гайка', "'300", 'шт', 0.1 + 0.2, 46_346],
      ['Шайба', '2\u00A0500,5', 'кг', '12,50 руб.', '20.11.2026'],
    ]),
  );
  expect(imported.issues).toEqual([expect.objectContaining({ row: 3, code: 'not_a_number', value: "'300" })]);
  expect(imported.items.map(({ item }) => [item.quantity, item.maxUnitPrice, item.requiredBy])).toEqual([
    ['1200', '3.3', '2026-11-20'],
    [undefined, '0.3', '2026-11-20'],
    ['2500.5', '12.5', '2026-11-20'],
  ]);
});

test('reads headings in two rows, joined vertically and horizontally', async () => {
  const rows = [
    ['Заявка отдела снабжения', null, null, null],
    ['Наименование', 'Кол-во', 'Цена, руб.', null],
    [null, null, 'без НДС', 'с НДС'],
    ['Болт М8', 200, 3.9, 4.76],
  ];
  const merges = [
    { startRow: 1, startCol: 0, endRow: 2, endCol: 0 },
    { startRow: 1, startCol: 1, endRow: 2, endCol: 1 },
    { startRow: 1, startCol: 2, endRow: 1, endCol: 3 },
  ];
  const imported = await lines(await writeXlsx({ sheets: [{ name: 'Лист1', rows, merges }] }));
  expect(imported.mapping.columns.map(({ heading, field }) => [heading, field])).toEqual([
    ['Наименование', 'name'],
    ['Кол-во', 'quantity'],
    ['Цена, руб. без НДС', 'price'],
    ['Цена, руб. с НДС', null],
  ]);
  expect(imported.items).toEqual([
    { row: 4, joinedRows: [], item: { name: 'Болт М8', quantity: '200', maxUnitPrice: '3.9' } },
  ]);
  expect(issuesOf(imported)).toEqual(['null unused_column', '1 heading_row', '4 unit_missing']);
});

test('a name joined over several rows is the name of each', async () => {
  const rows = [
    ['Наименование', 'Кол-во'],
    ['Болт М8', 200],
    [null, 300],
  ];
  const merges = [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }];
  const imported = await lines(await writeXlsx({ sheets: [{ name: 'Лист1', rows, merges }] }));
  expect(imported.items.map(({ item }) => [item.name, item.quantity])).toEqual([
    ['Болт М8', '200'],
    ['Болт М8', '300'],
  ]);
  expect(issuesOf(imported)).toEqual(['2 unit_missing', '3 repeated_line', '3 unit_missing']);
});

test('the first filled sheet is read; the others are listed and can be chosen', async () => {
  const sheets = [
    { name: 'Пусто', rows: [] },
    {
      name: 'Смета',
      rows: [
        ['Наименование', 'Кол-во'],
        ['Болт', 1],
      ],
    },
    { name: 'Тайна', rows: [['Наименование'], ['Винт']], hidden: true },
    { name: 'Ещё', rows: [['Наименование'], ['Гайка']] },
  ];
  const source = await readFile(await writeXlsx({ sheets }));
  const imported = importOrder(source, { lang: 'ru' });
  expect([imported.mapping.sheet, imported.sheets.map(({ name, isHidden }) => [name, isHidden])]).toEqual([
    'Смета',
    [
      ['Пусто', false],
      ['Смета', false],
      ['Тайна', true],
      ['Ещё', false],
    ],
  ]);
  expect(imported.issues.map(({ code, value }) => `${code} ${value}`).slice(0, 2)).toEqual([
    'hidden_sheet Тайна',
    'other_sheet Ещё',
  ]);
  expect(importOrder(source, { lang: 'ru', mapping: { sheet: 'Тайна' } }).items[0]?.item.name).toBe('Винт');
  expect(() => importOrder(source, { lang: 'ru', mapping: { sheet: 'Нет' } })).toThrow(UnreadableError);
});

const CSV = 'Наименование;Кол-во;Ед.;Цена\r\n"Болт ""М8""; оцинкованный";200;шт;3,90\r\nШайба;1 000;шт;0,85\r\n';

test.each<[string, Uint8Array]>([
  ['UTF-8', strToU8(CSV)],
  ['UTF-8 with a mark', strToU8(`\uFEFF${CSV}`)],
  ['windows-1251', inCp1251(CSV)],
  ['cp866', inCodePage(CSV, 'ibm866')],
  ['KOI8-R', inCodePage(CSV, 'koi8-r')],
  ['UTF-16', inUtf16(CSV)],
  ['UTF-16, high byte first', inUtf16(CSV, { bigEndian: true })],
  ['UTF-16 without a mark', inUtf16(CSV, { mark: false })],
  [
    'commas',
    strToU8(CSV.replaceAll(';', ',').replaceAll('3,90', '3.90').replaceAll('0,85', '0.85').replace('М8"", ', 'М8""; ')),
  ],
  ['tabs', strToU8(CSV.replace('М8""; ', 'М8"" ').replaceAll(';', '\t').replace('М8"" ', 'М8""; '))],
  ['line ends of old Macs', strToU8(CSV.replaceAll('\r\n', '\r'))],
])('CSV in %s', async (_what, bytes) => {
  const { items, issues } = await lines(bytes);
  expect(issues).toEqual([]);
  expect(items.map(({ item }) => item)).toEqual([
    { name: 'Болт "М8"; оцинкованный', quantity: '200', unitCode: 'H87', maxUnitPrice: '3.9' },
    { name: 'Шайба', quantity: '1000', unitCode: 'H87', maxUnitPrice: '0.85' },
  ]);
});

test('a text longer than a million characters is refused', () => {
  expect(() => readBlock('a\t1\n'.repeat(300_000))).toThrow(UnreadableError);
});
