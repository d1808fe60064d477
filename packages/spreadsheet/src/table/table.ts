/** Applies a mapping to a sheet: the lines, and the other rows, each with the reason why it is not a line. */
import { readUnit } from '@zakupki/procurement/units/unit-input';
import { fieldOfHeading, type ImportField, SHARED_FIELDS } from '../headings/fields.ts';
import { type Issue, shownValue } from '../cells/issue.ts';
import type { Mapping } from './mapping.ts';
import { isMoneyMeasure } from '../headings/measure-words.ts';
import { continuesLine, isNumbering, isTotal } from '../cells/row-kind.ts';
import { sharedText } from './shared-text.ts';
import { joinedCellTops } from '../cells/joined-cells.ts';
import { type Cell, cellText, isBlank, type Row, type Sheet } from '../cells/sheet.ts';

type Cells = Partial<Record<ImportField, Cell>>;

/** A row with its cells by field. */
export type Line = {
  /** from 1 */
  readonly row: number;
  /** rows below that only continue it */
  readonly joinedRows: readonly number[];
  readonly cells: Readonly<Cells>;
  /** all cells of the row as text */
  readonly texts: readonly string[];
};

export type Table = {
  readonly lines: readonly Line[];
  readonly issues: readonly Issue[];
  readonly skippedRows: readonly number[];
  /** column (from 1) of a field; the first if several share it */
  readonly columnOf: (field: ImportField) => number | null;
  /** the visible heading of a field's column */
  readonly headingOf: (field: ImportField) => string | null;
  /** the label for values of a field's column */
  readonly labelOf: (field: ImportField) => string;
};

/** The user's decisions to import a row or leave it out, by row number. */
type RowChoices = ReadonlyMap<number, boolean>;

/**
 * Blank rows are skipped without an issue.
 * @param isText whether a row is about the list rather than a line of it
 */
export function tableOf(
  sheet: Sheet,
  mapping: Mapping,
  choices: RowChoices = new Map(),
  isText: (texts: readonly string[]) => boolean = () => false,
): Table {
  const { headerTop, headerRow, columns, isForm } = mapping;
  const columnOf = (field: ImportField) => columns.find((column) => column.field === field)?.column ?? null;
  const headingOf = (field: ImportField) => columns.find((column) => column.field === field)?.heading ?? null;
  const labelOf = (field: ImportField) => mapping.labels[(columnOf(field) ?? 0) - 1] ?? '';
  const issues: Issue[] = lostCells(sheet, mapping);
  const skippedRows: number[] = [];
  const lines: { row: number; joinedRows: number[]; rows: Row[] }[] = [];
  const note = (row: number, [severity, code]: Verdict, params?: Issue['params']) =>
    issues.push({
      severity,
      code,
      row,
      column: null,
      value: firstText(sheet.rows[row - 1]),
      ...(params && { params }),
    });
  const topOf = joinedCellTops(sheet);
  /** the last row that following rows may continue */
  let owner: number | null = null;
  const isHiddenLine = hiddenLines(sheet, mapping);
  const judge = judgeOf(sheet, mapping, columnOf, topOf);
  for (const [at, row] of sheet.rows.entries()) {
    const number = at + 1;
    if (isBlank(row)) continue;
    if (number <= headerRow) {
      if (number < headerTop && !isForm) {
        skippedRows.push(number);
        note(number, ['info', 'heading_row']);
      }
      continue;
    }
    const isTaken = choices.get(number);
    const isAround = isTaken === undefined && !mapping.isProse && isText(row.map(cellText));
    if (isAround) owner = null;
    const verdict: Verdict | null =
      isTaken === undefined && isHiddenLine(number)
        ? ['warning', 'hidden_row']
        : isAround
          ? ['info', 'not_a_line']
          : isTaken === undefined
            ? judge(number, owner)
            : isTaken
              ? null
              : ['info', 'row_excluded'];
    const code = verdict?.[1];
    const last = lines.at(-1);
    if (verdict === null) {
      lines.push({ row: number, joinedRows: [], rows: [row] });
      owner = number;
    } else if (code === 'joined_row' && last?.row === owner) {
      note(number, verdict, { line: owner });
      last.joinedRows.push(number);
      last.rows.push(row);
    } else {
      // Rows that continue an excluded row are excluded too.
      note(number, code === 'joined_row' ? ['info', 'row_excluded'] : verdict);
      skippedRows.push(number);
      if (code === 'row_excluded') owner = number;
      if (code === 'section_row' || code === 'total_row') owner = null;
    }
  }
  return {
    lines: lines.map((line) => lineOf(sheet, mapping, { ...line, topOf })),
    issues,
    skippedRows,
    columnOf,
    headingOf,
    labelOf,
  };
}

type ReadRow = {
  readonly row: number;
  readonly joinedRows: readonly number[];
  readonly rows: readonly Row[];
  readonly topOf: ReturnType<typeof joinedCellTops>;
};

