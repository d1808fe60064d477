/** Rows and columns of a line grid. */

/** All cells are text as typed. `id` is the server's, empty for a new line. */
export type GridRow = { id: string } & Record<string, string>;

/** The part of a form's values the grid uses. */
export interface GridForm {
  lines: GridRow[];
}

/** The result of parsing a cell: its text, and possibly values of other cells, or an error. */
export type CellReading =
  | { readonly ok: true; readonly text: string; readonly beside?: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly message: string };

export interface GridColumn {
  readonly key: string;
  readonly label: string;
  /** CSS width, a plain length. */
  readonly width: string;
  readonly kind: 'text' | 'number' | 'choice';
  /** For `kind: 'choice'`. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Column headings in spreadsheets, lower case, both languages. */
  readonly headings: readonly string[];
  readonly maxLength?: number;
  /** Marked in the heading. */
  readonly isRequired?: true;
  readonly list?: string;
  /** By row index. */
  readonly placeholder?: (row: number) => string;
  /** Read-only; pasted text under its heading identifies the line. */
  readonly isFixed?: boolean;
  /** Of a read-only cell by row index, instead of the row's value. It identifies no line. */
  readonly text?: (row: number) => string;
  /** Shown in the line's details only; a pasted block reaches it by its heading. */
  readonly isDetail?: boolean;
  /** Normalizes typed or pasted text. */
  readonly read?: (text: string) => CellReading;
}

/** Field name: `lines.3.quantity`. */
export function cellName(row: number, key: string): `lines.${number}.${string}` {
  return `lines.${row}.${key}`;
}

export function cellId(row: number, key: string): string {
  return `cell-${row}-${key}`;
}

/** Null for other elements. */
export function cellOf(elementId: string): { readonly row: number; readonly key: string } | null {
  const [, row, key] = /^cell-(\d+)-(\w+)$/.exec(elementId) ?? [];
  return row === undefined || key === undefined ? null : { row: Number(row), key };
}

/** The cell an event target belongs to; null outside of the cells. */
export function gridPlace(target: EventTarget): { row: number; key: string; cell: HTMLElement } | null {
  if (!(target instanceof HTMLElement)) return null;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? null : { row: Number(row), key: column, cell: target };
}
