/** The rows of a sheet as its mapping has them: lines to take, and rows that are none, each with the reason. */
import type { ImportField } from './fields.ts';
import { type Issue, shownValue } from './issue.ts';
import type { Mapping } from './recognise.ts';
import { type Cell, cellText, isBlank, type Row, type Sheet } from './sheet.ts';

/** A row with its cells by field. */
export interface Line {
  /** from 1 */
  readonly row: number;
  readonly cells: Readonly<Partial<Record<ImportField, Cell>>>;
}

export interface Table {
  readonly lines: readonly Line[];
  readonly issues: readonly Issue[];
  readonly skippedRows: readonly number[];
  /** column (from 1) of a field */
  readonly columnOf: (field: ImportField) => number | null;
  /** the heading people gave the column of a field */
  readonly headingOf: (field: ImportField) => string | null;
}

// A surveyor's total station is a thing to buy: what follows the word decides.
const TOTAL_ALONE =
  /^(?:итого|всего|total|subtotal|grand total|сумма|общая сумма|к оплате|ндс|vat)\s*(?:(?:с|без|по|в|к|for|with|without|excl|incl|including|vat|ндс|руб|rub)(?!\p{L}).*|[\d:.,%()\s-]*)$/iu;
const LONGEST_TOTAL = 120;
const TOTAL =
  /^(?:итого|всего|total|subtotal|grand total|сумма|общая сумма|к оплате|в т\.? ?ч\.?|в том числе|ндс|vat|without vat|net total|скидка)(?![\p{L}\p{N}])/iu;

/** Lays the mapping over the sheet. Blank rows hold nothing and are passed over in silence. */
export function tableOf(sheet: Sheet, { headerTop, headerRow, columns, isProse, isForm }: Mapping): Table {
  const columnOf = (field: ImportField) => columns.find((column) => column.field === field)?.column ?? null;
  const headingOf = (field: ImportField) => columns.find((column) => column.field === field)?.heading ?? null;
  const named = columns.filter((column) => column.field !== null);
  const issues: Issue[] = sheet.lost
    .filter(({ row, column }) => row > headerRow && columns[column - 1]?.field)
    .map((lost) => ({ severity: 'error', ...lost, value: shownValue(lost.value) }));
  const skippedRows: number[] = [];
  const lines: Line[] = [];
  const skip = (row: number, code: Issue['code'], severity: Issue['severity'], value: string) => {
    skippedRows.push(row);
    issues.push({ severity, code, row, column: null, value: shownValue(value) });
  };
  const headings = textsOf(sheet.rows[headerRow - 1] ?? []);
  const amounts = (['quantity', 'price', 'total'] as const).map(columnOf).filter((column) => column !== null);
  // A letter has greetings and farewells; a line of it says how much.
  const alone = isProse ? 'not_a_line' : 'section_row';
  const lostRows = new Set(sheet.lost.map(({ row }) => row));
  const isFilledIn = (row: Row) => amounts.some((column) => cellText(row[column - 1]) !== '');
  const body = sheet.rows.slice(headerRow).filter((row) => !isBlank(row));
  // Where most rows say how much, a row that says nothing but a name is the name of a section.
  const saysMuch = amounts.length > 0 && body.filter(isFilledIn).length > body.length / 2;
  const lastNumbered = lastNumberedRow(sheet.rows, headerRow, columnOf('position'));
  for (const [at, row] of sheet.rows.entries()) {
    const number = at + 1;
    if (isBlank(row)) continue;
    const texts = textsOf(row);
    const first = texts.find((text) => text !== '') ?? '';
    if (number <= headerRow) {
      if (number < headerTop && !isForm) skip(number, 'heading_row', 'info', first);
      continue;
    }
    const cells = Object.fromEntries(named.map(({ column, field }) => [field ?? '', row[column - 1] ?? null]));
    const name = cellText(cells['name']);
    if (headerRow > 0 && isSame(texts, headings)) skip(number, 'repeated_heading', 'info', first);
    else if (isTotal(texts, name)) skip(number, 'total_row', 'info', first);
    else if ((saysMuch || isProse) && isAlone(texts) && !isFilledIn(row) && !lostRows.has(number))
      skip(number, alone, 'warning', first);
    else if (number > lastNumbered && cellText(cells['quantity']) === '') skip(number, 'not_a_line', 'info', first);
    else lines.push({ row: number, cells });
  }
  return { lines, issues, skippedRows, columnOf, headingOf };
}

/**
 * Where a list of lines numbered throughout ends: what stands below without a number or quantity sums it up, or says
 * something of the whole. Infinity for a list without numbers, or with a few only.
 */
function lastNumberedRow(rows: readonly Row[], headerRow: number, column: number | null): number {
  if (column === null) return Infinity;
  const isNumbered = (row: Row) => /^\d+[.)]?$/u.test(cellText(row[column - 1]));
  const last = rows.findLastIndex((row, at) => at >= headerRow && isNumbered(row)) + 1;
  const list = rows.slice(headerRow, last).filter((row) => !isBlank(row));
  return list.length > 1 && list.every(isNumbered) ? last : Infinity;
}

const isAlone = (texts: readonly string[]) => texts.filter((text) => text !== '').length === 1;
const textsOf = (row: Row) => row.map(cellText);
const isSame = (texts: readonly string[], headings: readonly string[]) =>
  headings.every((heading, at) => (texts[at] ?? '') === heading) && headings.some((heading) => heading !== '');

/** A total says so in its name and nothing else, or has no name and says so somewhere left of its sums. */
function isTotal(all: readonly string[], name: string): boolean {
  if (name.length > LONGEST_TOTAL) return false;
  const texts = all.filter((text) => text.length <= LONGEST_TOTAL);
  if (name === '') return texts.some((text) => TOTAL.test(text));
  return TOTAL_ALONE.test(name) || (TOTAL.test(name) && texts.filter((text) => /\p{L}/u.test(text)).length === 1);
}
