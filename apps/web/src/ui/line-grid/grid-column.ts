/** What a line grid is made of: rows of typed text, and columns that know how to read it. */

/** A row as typed: every cell is text. `id` is the server's, empty for a new line. */
export type GridRow = { id: string } & Record<string, string>;

/** The part of a form's values a grid works on. */
export interface GridForm {
  lines: GridRow[];
}

/** What a text means in a column: the cell's text, perhaps cells beside it, or that it cannot be read. */
export type CellReading =
  | { readonly ok: true; readonly text: string; readonly beside?: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly message: string };

export interface GridColumn {
  readonly key: string;
  readonly label: string;
  /** CSS width, a plain length. */
  readonly width: string;
  readonly kind: 'text' | 'number' | 'date' | 'choice';
  /** For `choice`. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** What spreadsheets call this column, in lower case, in both languages. */
  readonly headings: readonly string[];
  readonly maxLength?: number;
  /** Id of a datalist with suggestions. */
  readonly list?: string;
  /** Grey text of an empty cell, per row index when it depends on it. */
  readonly placeholder?: (row: number) => string;
  /** Whether the cell is shown but not typed into; what is pasted under its heading says which line is meant. */
  readonly isFixed?: boolean;
  /** Whether it stands among the line's details, not in the grid: a pasted block reaches it by its heading. */
  readonly isDetail?: boolean;
  /** Tidies what was typed or pasted; left out, text stays as it is. */
  readonly read?: (text: string) => CellReading;
}

/** The name of a cell in the form, for errors and focus: `lines.3.quantity`. */
export function cellName(row: number, key: string): `lines.${number}.${string}` {
  return `lines.${row}.${key}`;
}

/** The element id of a cell, for links from an error summary. */
export function cellId(row: number, key: string): string {
  return `cell-${row}-${key}`;
}

/** The cell an element id stands for, or null when it is no cell's. */
export function cellOf(elementId: string): { readonly row: number; readonly key: string } | null {
  const [, row, key] = /^cell-(\d+)-(\w+)$/.exec(elementId) ?? [];
  return row === undefined || key === undefined ? null : { row: Number(row), key };
}