const lineOf = (sheet: Sheet, mapping: Mapping, { row, joinedRows, rows, topOf }: ReadRow): Line => ({
  row,
  joinedRows,
  cells: cellsOf(sheet, mapping, { row, rows, topOf }),
  texts: (rows[0] ?? []).map(cellText),
});

/** Cells that cannot be read, in columns that are used or would be if they could. */
const lostCells = ({ lost }: Sheet, { headerRow, columns, named }: Mapping): Issue[] =>
  lost
    .filter(({ row, column }) => row > headerRow && (columns[column - 1]?.field ?? named[column - 1]))
    .map((cell) => ({ severity: 'error', ...cell, value: shownValue(cell.value) }));

/** Rows below the headings that the workbook hides. A filter that hides every line hides nothing on purpose. */
function hiddenLines(
  { rows, hiddenRows = new Set() }: Sheet,
  { headerRow, isForm }: Mapping,
): (row: number) => boolean {
  const isHiding = rows.some((row, at) => at >= headerRow && !isBlank(row) && !hiddenRows.has(at + 1));
  return (row) => !isForm && isHiding && hiddenRows.has(row);
}

const firstText = (row: Row | undefined) => shownValue((row ?? []).map(cellText).find((text) => text !== '') ?? '');

type Verdict = readonly [severity: Issue['severity'], code: Issue['code']];

/** Returns a function that explains why a row is not a line, or returns null for a line. */
function judgeOf(
  sheet: Sheet,
  mapping: Mapping,
  columnOf: Table['columnOf'],
  topOf: ReturnType<typeof joinedCellTops>,
) {
  const { headerRow, columns, isProse } = mapping;
  const { rows, lost } = sheet;
  const headings = (rows[headerRow - 1] ?? []).map(cellText);
  const at = (row: Row, field: ImportField) => cellText(row[(columnOf(field) ?? 0) - 1]);
  const amounts = (['quantity', 'price', 'total'] as const).map(columnOf).filter((column) => column !== null);
  const isFilledIn = (row: Row) => amounts.some((column) => cellText(row[column - 1]) !== '');
  const isCounted = (row: Row) =>
    /\d/u.test(at(row, 'quantity')) || /\d/u.test(at(row, 'price')) || readUnit(at(row, 'unit')) !== null;
  const lostRows = new Set(lost.map(({ row }) => row));
  const body = rows.slice(headerRow).filter((row) => !isBlank(row));
  // Where most rows have amounts, a row with only a name is the title of a section.
  const mostHaveAmounts = amounts.length > 0 && body.filter(isFilledIn).length > body.length / 2;
  const withNames = body.filter((row) => at(row, 'name') !== '');
  const countedShare = withNames.filter(isCounted).length / Math.max(1, withNames.length);
  const lastCounted = rows.findLastIndex((row, index) => index >= headerRow && isCounted(row) && !isTotalRow(row)) + 1;
  const lastNumbered = lastNumberedRow(rows, headerRow, columnOf('position'));
  const described = columns.filter(({ field }) => field === 'specification').map(({ column }) => column);
  const otherAt =
    headerRow === 0 || isProse
      ? -1
      : rows.findIndex((row, index) => index >= headerRow && isOtherHeading(row.map(cellText), columns));
  const otherTable = otherAt < 0 ? Infinity : otherAt + 1;
  const isInMerge = (row: number, column: number | null) => column !== null && topOf(row, column) !== null;

  function isTotalRow(row: Row) {
    return isTotal(row.map(cellText), at(row, 'name'));
  }

  return (number: number, line: number | null): Verdict | null => {
    const row = rows[number - 1] ?? [];
    const texts = row.map(cellText);
    const name = at(row, 'name');
    const isNumbered = /^\d+(?:\.\d+)*[.)]?$/u.test(at(row, 'position'));
    if (headerRow > 0 && (isSame(texts, headings) || isHeading(texts, columns))) return ['info', 'repeated_heading'];
    if (headerRow > 0 && isNumbering(row)) return ['info', 'numbering_row'];
    if (number >= otherTable) return number === otherTable ? ['error', 'another_table'] : ['info', 'not_a_line'];
    if (isTotal(texts, name)) return ['info', 'total_row'];
    // "руб." between lines is a caption of the prices below it.
    if (isAlone(texts) && isMoneyMeasure(bare(texts.join('')))) return ['info', 'not_a_line'];
    if (line !== null && !isProse && !isCounted(row) && !lostRows.has(number) && at(row, 'position') === '') {
      const isContinued =
        name === '' ? described.some((column) => cellText(row[column - 1]) !== '') : continuesLine(name);
      const isDetail = name === '' && isInMerge(number, columnOf('name'));
      if (isContinued && (number <= lastCounted + MOST_JOINED || isDetail)) return ['info', 'joined_row'];
    }
    // A letter contains greetings; its lines have amounts.
    if (
      (mostHaveAmounts || isProse || countedShare > MOSTLY) &&
      isAlone(texts) &&
      !isFilledIn(row) &&
      // A price that several rows share is above.
      !isInMerge(number, columnOf('price')) &&
      !lostRows.has(number)
    )
      return isProse || number > lastCounted
        ? [isProse ? 'warning' : 'info', 'not_a_line']
        : ['warning', 'section_row'];
    if (number > lastNumbered && at(row, 'quantity') === '') return ['info', 'not_a_line'];
    // Below a table with amounts there are sums, remarks and signatures.
    const isBelow = number > lastCounted && !isCounted(row) && !isNumbered && !lostRows.has(number);
    if (isBelow && headerRow > 0 && lastCounted > headerRow && (countedShare > MOSTLY || name === ''))
      return ['info', 'not_a_line'];
    return null;
  };
}

