/** Seeded random numbers, the same on every machine. */

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `least` to `most`, both possible. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(things: readonly [T, ...T[]]): T {
    return things[Math.floor(this.next() * things.length)] ?? things[0];
  }
}

/** Kopecks as the contract writes money: 1050 is "10.50". */
export function money(kopecks: number): string {
  return `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
}

/** Kopecks as a unit price, without trailing zeros: 1050 is "10.5". */
export function price(kopecks: number): string {
  return money(kopecks).replace(/\.?0+$/, '');
}
