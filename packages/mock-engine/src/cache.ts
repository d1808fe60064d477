/**
 * Caches values by the object they are derived from. Holds at most twice `limit` entries (or their weight) and drops
 * entries whose key was collected, so memory follows the worlds in use.
 */
export class WeakCache<K extends object, V> {
  readonly #limit: number;
  #young = new WeakMap<K, V>();
  #old = new WeakMap<K, V>();
  #weight = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: K): V | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  set(key: K, value: V, weight = 1): void {
    this.#weight += weight;
    if (this.#weight > this.#limit) {
      this.#old = this.#young;
      this.#young = new WeakMap();
      this.#weight = weight;
    }
    this.#young.set(key, value);
  }

  delete(key: K): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }
}

/** Results cached per key object. */
const MAX_RESULTS = 8;

/** Memoizes by key object and by `name`, which identifies all other dependencies. */
export function memoize<K extends object, V>(limit: number): (of: K, name: string, calculate: () => V) => V {
  const cache = new WeakCache<K, Map<string, V>>(limit);
  return (of, name, calculate) => {
    let results = cache.get(of);
    if (!results) cache.set(of, (results = new Map<string, V>()));
    const cached = results.get(name);
    if (cached !== undefined) return cached;
    if (results.size >= MAX_RESULTS) results.clear();
    const result = calculate();
    results.set(name, result);
    return result;
  };
}

/** Values by text in one map, which is emptied when it is full. */
const MAX_REMEMBERED = 5000;

export function remember<T>(known: Map<string, T>, key: string, calculate: () => T): T {
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  if (known.size >= MAX_REMEMBERED) known.clear();
  const value = calculate();
  known.set(key, value);
  return value;
}