/** Share of rows with amounts above which the other rows are not lines. */
const MOSTLY = 0.4;
/** Most rows that continue the last line of a table. */
const MOST_JOINED = 30;

/** Fields whose joined cells apply to all their rows; amounts are not repeated. */
const FILLED_DOWN: readonly ImportField[] = [
  'name',
  'specification',
  'unit',
  'vatRate',
  'leadTimeDays',
  'deliveryDate',
  'brand',
  'model',
  'country',
  'note',
];

/** The cells of a line and of the rows that continue it, by field. */
function cellsOf(
  sheet: Sheet,
  { columns, labels }: Mapping,
  {
    row: number,
    rows: lineRows,
    topOf,
  }: { row: number; rows: readonly Row[]; topOf: ReturnType<typeof joinedCellTops> },
): Cells {
  const cells: Cells = {};
  const above = (column: number) => {
    const top = topOf(number, column);
    return top === null ? null : (sheet.rows[top - 1]?.[column - 1] ?? null);
  };
  for (const { column, field } of columns) {
    if (field === null || SHARED_FIELDS.includes(field)) continue;
    const cell = lineRows[0]?.[column - 1] ?? null;
    const isFilled = cellText(cell) === '' && FILLED_DOWN.includes(field);
    cells[field] = isFilled ? above(column) : cell;
    const more =
      field === 'name'
        ? lineRows
            .slice(1)
            .map((row) => cellText(row[column - 1]))
            .filter(Boolean)
        : [];
    if (more.length > 0) cells[field] = [cellText(cells[field]), ...more].join(' ');
  }
  for (const field of SHARED_FIELDS) {
    const shared = columns.filter((column) => column.field === field);
    const texts = lineRows.map((row, index) =>
      shared.map(({ column }) => {
        const text = cellText(row[column - 1]);
        return text === '' && index === 0 ? cellText(above(column)) : text;
      }),
    );
    if (shared.length > 0) {
      const names = shared.map(({ column }) => labels[column - 1] ?? '');
      cells[field] = sharedText(names, texts);
    }
  }
  return cells;
}

/**
 * The last row of a list whose lines are all numbered: rows below without number and quantity are totals or remarks.
 * Infinity for a list that is not numbered throughout.
 */
function lastNumberedRow(rows: readonly Row[], headerRow: number, column: number | null): number {
  if (column === null) return Infinity;
  const isNumbered = (row: Row) => /^\d+[.)]?$/u.test(cellText(row[column - 1]));
  const last = rows.findLastIndex((row, at) => at >= headerRow && isNumbered(row)) + 1;
  const list = rows.slice(headerRow, last).filter((row) => !isBlank(row));
  return list.length > 1 && list.every(isNumbered) ? last : Infinity;
}

const bare = (text: string) => text.replaceAll(/[()]/gu, '').trim();

/** Least headings of a repeated row. */
const LEAST_HEADINGS = 3;

/** Whether a row names the fields of its columns again, in whatever words: "Цена, руб." below "Цена, тыс. руб.". */
function isHeading(texts: readonly string[], columns: Mapping['columns']): boolean {
  const filled = columns.filter(({ column }) => (texts[column - 1] ?? '') !== '');
  const isNamed = ({ column, field, heading, source }: Mapping['columns'][number]) =>
    texts[column - 1] === heading ||
    (source === 'heading' && field !== null && fieldOfHeading(texts[column - 1] ?? '')?.field === field);
  const used = columns.filter(({ field }) => field !== null).length;
  return filled.length >= Math.min(LEAST_HEADINGS, Math.max(2, used)) && filled.every(isNamed);
}

/** Whether a row is the headings of another table, with other columns. */
function isOtherHeading(texts: readonly string[], columns: Mapping['columns']): boolean {
  const filled = texts.filter((text) => text !== '');
  const fields = new Set(filled.map((text) => fieldOfHeading(text)?.field ?? null));
  return (
    filled.length >= LEAST_HEADINGS &&
    !fields.has(null) &&
    fields.size === filled.length &&
    fields.has('name') &&
    (fields.has('price') || fields.has('quantity')) &&
    !isHeading(texts, columns)
  );
}

const isAlone = (texts: readonly string[]) => texts.filter((text) => text !== '').length === 1;
const isSame = (texts: readonly string[], headings: readonly string[]) =>
  headings.every((heading, at) => (texts[at] ?? '') === heading) && headings.some((heading) => heading !== '');
