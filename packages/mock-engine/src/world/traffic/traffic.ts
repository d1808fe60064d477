/** Requests of all worlds of a server: notifies watchers, and limits the memory of stored exchanges. */
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
 * Memory limit of all stored exchanges, in bytes; the oldest are dropped first. Large enough for the last 500 of one
 * world, and small enough that the memory of a server soon stops growing.
 */
export const BODIES_LIMIT = 16 * 1024 * 1024;

type Memory = { bytes: number };

export class Traffic {
  readonly #watchers = new Map<string, Set<Watcher>>();
  /** oldest first */
  readonly #stored = new Map<AnsweredRequest, { size: number; memory: Memory }>();
  #bytes = 0;

  /** @returns a function that stops watching */
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

  /** Stores both sides of an exchange of `size` bytes. @param memory used by the world of the exchange */
  store(entry: AnsweredRequest, size: number, memory: Memory): void {
    if (!entry.wire) return;
    this.#stored.set(entry, { size, memory });
    this.#bytes += size;
    memory.bytes += size;
    for (const oldest of this.#stored.keys()) {
      if (this.#bytes <= BODIES_LIMIT) break;
      this.drop(oldest);
    }
  }

  /** Frees both sides of an exchange. */
  drop(entry: AnsweredRequest): void {
    const stored = this.#stored.get(entry);
    if (!stored) return;
    this.#stored.delete(entry);
    this.#bytes -= stored.size;
    stored.memory.bytes -= stored.size;
    entry.wire = null;
  }
}
