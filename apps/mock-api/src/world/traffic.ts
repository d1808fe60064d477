/** What passes through all worlds of a server: who watches it, and how much of it is kept. */
import type { Answered } from './wire.ts';

/** Somebody who looks on while a world is used; bound to its name, so that a reset does not end it. */
export type Watcher = {
  /** a request was answered */
  answered: (entry: Answered) => void;
  /** something of the world was changed from outside */
  changed: () => void;
  /** there is no such world any more */
  ended: () => void;
};

/**
 * What all exchanges kept may take, in bytes; the oldest go first. Room for the last five hundred of one world, and so
 * little that a server soon stops growing, however many worlds are used.
 */
const LIMIT = 16 * 1024 * 1024;

type Room = { taken: number };

export class Traffic {
  readonly #watchers = new Map<string, Set<Watcher>>();
  /** in order of keeping */
  readonly #kept = new Map<Answered, { size: number; room: Room }>();
  #taken = 0;

  /** Looks on at the world of that name. @returns ends it */
  watch(world: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(world) ?? new Set();
    this.#watchers.set(world, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(world) === watchers) this.#watchers.delete(world);
    };
  }

  /** Number of those who look on. */
  get watching(): number {
    return [...this.#watchers.values()].reduce((sum, watchers) => sum + watchers.size, 0);
  }

  answered(world: string, entry: Answered): void {
    if (this.#watchers.size === 0) return;
    for (const watcher of this.#watchers.get(world) ?? []) watcher.answered(entry);
  }

  changed(world: string): void {
    for (const watcher of this.#watchers.get(world) ?? []) watcher.changed();
  }

  ended(world: string): void {
    for (const watcher of this.#watchers.get(world) ?? []) watcher.ended();
  }

  /** Keeps both sides of an exchange that takes `size` bytes of the room. */
  keep(entry: Answered, size: number, room: Room): void {
    if (!entry.wire) return;
    this.#kept.set(entry, { size, room });
    this.#taken += size;
    room.taken += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#taken <= LIMIT) break;
      this.drop(oldest);
    }
  }

  /** Forgets both sides of an exchange. */
  drop(entry: Answered): void {
    const kept = this.#kept.get(entry);
    if (!kept) return;
    this.#kept.delete(entry);
    this.#taken -= kept.size;
    kept.room.taken -= kept.size;
    entry.wire = null;
  }
}
