/** All worlds of a server: created or loaded on first use; above the limit, the least recently used leaves memory. */
import type { Snapshot } from '@zakupki/mock-control/schema';
import { momentOf } from '../dates/moment.ts';
import {
  nameBefore,
  type RecordChange,
  type Storage,
  StorageError,
  type StoredWorld,
  type WorldAccess,
  type WorldHead,
} from '../storage/storage.ts';
import { type Files, MemoryFiles, type NewFiles, NO_FILES } from './files.ts';
import type { Memento } from './states/memento.ts';
import { snapshotWithoutTables, toMemento } from './states/snapshot.ts';
import { type Seed, TABLE_NAMES } from './tables.ts';
import { Traffic } from './traffic/traffic.ts';
import { type Outcome, Turns, type Unit } from './turns.ts';
import type { AnsweredRequest } from './traffic/wire.ts';
import { createWorld, type World } from './world.ts';

export const DEFAULT_WORLD = 'default';
export const WORLD_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

export type Stored = {
  storage: Storage;
  /** why this build cannot load a stored world; null when it can */
  findProblem: (snapshot: Snapshot) => string | null;
  /** tells the operator about a world that was set aside */
  report: (sentence: string) => void;
};

/** A world in memory. `version` is that of the stored world it equals; 0 when it is not stored. */
type Open = { world: World; version: number };

/** Attempts to store changes while other servers write to the same world; all but the first hold its lock. */
const MAX_ATTEMPTS = 5;

export class Worlds {
  readonly seed: Seed;
  readonly traffic = new Traffic();
  readonly files: Files;
  /** null when the storage has them */
  readonly #memoryFiles: MemoryFiles | null;
  readonly #limit: number;
  /** a world was created or loaded */
  onOpened: (world: World) => void = () => {};
  readonly #stored: Stored | null;
  /** in order of last use, oldest first */
  readonly #open = new Map<string, Open>();
  readonly #turns: Turns<World> | null;

