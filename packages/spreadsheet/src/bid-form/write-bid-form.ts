/** Writes the form that a supplier fills in: the order's facts and lines, cells to fill in, and keys to read it back. */
import type { Order } from '@zakupki/api-client/schema';
import { currencyDigits } from '@zakupki/procurement/money/currency';
import { findUnit, UNITS } from '@zakupki/procurement/units/units';
import { type CellStyle, type DataValidation, type WriteSheet, xlsxBytes } from '../libraries/hucre/write.ts';
import type { ImportField } from '../headings/fields.ts';
import { formWords } from './form-words.ts';
import { VAT_RATES, type VatRate } from '@zakupki/procurement/money/vat-rates';
import { vatWord } from '../writing/value-words.ts';
import type { OutCell } from '../writing/out-cell.ts';
import type { Lang } from '@zakupki/words';
import { FORM_FACTS, type FormFact, DISPLAY_KEY, keyOfFact, keyOfField } from '../headings/form-keys.ts';
import { cellValue, HEADING_STYLE, sheetName, styleOf } from '../writing/write-workbook.ts';

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
  | 'lots'
  | 'showCeilings'
>;

type FormColumn = {
  /** the field it is read back as; null for a displayed column */
  readonly field: ImportField | null;
  readonly word: keyof ReturnType<typeof formWords>['columns'];
  readonly width: number;
  readonly isFilled: boolean;
};

