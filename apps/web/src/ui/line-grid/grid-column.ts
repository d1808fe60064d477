/** Rows and columns of a line grid. */

/** All cells are text as typed. `id` is the server's id, or empty for a new line. */
export type GridRow = { id: string } & Record<string, string>;

/** The part of a form's values the grid uses. */
export type GridForm = {
  lines: GridRow[];
};

/** The result of parsing a cell: its text, and possibly values of other cells (`beside`), or an error. */
export type CellReading =
  | { readonly ok: true; readonly text: string; readonly beside?: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly message: string };

export type GridColumn = {
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
  /** The heading has a mark. */
  readonly isRequired?: true;
  readonly list?: string;
  /** Gets the row index. */
  readonly placeholder?: (row: number) => string;
  /** Read-only; pasted text under its heading identifies the line. */
  readonly isFixed?: boolean;
  /** Text of a read-only cell by row index, in place of the row's value. Does not identify a line. */
  readonly text?: (row: number) => string;
  /** Shown in the line's details only; a pasted block can fill it by its heading. */
  readonly isDetail?: boolean;
  /** On a phone, shown once the line is opened. */
  readonly isFolded?: true;
  /** Normalizes typed or pasted text. */
  readonly read?: (text: string) => CellReading;
};

/** Field name: `lines.3.quantity`. */
export function cellName(row: number, key: string): `lines.${number}.${string}` {
  return `lines.${row}.${key}`;
}

export function cellId(row: number, key: string): string {
  return `cell-${row}-${key}`;
}

/** Returns null for other elements. */
export function cellOf(elementId: string): { readonly row: number; readonly key: string } | null {
  const [, row, key] = /^cell-(\d+)-(\w+)$/.exec(elementId) ?? [];
  return row === undefined || key === undefined ? null : { row: Number(row), key };
}

/** Returns the cell of an event target; null outside of the cells. */
export function gridPlace(target: EventTarget): { row: number; key: string; cell: HTMLElement } | null {
  if (!(target instanceof HTMLElement)) return null;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? null : { row: Number(row), key: column, cell: target };
}
