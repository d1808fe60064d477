/** Entries of a map that are loaded when one of them is read for the first time. */
export type LazyPart = {
  /** whether a key may belong to this part */
  readonly covers: (key: string) => boolean;
  readonly isLoaded: boolean;
  /** adds the entries to the map; later calls do nothing */
  readonly load: () => void;
};

/** @param work adds the entries to the map */
export function lazyPart(covers: LazyPart['covers'], work: () => void): LazyPart {
  let isLoaded = false;
  return {
    covers,
    get isLoaded() {
      return isLoaded;
    },
    load: () => {
      if (isLoaded) return;
      isLoaded = true;
      work();
    },
  };
}

/** A map whose last entries are loaded on demand. */
export class LazyMap<V> implements ReadonlyMap<string, V> {
  readonly #map: ReadonlyMap<string, V>;
  readonly #parts: readonly LazyPart[];

  /** @param map contains the other entries; `load` adds to it */
  constructor(map: ReadonlyMap<string, V>, parts: readonly LazyPart[]) {
    this.#map = map;
    this.#parts = parts;
  }

  #loadAll(): ReadonlyMap<string, V> {
    for (const part of this.#parts) part.load();
    return this.#map;
  }

  #loadFor(key: string): ReadonlyMap<string, V> {
    for (const part of this.#parts) if (!part.isLoaded && part.covers(key)) part.load();
    return this.#map;
  }

  get(key: string): V | undefined {
    return this.#loadFor(key).get(key);
  }

  has(key: string): boolean {
    return this.#loadFor(key).has(key);
  }

  get size(): number {
    return this.#loadAll().size;
  }

  keys(): MapIterator<string> {
    return this.#loadAll().keys();
  }

  values(): MapIterator<V> {
    return this.#loadAll().values();
  }

  entries(): MapIterator<[string, V]> {
    return this.#loadAll().entries();
  }

  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.#loadAll().entries();
  }

  forEach(visit: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    this.#loadAll().forEach(visit);
  }
}
