/** Values derived from a list of records, such as a sorted one. After a write they change by the difference. */
import { memoize, WeakCache } from '../cache.ts';

/** A record before and after a write; undefined where there is none. */
export type Edit<T> = readonly [before: T | undefined, after: T | undefined];

/** A list with more edits than this since it was last read is built anew. */
export const MAX_EDITS = 20;

/** The edits that lead from a list to those that replaced it, one after the other. */
export class EditLog<T> {
  readonly first: readonly T[];
  readonly #edits: Edit<T>[];
  #forgotten = 0;

  constructor(first: readonly T[], edits: readonly Edit<T>[] = []) {
    this.first = first;
    this.#edits = [...edits];
  }

  /** number of edits so far */
  get end(): number {
    return this.#forgotten + this.#edits.length;
  }

  add(edit: Edit<T>): void {
    this.#edits.push(edit);
    if (this.#edits.length <= 2 * MAX_EDITS) return;
    this.#edits.splice(0, MAX_EDITS);
    this.#forgotten += MAX_EDITS;
  }

  /** Null when some are forgotten. */
  between(start: number, end: number): readonly Edit<T>[] | null {
    return start < this.#forgotten ? null : this.#edits.slice(start - this.#forgotten, end - this.#forgotten);
  }
}

type Place = { readonly log: EditLog<unknown>; readonly end: number };

const places = new WeakMap<readonly unknown[], Place>();

/** Notes that a list is the one after the last edit of a log. */
export function placeAtEnd<T>(list: readonly T[], log: EditLog<T>): void {
  places.set(list, { log, end: log.end });
}

export type Derivation<T, V> = {
  start: (list: readonly T[]) => V;
  /** Leaves `value` as it is. Null to start anew. */
  edit: (value: V, edits: readonly Edit<T>[]) => V | null;
};

/** Values derived from one list. */
const MAX_VALUES = 8;

/**
 * Keeps what is derived from a list by name, which identifies all other dependencies. The list of an index key is the
 * same object until one of its records is written; other lists must not change.
 * @param limit number of lists
 */
export function derive<T, V extends object>(
  limit: number,
): (list: readonly T[], name: string, by: Derivation<T, V>) => V {
  const memoized = memoize<readonly T[], V>(limit);
  const latest = new WeakCache<object, Map<string, { end: number; value: V }>>(limit);
  return (list, name, { start, edit }) => {
    const startFrom = (from: readonly T[]) => memoized(from, name, () => start(from));
    const place = places.get(list);
    if (!place) return startFrom(list);
    // A list and its log have the same records.
    const log = place.log as EditLog<T>;
    const values = latest.get(log) ?? new Map<string, { end: number; value: V }>();
    const known = values.get(name);
    if (known?.end === place.end) return known.value;
    // Somebody has kept an older list.
    if (known && known.end > place.end) return startFrom(list);
    const edits = log.between(known?.end ?? 0, place.end);
    const value = (edits && edit(known?.value ?? startFrom(log.first), edits)) ?? startFrom(list);
    if (values.size >= MAX_VALUES) values.clear();
    latest.set(log, values.set(name, { end: place.end, value }));
    return value;
  };
}
