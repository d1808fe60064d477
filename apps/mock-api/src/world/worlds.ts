/** All worlds of a server: created or loaded on first use; above the limit, the least recently used leaves memory. */
import type { Snapshot } from '@zakupki/mock-control/schema';
import { type RecordChange, type Storage, StorageError, type StoredWorld } from '../storage/storage.ts';
import type { Memento } from './memento.ts';
import { snapshotWithoutTables, toMemento } from './snapshot.ts';
import { type Seed, TABLE_NAMES } from './tables.ts';
import { Traffic } from './traffic.ts';
import { createWorld, type World } from './world.ts';

export const DEFAULT_WORLD = 'default';
export const WORLD_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Where worlds are stored. */
export type Stored = {
  storage: Storage;
  /** why this build cannot load a stored world; null when it can */
  findProblem: (snapshot: Snapshot) => string | null;
  /** tells the operator about a world that was set aside */
  report: (sentence: string) => void;
};

export class Worlds {
  readonly seed: Seed;
  readonly traffic = new Traffic();
  readonly #limit: number;
  readonly #stored: Stored | null;
  /** in order of last use, oldest first */
  readonly #worlds = new Map<string, World>();
  /** changed worlds; true for one that replaces what is stored */
  readonly #unsaved = new Map<World, boolean>();
  /** worlds whose changes could not be stored, for requests that still use them */
  readonly #lost = new WeakSet<World>();

  /**
   * @param limit number of worlds in memory; `default` never leaves it
   * @param stored null: worlds end with the process
   */
  constructor(seed: Seed, limit = 10_000, stored: Stored | null = null) {
    this.seed = seed;
    this.#limit = limit;
    this.#stored = stored;
  }

  /** @param name must match WORLD_NAME @throws StorageError */
  open(name: string): World {
    const known = this.#worlds.get(name);
    if (known) {
      this.#worlds.delete(name);
      this.#worlds.set(name, known);
      return known;
    }
    return this.#load(name) ?? this.#add(name, {});
  }

  /** Creates or replaces a world. */
  create(name: string, initial: Partial<Memento> = {}): World {
    const world = this.#add(name, initial);
    if (this.#stored) this.#unsaved.set(world, true);
    return world;
  }

  restore(name: string, snapshot: Snapshot): World {
    return this.create(name, toMemento(snapshot));
  }

  /**
   * Makes `to` a copy of `from`: records, sessions, clock, forced responses, outbox. The request log starts empty, and
   * new secrets, tokens included, differ between the two.
   */
  fork(from: string, to: string): World {
    const { salt: _, ...memento } = this.open(from).memento();
    return this.create(to, memento);
  }

  #add(name: string, initial: Partial<Memento>): World {
    const world = createWorld(name, this.seed, initial, this.traffic);
    this.#forget(name);
    this.#worlds.set(name, world);
    if (this.#stored) world.trackChanges(() => this.#unsaved.has(world) || this.#unsaved.set(world, false));
    this.#evict();
    return world;
  }

  #load(name: string): World | null {
    const snapshot = this.#stored?.storage.load(name);
    if (!this.#stored || !snapshot) return null;
    const problem = this.#stored.findProblem(snapshot);
    if (problem === null) return this.#add(name, toMemento(snapshot));
    const kept = this.#stored.storage.setAside(name);
    this.#stored.report(
      `World "${name}" was stored by an earlier build and starts again from the seed (${problem}). It is kept as "${kept}".`,
    );
    return null;
  }

  #evict(): void {
    if (this.#worlds.size <= this.#limit) return;
    for (const [name, world] of this.#worlds) {
      // What a request is changing just now is saved at its end.
      if (name === DEFAULT_WORLD || this.#unsaved.has(world)) continue;
      if (this.#stored) this.#forget(name);
      else this.delete(name);
      return;
    }
  }

  #forget(name: string): void {
    const world = this.#worlds.get(name);
    if (!world) return;
    world.close();
    this.#unsaved.delete(world);
    this.#worlds.delete(name);
  }

  find(name: string): World | undefined {
    return this.#worlds.get(name) ?? this.#load(name) ?? undefined;
  }

  delete(name: string): boolean {
    const isStored = this.#stored?.storage.delete(name) ?? false;
    const wasThere = this.#worlds.has(name) || isStored;
    this.#forget(name);
    if (wasThere) this.traffic.ended(name);
    return wasThere;
  }

  /** Worlds in memory, least recently used first, and worlds that are only stored, by name. */
  list(): { open: World[]; stored: StoredWorld[] } {
    const stored = this.#stored?.storage.list() ?? [];
    return {
      open: [...this.#worlds.values()],
      stored: stored.filter(({ head: { world } }) => WORLD_NAME.test(world) && !this.#worlds.has(world)),
    };
  }

  /** Names of worlds in memory or in the storage. */
  names(): Set<string> {
    const stored = this.#stored?.storage.names() ?? [];
    return new Set([...this.#worlds.keys(), ...stored.filter((name) => WORLD_NAME.test(name))]);
  }

  /**
   * Stores all changes; call before a request is answered.
   * @throws StorageError after which the unsaved worlds are read from the storage again
   */
  save(): void {
    if (!this.#stored || this.#unsaved.size === 0) return;
    for (const [world, replaces] of this.#unsaved) {
      try {
        if (this.#lost.has(world)) throw new StorageError(`World "${world.name}" could not be stored.`);
        // A world that was replaced or deleted during a request is not stored.
        if (this.#worlds.get(world.name) === world)
          this.#stored.storage.save(snapshotWithoutTables(world), changesOf(world, replaces), replaces);
        this.#unsaved.delete(world);
      } catch (error) {
        for (const unsaved of [...this.#unsaved.keys()]) {
          this.#lost.add(unsaved);
          this.#forget(unsaved.name);
          this.#unsaved.delete(unsaved);
        }
        throw error;
      }
    }
  }
}

/** A replaced world is stored with every record that differs from the seed. */
function changesOf(world: World, replaces: boolean): RecordChange[] {
  const changes = world.takeChanges();
  if (!replaces) return changes;
  const { tables } = world.memento();
  return TABLE_NAMES.flatMap((table) =>
    [...(tables[table]?.keys() ?? [])].map((id) => ({ table, id, record: world.table(table).change(id) })),
  );
}
