/**
 * Records of one kind in one world: the frozen seed below, this world's changes above it.
 * Nothing is copied when a world is made; a world holds only what it changed.
 */

import { WeakCache } from '../cache.ts';

export type Entity = { readonly id: string };

/** A seed table: records by id and, for each index, ids by key. Built once, frozen, shared by every world. */
export type Table<T extends Entity> = {
  readonly records: ReadonlyMap<string, T>;
  readonly indexes: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
};

export type Indexes<T extends Entity> = Readonly<Record<string, (record: T) => string | null>>;

/** A table that is being filled. */
export type Filling<T extends Entity> = { table: Table<T>; add: (records: readonly T[]) => void };

/** Collects records into a table. Records are frozen deeply, so a handler that mutates one fails at once. */
export function tableOf<T extends Entity>(records: readonly T[], indexes: Indexes<T>): Table<T> {
  const { table, add } = fillingTable(indexes);
  add(records);
  return table;
}

/** An empty table to add records to. Lists of ids that somebody may have read must not grow any more. */
export function fillingTable<T extends Entity>(indexes: Indexes<T>): Filling<T> {
  const records = new Map<string, T>();
  const byIndex = new Map(Object.keys(indexes).map((name) => [name, new Map<string, string[]>()]));
  const add = (more: readonly T[]) => {
    for (const record of more) records.set(record.id, deepFreeze(record));
    for (const [name, keyOf] of Object.entries(indexes)) {
      const byKey = byIndex.get(name);
      for (const record of more) {
        const key = keyOf(record);
        if (key === null) continue;
        const ids = byKey?.get(key);
        if (ids) ids.push(record.id);
        else byKey?.set(key, [record.id]);
      }
    }
  };
  return { table: { records, indexes: byIndex }, add };
}

/** Nothing in it can be changed any more. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** Lists of seed records, shared by all worlds that changed nothing in them; by the ids listed. */
const seedLists = new WeakMap<readonly string[], readonly Entity[]>();

/** Lists of the collections used last that were changed, until the next write. */
const changedLists = new WeakCache<object, Map<string, readonly Entity[]>>(128);

const NOTHING: readonly never[] = Object.freeze([]);

/** Called with what undoes a write, so that a unit of work that fails leaves nothing behind. */
export type OnWrite = (undo: () => void) => void;

/** What differs from the seed, by id; null marks a deleted record. */
export type Changes<T extends Entity = Entity> = ReadonlyMap<string, T | null>;

export class Collection<T extends Entity, Name extends string = string> {
  readonly #base: Table<T>;
  readonly #indexes: Indexes<T>;
  readonly #onWrite: OnWrite;
  #changes: Map<string, T | null>;
  /** somebody else holds the map of changes, so it is copied before the next write */
  #isShared: boolean;
  /**
   * Ids this world put under a key or took from it, per index; a superset, checked against the record when read. Null
   * until somebody needs it: a copy of a world costs nothing before it is used.
   */
  #touched: Map<string, Map<string, Set<string>>> | null = null;
  /** ids that were added here and deleted again; they keep their place in the changes as long as work may be undone */
  #gone = 0;
  /** how many records there are more than in the seed */
  #more = 0;

  /** @param changes what another collection of this table had changed; it is shared until one of the two writes */
  constructor(
    base: Table<T>,
    indexes: Record<Name, (record: T) => string | null>,
    onWrite: OnWrite,
    changes?: Changes<T>,
  ) {
    this.#base = base;
    this.#indexes = indexes;
    this.#onWrite = onWrite;
    // Never written to while it is shared.
    this.#changes = (changes as Map<string, T | null> | undefined) ?? new Map<string, T | null>();
    this.#isShared = changes !== undefined;
    for (const [id, value] of this.#changes) {
      const seeded = base.records.has(id);
      this.#more += Number(value !== null) - Number(seeded);
      this.#gone += Number(value === null && !seeded);
    }
  }

  get(id: string): T | undefined {
    const changed = this.#changes.get(id);
    if (changed !== undefined) return changed ?? undefined;
    return this.#base.records.get(id);
  }

  /** Number of records. */
  get size(): number {
    return this.#base.records.size + this.#more;
  }

  /** Number of records this world changed, added or deleted. */
  get changed(): number {
    return this.#changes.size - this.#gone;
  }

  /** What differs from the seed, in the order of writing, as it stands now: later writes do not show in it. */
  changes(): Changes<T> {
    this.#isShared = true;
    return this.#changes;
  }

  /** Writes a record, which nobody may change any more. */
  put(record: T): T {
    this.#set(record.id, deepFreeze(record));
    return record;
  }

