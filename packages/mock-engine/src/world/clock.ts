/** The time of a world: running or frozen, set to a moment, advanced by a duration. */
import { DateTime, Duration } from 'luxon';

export class Clock {
  /** time (epoch ms) at the real moment #since */
  #at: number;
  #since: number;
  #frozen: boolean;
  /** fixed time of the current transaction */
  #held: number | null = null;

  readonly #onSet: () => void;

  /** @param start epoch ms @param onSet called when the time or the mode changes */
  constructor(start: number, mode: 'frozen' | 'running' = 'running', onSet: () => void = () => {}) {
    this.#onSet = onSet;
    this.#at = start;
    this.#since = Date.now();
    this.#frozen = mode === 'frozen';
  }

  /** Epoch ms, a whole number. */
  now(): number {
    if (this.#held !== null) return this.#held;
    return this.#frozen ? this.#at : this.#at + (Date.now() - this.#since);
  }

  /** Real time (epoch ms) at which the clock shows `now`. */
  realTimeOf(now: number): number {
    return this.#since + now - this.#at;
  }

  /** Continues as if the clock had shown `now` at the real time `readAt` (epoch ms). */
  restore(now: number, readAt: number, mode: 'frozen' | 'running'): void {
    this.#at = now;
    this.#since = readAt;
    this.#frozen = mode === 'frozen';
  }

  nowIso(): string {
    return toIso(this.now());
  }

  get mode(): 'frozen' | 'running' {
    return this.#frozen ? 'frozen' : 'running';
  }

  set(at: number): void {
    this.#at = Math.round(at);
    this.#since = Date.now();
    if (this.#held !== null) this.#held = this.#at;
    this.#onSet();
  }

  /** Runs work with the clock stopped, so that it happens at one moment and can be replayed. */
  hold<T>(work: () => T): T {
    if (this.#held !== null) return work();
    this.#held = this.now();
    try {
      return work();
    } finally {
      this.#held = null;
    }
  }

  setMode(mode: 'frozen' | 'running'): void {
    this.set(this.now());
    this.#frozen = mode === 'frozen';
  }

  /** Calendar durations (P1M) are counted in UTC. */
  advance(duration: Duration): void {
    this.set(DateTime.fromMillis(this.now(), { zone: 'utc' }).plus(duration).toMillis());
  }
}

/** RFC 3339 in UTC, with milliseconds unless they are zero. */
export function toIso(ms: number): string {
  const iso = new Date(ms).toISOString();
  return iso.endsWith('.000Z') ? `${iso.slice(0, -5)}Z` : iso;
}
