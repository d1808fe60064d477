/** Finds the headings of a list of suppliers and the field of each column. */
import type {
  SupplierImportColumn,
  SupplierImportField,
  SupplierImportMappingChoice,
} from '@zakupki/api-client/schema';
import { type Cell, cellText, isBlank, type Row, type Sheet, widthOf } from '../cells/sheet.ts';
import { readEmail, readPhone, readTaxId } from '../cells/contact-input.ts';
import { SHARED_SUPPLIER_FIELDS, supplierFieldOf } from '../headings/supplier-headings.ts';

export type SupplierColumns = {
  /** from 1; 0 when there are none */
  readonly headerRow: number;
  readonly columns: readonly SupplierImportColumn[];
};

/** Headings are at the top, at most below a title. */
const HEADING_ROWS = 30;
/** Rows examined to recognise a column by its cells. */
const SAMPLE = 60;

export function recogniseSupplierColumns(sheet: Sheet, given: SupplierImportMappingChoice = {}): SupplierColumns {
  const headerRow = given.headerRow === undefined ? findHeadings(sheet.rows) : (given.headerRow ?? 0);
  const headings = sheet.rows[headerRow - 1] ?? [];
  const named = Array.from({ length: widthOf(sheet.rows) }, (_, at): SupplierImportColumn => {
    const heading = cellText(headings[at]).replaceAll(/\s+/gu, ' ').slice(0, 300);
    const choice = given.columns?.find(({ column }) => column === at + 1);
    const column = { column: at + 1, heading: heading === '' ? null : heading };
    if (choice) return { ...column, field: choice.field, confidence: 1, source: 'given' };
    const found = supplierFieldOf(heading);
    return found
      ? { ...column, ...found, source: 'heading' }
      : { ...column, field: null, confidence: 0, source: 'none' };
  });
  const sample = sheet.rows
    .slice(headerRow)
    .filter((row) => !isBlank(row))
    .slice(0, SAMPLE);
  return { headerRow, columns: recogniseByCells(eachOnce(named), sample) };
}

/** The number of different fields in the best row of headings, which shows whether a sheet lists suppliers. */
export function countHeadings({ rows }: Sheet): number {
  return Math.max(0, ...rows.slice(0, HEADING_ROWS).map(fieldsIn));
}

/** The row (from 1) with the most headings; a single heading counts only in the first row. 0 when there is none. */
function findHeadings(rows: readonly Row[]): number {
  const counts = rows.slice(0, HEADING_ROWS).map(fieldsIn);
  const best = Math.max(0, ...counts);
  if (best >= 2) return counts.indexOf(best) + 1;
  const first = rows.findIndex((row) => !isBlank(row));
  const isHeading = (rows[first] ?? []).some((cell) => supplierFieldOf(cellText(cell))?.confidence === 1);
  return isHeading ? first + 1 : 0;
}

function fieldsIn(row: Row): number {
  const texts = row.map(cellText).filter((text) => text !== '');
  const fields = new Set(texts.flatMap((text) => supplierFieldOf(text)?.field ?? []));
  // A row of data may contain such a word; then most of its cells are not headings.
  return fields.size >= texts.length * 0.4 ? fields.size : 0;
}

const STRENGTH = { given: 2, heading: 1, content: 0, none: 0 } as const;

/** Assigns each field to its most certain column, the first of equals, unless columns share the field. */
function eachOnce(columns: readonly SupplierImportColumn[]): SupplierImportColumn[] {
  const weight = ({ source, confidence }: SupplierImportColumn) => STRENGTH[source] + confidence;
  const best = new Map<SupplierImportField, SupplierImportColumn>();
  for (const column of columns) {
    const rival = column.field === null ? undefined : best.get(column.field);
    if (column.field !== null && (!rival || weight(column) > weight(rival))) best.set(column.field, column);
  }
  return columns.map((column) => {
    const isKept = column.field === null || SHARED_SUPPLIER_FIELDS.includes(column.field);
    return isKept || (column.field && best.get(column.field) === column) ? column : { ...column, ...NOTHING };
  });
}

const NOTHING = { field: null, confidence: 0, source: 'none' } as const;

const BY_CELLS: readonly (readonly [SupplierImportField, (cell: Cell) => boolean])[] = [
  ['email', (cell) => readEmail(cell).ok],
  ['taxId', (cell) => /\d/u.test(cellText(cell)) && readTaxId(cell).ok],
  ['phone', (cell) => /^[+\d\s().-]{10,20}$/u.test(cellText(cell)) && readPhone(cell).ok],
  ['name', (cell) => /\p{L}{3}/u.test(cellText(cell))],
];
const MOSTLY = 0.6;

/** Columns without a known heading, by their cells; the name only where no column has it. */
function recogniseByCells(columns: readonly SupplierImportColumn[], sample: readonly Row[]): SupplierImportColumn[] {
  const result = [...columns];
  for (const [field, fits] of BY_CELLS) {
    if (result.some((column) => column.field === field)) continue;
    const at = result.findIndex(({ field: taken, source, column }) => {
      const cells = sample.map((row) => row[column - 1] ?? null).filter((cell) => cellText(cell) !== '');
      return (
        taken === null && source === 'none' && cells.length > 0 && cells.filter(fits).length >= cells.length * MOSTLY
      );
    });
    const column = result[at];
    if (column) result[at] = { ...column, field, confidence: 0.7, source: 'content' };
  }
  return result;
}