  /**
   * @param limit number of worlds in memory; `default` never leaves it
   * @param stored null: worlds end with the process
   * @param maxFileBytes of all attached files, of worlds that are not stored
   */
  constructor(seed: Seed, limit = 10_000, stored: Stored | null = null, maxFileBytes?: number) {
    this.seed = seed;
    this.#limit = limit;
    this.#stored = stored;
    this.#memoryFiles = stored ? null : new MemoryFiles(maxFileBytes);
    this.files = stored?.storage.files ?? (this.#memoryFiles as MemoryFiles);
    this.#turns = stored && new Turns((name, units) => this.#perform(stored, name, units));
    const { traffic } = this;
    stored?.storage.feed?.listen({
      isWatched: (name) => traffic.isWatched(name),
      answered: (name, entry) => traffic.answered(name, entry),
      changed: (name) => traffic.changed(name),
      ended: (name) => traffic.ended(name),
    });
  }

  /**
   * Runs work on a world and stores its changes, also when it throws. Work must be synchronous and may run more than
   * once: when another server changed the world in between, its changes are undone first.
   * @param name must match WORLD_NAME @throws StorageError; what work throws
   */
  async run<T>(name: string, work: (world: World) => T): Promise<T> {
    if (this.#turns) return this.#turns.run(name, work);
    const { world } = this.#use(name) ?? this.#add(name);
    try {
      return work(world);
    } finally {
      const files = world.takeNewFiles();
      if (files) this.#keepFiles(files);
    }
  }

  #keepFiles(files: NewFiles = NO_FILES): void {
    this.#memoryFiles?.add(files);
    if (!this.#memoryFiles?.bytes) return;
    const attachments = [...this.#open.values()].flatMap(({ world }) => world.changedAttachments());
    this.#memoryFiles.keep(new Set(attachments.map(({ sha256 }) => sha256)));
  }

  /** Reads a world, or the seed under that name: creates no world. @throws StorageError */
  async read<T>(name: string, work: (world: World) => T): Promise<T> {
    if (await this.exists(name)) return this.run(name, work);
    return work(createWorld(name, this.seed, {}, this.traffic, this.files));
  }

  /** The default world always exists. @throws StorageError */
  async exists(name: string): Promise<boolean> {
    return name === DEFAULT_WORLD || (await this.names()).has(name);
  }

  /** The world as it is now. @throws StorageError */
  open(name: string): Promise<World> {
    return this.run(name, (world) => world);
  }

  /** Creates or replaces a world. @throws StorageError */
  async create(name: string, initial: Partial<Memento> = {}): Promise<World> {
    const world = createWorld(name, this.seed, initial, this.traffic, this.files);
    takeOutFiles(world);
    const files = world.takeNewFiles() ?? NO_FILES;
    const { storage } = this.#stored ?? {};
    if (!storage || !this.#turns) {
      const open = this.#put(name, world, 0);
      this.#keepFiles(files);
      return open.world;
    }
    return this.#turns.alone(name, async () => {
      const version = await storage.save(headOf(world), changesOf(world), 'any', files);
      return this.#put(name, world, version ?? 0).world;
    });
  }

  restore(name: string, snapshot: Snapshot): Promise<World> {
    return this.create(name, toMemento(snapshot));
  }

  /**
   * Makes `to` a copy of `from`: records, sessions, clock, forced responses, outbox. The request log starts empty, and
   * new secrets, tokens included, differ between the two.
   */
  async fork(from: string, to: string): Promise<World> {
    const { salt: _, ...memento } = await this.run(from, (world) => world.memento());
    return this.create(to, memento);
  }

  async delete(name: string): Promise<boolean> {
    const { storage } = this.#stored ?? {};
    const isStored = (storage && (await this.#turns?.alone(name, () => storage.delete(name)))) ?? false;
    const wasThere = this.#open.has(name) || isStored;
    this.#forget(name);
    this.#keepFiles();
    if (!wasThere) return false;
    this.traffic.ended(name);
    storage?.feed?.tell(name, 'ended');
    return true;
  }

  /** Worlds in memory, least recently used first, worlds that are only stored, and worlds of earlier builds, by name. */
  async list(): Promise<{ open: World[]; stored: StoredWorld[]; earlier: StoredWorld[] }> {
    const stored = (await this.#stored?.storage.list()) ?? [];
    const open = this.#current();
    const names = new Set(open.map(({ name }) => name));
    return {
      open,
      stored: stored.filter(({ head: { world } }) => WORLD_NAME.test(world) && !names.has(world)),
      earlier: stored.filter(({ head: { world } }) => nameBefore(world) !== null),
    };
  }

  /** A world of an earlier build; null when none has that name. @throws StorageError */
  async loadEarlier(name: string): Promise<Snapshot | null> {
    const loaded = await this.#stored?.storage.load(name);
    if (!loaded) return null;
    const { clockReadAt: _, ...snapshot } = loaded.snapshot;
    return snapshot;
  }

  /** Whether there was one. @throws StorageError */
  async deleteEarlier(name: string): Promise<boolean> {
    return (await this.#stored?.storage.delete(name)) ?? false;
  }

  /** Names of worlds in memory or in the storage. */
  async names(): Promise<Set<string>> {
    const stored = (await this.#stored?.storage.names()) ?? [];
    return new Set([...this.#current().map(({ name }) => name), ...stored.filter((name) => WORLD_NAME.test(name))]);
  }

  /** Worlds in memory that no other server can have changed. */
  #current(): World[] {
    const isShared = this.#stored?.storage.feed != null;
    return [...this.#open.values()].flatMap(({ world, version }) => (isShared && version > 0 ? [] : [world]));
  }

  /** Notifies watchers of the world of a change through the control plane. */
  tellChanged(name: string): void {
    this.traffic.changed(name);
    this.#stored?.storage.feed?.tell(name, 'changed');
  }

  /** Unique among all servers of a storage. */
  nextRequestId(world: World): string {
    return `${world.requestId()}${this.#stored?.storage.feed?.requestIdSuffix ?? ''}`;
  }

  logRequest(world: World, entry: AnsweredRequest): void {
    world.logRequest(entry);
    this.#stored?.storage.feed?.add(world.name, entry);
  }

  /** The last requests to a world, oldest first. @throws StorageError */
  async requests(name: string): Promise<readonly AnsweredRequest[]> {
    return this.#stored?.storage.feed?.requests(name) ?? this.read(name, ({ log }) => log.entries());
  }

  async #perform(stored: Stored, name: string, units: readonly Unit<World>[]): Promise<void> {
    const { storage } = stored;
    let outcomes: Outcome[] | null;
    try {
      outcomes = await this.#attempt(storage, name, units);
      for (let attempt = 1; !outcomes; attempt += 1) {
        if (attempt === MAX_ATTEMPTS) throw new StorageError(`World "${name}" is written to by too many servers.`);
        outcomes = await storage.withLock(name, (locked) => this.#attempt(locked, name, units));
      }
    } catch (error) {
      // What is in memory may differ from what is stored.
      this.#forget(name);
      outcomes = units.map(() => ({ error }));
    }
    for (const [place, { settle }] of units.entries()) settle(outcomes[place] ?? { value: undefined });
  }

  /** @returns null when another server changed the world in between; then nothing was changed here */
  async #attempt(storage: WorldAccess, name: string, units: readonly Unit<World>[]): Promise<Outcome[] | null> {
    const open = await this.#latest(storage, name);
    const { world } = open;
    const outcomes = units.map(({ work }): Outcome => {
      try {
        return { value: work(world) };
      } catch (error) {
        return { error };
      }
    });
    const files = world.takeNewFiles() ?? NO_FILES;
    if (!world.isChanged) return outcomes;
    const version = await storage.save(headOf(world), world.unsavedRecords(), open.version, files);
    if (version === null) {
      world.undoUnsaved();
      return null;
    }
    world.trackChanges();
    open.version = version;
    return outcomes;
  }

  /** The world with everything that is stored of it. */
  async #latest(storage: WorldAccess, name: string): Promise<Open> {
    const known = this.#use(name);
    const newer = known ? await storage.changesSince(name, known.version) : 'replaced';
    if (known && newer === null) return known;
    if (!known || !newer || newer === 'replaced') return (await this.#load(storage, name)) ?? this.#add(name);
    const { tables: _, ...settings } = toMemento({ ...newer.head, tables: {} });
    known.world.refresh(settings, newer.changes);
    continueClock(known.world, newer.head);
    known.version = newer.version;
    return known;
  }

  async #load(storage: WorldAccess, name: string): Promise<Open | null> {
    const loaded = await storage.load(name);
    if (!loaded) return null;
    const { snapshot, version } = loaded;
    const problem = this.#stored?.findProblem(snapshot) ?? null;
    if (problem === null) {
      const world = createWorld(name, this.seed, toMemento(snapshot), this.traffic, this.files);
      continueClock(world, snapshot);
      const open = this.#put(name, world, version);
      takeOutFiles(world);
      return open;
    }
    const kept = await storage.setAside(name);
    this.#stored?.report(
      `World "${name}" was stored by an earlier build and starts again from the seed (${problem}). It is kept as "${kept}".`,
    );
    return null;
  }

  #use(name: string): Open | undefined {
    const known = this.#open.get(name);
    if (!known) return undefined;
    this.#open.delete(name);
    this.#open.set(name, known);
    return known;
  }

  #add(name: string): Open {
    return this.#put(name, createWorld(name, this.seed, {}, this.traffic, this.files), 0);
  }

  #put(name: string, world: World, version: number): Open {
    this.#forget(name);
    const open = { world, version };
    this.#open.set(name, open);
    if (this.#stored) world.trackChanges();
    this.#evict();
    this.onOpened(world);
    return open;
  }

  #evict(): void {
    if (this.#open.size <= this.#limit) return;
    for (const name of this.#open.keys()) {
      if (name === DEFAULT_WORLD || this.#turns?.isBusy(name)) continue;
      this.#forget(name);
      this.#keepFiles();
      if (!this.#stored) this.traffic.ended(name);
      return;
    }
  }

  #forget(name: string): void {
    this.#open.get(name)?.world.close();
    this.#open.delete(name);
  }
}

const headOf = (world: World): WorldHead => {
  const head = snapshotWithoutTables(world);
  return { ...head, clockReadAt: world.clock.realTimeOf(momentOf(head.clock.now)) };
};

/** Every record that differs from the seed. */
function changesOf(world: World): RecordChange[] {
  const { tables } = world.memento();
  return TABLE_NAMES.flatMap((table) =>
    [...(tables[table]?.keys() ?? [])].map((id) => ({ table, id, record: world.table(table).change(id) })),
  );
}

/** Worlds of a storage with several servers have one clock. */
function continueClock({ clock }: World, head: WorldHead): void {
  if (head.clockReadAt !== undefined) clock.restore(momentOf(head.clock.now), head.clockReadAt, head.clock.mode);
}

/** Moves bytes out of the records of a loaded document, or of a world stored by an earlier build. */
function takeOutFiles(world: World): void {
  const complete = world.changedAttachments().filter(({ content }) => content !== undefined);
  for (const { content = '', ...record } of complete) {
    // Edited documents may name another hash, under which the file of another world would be found.
    world.attachments.put({ ...record, sha256: world.addFile(Buffer.from(content, 'base64')) });
  }
  if (complete.length > 0) world.history.restart(world.memento());
}