  delete(id: string): void {
    if (this.get(id)) this.#set(id, null);
  }

  #set(id: string, value: T | null): void {
    const seeded = this.#base.records.get(id);
    const before = this.#changes.get(id);
    this.#write(id, value);
    if (seeded && before === undefined) this.#touch(seeded);
    if (value) this.#touch(value);
    this.#onWrite(() => {
      this.#write(id, before);
      // The index may have been made from what is undone here.
      if (before) this.#touch(before);
    });
  }

  /** @param value null for a deleted record, undefined for one that is as the seed has it, or not there at all */
  #write(id: string, value: T | null | undefined): void {
    if (this.#isShared) {
      this.#changes = new Map(this.#changes);
      this.#isShared = false;
    }
    const seeded = this.#base.records.has(id);
    const before = this.#changes.get(id);
    // What was added, deleted and is added again stands last, as if it had never been there.
    if (value === undefined || (before === null && !seeded)) this.#changes.delete(id);
    if (value !== undefined) this.#changes.set(id, value);
    const isThere = (state: T | null | undefined) => Number(state === undefined ? seeded : state !== null);
    const isGone = (state: T | null | undefined) => Number(state === null && !seeded);
    this.#more += isThere(value) - isThere(before);
    this.#gone += isGone(value) - isGone(before);
    changedLists.delete(this);
  }

  #touch(record: T): void {
    // Not needed so far: whoever does finds the record among the changes.
    if (this.#touched) this.#touchIn(this.#touched, record);
  }

  #touchIn(touched: Map<string, Map<string, Set<string>>>, record: T): void {
    for (const [name, keyOf] of Object.entries(this.#indexes)) {
      const key = keyOf(record);
      if (key === null) continue;
      let byKey = touched.get(name);
      if (!byKey) touched.set(name, (byKey = new Map<string, Set<string>>()));
      const ids = byKey.get(key);
      if (ids) ids.add(record.id);
      else byKey.set(key, new Set([record.id]));
    }
  }

  #index(): Map<string, Map<string, Set<string>>> {
    const touched = new Map<string, Map<string, Set<string>>>();
    for (const [id, value] of this.#changes) {
      const seeded = this.#base.records.get(id);
      if (seeded) this.#touchIn(touched, seeded);
      if (value) this.#touchIn(touched, value);
    }
    return touched;
  }

  /**
   * Records whose index `name` has the key, the seed's first, then this world's in order of first writing. The same
   * list as long as none of them is written.
   */
  where(name: Name, key: string): readonly T[] {
    const ids = this.#base.indexes.get(name)?.get(key) ?? NOTHING;
    const touched = this.#changes.size > 0 ? (this.#touched ??= this.#index()).get(name)?.get(key) : undefined;
    if (!touched) return this.#seedList(ids);
    let lists = changedLists.get(this);
    if (!lists) changedLists.set(this, (lists = new Map<string, readonly Entity[]>()));
    const known = lists.get(`${name} ${key}`);
    // Only lists of this collection are kept under it.
    if (known) return known as readonly T[];
    const found = Object.freeze(this.#listed(name, key, ids, touched));
    lists.set(`${name} ${key}`, found);
    return found;
  }

  /** Nothing of it was changed here: the list is that of every such world. */
  #seedList(ids: readonly string[]): readonly T[] {
    // Ids of this collection's table are listed as this table's records.
    const known = seedLists.get(ids) as readonly T[] | undefined;
    if (known) return known;
    const found = Object.freeze(ids.flatMap((id) => this.#base.records.get(id) ?? []));
    seedLists.set(ids, found);
    return found;
  }

  #listed(name: Name, key: string, ids: readonly string[], touched: ReadonlySet<string>): T[] {
    const keyOf = this.#indexes[name];
    const found: T[] = [];
    for (const id of ids) {
      const record = this.get(id);
      if (record && keyOf?.(record) === key) found.push(record);
    }
    for (const id of touched) {
      const record = this.get(id);
      const seeded = this.#base.records.get(id);
      const listed = seeded && keyOf?.(seeded) === key;
      if (record && !listed && keyOf?.(record) === key) found.push(record);
    }
    return found;
  }

  /** Every record. For reports over a whole world; a request should use `where`. */
  all(): T[] {
    const found: T[] = [];
    for (const id of this.#base.records.keys()) {
      const record = this.get(id);
      if (record) found.push(record);
    }
    for (const [id, record] of this.#changes) {
      if (record && !this.#base.records.has(id)) found.push(record);
    }
    return found;
  }
}
