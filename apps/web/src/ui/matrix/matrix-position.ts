/** Where one is in a matrix: row 0 is the head and column 0 the rows' own heads; the foot is the row after the last. */
export interface MatrixPlace {
  readonly row: number;
  readonly column: number;
}

/** How far one can go. */
export interface MatrixExtent {
  /** Rows between head and foot. */
  readonly rows: number;
  /** Columns after the rows' heads. */
  readonly columns: number;
  /** Rows that PageUp and PageDown go over. */
  readonly page: number;
}

type Step = (at: MatrixPlace, extent: MatrixExtent) => MatrixPlace;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns }),
  // Head and foot are one more arrow away: what one pages through are the rows.
  PageUp: ({ row, column }, { page }) => ({ row: row > 1 ? Math.max(row - page, 1) : 0, column }),
  PageDown: ({ row, column }, { rows, page }) => ({ row: row < rows ? Math.min(row + page, rows) : row + 1, column }),
  'Control+Home': () => ({ row: 1, column: 0 }),
  'Control+End': (_at, { rows, columns }) => ({ row: rows, column: columns }),
};

/**
 * Where a key leads from a place, inside the matrix.
 * @param key as the browser names it, with `Control+` before it when that is held
 * @returns null for a key that does not move
 */
export function placeAfter(key: string, at: MatrixPlace, extent: MatrixExtent): MatrixPlace | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step ? within(step(at, extent), extent) : null;
}

/** The nearest place there is: rows and columns may have gone meanwhile. */
export function within(
  { row, column }: MatrixPlace,
  { rows, columns }: Pick<MatrixExtent, 'rows' | 'columns'>,
): MatrixPlace {
  return { row: clamp(row, rows + 1), column: clamp(column, columns) };
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(value, last));
}
