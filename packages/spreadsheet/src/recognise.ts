/** Which row of a sheet has the headings, and what each column holds: by its heading, else by its contents. */
import { readUnit } from '@zakupki/pricing/unit-input';
import { readVatRate } from '@zakupki/pricing/vat-input';
import type { ImportColumn, ImportMappingChoice } from '@zakupki/api-client/schema';
import { readGtin, readPrice } from './cell-values.ts';
import { fieldOfHeading, type ImportField } from './fields.ts';
import { type Cell, cellText, isBlank, type Row, type Sheet, widthOf } from './sheet.ts';
import { fieldOfKey } from './template-keys.ts';

/** How a sheet is read. Rows and columns from 1. */
export interface Mapping {
  /** last row of the headings; 0 when there are none */
  readonly headerRow: number;
  readonly columns: readonly ImportColumn[];
}

/** What is known before the sheet is looked at; each wins over the one after it, and all over what is recognised. */
export interface Known {
  readonly given?: ImportMappingChoice | undefined;
  /** headings and what they held the last time */
  readonly remembered?: readonly RememberedColumn[] | undefined;
  /** what the columns hold because of the way a text was taken apart */
  readonly fields?: readonly ImportField[] | null;
}

/** A column as it is remembered: by its heading, since columns move. */
export interface RememberedColumn {
  /** from 1 */
  readonly column: number;
  /** null in a sheet without headings, where columns are told by their place */
  readonly heading: string | null;
  readonly field: ImportField | null;
}

/** Headings stand at the top, below a letterhead at most. */
const HEADING_ROWS = 40;

export function recognise(sheet: Sheet, known: Known): Mapping {
  const width = widthOf(sheet.rows);
  const { headerRow, headings, keys } = headingsOf(sheet, width, known.given);
  const data = sheet.rows.slice(headerRow);
  const columns = Array.from({ length: width }, (_, at): ImportColumn => {
    const heading = headings[at] ?? '';
    const named = keys ? templated(keys[at]) : (byKnowledge(at, heading, known) ?? byHeading(heading));
    return { column: at + 1, heading: heading === '' ? null : heading.slice(0, 300), ...named };
  });
  const single = eachOnce(columns);
  return { headerRow, columns: keys ? single : withContents(single, data, headerRow > 0) };
}

type Named = Pick<ImportColumn, 'field' | 'confidence' | 'source'>;

const NOTHING: Named = { field: null, confidence: 0, source: 'none' };

const templated = (key: ImportField | null | undefined): Named =>
  key ? { field: key, confidence: 1, source: 'template' } : NOTHING;

function byKnowledge(at: number, heading: string, { given, remembered, fields }: Known): Named | null {
  const choice = given?.columns?.find(({ column }) => column === at + 1);
  if (choice) return { field: choice.field, confidence: 1, source: 'given' };
  const before = remembered?.find((kept) =>
    heading === '' ? kept.heading === null && kept.column === at + 1 : kept.heading === heading,
  );
  if (before) return { field: before.field, confidence: 1, source: 'remembered' };
  const field = fields?.[at];
  return field ? { field, confidence: 0.8, source: 'content' } : null;
}

function byHeading(heading: string): Named {
  const found = fieldOfHeading(heading);
  return found ? { ...found, source: 'heading' } : NOTHING;
}

interface Headings {
  readonly headerRow: number;
  readonly headings: readonly string[];
  /** fields of a template of ours, which names them itself */
  readonly keys: readonly (ImportField | null)[] | null;
}

function headingsOf({ rows, merges }: Sheet, width: number, given: ImportMappingChoice | undefined): Headings {
  const top = rows.slice(0, HEADING_ROWS);
  const keyed = top.findIndex((row) => row.filter((cell) => fieldOfKey(cellText(cell)) !== null).length >= 3);
  if (keyed >= 0 && given?.headerRow === undefined) {
    const keys = Array.from({ length: width }, (_, at) => fieldOfKey(cellText(rows[keyed]?.[at])));
    // The row of keys is hidden; the one people read follows it.
    return { headerRow: keyed + 2, headings: textsOf(rows[keyed + 1], width), keys };
  }
  const found = given?.headerRow === undefined ? bestHeading(top, width) : (given.headerRow ?? 0);
  if (found === 0) return { headerRow: 0, headings: [], keys: null };
  const { headerRow, headings } = withRowBelow(rows, merges, found, width, given?.headerRow !== undefined);
  return { headerRow, headings, keys: null };
}

const textsOf = (row: Row | undefined, width: number) =>
  Array.from({ length: width }, (_, at) => cellText(row?.[at]).replaceAll(/\s+/gu, ' '));

