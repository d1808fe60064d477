/** Reads the cells of one row and collects their issues. */
import { readLine, type Reading } from '../cells/cell-values.ts';
import type { ImportField } from '../headings/fields.ts';
import { type Issue, type IssueCode, shownValue } from '../cells/issue.ts';
import { type Cell, cellText, valueCell } from '../cells/sheet.ts';
import type { Line, Table } from './table.ts';

/** Lists write "none" as a dash. */
const NOTHING = /^[-–—]?$/u;

export class LineReader {
  readonly issues: Issue[] = [];
  readonly #line: Line;
  readonly #table: Pick<Table, 'columnOf' | 'labelOf'>;

  constructor(line: Line, table: Pick<Table, 'columnOf' | 'labelOf'>) {
    this.#line = line;
    this.#table = table;
  }

  cell(field: ImportField): Cell {
    return this.#line.cells[field] ?? null;
  }

  /** The text of a column (from 1), whatever its field is. */
  textAt(column: number): string {
    return this.#line.texts[column - 1] ?? '';
  }

  /** from 1 */
  columnOf(field: ImportField): number | null {
    return this.#table.columnOf(field);
  }

  has(field: ImportField): boolean {
    return cellText(this.cell(field)) !== '';
  }

  /** The value of a field; null for an empty cell, and for an unreadable one, which adds an issue. */
  read<T>(field: ImportField, parse: (cell: Cell) => Reading<T>): T | null {
    const cell = valueCell(this.cell(field));
    if (NOTHING.test(cellText(cell))) return null;
    const reading = parse(cell);
    if (reading.ok) return reading.value;
    this.report('error', reading.code, field, reading.params);
    return null;
  }

  /** Text that is too long is cut with a warning. */
  text(field: ImportField, limit: number, isLong = false): string | null {
    const cell = this.cell(field);
    if (NOTHING.test(cellText(cell))) return null;
    const reading = readLine(cell, limit, isLong);
    if (reading.ok) return reading.value;
    this.report('warning', reading.code, field, { limit });
    return String(reading.params?.['kept'] ?? '');
  }

  report(
    severity: Issue['severity'],
    code: IssueCode,
    field: ImportField,
    params?: Readonly<Record<string, string | number>>,
  ): void {
    const value = cellText(this.cell(field));
    this.issues.push({
      severity,
      code,
      row: this.#line.row,
      column: this.#table.columnOf(field),
      value: value === '' ? null : shownValue(value),
      ...(params && { params }),
    });
  }

  /** The text of a field with its label: "Страна: Россия". */
  labelled(field: ImportField, limit: number): string | null {
    const text = this.text(field, limit);
    const label = this.#table.labelOf(field);
    return text === null || text === '' || label === '' ? text : `${label}: ${text}`;
  }

  nameText(): string {
    return cellText(this.cell('name')).slice(0, 300);
  }

  /** All texts of the row, so that the user can find it. */
  rowText(): string {
    return Object.values(this.#line.cells).map(cellText).filter(Boolean).join(' · ');
  }
}
