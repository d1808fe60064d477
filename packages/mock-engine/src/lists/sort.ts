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

/** Keys of columns, the first of which weighs most. A leading minus sorts descending. */
type Keys<K extends string> = readonly (K | `-${K}`)[];
type Columns<T, K extends string> = Readonly<Record<K, Column<T>>>;

/** Compares rows by index. */
function comparatorOf<T, K extends string>(rows: readonly T[], keys: Keys<K>, columns: Columns<T, K>) {
  const comparators = keys.map((key) => {
    const descends = key.startsWith('-');
    // The contract allows only column names, with or without the minus.
    const by = columns[(descends ? key.slice(1) : key) as K](rows);
    return { by, direction: descends ? (-1 as const) : (1 as const) };
  });
  return (a: number, b: number) => {
    for (const { by, direction } of comparators) {
      const difference = by(a, b, direction);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/** Returns a sorted copy. */
export function sortRows<T, K extends string>(rows: readonly T[], keys: Keys<K>, columns: Columns<T, K>): T[] {
  const compare = comparatorOf(rows, keys, columns);
  return [...rows.keys()].sort(compare).flatMap((index) => rows[index] ?? []);
}

/** Where a row belongs among sorted rows; null beside an equal one, where only sorting all rows finds its place. */
export function placeAmong<T, K extends string>(
  sorted: readonly T[],
  row: T,
  keys: Keys<K>,
  columns: Columns<T, K>,
): number | null {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const difference = comparatorOf([row, sorted[middle] as T], keys, columns)(0, 1);
    if (difference === 0) return null;
    if (difference < 0) to = middle;
    else from = middle + 1;
  }
  return from;
}
