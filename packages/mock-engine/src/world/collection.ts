/**
 * Records of one table in one world, copy-on-write: the frozen seed plus this world's changes. Creating a world copies
 * nothing.
 */
import { WeakCache } from '../cache.ts';
import { type Edit, EditLog, MAX_EDITS, placeAtEnd } from '../lists/derived.ts';

export type Entity = { readonly id: string };

/** A seed table: records by id and, for each index, ids by key. Built once, frozen, shared by every world. */
export type Table<T extends Entity> = {
  readonly records: ReadonlyMap<string, T>;
  readonly indexes: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
};

export type Indexes<T extends Entity> = Readonly<Record<string, (record: T) => string | null>>;

export type TableBuilder<T extends Entity> = { table: Table<T>; add: (records: readonly T[]) => void };

/**
 * Creates an empty table to add records to. Records are deeply frozen, so that a handler that mutates one fails at
 * once. Do not add to an index key that was read before: its list of ids is shared.
 */
export function createTableBuilder<T extends Entity>(indexes: Indexes<T>): TableBuilder<T> {
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

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** Lists of seed records by list of ids, shared by all worlds that did not change them. */
const seedLists = new WeakMap<readonly string[], readonly Entity[]>();

/** A list as it was last read; later edits of the log are the writes since then. */
type ReadList = { list: readonly Entity[]; end: number; log: EditLog<Entity> };

/** Lists of recently used collections with changes, by index and key. */
const changedLists = new WeakCache<object, Map<string, ReadList>>(128);

const NOTHING: readonly never[] = Object.freeze([]);

/** @param undo undoes the write @param id of the record */
type OnWrite = (undo: () => void, id: string) => void;

/** Differences from the seed by id; null marks a deleted record. */
export type Changes<T extends Entity = Entity> = ReadonlyMap<string, T | null>;

export class Collection<T extends Entity, Name extends string = string> {
  readonly #base: Table<T>;
  readonly #indexes: Indexes<T>;
  readonly #onWrite: OnWrite;
  #changes: Map<string, T | null>;
  /** whether #changes is shared, and must be copied before the next write */
  #isShared: boolean;
  /**
   * Ids added to or removed from a key, by index: a superset that is checked against the records on reading. Built on
   * first use, so that copying a world costs nothing.
   */
  #touched: Map<string, Map<string, Set<string>>> | null = null;
  /** number of records added here and deleted again, which stay in #changes because the delete may be undone */
  #deletedAdditions = 0;
  /** size minus the size of the seed */
  #sizeDifference = 0;

  /** @param changes of another collection of this table, shared until either collection writes */
  constructor(
    base: Table<T>,
    indexes: Record<Name, (record: T) => string | null>,
    onWrite: OnWrite,
    changes?: Changes<T>,
  ) {
    this.#base = base;
    this.#indexes = indexes;
    this.#onWrite = onWrite;
    // Copied before the first write, see #isShared.
    this.#changes = (changes as Map<string, T | null> | undefined) ?? new Map<string, T | null>();
    this.#isShared = changes !== undefined;
    for (const [id, value] of this.#changes) {
      const seeded = base.records.has(id);
      this.#sizeDifference += Number(value !== null) - Number(seeded);
      this.#deletedAdditions += Number(value === null && !seeded);
    }
  }

  get(id: string): T | undefined {
    const changed = this.#changes.get(id);
    if (changed !== undefined) return changed ?? undefined;
    return this.#base.records.get(id);
  }

  get size(): number {
    return this.#base.records.size + this.#sizeDifference;
  }

  /** Number of changed, added and deleted records. */
  get changed(): number {
    return this.#changes.size - this.#deletedAdditions;
  }

  /** Returns a record that differs from the seed; null when it is deleted, undefined when it does not differ. */
  change(id: string): T | null | undefined {
    const changed = this.#changes.get(id);
    return changed === null && !this.#base.records.has(id) ? undefined : changed;
  }

  /** Differences from the seed in the order of writing; later writes do not affect the result. */
  changes(): Changes<T> {
    this.#isShared = true;
    return this.#changes;
  }

  /** Writes a record and freezes it. */
  put(record: T): T {
    this.#set(record.id, deepFreeze(record));
    return record;
  }

  delete(id: string): void {
    if (this.get(id)) this.#set(id, null);
  }

  /** Applies a change that is already stored: null deletes the record, undefined restores the record of the seed. */
  refresh(id: string, value: T | null | undefined): void {
    this.#write(id, value && deepFreeze(value));
    const seeded = this.#base.records.get(id);
    if (seeded) this.#touch(seeded);
    if (value) this.#touch(value);
  }

  #set(id: string, value: T | null): void {
    const seeded = this.#base.records.get(id);
    const before = this.#changes.get(id);
    this.#write(id, value);
    if (seeded && before === undefined) this.#touch(seeded);
    if (value) this.#touch(value);
    this.#onWrite(() => {
      this.#write(id, before);
      // The index may have been built after the undone write.
      if (before) this.#touch(before);
    }, id);
  }

  /** @param value null for a deleted record, undefined to remove the change */
  #write(id: string, value: T | null | undefined): void {
    if (this.#isShared) {
      this.#changes = new Map(this.#changes);
      this.#isShared = false;
    }
    const seeded = this.#base.records.has(id);
    const before = this.#changes.get(id);
    const recordBefore = this.get(id);
    // A record that is added, deleted and added again moves to the end.
    if (value === undefined || (before === null && !seeded)) this.#changes.delete(id);
    if (value !== undefined) this.#changes.set(id, value);
    const exists = (state: T | null | undefined) => Number(state === undefined ? seeded : state !== null);
    const isDeletedAddition = (state: T | null | undefined) => Number(state === null && !seeded);
    this.#sizeDifference += exists(value) - exists(before);
    this.#deletedAdditions += isDeletedAddition(value) - isDeletedAddition(before);
    this.#editLists(id, recordBefore, this.get(id));
  }

  /** Notes a write for the lists that contain the record; other lists stay the same objects. */
  #editLists(id: string, before: T | undefined, after: T | undefined): void {
    const lists = changedLists.get(this);
    if (!lists) return;
    for (const [name, keyOf] of Object.entries(this.#indexes)) {
      const [was, is] = [before ? keyOf(before) : null, after ? keyOf(after) : null];
      if (was !== null) note(lists, `${name} ${was}`, [before, was === is ? after : undefined]);
      if (is === null || is === was) continue;
      // A record that was in the list before returns to its place, which only building the list finds.
      if (this.#isNewIn(name, is, id)) note(lists, `${name} ${is}`, [undefined, after]);
      else lists.delete(`${name} ${is}`);
    }
  }

  #isNewIn(name: string, key: string, id: string): boolean {
    const seeded = this.#base.records.get(id);
    if (!this.#touched || (seeded && this.#indexes[name]?.(seeded) === key)) return false;
    return this.#touched.get(name)?.get(key)?.has(id) !== true;
  }

  #touch(record: T): void {
    // An index that is not built yet will be built from #changes.
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
   * Records by index key: first those of the seed, then this world's in the order of first writing. Returns the same
   * list until a record of this key is written.
   */
  where(name: Name, key: string): readonly T[] {
    const ids = this.#base.indexes.get(name)?.get(key) ?? NOTHING;
    const touched = this.#changes.size > 0 ? (this.#touched ??= this.#index()).get(name)?.get(key) : undefined;
    if (!touched) return this.#seedList(ids);
    let lists = changedLists.get(this);
    if (!lists) changedLists.set(this, (lists = new Map<string, ReadList>()));
    const known = lists.get(`${name} ${key}`);
    if (known && known.end === known.log.end) return known.list as readonly T[];
    const read = (known && edited(known)) ?? this.#readFirst(this.#seedList(ids), name, key, touched);
    lists.set(`${name} ${key}`, read);
    placeAtEnd(read.list, read.log);
    // The cache is keyed by collection, so its lists have this type.
    return read.list as readonly T[];
  }

  #seedList(ids: readonly string[]): readonly T[] {
    // Each list of ids belongs to one table, so its records have this type.
    const cached = seedLists.get(ids) as readonly T[] | undefined;
    if (cached) return cached;
    const list = Object.freeze(ids.flatMap((id) => this.#base.records.get(id) ?? []));
    seedLists.set(ids, list);
    return list;
  }

  #readFirst(seeded: readonly T[], name: Name, key: string, touched: ReadonlySet<string>): ReadList {
    const inList = (record: T | undefined) => (record && this.#indexes[name]?.(record) === key ? record : undefined);
    const edits = [...touched].flatMap((id): Edit<T>[] => {
      const [before, after] = [inList(this.#base.records.get(id)), inList(this.get(id))];
      return before === after ? [] : [[before, after]];
    });
    const replaced = new Map(edits);
    const added = edits.flatMap(([before, after]) => (before || !after ? [] : after));
    const kept = seeded.flatMap((record) => (replaced.has(record) ? (replaced.get(record) ?? []) : record));
    const list = Object.freeze([...kept, ...added]);
    const log = edits.length <= MAX_EDITS ? new EditLog<Entity>(seeded, edits) : new EditLog<Entity>(list);
    return { list, end: log.end, log };
  }

  /**
   * Frees what is left of records that were added and deleted again. Call it only when no earlier write can be undone.
   */
  forgetDeleted(): void {
    if (this.#deletedAdditions === 0) return;
    const { records } = this.#base;
    this.#changes = new Map([...this.#changes].filter(([id, value]) => value !== null || records.has(id)));
    this.#isShared = false;
    this.#deletedAdditions = 0;
    // Indexes name deleted records too.
    this.#touched = null;
  }

  /** Records that the seed does not have, in the order of first writing. */
  *added(): Generator<T> {
    for (const [id, record] of this.#changes) {
      if (record && !this.#base.records.has(id)) yield record;
    }
  }

  /** For reports over a whole world; a request should use `where`. */
  all(): T[] {
    const list: T[] = [];
    for (const id of this.#base.records.keys()) {
      const record = this.get(id);
      if (record) list.push(record);
    }
    for (const record of this.added()) list.push(record);
    return list;
  }
}

function note(lists: Map<string, ReadList>, name: string, edit: Edit<Entity>): void {
  const read = lists.get(name);
  if (!read) return;
  if (read.log.end - read.end < MAX_EDITS) read.log.add(edit);
  else lists.delete(name);
}

/** The list after its edits; null if it has to be built anew. */
function edited({ list: before, end, log }: ReadList): ReadList | null {
  // V8 slices and searches a frozen list a hundred times slower than its copy.
  const list = [...before];
  const edits = log.between(end, log.end);
  if (!edits) return null;
  for (const [old, changed] of edits) {
    const at = old ? list.indexOf(old) : list.length;
    if (at < 0) return null;
    if (changed) list[at] = changed;
    else list.splice(at, 1);
  }
  return { list: Object.freeze(list), end: log.end, log };
}
