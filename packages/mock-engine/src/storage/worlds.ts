/**
 * All worlds of a server. Creates or loads them on first use; above the limit, the least recently used leaves memory.
 */
import type { Snapshot } from '../contract/control.ts';
import { momentOf } from '../dates/moment.ts';
import {
  nameBefore,
  type RecordChange,
  type Storage,
  StorageError,
  type StoredWorld,
  type WorldAccess,
  type WorldHead,
} from './storage.ts';
import { convertRecords } from './convert-records.ts';
import { StorageHealth } from './storage-health.ts';
import { type Files, MemoryFiles, type NewFiles, NO_FILES } from '../world/files.ts';
import type { Memento } from '../world/states/memento.ts';
import { snapshotWithoutTables, toMemento } from '../world/states/snapshot.ts';
import type { Seed } from '../world/world.ts';
import { Traffic } from '../world/traffic/traffic.ts';
import { type Outcome, Turns, type Unit } from './turns.ts';
import type { AnsweredRequest } from '../world/traffic/wire.ts';
import { createWorld, type World } from '../world/world.ts';

export const DEFAULT_WORLD = 'default';
export const WORLD_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

export type Stored = {
  storage: Storage;
  /** why this build cannot load a stored world; null when it can */
  findProblem: (snapshot: Snapshot) => string | null;
  /** notifies the operator about a world that was set aside */
  report: (sentence: string) => void;
};

/** A world in memory. `version` is the version of the equal stored world; 0 when it is not stored. */
type Open = { world: World; version: number };

/** Attempts to store changes while other servers write to the same world; all except the first lock the world. */
const MAX_ATTEMPTS = 5;

export class Worlds {
  readonly seed: Seed;
  readonly traffic = new Traffic();
  readonly files: Files;
  /** null when the storage has the files */
  readonly #memoryFiles: MemoryFiles | null;
  readonly #limit: number;
  /** called when a world was created or loaded */
  onOpened: (world: World) => void = () => {};
  readonly #stored: Stored | null;
  /** in order of last use, oldest first */
  readonly #open = new Map<string, Open>();
  readonly #turns: Turns<World> | null;
  readonly #health = new StorageHealth();