const COLUMNS: readonly FormColumn[] = [
  { field: 'lineId', word: 'lineId', width: 4, isFilled: false },
  { field: 'position', word: 'position', width: 6, isFilled: false },
  { field: 'name', word: 'name', width: 44, isFilled: false },
  { field: null, word: 'lot', width: 18, isFilled: false },
  { field: null, word: 'specification', width: 36, isFilled: false },
  { field: null, word: 'sku', width: 16, isFilled: false },
  { field: null, word: 'asked', width: 12, isFilled: false },
  { field: null, word: 'askedUnit', width: 9, isFilled: false },
  { field: null, word: 'requiredBy', width: 13, isFilled: false },
  { field: null, word: 'ceiling', width: 14, isFilled: false },
  { field: 'price', word: 'price', width: 14, isFilled: true },
  { field: 'vatRate', word: 'vatRate', width: 11, isFilled: true },
  { field: 'quantity', word: 'quantity', width: 13, isFilled: true },
  { field: 'unit', word: 'unit', width: 9, isFilled: true },
  { field: null, word: 'lineTotal', width: 15, isFilled: false },
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

/** The supplier may still change widths and heights. */
const PROTECTION = { sheet: true, formatColumns: true, formatRows: true };

/** Number format of a column that the supplier fills in. */
const FILL_FORMATS: Partial<Record<ImportField, string>> = {
  price: '#,##0.00##',
  quantity: '#,##0.###',
  leadTimeDays: '0',
};

/** Only the cells to fill are unlocked; the protection has no password and can be removed. */
export function writeBidForm(order: FormOrder, lang: Lang): Promise<Uint8Array> {
  return xlsxBytes([linesSheet(order, lang), factsSheet(order, lang)]);
}

function linesSheet(order: FormOrder, lang: Lang): WriteSheet {
  const words = formWords(lang, order);
  const left = leftOut(order);
  const columns = COLUMNS.filter(({ word }) => !left.has(word));
  const intro: OutCell[][] = [
    [null, null, words.title],
    ...words.facts.map((text): OutCell[] => [null, null, text]),
    [null, null, words.howTo],
    [null, null, words.total],
  ];
  const keyRow = intro.length;
  const firstRow = keyRow + 2;
  const rows: OutCell[][] = [
    ...intro,
    columns.map(({ field }) => (field === null ? DISPLAY_KEY : keyOfField(field))),
    columns.map(({ word }) => words.columns[word]),
    ...order.items.map((item) => lineRow(item, order, { columns, lang })),
  ];
  const letterOf = (word: FormColumn['word']) => letter(columns.findIndex((column) => column.word === word));
  const cells: NonNullable<WriteSheet['cells']> = new Map([['0,2', { style: TITLE_STYLE }]]);
  for (const column of columns.keys()) cells.set(`${keyRow + 1},${column}`, { style: HEADING_STYLE });
  for (const [at] of order.items.entries())
    styleLine(cells, firstRow + at, { columns, values: rows[firstRow + at] ?? [] });
  setTotals(cells, { order, letterOf, firstRow });
  const range = (field: ImportField) => {
    const at = letter(columns.findIndex((column) => column.field === field));
    return `${at}${firstRow + 1}:${at}${firstRow + Math.max(1, order.items.length)}`;
  };
  return {
    name: sheetName(words.linesSheet),
    columns: columns.map(({ width, field }) => ({ width, ...(field === 'lineId' && { hidden: true }) })),
    rows: rows.map((values) => values.map(cellValue)),
    cells,
    rowDefs: new Map([[keyRow, { hidden: true }]]),
    freezePane: { rows: keyRow + 2, columns: 3 },
    dataValidations: validations(range, lang),
    protection: PROTECTION,
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  };
}

/** Columns that the order does not need. */
function leftOut({ lots, items, showCeilings }: FormOrder): ReadonlySet<FormColumn['word']> {
  const hasCeilings = showCeilings && items.some(({ maxUnitPrice }) => maxUnitPrice !== null);
  return new Set([...(lots.length > 0 ? [] : ['lot' as const]), ...(hasCeilings ? [] : ['ceiling' as const])]);
}

const letter = (column: number) => String.fromCharCode(65 + column);

type TotalsPlace = {
  readonly order: FormOrder;
  readonly letterOf: (word: FormColumn['word']) => string;
  /** row of the first line, from 0 */
  readonly firstRow: number;
};

/** Formulas for the totals of each line and of the bid, at the asked quantity unless another is filled in. */
function setTotals(cells: NonNullable<WriteSheet['cells']>, { order, letterOf, firstRow }: TotalsPlace): void {
  const digits = currencyDigits(order.currency);
  const numFmt = `#,##0.${'0'.repeat(digits)}`;
  const [price, quantity, asked, total] = (['price', 'quantity', 'asked', 'lineTotal'] as const).map(letterOf);
  for (const [at] of order.items.entries()) {
    const row = firstRow + at + 1;
    cells.set(`${row - 1},${(total?.charCodeAt(0) ?? 65) - 65}`, {
      style: { ...READ_STYLE, numFmt },
      formula: `IF(${price}${row}="","",ROUND(${price}${row}*IF(${quantity}${row}="",${asked}${row},${quantity}${row}),${digits}))`,
      formulaResult: '',
    });
  }
  const last = firstRow + Math.max(1, order.items.length);
  cells.set(`${firstRow - 3},${(price?.charCodeAt(0) ?? 65) - 65}`, {
    style: { ...READ_STYLE, font: { bold: true }, numFmt },
    formula: `SUM(${total}${firstRow + 1}:${total}${last})`,
    formulaResult: 0,
  });
}

function lineRow(
  item: FormOrder['items'][number],
  order: FormOrder,
  { columns, lang }: { columns: readonly FormColumn[]; lang: Lang },
): OutCell[] {
  const unit = findUnit(item.unitCode)?.symbol[lang] ?? item.unitCode;
  const values: Partial<Record<FormColumn['word'], OutCell>> = {
    lineId: item.id,
    position: { count: item.position },
    name: item.name,
    lot: order.lots.find(({ key }) => key === item.lotKey)?.title ?? null,
    specification: item.specification,
    sku: [item.sku, item.gtin].filter(Boolean).join(' / '),
    asked: item.quantity === null ? null : { decimal: item.quantity },
    askedUnit: unit,
    requiredBy: item.requiredBy === null ? null : { day: item.requiredBy },
    ceiling: item.maxUnitPrice === null ? null : { decimal: item.maxUnitPrice },
    vatRate: vatChoice(item.vatRate ?? order.vatRateDefault, lang),
  };
  return columns.map(({ word }) => values[word] ?? null);
}

/** Without a space in every language, as suppliers type it: a value that is not in the list is refused. */
const vatChoice = (rate: VatRate, lang: Lang) => (rate === 'none' ? vatWord(rate, lang) : `${rate}%`);

function styleLine(
  cells: NonNullable<WriteSheet['cells']>,
  row: number,
  { columns, values }: { columns: readonly FormColumn[]; values: readonly OutCell[] },
): void {
  for (const [column, { isFilled, field }] of columns.entries()) {
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
      values: VAT_RATES.toReversed().map((rate) => vatChoice(rate, lang)),
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

/** Units in the drop-down list, which is limited to 255 characters; any other unit may be typed. */
const SHORT_UNITS = UNITS.slice(0, 30).map(({ code }) => code);

/** Facts of the whole bid: key, name, value. */
function factsSheet(order: FormOrder, lang: Lang): WriteSheet {
  const words = formWords(lang, order);
  const rows: OutCell[][] = [
    [null, words.factsTitle],
    [null, words.currencyLabel, words.currency],
    ...FORM_FACTS.map((fact): OutCell[] => [keyOfFact(fact), words.labels[fact], null, words.hints[fact] ?? null]),
  ];
  const cells: NonNullable<WriteSheet['cells']> = new Map([['0,1', { style: TITLE_STYLE }]]);
  for (const [at, fact] of FORM_FACTS.entries()) {
    const numFmt = factFormat(fact, order);
    cells.set(`${at + 2},2`, { style: { ...FILL_STYLE, ...(numFmt && { numFmt }) } });
    cells.set(`${at + 2},1`, { style: READ_STYLE });
  }
  return {
    name: sheetName(words.factsSheet),
    columns: [{ width: 4, hidden: true }, { width: 38 }, { width: 44 }, { width: 40 }],
    rows: rows.map((values) => values.map(cellValue)),
    cells,
    protection: PROTECTION,
  };
}

/** Formatted as text, so that programs keep the plus of a phone number and leading zeros. */
const TEXTS: ReadonlySet<FormFact> = new Set(['taxId', 'kpp', 'phone', 'externalNumber']);

function factFormat(fact: FormFact, { currency }: Pick<FormOrder, 'currency'>): string | undefined {
  if (fact === 'deliveryCost' || fact === 'minOrderAmount') return `#,##0.${'0'.repeat(currencyDigits(currency))}`;
  if (fact === 'validUntil' || fact === 'externalDate') return 'dd.mm.yyyy';
  return TEXTS.has(fact) ? '@' : undefined;
}
