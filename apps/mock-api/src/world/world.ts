/** One isolated copy of everything the mock knows: records, clock, identifiers, forced answers, request log. */
import type { ScenarioRule } from '../scenarios.ts';
import { Clock } from './clock.ts';
import { Collection } from './collection.ts';
import { RequestLog } from './request-log.ts';
import { INDEXES, type IndexName, type Records, type Seed, type TableName } from './tables.ts';

type Collections = { readonly [N in TableName]: Collection<Records[N], IndexName<N>> };

/** A world's forced answers: a catalogue name, or own rules under the name `custom`. */
export type ActiveScenario = {
  name: string;
  rules: readonly ScenarioRule[];
  /** how often each rule matched */
  hits: number[];
  /** the next sign-in by token is let through: somebody comes in by an entry link */
  entering?: boolean;
};

/** Its tables stand beside what is its own: `world.orders.get(id)`, `world.clock.now()`. */
export type World = WorldState & Collections;

/** A world as the seed has it; nothing is copied. @param options.now epoch ms its clock starts at, else the seed's */
export function createWorld(name: string, seed: Seed, options: { now?: number } = {}): World {
  const state = new WorldState(name, seed, options);
  const collections = Object.fromEntries(
    Object.entries(INDEXES).map(([table, indexes]) => [
      table,
      new Collection(seed[table as TableName] as never, indexes as never, state.onWrite),
    ]),
  );
  // Table, indexes and collection of one name belong together; Object.entries forgets it.
  return Object.assign(state, collections as unknown as Collections);
}

/** How many records a world holds of its own. */
export function changesOf(world: World): number {
  return (Object.keys(INDEXES) as TableName[]).reduce((sum, table) => sum + world[table].changed, 0);
}

class WorldState {
  readonly name: string;
  readonly seed: Seed;
  readonly clock: Clock;
  readonly log = new RequestLog();
  scenario: ActiveScenario | null = null;
  /** scenarios that single requests named, by name */
  readonly askedFor = new Map<string, ActiveScenario>();
  #serial = 0;
  /** the last number given here, by owner */
  readonly #orderNumbers = new Map<string, number>();
  #undo: (() => void)[] | null = null;

  constructor(name: string, seed: Seed, { now = seed.start }: { now?: number }) {
    this.name = name;
    this.seed = seed;
    this.clock = new Clock(now);
  }

  /** Told by the tables how to undo each write. */
  readonly onWrite = (undo: () => void): void => {
    this.#undo?.push(undo);
  };

  /** A new identifier, `ord_…`: sortable by time, unique in this world, the same on every machine. */
  id(prefix: string): string {
    this.#serial += 1;
    return `${prefix}_${base32(this.clock.now(), 9)}${base32(this.#serial, 5)}`;
  }

  /** The owner's next order number in the clock's year, `Z-2026-000124`. Everyone counts their own from 1. */
  nextOrderNumber(ownerId: string): string {
    const number = (this.#orderNumbers.get(ownerId) ?? this.seed.lastOrderNumbers.get(ownerId) ?? 0) + 1;
    this.#orderNumbers.set(ownerId, number);
    return `Z-${new Date(this.clock.now()).getUTCFullYear()}-${String(number).padStart(6, '0')}`;
  }

  /** Runs a unit of work: when it throws, everything it wrote is as it was before. */
  transaction<T>(work: () => T): T {
    if (this.#undo) return work();
    const undo: (() => void)[] = (this.#undo = []);
    try {
      return work();
    } catch (error) {
      while (undo.length > 0) undo.pop()?.();
      throw error;
    } finally {
      this.#undo = null;
    }
  }

  /** A write that stays when the unit of work around it fails: a wrong code counts although it is refused. */
  lasting(write: () => void): void {
    const undo = this.#undo;
    this.#undo = null;
    try {
      write();
    } finally {
      this.#undo = undo;
    }
  }
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function base32(value: number, length: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < length; i++) {
    text = `${ALPHABET[rest % 32]}${text}`;
    rest = Math.floor(rest / 32);
  }
  return text;
}
