/** A world's own time: running or frozen, set to a moment, moved by a duration. */
import { DateTime, Duration } from 'luxon';

export class Clock {
  /** what the clock shows (epoch ms) at the real moment #since */
  #at: number;
  #since: number;
  #frozen: boolean;
  /** what it shows as long as a unit of work lasts */
  #held: number | null = null;

  /** @param start epoch ms at which the clock begins to run, or stands */
  constructor(start: number, mode: 'frozen' | 'running' = 'running') {
    this.#at = start;
    this.#since = Date.now();
    this.#frozen = mode === 'frozen';
  }

  /** Whole milliseconds since the epoch. */
  now(): number {
    if (this.#held !== null) return this.#held;
    return this.#frozen ? this.#at : this.#at + (Date.now() - this.#since);
  }

  /** The moment as the contract writes it. */
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
  }

  /** Runs a unit of work in which time stands still, so that all of it happens at one moment and can be repeated. */
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

/** RFC 3339 in UTC to the second, or to the millisecond when there are any. */
export function toIso(ms: number): string {
  const iso = new Date(ms).toISOString();
  return iso.endsWith('.000Z') ? `${iso.slice(0, -5)}Z` : iso;
}