/** The row (from 1) with the most headings; 0 when no row has two, or one of one. */
function bestHeading(rows: readonly Row[], width: number): number {
  const scores = rows.map((row) => {
    const found = row.flatMap((cell) => (typeof cell === 'string' ? (fieldOfHeading(cell) ?? []) : []));
    const fields = new Set(found.map(({ field }) => field));
    const filled = row.filter((cell) => cellText(cell) !== '').length;
    // A line of the table may begin with such a word; then most of its cells are none.
    const enough = fields.size >= Math.min(2, width) && fields.size >= filled * 0.4;
    return enough ? found.reduce((sum, { confidence }) => sum + confidence, 0) : 0;
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? 0 : scores.indexOf(best) + 1;
}

/** Headings in two rows: "Цена" over "без НДС" and "с НДС" are "Цена без НДС" and "Цена с НДС". */
function withRowBelow(rows: Sheet['rows'], merges: Sheet['merges'], row: number, width: number, isGiven: boolean) {
  const upper = textsOf(rows[row - 1], width);
  const across = merges.filter(({ top, left, right }) => top === row && right > left);
  const lower = textsOf(rows[row], width);
  const isHeading =
    !isGiven &&
    across.length > 0 &&
    lower.some((text) => text !== '') &&
    !(rows[row] ?? []).some((cell) => typeof cell === 'number' || cell instanceof Date);
  if (!isHeading) return { headerRow: row, headings: upper };
  for (const { left, right } of across) for (let at = left; at < right; at += 1) upper[at] = upper[left - 1] ?? '';
  return { headerRow: row + 1, headings: upper.map((text, at) => [text, lower[at]].filter(Boolean).join(' ')) };
}

const STRENGTH = { given: 4, remembered: 3, template: 3, heading: 1, content: 0, none: 0 } as const;

/** A field goes to one column: the surest, the first of equals. */
function eachOnce(columns: readonly ImportColumn[]): ImportColumn[] {
  const best = new Map<ImportField, ImportColumn>();
  const weight = ({ confidence, source }: ImportColumn) => STRENGTH[source] + confidence;
  for (const column of columns) {
    const rival = column.field === null ? undefined : best.get(column.field);
    if (column.field !== null && (!rival || weight(column) > weight(rival))) best.set(column.field, column);
  }
  return columns.map((column) =>
    column.field === null || best.get(column.field) === column ? column : { ...column, ...NOTHING },
  );
}

/** Rows that tell what a column holds. */
const SAMPLE = 60;

/** What the columns nobody named hold, as far as their cells show it. */
function withContents(columns: ImportColumn[], data: readonly Row[], hasHeadings: boolean): ImportColumn[] {
  const sample = data.filter((row) => !isBlank(row)).slice(0, SAMPLE);
  const result = [...columns];
  const has = (field: ImportField) => result.some((column) => column.field === field);
  // A column whose heading says something else is left alone, except that there must be a name.
  const free = (at: number, field: ImportField) => {
    const column = result[at];
    return (
      column?.field === null &&
      column.source === 'none' &&
      (!hasHeadings || column.heading === null || field === 'name')
    );
  };
  const claim = (field: ImportField, confidence: number, fits: (cells: readonly Cell[]) => number) => {
    if (has(field)) return;
    const marks = columns.map((_, at) => (free(at, field) ? fits(filledCells(sample, at)) : 0));
    const best = Math.max(0, ...marks);
    const at = best > 0 ? marks.indexOf(best) : -1;
    const column = result[at];
    if (column) result[at] = { ...column, field, confidence: Math.min(confidence, best), source: 'content' };
  };
  claim('gtin', 0.9, (cells) =>
    over(
      0.7,
      share(cells, (cell) => readGtin(cell).ok),
    ),
  );
  claim('unit', 0.8, (cells) =>
    over(
      0.6,
      share(cells, (cell) => typeof cell === 'string' && readUnit(cell) !== null),
    ),
  );
  claim('vatRate', 0.7, (cells) =>
    over(
      0.7,
      share(cells, (cell) => typeof cell === 'string' && /%|ндс|vat/iu.test(cell) && readVatRate(cell) !== null),
    ),
  );
  claim('deliveryDate', 0.6, (cells) =>
    over(
      0.7,
      share(cells, (cell) => cell instanceof Date),
    ),
  );
  claim('name', hasHeadings ? 0.5 : 0.7, (cells) => wordiness(cells));
  if (hasHeadings) return result;
  claim('position', 0.7, (cells) => (isCounting(cells) ? 1 : 0));
  const isNumber = (cell: Cell) =>
    typeof cell === 'number' || (typeof cell === 'string' && readPrice(cell, { decimalSeparator: ',' }).ok);
  for (const field of ['quantity', 'price', 'total'] as const)
    claim(field, field === 'quantity' ? 0.6 : 0.5, (cells) => (over(0.7, share(cells, isNumber)) > 0 ? 1 : 0));
  return result;
}

const filledCells = (rows: readonly Row[], at: number): Cell[] =>
  rows.map((row) => row[at] ?? null).filter((cell) => cellText(cell) !== '');

const share = (cells: readonly Cell[], fits: (cell: Cell) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
const over = (least: number, value: number) => (value >= least ? value : 0);

/** How much a column reads like names of goods: words of letters, most of them different. */
function wordiness(cells: readonly Cell[]): number {
  const texts = cells.filter((cell) => typeof cell === 'string' && /\p{L}{3}/u.test(cell)).map(cellText);
  if (texts.length < cells.length * 0.6) return 0;
  const length = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
  const different = new Set(texts).size / Math.max(1, texts.length);
  return Math.min(1, (length / 30) * different);
}

const isCounting = (cells: readonly Cell[]) =>
  cells.length > 1 && cells.every((cell, at) => cellText(cell).replace(/[.)]$/u, '') === String(at + 1));
