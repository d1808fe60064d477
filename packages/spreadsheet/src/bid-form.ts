/** The form a supplier fills in: the order's facts and lines to read, cells to fill, and keys by which it is read back. */
import type { Order } from '@zakupki/api-client/schema';
import { currencyDigits } from '@zakupki/pricing/currency';
import { findUnit, UNITS } from '@zakupki/pricing/units';
import { type CellStyle, type DataValidation, writeXlsx, type WriteSheet } from 'hucre/xlsx';
import type { ImportField } from './fields.ts';
import { formWords, vatWord } from './form-words.ts';
import type { OutCell } from './out-cell.ts';
import type { Lang } from './sentences.ts';
import { FORM_FACTS, KEY_OF_NOTHING, keyOfFact, keyOfField } from './template-keys.ts';
import { cellValue, HEADING_STYLE, sheetName, styleOf } from './write-workbook.ts';

export type FormOrder = Pick<
  Order,
  | 'number'
  | 'title'
  | 'description'
  | 'currency'
  | 'vatMode'
  | 'vatRateDefault'
  | 'submissionDeadline'
  | 'timeZone'
  | 'delivery'
  | 'payment'
  | 'items'
>;

interface FormColumn {
  /** what it is read back as; null for what the supplier only reads */
  readonly field: ImportField | null;
  readonly word: keyof ReturnType<typeof formWords>['columns'];
  readonly width: number;
  readonly isFilled: boolean;
}

const COLUMNS: readonly FormColumn[] = [
  { field: 'lineId', word: 'lineId', width: 4, isFilled: false },
  { field: 'position', word: 'position', width: 6, isFilled: false },
  { field: 'name', word: 'name', width: 44, isFilled: false },
  { field: null, word: 'specification', width: 36, isFilled: false },
  { field: null, word: 'sku', width: 16, isFilled: false },
  { field: null, word: 'asked', width: 12, isFilled: false },
  { field: null, word: 'askedUnit', width: 9, isFilled: false },
  { field: null, word: 'requiredBy', width: 13, isFilled: false },
  { field: 'price', word: 'price', width: 14, isFilled: true },
  { field: 'vatRate', word: 'vatRate', width: 11, isFilled: true },
  { field: 'quantity', word: 'quantity', width: 13, isFilled: true },
  { field: 'unit', word: 'unit', width: 9, isFilled: true },
  { field: 'leadTimeDays', word: 'leadTimeDays', width: 12, isFilled: true },
  { field: 'equivalent', word: 'equivalent', width: 30, isFilled: true },
  { field: 'brand', word: 'brand', width: 18, isFilled: true },
  { field: 'country', word: 'country', width: 14, isFilled: true },
  { field: 'note', word: 'note', width: 30, isFilled: true },
];

const FILL_STYLE: CellStyle = {
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFFFF8DC' } },
  border: { bottom: { style: 'thin', color: { rgb: 'FFBFC6CF' } } },
  protection: { locked: false },
  alignment: { wrapText: true, vertical: 'top' },
};
const READ_STYLE: CellStyle = { alignment: { wrapText: true, vertical: 'top' } };
const TITLE_STYLE: CellStyle = { font: { bold: true, size: 14 } };

/** Widths and heights stay the reader's own. */
const PROTECTION = { sheet: true, formatColumns: true, formatRows: true };

/** A number of the column a supplier fills in. */
const FILL_FORMATS: Partial<Record<ImportField, string>> = {
  price: '#,##0.00##',
  quantity: '#,##0.###',
  leadTimeDays: '0',
};

/** The workbook's bytes. Only the cells to fill are unlocked; there is no password, so nobody is kept from anything. */
export function writeBidForm(order: FormOrder, lang: Lang): Promise<Uint8Array> {
  return writeXlsx({ sheets: [linesSheet(order, lang), factsSheet(order, lang)], stringMode: 'inline' });
}

