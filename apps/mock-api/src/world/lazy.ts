/** Keys that are answered for only once somebody asks for one of them. */
export type Lazy = {
  /** whether a key is, or could be, one of them */
  readonly isOne: (key: string) => boolean;
  /** whether they are where the others are */
  readonly isHere: boolean;
  /** puts them there, once */
  readonly bring: () => void;
};

/** @param work puts them where the others are */
export function lazy(isOne: Lazy['isOne'], work: () => void): Lazy {
  let isHere = false;
  return {
    isOne,
    get isHere() {
      return isHere;
    },
    bring: () => {
      if (isHere) return;
      isHere = true;
      work();
    },
  };
}

/** A map whose last parts are brought when it is needed. Nothing else differs from a map that was whole from the start. */
export class LazyMap<V> implements ReadonlyMap<string, V> {
  readonly #map: ReadonlyMap<string, V>;
  readonly #parts: readonly Lazy[];

  /** @param map what is known already; `bring` adds to it */
  constructor(map: ReadonlyMap<string, V>, parts: readonly Lazy[]) {
    this.#map = map;
    this.#parts = parts;
  }

  #whole(): ReadonlyMap<string, V> {
    for (const part of this.#parts) part.bring();
    return this.#map;
  }

  #for(key: string): ReadonlyMap<string, V> {
    for (const part of this.#parts) if (!part.isHere && part.isOne(key)) part.bring();
    return this.#map;
  }

  get(key: string): V | undefined {
    return this.#for(key).get(key);
  }

  has(key: string): boolean {
    return this.#for(key).has(key);
  }

  get size(): number {
    return this.#whole().size;
  }

  keys(): MapIterator<string> {
    return this.#whole().keys();
  }

  values(): MapIterator<V> {
    return this.#whole().values();
  }

  entries(): MapIterator<[string, V]> {
    return this.#whole().entries();
  }

  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.#whole().entries();
  }

  forEach(visit: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    this.#whole().forEach(visit);
  }
}
