/**
 * What was worked out lately, by the thing it was worked out from. Holds at most twice `limit` (of entries, or of what
 * they weigh) and nothing whose key is gone, so thousands of worlds cost no more than the few in use.
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

/** How many results are remembered of one thing. */
const MAX_RESULTS = 8;

/** Remembers results by the thing they follow from and a name for the rest of what they depend on. */
export function memoize<K extends object, V>(limit: number): (of: K, name: string, calculate: () => V) => V {
  const known = new WeakCache<K, Map<string, V>>(limit);
  return (of, name, calculate) => {
    let results = known.get(of);
    if (!results) known.set(of, (results = new Map<string, V>()));
    const kept = results.get(name);
    if (kept !== undefined) return kept;
    if (results.size >= MAX_RESULTS) results.clear();
    const result = calculate();
    results.set(name, result);
    return result;
  };
}
