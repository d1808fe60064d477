/** A world's own time: running or frozen, set to a moment, moved by a duration. */
import { DateTime, Duration } from 'luxon';

export class Clock {
  /** what the clock shows (epoch ms) at the real moment #since */
  #at: number;
  #since: number;
  #frozen = false;

  /** @param start epoch ms at which the clock begins to run */
  constructor(start: number) {
    this.#at = start;
    this.#since = Date.now();
  }

  /** Milliseconds since the epoch. */
  now(): number {
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
    this.#at = at;
    this.#since = Date.now();
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