  /**
   * @param limit number of worlds in memory; `default` always stays
   * @param stored null for worlds that end with the process
   * @param maxFileBytes limit of all attached files, if worlds are not stored
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
   * Runs work on a world and stores its changes, even when it throws. Work must be synchronous. It runs again after its
   * changes are undone when another server changed the world in between.
   * @param name must match WORLD_NAME @throws StorageError; errors of `work`
   */
  async run<T>(name: string, work: (world: World) => T): Promise<T> {
    if (this.#turns) return this.#turns.run(name, work);
    const { world } = this.#use(name) ?? this.#add(name);
    try {
      return work(world);
    } finally {
      const files = world.takeNewFiles();
      if (files) this.#updateFiles(files);
    }
  }

  /** Adds files, and drops files that no record of a world in memory names. */
  #updateFiles(files: NewFiles = NO_FILES): void {
    this.#memoryFiles?.add(files);
    if (!this.#memoryFiles?.bytes) return;
    const named = [...this.#open.values()].flatMap(({ world }) => world.changedFiles());
    this.#memoryFiles.keep(new Set(named.map(({ record }) => record.sha256)));
  }

  /** Reads a world, or the seed under that name. Does not create a world. @throws StorageError */
  async read<T>(name: string, work: (world: World) => T): Promise<T> {
    // What is in memory is not awaited: a world that is deleted meanwhile would be created again.
    if (this.#isHere(name) || (this.#stored && (await this.names()).has(name))) return this.run(name, work);
    return work(createWorld(name, this.seed, {}, this.traffic, this.files));
  }

  /** The default world always exists. @throws StorageError */
  async exists(name: string): Promise<boolean> {
    return this.#isHere(name) || (await this.names()).has(name);
  }

  #isHere(name: string): boolean {
    const open = this.#open.get(name);
    return name === DEFAULT_WORLD || (open !== undefined && this.#isCurrent(open));
  }

  /** Returns the current state of a world. @throws StorageError */
  open(name: string): Promise<World> {
    return this.run(name, (world) => world);
  }

  /** Creates or replaces a world. @throws StorageError */
  async create(name: string, initial: Partial<Memento> = {}): Promise<World> {
    const world = createWorld(name, this.seed, initial, this.traffic, this.files);
    convertRecords(world);
    const files = world.takeNewFiles() ?? NO_FILES;
    const { storage } = this.#stored ?? {};
    if (!storage || !this.#turns) {
      const open = this.#put(name, world, 0);
      this.#updateFiles(files);
      return open.world;
    }
    return this.#turns.alone(name, async () => {
      const version = await this.#health.write(() => storage.save(headOf(world), changesOf(world), 'any', files));
      return this.#put(name, world, version ?? 0).world;
    });
  }

  /** @param requests earlier requests for the log, oldest first; a replay does not repeat them */
  async restore(name: string, snapshot: Snapshot, requests: readonly AnsweredRequest[] = []): Promise<World> {
    const world = await this.create(name, toMemento(snapshot, this.seed.model));
    for (const entry of requests) {
      world.log.add(entry);
      this.#stored?.storage.feed?.add(name, entry);
    }
    return world;
  }

  /**
   * Makes `to` a copy of `from`: records, sessions, clock, forced responses, outbox. The request log starts empty, and
   * new secrets, including tokens, differ between the two.
   */
  async fork(from: string, to: string): Promise<World> {
    const { salt: _, ...memento } = await this.run(from, (world) => world.memento());
    return this.create(to, memento);
  }

  async delete(name: string): Promise<boolean> {
    const { storage } = this.#stored ?? {};
    const isStored =
      (storage && (await this.#turns?.alone(name, () => this.#health.write(() => storage.delete(name))))) ?? false;
    const existed = this.#open.has(name) || isStored;
    this.#drop(name);
    if (!existed) return false;
    this.traffic.ended(name);
    storage?.feed?.notify(name, 'ended');
    return true;
  }

  /**
   * Worlds in memory, least recently used first, worlds that are only stored, and worlds of earlier builds, by name.
   */
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

  /** Loads a world of an earlier build; returns null when none has that name. @throws StorageError */
  async loadEarlier(name: string): Promise<Snapshot | null> {
    const loaded = await this.#stored?.storage.load(name);
    if (!loaded) return null;
    const { clockReadAt: _, ...snapshot } = loaded.snapshot;
    return snapshot;
  }

  /** Returns whether the world existed. @throws StorageError */
  async deleteEarlier(name: string): Promise<boolean> {
    return (await this.#stored?.storage.delete(name)) ?? false;
  }

  /** Names of worlds in memory or in the storage. */
  async names(): Promise<Set<string>> {
    const stored = (await this.#stored?.storage.names()) ?? [];
    return new Set([...this.#current().map(({ name }) => name), ...stored.filter((name) => WORLD_NAME.test(name))]);
  }

  /** Worlds in use, and why the storage cannot be used; null when it can. */
  async health(): Promise<{ count: number; problem: string | null }> {
    try {
      const { size } = await this.names();
      this.#health.wasRead();
      return { count: size, problem: this.#health.problem };
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return { count: this.#open.size, problem: error.message };
    }
  }

  /** Worlds in memory, without those that another server may have changed. */
  #current(): World[] {
    return [...this.#open.values()].flatMap((open) => (this.#isCurrent(open) ? [open.world] : []));
  }

  /** Whether no other server can have changed or deleted the world. */
  #isCurrent({ version }: Open): boolean {
    return version === 0 || this.#stored?.storage.feed == null;
  }

  /** Notifies watchers of a world about a change through the control plane. */
  notifyChanged(name: string): void {
    this.traffic.changed(name);
    this.#stored?.storage.feed?.notify(name, 'changed');
  }

  /** Returns an id that is unique among all servers of the storage. */
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

  /** Empties the log of a world, and its history, which is as long. @throws StorageError */
  async clearRequests(name: string): Promise<void> {
    await this.#stored?.storage.feed?.clear(name);
    if (!(await this.exists(name))) return;
    await this.run(name, (world) => {
      world.log.clear();
      world.history.restart(world.memento());
    });
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
      // The world in memory may differ from the stored world.
      this.#close(name);
      this.#health.failed(error, 'read');
      outcomes = units.map(() => ({ error }));
    }
    for (const [index, { settle }] of units.entries()) settle(outcomes[index] ?? { value: undefined });
  }

  /** @returns null, with all changes undone, when another server changed the world in between */
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
    const files = world.takeNewFiles();
    if (!world.isChanged) return outcomes;
    const version = await this.#health.write(() =>
      storage.save(headOf(world), world.unsavedRecords(), open.version, files),
    );
    if (version === null) {
      world.undoUnsaved();
      return null;
    }
    world.trackChanges();
    open.version = version;
    return outcomes;
  }

  /** Loads the world, or updates it from the storage. */
  async #latest(storage: WorldAccess, name: string): Promise<Open> {
    const open = this.#use(name);
    const newer = open ? await storage.changesSince(name, open.version) : 'replaced';
    if (open && newer === null) return open;
    if (!open || !newer || newer === 'replaced') return (await this.#load(storage, name)) ?? this.#add(name);
    const { tables: _, ...settings } = toMemento({ ...newer.head, tables: {} }, this.seed.model);
    open.world.refresh(settings, newer.changes);
    continueClock(open.world, newer.head);
    open.version = newer.version;
    return open;
  }

  async #load(storage: WorldAccess, name: string): Promise<Open | null> {
    const loaded = await storage.load(name);
    if (!loaded) return null;
    const { snapshot, version } = loaded;
    const problem = this.#stored?.findProblem(snapshot) ?? null;
    if (problem === null) {
      const world = createWorld(name, this.seed, toMemento(snapshot, this.seed.model), this.traffic, this.files);
      continueClock(world, snapshot);
      const open = this.#put(name, world, version);
      convertRecords(world);
      return open;
    }
    const newName = await storage.setAside(name);
    this.#stored?.report(
      `World "${name}" was stored by an earlier build and starts again from the seed (${problem}). It is kept as "${newName}".`,
    );
    return null;
  }

  /** Finds a world in memory and marks it as most recently used. */
  #use(name: string): Open | undefined {
    const open = this.#open.get(name);
    if (!open) return undefined;
    this.#open.delete(name);
    this.#open.set(name, open);
    return open;
  }

  #add(name: string): Open {
    return this.#put(name, createWorld(name, this.seed, {}, this.traffic, this.files), 0);
  }

  #put(name: string, world: World, version: number): Open {
    this.#close(name);
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
      this.#drop(name);
      if (!this.#stored) this.traffic.ended(name);
      return;
    }
  }

  /** Ends a world in memory, and drops the files that only its records named. */
  #drop(name: string): void {
    const hadFiles = (this.#open.get(name)?.world.changedFiles().length ?? 0) > 0;
    this.#close(name);
    if (hadFiles) this.#updateFiles();
  }

  #close(name: string): void {
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
  return world.seed.model.tableNames.flatMap((table) =>
    [...(tables[table]?.keys() ?? [])].map((id) => ({ table, id, record: world.table(table).change(id) })),
  );
}

/** All servers of a storage show the same time for a world. */
function continueClock({ clock }: World, head: WorldHead): void {
  if (head.clockReadAt !== undefined) clock.restore(momentOf(head.clock.now), head.clockReadAt, head.clock.mode);
}
