/** A cell: row 0 is the head, column 0 holds the row heads, the foot follows the last row. */
export type MatrixPlace = {
  readonly row: number;
  readonly column: number;
};

type MatrixExtent = {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
};

type Step = (at: MatrixPlace, extent: MatrixExtent) => MatrixPlace;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns }),
  // Paging first stops at the first and last row; another key press reaches the head or foot.
  PageUp: ({ row, column }, { page }) => ({ row: row > 1 ? Math.max(row - page, 1) : 0, column }),
  PageDown: ({ row, column }, { rows, page }) => ({ row: row < rows ? Math.min(row + page, rows) : row + 1, column }),
  'Control+Home': () => ({ row: 1, column: 0 }),
  'Control+End': (_at, { rows, columns }) => ({ row: rows, column: columns }),
};

/**
 * The cell a key moves to.
 * @param key the browser's name, with `Control+` before it when held
 * @returns null for keys that do not move
 */
export function nextPlace(key: string, at: MatrixPlace, extent: MatrixExtent): MatrixPlace | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step ? clampPlace(step(at, extent), extent) : null;
}

/** The nearest existing cell: rows and columns may have been removed. */
export function clampPlace(
  { row, column }: MatrixPlace,
  { rows, columns }: Pick<MatrixExtent, 'rows' | 'columns'>,
): MatrixPlace {
  return { row: clamp(row, rows + 1), column: clamp(column, columns) };
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(value, last));
}
