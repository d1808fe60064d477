/** One isolated copy of everything the mock knows: records, clock, identifiers, forced answers, request log. */
import type { ScenarioRule } from '../scenarios.ts';
import { Clock } from './clock.ts';
import { Collection } from './collection.ts';
import { RequestLog } from './request-log.ts';
import { INDEXES, type IndexName, type Records, type Seed, type TableName } from './tables.ts';

type Collections = { readonly [N in TableName]: Collection<Records[N], IndexName<N>> };

/** A world's forced answers: a catalogue name, or own rules under the name `custom`. */
export type ActiveScenario = { name: string; rules: readonly ScenarioRule[]; hits: number[] };

export interface World extends Collections {}

export class World {
  readonly name: string;
  readonly seed: Seed;
  readonly clock: Clock;
  readonly log = new RequestLog();
  scenario: ActiveScenario | null = null;
  #serial = 0;
  #orderNumber: number;
  #undo: (() => void)[] | null = null;

  constructor(name: string, seed: Seed, options: { now?: number; frozen?: boolean } = {}) {
    this.name = name;
    this.seed = seed;
    this.clock = new Clock(options.now ?? seed.start, options.frozen ?? false);
    this.#orderNumber = seed.lastOrderNumber;
    const onWrite = (undo: () => void) => this.#undo?.push(undo);
    const collections = Object.fromEntries(
      Object.entries(INDEXES).map(([table, indexes]) => [
        table,
        // Table and indexes of one name belong together; Object.entries forgets it.
        new Collection(seed[table as TableName] as never, indexes as never, onWrite),
      ]),
    );
    Object.assign(this, collections);
  }

  /** A new identifier, `ord_…`: sortable by time, unique in this world, the same on every machine. */
  id(prefix: string): string {
    this.#serial += 1;
    return `${prefix}_${base32(this.clock.now(), 9)}${base32(this.#serial, 5)}`;
  }

  /** The next order number of the clock's year, `Z-2026-000124`. */
  nextOrderNumber(): string {
    this.#orderNumber += 1;
    return `Z-${new Date(this.clock.now()).getUTCFullYear()}-${String(this.#orderNumber).padStart(6, '0')}`;
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

  /** How many records this world holds of its own. */
  get changes(): number {
    return (Object.keys(INDEXES) as TableName[]).reduce((sum, table) => sum + this[table].changed, 0);
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
