/** Sorts rows by several columns; missing values come last in both directions. Pure. */
import { DEFAULT_LANGUAGE } from '@zakupki/words';

/** Compares two rows by index; 1 ascending, -1 descending. */
export type Column<T> = (rows: readonly T[]) => (a: number, b: number, direction: 1 | -1) => number;

/** Reads each value once per row rather than once per comparison. */
export function byComparator<T, V>(ascending: (a: V, b: V) => number, of: (row: T) => V | null): Column<T> {
  return (rows) => {
    const values = rows.map(of);
    return (a, b, direction) => {
      const [x = null, y = null] = [values[a], values[b]];
      if (x === null || y === null) return Number(x === null) - Number(y === null);
      return direction * ascending(x, y);
    };
  };
}

// Numeric collation: "Партия 2" before "Партия 10".
const names = new Intl.Collator(DEFAULT_LANGUAGE, { sensitivity: 'base', numeric: true });

export const byText = <T>(of: (row: T) => string | null) => byComparator(names.compare, of);
export const byNumber = <T>(of: (row: T) => number | null) => byComparator((a, b) => a - b, of);
/** Accepts moments and days. */
export const byDate = <T>(of: (row: T) => string | null) =>
  byNumber<T>((row) => {
    const date = of(row);
    return date === null ? null : Date.parse(date);
  });

/** Returns a sorted copy. A leading minus in a key sorts descending; the first key weighs most. */
export function sortRows<T, K extends string>(
  rows: readonly T[],
  keys: readonly (K | `-${K}`)[],
  columns: Readonly<Record<K, Column<T>>>,
): T[] {
  const comparators = keys.map((key) => {
    const descends = key.startsWith('-');
    // The contract allows only column names, with or without the minus.
    const by = columns[(descends ? key.slice(1) : key) as K](rows);
    return { by, direction: descends ? (-1 as const) : (1 as const) };
  });
  return rows
    .map((row, index) => ({ row, index }))
    .sort((a, b) => {
      for (const { by, direction } of comparators) {
        const difference = by(a.index, b.index, direction);
        if (difference !== 0) return difference;
      }
      return 0;
    })
    .map(({ row }) => row);
}
