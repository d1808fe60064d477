/** Reads the cells of one row and gathers what is wrong with them. */
import { readLine, type Reading } from './cell-values.ts';
import type { ImportField } from './fields.ts';
import { type Issue, type IssueCode, shownValue } from './issue.ts';
import { type Cell, cellText } from './sheet.ts';
import type { Line } from './table.ts';

export class LineReader {
  readonly issues: Issue[] = [];
  readonly #line: Line;
  readonly #columnOf: (field: ImportField) => number | null;

  constructor(line: Line, columnOf: (field: ImportField) => number | null) {
    this.#line = line;
    this.#columnOf = columnOf;
  }

  cell(field: ImportField): Cell {
    return this.#line.cells[field] ?? null;
  }

  has(field: ImportField): boolean {
    return cellText(this.cell(field)) !== '';
  }

  /** The value of a field; null when its cell is empty or cannot be read, the latter told as an issue. */
  read<T>(field: ImportField, how: (cell: Cell) => Reading<T>): T | null {
    const cell = this.cell(field);
    // A lone dash is how lists write "none".
    if (/^[-–—]?$/u.test(cellText(cell))) return null;
    const reading = how(cell);
    if (reading.ok) return reading.value;
    this.tell('error', reading.code, field, reading.params);
    return null;
  }

  /** Text of a field, cut with a warning where it is too long. */
  text(field: ImportField, limit: number, isLong = false): string | null {
    const cell = this.cell(field);
    if (cellText(cell) === '') return null;
    const reading = readLine(cell, limit, isLong);
    if (reading.ok) return reading.value;
    this.tell('warning', reading.code, field, { limit });
    return String(reading.params?.['kept'] ?? '');
  }

  tell(
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
      column: this.#columnOf(field),
      value: value === '' ? null : shownValue(value),
      ...(params && { params }),
    });
  }

  /** All the row says, for a reader who is to find it. */
  whole(): string {
    return Object.values(this.#line.cells).map(cellText).filter(Boolean).join(' · ');
  }
}
