/**
 * Records of one kind in one world: the frozen seed below, this world's changes above it.
 * Nothing is copied when a world is made; a world holds only what it changed.
 */

export type Entity = { readonly id: string };

/** A seed table: records by id and, for each index, ids by key. Built once, frozen, shared by every world. */
export type Table<T extends Entity> = {
  readonly records: ReadonlyMap<string, T>;
  readonly indexes: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
};

export type Indexes<T extends Entity> = Readonly<Record<string, (record: T) => string | null>>;

/** Collects records into a table. Records are frozen deeply, so a handler that mutates one fails at once. */
export function tableOf<T extends Entity>(records: readonly T[], indexes: Indexes<T>): Table<T> {
  const byIndex = new Map<string, Map<string, string[]>>();
  for (const [name, keyOf] of Object.entries(indexes)) {
    const byKey = new Map<string, string[]>();
    for (const record of records) {
      const key = keyOf(record);
      if (key === null) continue;
      const ids = byKey.get(key);
      if (ids) ids.push(record.id);
      else byKey.set(key, [record.id]);
    }
    byIndex.set(name, byKey);
  }
  return { records: new Map(records.map((record) => [record.id, deepFreeze(record)])), indexes: byIndex };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** Called with what undoes a write, so that a unit of work that fails leaves nothing behind. */
export type OnWrite = (undo: () => void) => void;

export class Collection<T extends Entity, Name extends string = string> {
  readonly #base: Table<T>;
  readonly #indexes: Indexes<T>;
  readonly #onWrite: OnWrite;
  /** null marks a record of the seed that this world deleted */
  readonly #changes = new Map<string, T | null>();
  /** ids this world put under a key, per index; a superset, checked against the record when read */
  readonly #added = new Map<string, Map<string, Set<string>>>();
  #count: number;

  constructor(base: Table<T>, indexes: Record<Name, (record: T) => string | null>, onWrite: OnWrite) {
    this.#base = base;
    this.#indexes = indexes;
    this.#onWrite = onWrite;
    this.#count = base.records.size;
  }

  get(id: string): T | undefined {
    const changed = this.#changes.get(id);
    if (changed !== undefined) return changed ?? undefined;
    return this.#base.records.get(id);
  }

  /** Number of records. */
  get size(): number {
    return this.#count;
  }

  /** Number of records this world changed, added or deleted. */
  get changed(): number {
    return this.#changes.size;
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
    const before = this.#changes.get(id);
    const existed = this.get(id) !== undefined;
    this.#changes.set(id, value);
    this.#count += Number(value !== null) - Number(existed);
    if (value) this.#index(value);
    this.#onWrite(() => {
      if (before === undefined) this.#changes.delete(id);
      else this.#changes.set(id, before);
      this.#count -= Number(value !== null) - Number(existed);
    });
  }

  #index(record: T): void {
    for (const [name, keyOf] of Object.entries(this.#indexes)) {
      const key = keyOf(record);
      if (key === null) continue;
      let byKey = this.#added.get(name);
      if (!byKey) this.#added.set(name, (byKey = new Map<string, Set<string>>()));
      const ids = byKey.get(key);
      if (ids) ids.add(record.id);
      else byKey.set(key, new Set([record.id]));
    }
  }

  /** Records whose index `name` has the key, the seed's first, then this world's in order of first writing. */
  where(name: Name, key: string): T[] {
    const base = this.#base.indexes.get(name)?.get(key) ?? [];
    const added = this.#added.get(name)?.get(key);
    const keyOf = this.#indexes[name];
    const found: T[] = [];
    for (const id of base) {
      const record = this.get(id);
      if (record && (this.#changes.size === 0 || keyOf?.(record) === key)) found.push(record);
    }
    if (added) {
      const inBase = this.#base.records;
      for (const id of added) {
        const record = this.get(id);
        const listed = inBase.has(id) && keyOf?.(inBase.get(id) as T) === key;
        if (record && !listed && keyOf?.(record) === key) found.push(record);
      }
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
