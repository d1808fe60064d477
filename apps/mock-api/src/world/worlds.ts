/** All worlds of a server: created on first use; above the limit, the least recently used is dropped. */
import type { Seed } from './tables.ts';
import { Traffic } from './traffic.ts';
import { createWorld, type World } from './world.ts';
import type { Memento } from './memento.ts';

export const DEFAULT_WORLD = 'default';
export const WORLD_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

export class Worlds {
  readonly seed: Seed;
  readonly traffic = new Traffic();
  readonly #limit: number;
  /** in order of last use, oldest first */
  readonly #worlds = new Map<string, World>();

  /** @param limit number of worlds; `default` is never dropped */
  constructor(seed: Seed, limit = 10_000) {
    this.seed = seed;
    this.#limit = limit;
  }

  /** @param name must match WORLD_NAME */
  open(name: string): World {
    const known = this.#worlds.get(name);
    if (known) {
      this.#worlds.delete(name);
      this.#worlds.set(name, known);
      return known;
    }
    return this.create(name);
  }

  /** Creates or replaces a world. */
  create(name: string, initial: Partial<Memento> = {}): World {
    const world = createWorld(name, this.seed, initial, this.traffic);
    this.#worlds.get(name)?.close();
    this.#worlds.delete(name);
    this.#worlds.set(name, world);
    this.#evict();
    return world;
  }

  #evict(): void {
    if (this.#worlds.size <= this.#limit) return;
    for (const name of this.#worlds.keys()) {
      if (name === DEFAULT_WORLD) continue;
      this.delete(name);
      return;
    }
  }

  find(name: string): World | undefined {
    return this.#worlds.get(name);
  }

  delete(name: string): boolean {
    this.#worlds.get(name)?.close();
    const wasThere = this.#worlds.delete(name);
    if (wasThere) this.traffic.ended(name);
    return wasThere;
  }

  list(): World[] {
    return [...this.#worlds.values()];
  }
}
