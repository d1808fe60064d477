/** One isolated copy of everything the mock knows: records, clock, identifiers, forced answers, request log. */
import { createHash, randomInt } from 'node:crypto';
import type { PersonName } from '@zakupki/mock-control/schema';
import { Clock } from './clock.ts';
import { Collection } from './collection.ts';
import { History, type OutsideChange } from './history.ts';
import { RequestLog } from './request-log.ts';
import type { Answered } from './wire.ts';
import { type IndexName, type Records, type Seed, TABLE_NAMES, type TableName, TABLES } from './tables.ts';
import { Traffic } from './traffic.ts';
import type { ActiveRules, ActiveScenario, Memento } from './memento.ts';

type Collections = { readonly [N in TableName]: Collection<Records[N], IndexName<N>> };

/** Its tables stand beside what is its own: `world.orders.get(id)`, `world.clock.now()`. */
export type World = WorldState & Collections;

/**
 * A world as the seed has it, or as another one was; nothing is copied.
 * @param beginning.now epoch ms its clock starts at, else the seed's
 * @param traffic of the server, told of each request
 */
export function createWorld(
  name: string,
  seed: Seed,
  beginning: Partial<Memento> = {},
  traffic: Traffic = new Traffic(),
): World {
  // The tables are getters of the prototype, below.
  return new WorldState(name, seed, beginning, traffic) as World;
}

/** How many records a world holds of its own. */
export function changesOf(world: World): number {
  return TABLE_NAMES.reduce((sum, table) => sum + world.changed(table), 0);
}

/** What a world has that forces nothing; nothing counts in it, so all of them share it. */
const NORMAL: ActiveScenario = Object.freeze({ name: 'normal', rules: Object.freeze([]), hits: [] });

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();

const MAX_SALT = 2 ** 48 - 1;

class WorldState {
  readonly name: string;
  readonly seed: Seed;
  readonly clock: Clock;
  #scenario: ActiveScenario;
  #ownRules: ActiveRules;
  /** the next sign-in by token is let through: somebody comes in by an entry link */
  isBeingEntered: boolean;
  #askedFor: Map<string, ActiveScenario> | null = null;
  /** makes this world's secrets its own; a restored world goes on with the one of the snapshot */
  readonly #salt: number;
  #serial: number;
  #requests: number;
  /** the last number given here, by owner */
  #orderNumbers: Map<string, number> | null = null;
  #undo: (() => void)[] | null = null;
  /** tables as they were inherited, until somebody uses them: most worlds use few */
  readonly #inherited: Memento['tables'];
  readonly #tables: Partial<Record<TableName, unknown>> = {};
  readonly #traffic: Traffic;
  #log: RequestLog | null = null;
  /** how it came to be what it is */
  readonly history: History;

  constructor(name: string, seed: Seed, beginning: Partial<Memento>, traffic: Traffic) {
    this.name = name;
    this.#traffic = traffic;
    this.seed = seed;
    this.clock = new Clock(beginning.now ?? seed.start, beginning.clock);
    this.#scenario = copied(beginning.scenario ?? NORMAL);
    this.#ownRules = copied(beginning.ownRules ?? NORMAL);
    this.isBeingEntered = beginning.isBeingEntered ?? false;
    if (beginning.askedFor?.size) this.#askedFor = copiedAll(beginning.askedFor);
    this.#salt = beginning.salt ?? randomInt(MAX_SALT);
    this.#serial = beginning.serial ?? 0;
    this.#requests = beginning.requests ?? 0;
    if (beginning.orderNumbers?.size) this.#orderNumbers = new Map(beginning.orderNumbers);
    this.#inherited = beginning.tables ?? {};
    this.history = new History(this.memento());
  }

