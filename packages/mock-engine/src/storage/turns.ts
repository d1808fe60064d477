/** Queues work on each world, and runs it one unit at a time in the order of arrival. */

/** Result of a unit of work. */
export type Outcome = { value: unknown } | { error: unknown };

/** Part of a request that reads or changes a world; may run more than once. */
export type Unit<W> = { work: (world: W) => unknown; settle: (outcome: Outcome) => void };

type Turn<W> = Unit<W> | { alone: () => Promise<void> };

export class Turns<W> {
  readonly #perform: (name: string, units: readonly Unit<W>[]) => Promise<void>;
  /** turns of busy worlds, by name */
  readonly #waiting = new Map<string, Turn<W>[]>();

  /** @param perform settles all units; receives units that waited together in one call */
  constructor(perform: (name: string, units: readonly Unit<W>[]) => Promise<void>) {
    this.#perform = perform;
  }

  isBusy(name: string): boolean {
    return this.#waiting.has(name);
  }

  run<T>(name: string, work: (world: W) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome) => {
        if ('error' in outcome) reject(outcome.error as Error);
        // `settle` receives the outcome of `work`.
        else resolve(outcome.value as T);
      };
      this.#enqueue(name, { work, settle });
    });
  }

  /** Runs a task while nothing else uses the world. */
  alone<T>(name: string, task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#enqueue(name, { alone: () => task().then(resolve, reject) });
    });
  }

  #enqueue(name: string, turn: Turn<W>): void {
    const waiting = this.#waiting.get(name);
    if (waiting) {
      waiting.push(turn);
      return;
    }
    const turns = [turn];
    this.#waiting.set(name, turns);
    void this.#takeTurns(name, turns);
  }

  async #takeTurns(name: string, turns: Turn<W>[]): Promise<void> {
    for (let next = turns[0]; next; next = turns[0]) {
      if ('alone' in next) {
        turns.shift();
        await next.alone();
      } else {
        const end = turns.findIndex((turn) => 'alone' in turn);
        const units = turns.splice(0, end < 0 ? turns.length : end) as Unit<W>[];
        await this.#perform(name, units);
      }
    }
    this.#waiting.delete(name);
  }
}