function linesSheet(order: FormOrder, lang: Lang): WriteSheet {
  const words = formWords(lang, order);
  const intro: OutCell[][] = [
    [null, null, words.title],
    ...words.facts.map((text): OutCell[] => [null, null, text]),
    [null, null, words.howTo],
  ];
  const keyRow = intro.length;
  const rows: OutCell[][] = [
    ...intro,
    COLUMNS.map(({ field }) => (field === null ? KEY_OF_NOTHING : keyOfField(field))),
    COLUMNS.map(({ word }) => words.columns[word]),
    ...order.items.map((item) => lineRow(item, order, lang)),
  ];
  const cells: NonNullable<WriteSheet['cells']> = new Map([['0,2', { style: TITLE_STYLE }]]);
  for (const column of COLUMNS.keys()) cells.set(`${keyRow + 1},${column}`, { style: HEADING_STYLE });
  for (const [at] of order.items.entries()) styleLine(cells, keyRow + 2 + at, rows[keyRow + 2 + at] ?? []);
  const range = (field: ImportField) => {
    const letter = String.fromCharCode(65 + COLUMNS.findIndex((column) => column.field === field));
    return `${letter}${keyRow + 3}:${letter}${keyRow + 2 + Math.max(1, order.items.length)}`;
  };
  return {
    name: sheetName(words.linesSheet),
    columns: COLUMNS.map(({ width, field }) => ({ width, ...(field === 'lineId' && { hidden: true }) })),
    rows: rows.map((values) => values.map(cellValue)),
    cells,
    rowDefs: new Map([[keyRow, { hidden: true }]]),
    freezePane: { rows: keyRow + 2, columns: 3 },
    dataValidations: validations(range, lang),
    protection: PROTECTION,
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
}

function lineRow(item: FormOrder['items'][number], order: FormOrder, lang: Lang): OutCell[] {
  const unit = findUnit(item.unitCode)?.symbol[lang] ?? item.unitCode;
  const values: Partial<Record<FormColumn['word'], OutCell>> = {
    lineId: item.id,
    position: { count: item.position },
    name: item.name,
    specification: item.specification,
    sku: [item.sku, item.gtin].filter(Boolean).join(' / '),
    asked: item.quantity === null ? null : { decimal: item.quantity },
    askedUnit: unit,
    requiredBy: item.requiredBy === null ? null : { day: item.requiredBy },
    vatRate: vatWord(item.vatRate ?? order.vatRateDefault, lang),
  };
  return COLUMNS.map(({ word }) => values[word] ?? null);
}

function styleLine(cells: NonNullable<WriteSheet['cells']>, row: number, values: readonly OutCell[]): void {
  for (const [column, { isFilled, field }] of COLUMNS.entries()) {
    const numFmt = (field && isFilled && FILL_FORMATS[field]) || styleOf(values[column] ?? null)?.numFmt;
    cells.set(`${row},${column}`, { style: { ...(isFilled ? FILL_STYLE : READ_STYLE), ...(numFmt && { numFmt }) } });
  }
}

function validations(range: (field: ImportField) => string, lang: Lang): DataValidation[] {
  const { errors } = formWords(lang, null);
  const stop = { allowBlank: true, showErrorMessage: true, errorStyle: 'stop' as const };
  return [
    {
      ...stop,
      type: 'decimal',
      operator: 'greaterThanOrEqual',
      formula1: '0',
      range: range('price'),
      errorMessage: errors.price,
    },
    {
      ...stop,
      type: 'decimal',
      operator: 'greaterThan',
      formula1: '0',
      range: range('quantity'),
      errorMessage: errors.quantity,
    },
    {
      ...stop,
      type: 'whole',
      operator: 'between',
      formula1: '0',
      formula2: '730',
      range: range('leadTimeDays'),
      errorMessage: errors.leadTimeDays,
    },
    {
      ...stop,
      type: 'list',
      values: (['22', '20', '10', '7', '5', '0', 'none'] as const).map((rate) => vatWord(rate, lang)),
      range: range('vatRate'),
      errorMessage: errors.vatRate,
    },
    {
      ...stop,
      errorStyle: 'warning',
      type: 'list',
      values: SHORT_UNITS.map((code) => findUnit(code)?.symbol[lang] ?? code),
      range: range('unit'),
      errorMessage: errors.unit,
    },
  ];
}

/** Units offered in the list; it holds 255 characters, and any other unit may be typed. */
const SHORT_UNITS = UNITS.slice(0, 30).map(({ code }) => code);

/** Facts of the whole bid: key, name, value. */
function factsSheet(order: FormOrder, lang: Lang): WriteSheet {
  const words = formWords(lang, order);
  const rows: OutCell[][] = [
    [null, words.factsTitle],
    ...FORM_FACTS.map((fact): OutCell[] => [keyOfFact(fact), words.labels[fact], null, words.hints[fact] ?? null]),
  ];
  const cells: NonNullable<WriteSheet['cells']> = new Map([['0,1', { style: TITLE_STYLE }]]);
  for (const [at, fact] of FORM_FACTS.entries()) {
    const isMoney = fact === 'deliveryCost';
    const numFmt = isMoney
      ? `#,##0.${'0'.repeat(currencyDigits(order.currency))}`
      : fact === 'validUntil' || fact === 'externalDate'
        ? 'dd.mm.yyyy'
        : undefined;
    cells.set(`${at + 1},2`, { style: { ...FILL_STYLE, ...(numFmt && { numFmt }) } });
    cells.set(`${at + 1},1`, { style: READ_STYLE });
  }
  return {
    name: sheetName(words.factsSheet),
    columns: [{ width: 4, hidden: true }, { width: 38 }, { width: 44 }, { width: 40 }],
    rows: rows.map((values) => values.map(cellValue)),
    cells,
    protection: PROTECTION,
  };
}