  /** The last requests it saw. */
  get log(): RequestLog {
    return (this.#log ??= new RequestLog(this.name, this.#traffic));
  }

  /** Gives back what it holds of the server's room: nobody will use it any more. */
  close(): void {
    this.#log?.close();
  }

  /** Writes a request and its answer down, once it is answered. */
  record(exchange: Answered): void {
    this.log.add(exchange);
    this.history.answered(this.#look);
  }

  /** The scenario that forces answers; `normal` forces none. */
  get scenario(): ActiveScenario {
    return this.#scenario;
  }

  /** Rules of this world's own, which come before the scenario's. */
  get ownRules(): ActiveRules {
    return this.#ownRules;
  }

  /** Forces answers in place of what was forced before, from nothing on when none are given. */
  force(scenario: ActiveScenario = NORMAL, ownRules: ActiveRules = NORMAL): void {
    this.#changing({ at: this.clock.nowIso(), forced: { name: scenario.name, rules: [...ownRules.rules] } });
    this.#scenario = scenario;
    this.#ownRules = ownRules;
  }

  /** An entry link is followed: its scenario comes beside the own rules, and the sign-in it leads to is not forced. */
  enter({ as, scenario }: { as?: PersonName | undefined; scenario?: ActiveScenario | undefined }): void {
    const entered = { ...(as !== undefined && { as }), ...(scenario && { scenario: scenario.name }) };
    this.#changing({ at: this.clock.nowIso(), entered });
    if (scenario) this.#scenario = scenario;
    if (as !== undefined) this.isBeingEntered = true;
  }

  #changing(change: OutsideChange): void {
    this.history.changing(change, this.#look);
  }

  readonly #look = (): Memento => this.memento();

  /** Scenarios that single requests named, by name. */
  get askedFor(): Map<string, ActiveScenario> {
    return (this.#askedFor ??= new Map());
  }

  /** What the world knows now; what happens later does not show in it. */
  memento(): Memento {
    const tables = TABLE_NAMES.map((name) => [name, this.#open(name)?.changes() ?? this.#inherited[name]] as const);
    return {
      now: this.clock.now(),
      clock: this.clock.mode,
      salt: this.#salt,
      serial: this.#serial,
      requests: this.#requests,
      orderNumbers: this.#orderNumbers ? new Map(this.#orderNumbers) : NOTHING,
      scenario: copied(this.#scenario),
      ownRules: copied(this.#ownRules),
      isBeingEntered: this.isBeingEntered,
      askedFor: this.#askedFor ? copiedAll(this.#askedFor) : NOTHING,
      // Tables that differ in nothing are left out.
      tables: Object.fromEntries(tables.filter(([, changes]) => changes?.size)) as Memento['tables'],
    };
  }

  /** Number of records of a table that differ from the seed. */
  changed(name: TableName): number {
    return this.#inherited[name] ? this.table(name).changed : (this.#open(name)?.changed ?? 0);
  }

  #open<N extends TableName>(name: N): Collection<Records[N], IndexName<N>> | undefined {
    // Kept under the name of its own table.
    return this.#tables[name] as Collection<Records[N], IndexName<N>> | undefined;
  }

  table<N extends TableName>(name: N): Collection<Records[N], IndexName<N>> {
    const known = this.#open(name);
    if (known) return known;
    // Table, indexes and collection of one name belong together, which a type cannot say of a name it does not know.
    const made = new Collection(
      this.seed[name] as never,
      TABLES[name].indexes as never,
      this.onWrite,
      this.#inherited[name],
    );
    this.#tables[name] = made;
    return made as unknown as Collection<Records[N], IndexName<N>>;
  }

  /** how often anything was written: as long as it stays, what follows from the records changes by the clock alone */
  writes = 0;

  /** Told by the tables how to undo each write. */
  readonly onWrite = (undo: () => void): void => {
    this.writes += 1;
    this.#undo?.push(undo);
  };

  /** A new identifier, `ord_…`: sortable by time, unique in this world, the same on every machine. */
  id(prefix: string): string {
    this.#serial += 1;
    return `${prefix}_${base32(this.clock.now(), 9)}${base32(this.#serial, 5)}`;
  }

  /** The identifier of the next request: they are counted here, so that no world shows what another is asked. */
  requestId(): string {
    this.#requests += 1;
    return `req_${this.#requests.toString(36).padStart(6, '0')}`;
  }

  /**
   * 32 bytes nobody outside this world could guess, and the same again where the same happens to a copy of it: what
   * tokens, links and codes are made of, so that a recorded story can be repeated.
   */
  secret(): Buffer {
    this.#serial += 1;
    return createHash('sha256').update(`${this.#salt} ${this.#serial} ${this.clock.now()}`).digest();
  }

  /** The owner's next order number in the clock's year, `Z-2026-000124`. Everyone counts their own from 1. */
  nextOrderNumber(ownerId: string): string {
    const given = (this.#orderNumbers ??= new Map<string, number>());
    const number = (given.get(ownerId) ?? this.seed.lastOrderNumbers.get(ownerId) ?? 0) + 1;
    given.set(ownerId, number);
    return `Z-${new Date(this.clock.now()).getUTCFullYear()}-${String(number).padStart(6, '0')}`;
  }

  /** Runs a unit of work at one moment: when it throws, everything it wrote is as it was before. */
  transaction<T>(work: () => T): T {
    if (this.#undo) return work();
    const undo: (() => void)[] = (this.#undo = []);
    try {
      return this.clock.hold(work);
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

for (const name of TABLE_NAMES) {
  Object.defineProperty(WorldState.prototype, name, {
    get(this: WorldState) {
      return this.table(name);
    },
  });
}

/** The same rules, counting for themselves from here on. */
function copied<R extends ActiveRules>(active: R): R {
  return active.rules.length === 0 ? active : { ...active, hits: [...active.hits] };
}

function copiedAll(scenarios: ReadonlyMap<string, ActiveScenario>): Map<string, ActiveScenario> {
  return new Map([...scenarios].map(([name, scenario]) => [name, copied(scenario)]));
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function base32(value: number, length: number): string {
  let rest = value;
  const letters = Array<string>(length);
  for (let i = length - 1; i >= 0; i--) {
    letters[i] = ALPHABET.charAt(rest % 32);
    rest = Math.floor(rest / 32);
  }
  // Joined at once: letter after letter would keep a chain of strings for each identifier.
  return letters.join('');
}
