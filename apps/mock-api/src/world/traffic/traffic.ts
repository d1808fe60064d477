/** Requests of all worlds of a server: who watches them, and how many bodies stay in memory. */
import type { AnsweredRequest } from './wire.ts';

/** Watches a world by name, so that a reset does not end it. */
type Watcher = {
  answered: (entry: AnsweredRequest) => void;
  /** the world was changed through the control plane */
  changed: () => void;
  /** the world was deleted */
  ended: () => void;
};

/**
 * Memory limit of all stored exchanges, in bytes; the oldest are dropped first. Enough for the last 500 of one world, and
 * small enough that the memory of a server soon stops growing.
 */
export const BODIES_LIMIT = 16 * 1024 * 1024;

type Room = { taken: number };

export class Traffic {
  readonly #watchers = new Map<string, Set<Watcher>>();
  /** oldest first */
  readonly #kept = new Map<AnsweredRequest, { size: number; room: Room }>();
  #taken = 0;

  /** @returns stops watching */
  watch(world: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(world) ?? new Set();
    this.#watchers.set(world, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(world) === watchers) this.#watchers.delete(world);
    };
  }

  get watcherCount(): number {
    return [...this.#watchers.values()].reduce((sum, watchers) => sum + watchers.size, 0);
  }

  isWatched(world: string): boolean {
    return this.#watchers.has(world);
  }

  answered(world: string, entry: AnsweredRequest): void {
    if (this.#watchers.size === 0) return;
    for (const watcher of this.#watchers.get(world) ?? []) watcher.answered(entry);
  }

  changed(world: string): void {
    for (const watcher of this.#watchers.get(world) ?? []) watcher.changed();
  }

  ended(world: string): void {
    for (const watcher of this.#watchers.get(world) ?? []) watcher.ended();
  }

  /** Stores both sides of an exchange of `size` bytes. @param room the world's own account of memory */
  keep(entry: AnsweredRequest, size: number, room: Room): void {
    if (!entry.wire) return;
    this.#kept.set(entry, { size, room });
    this.#taken += size;
    room.taken += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#taken <= BODIES_LIMIT) break;
      this.drop(oldest);
    }
  }

  /** Frees both sides of an exchange. */
  drop(entry: AnsweredRequest): void {
    const kept = this.#kept.get(entry);
    if (!kept) return;
    this.#kept.delete(entry);
    this.#taken -= kept.size;
    kept.room.taken -= kept.size;
    entry.wire = null;
  }
}
