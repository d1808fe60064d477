/** Keys that are answered for only once somebody asks for one of them. */
export type Later = {
  /** whether a key is, or could be, one of them */
  isOne: (key: string) => boolean;
  /** puts them where the others are; called once at most */
  bring: () => void;
};

/** A map whose last parts are brought when it is needed. Nothing else differs from a map that was whole from the start. */
export class LaterMap<V> implements ReadonlyMap<string, V> {
  readonly #map: ReadonlyMap<string, V>;
  readonly #later: readonly Later[];

  /** @param map what is known already; `bring` adds to it */
  constructor(map: ReadonlyMap<string, V>, later: readonly Later[]) {
    this.#map = map;
    this.#later = later;
  }

  #whole(): ReadonlyMap<string, V> {
    for (const part of this.#later) part.bring();
    return this.#map;
  }

  #for(key: string): ReadonlyMap<string, V> {
    for (const part of this.#later) if (part.isOne(key)) part.bring();
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
