/** An isolated copy of the mock's state: records, clock, identifiers, forced responses, request log. */
import { createHash, randomInt } from 'node:crypto';
import type { PersonName } from '../contract/control.ts';
import { Clock } from './clock.ts';
import { Collection } from './collection.ts';
import { AddedFiles, type Files, MemoryFiles, type NewFiles } from './files.ts';
import { hashedLetters, NO_AUTHOR, timeLetters } from './identifiers.ts';
import { History } from './states/history.ts';
import { isOfProduct, RequestLog } from './traffic/request-log.ts';
import type { RecordChange } from '../storage/storage.ts';
import type { AnsweredRequest } from './traffic/wire.ts';
import { type Model, tablesWith } from './model.ts';
import type { Registered } from './register.ts';
import type { Collections, FileRecord, IndexName, Records, SeedTables, TableName } from './tables.ts';
import { Unsaved } from './unsaved.ts';
import { Traffic } from './traffic/traffic.ts';
import {
  type ActiveRules,
  type ActiveScenario,
  copyHits,
  copyHitsOfEach,
  forcedOf,
  type Memento,
  NORMAL,
  unlessExpired,
} from './states/memento.ts';

/** Tables are properties of a world: `world.items.get(id)`. */
export type World = WorldState & Collections;

/** The initial state of every world, frozen. */
export type Seed = SeedTables &
  Registered<'seed', {}> & {
    readonly model: Model;
    /** epoch ms at which every world's clock starts */
    readonly start: number;
    /** distinguishes this seed from others */
    readonly fingerprint: string;
    /** Brings the records of a world that an earlier build stored into today's form. */
    readonly convert: (world: World) => void;
  };

/**
 * Copies nothing.
 * @param initial state that differs from the seed
 * @param traffic of the server; it is notified of each request
 * @param files of the server
 */
export function createWorld(
  name: string,
  seed: Seed,
  initial: Partial<Memento> = {},
  traffic: Traffic = new Traffic(),
  files: Files = new MemoryFiles(),
): World {
  // The tables are getters of the prototype.
  return new (classOf(seed.model))(name, seed, initial, traffic, files) as World;
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();
const MAX_SALT = 2 ** 48 - 1;

class WorldState {
  readonly name: string;
  readonly seed: Seed;
  readonly clock: Clock;
  #scenario: ActiveScenario = NORMAL;
  #customRules: ActiveRules = NORMAL;
  /** leaves the next sign-in by token unforced, since it comes from an entry link */
  skipsNextSignIn = false;
  /** whether answers of the proxied server are recorded */
  isRecording = false;
  #requestScenarios: Map<string, ActiveScenario> | null = null;
  /** makes secrets differ between worlds; a restored world uses the salt of its snapshot */
  readonly #salt: number;
  #serial = 0;
  #requests = 0;
  /** user whose request is being answered; null between requests */
  author: string | null = null;
  /** number of identifiers so far, by author and prefix */
  #ids: Map<string, number> | null = null;
  /** last counts by `<kind>/<owner>`; others continue from the seed */
  #numbers: Map<string, number> | null = null;
  #undo: (() => void)[] | null = null;
  #unsaved: Unsaved | null = null;
  /** initial changes of the tables; collections are created on first use, since most worlds use few */
  readonly #inherited: Memento['tables'];
  readonly #tables: Partial<Record<TableName, unknown>> = {};
  /** shared by all worlds of the server */
  readonly traffic: Traffic;
  #log: RequestLog | null = null;
  readonly files: Files;
  readonly #addedFiles = new AddedFiles();
  readonly history: History;

  constructor(name: string, seed: Seed, initial: Partial<Memento>, traffic: Traffic, files: Files) {
    this.name = name;
    this.traffic = traffic;
    this.files = files;
    this.seed = seed;
    this.clock = new Clock(initial.now ?? seed.start, initial.clock, () => this.markChanged());
    this.#salt = initial.salt ?? randomInt(MAX_SALT);
    this.#set(initial);
    this.#inherited = initial.tables ?? {};
    this.history = new History(this.memento());
  }

  #set({ scenario = NORMAL, customRules = NORMAL, ...initial }: Partial<Omit<Memento, 'tables'>>): void {
    this.#scenario = copyHits(scenario);
    this.#customRules = copyHits(customRules);
    this.skipsNextSignIn = initial.skipsNextSignIn ?? false;
    this.isRecording = initial.isRecording ?? false;
    this.#requestScenarios = initial.requestScenarios?.size ? copyHitsOfEach(initial.requestScenarios) : null;
    this.#serial = initial.serial ?? 0;
    this.#ids = initial.ids?.size ? new Map(initial.ids) : null;
    // Requests that changed nothing were counted too, and their ids must not be reused.
    this.#requests = Math.max(this.#requests, initial.requests ?? 0);
    this.#numbers = initial.numbers?.size ? new Map(initial.numbers) : null;
  }

  /** Applies what another server wrote. Restarts the history, because the other server's requests are unknown here. */
  refresh(settings: Partial<Omit<Memento, 'tables'>>, changes: readonly RecordChange[]): void {
    this.#set(settings);
    for (const { table, id, record } of changes) {
      // Tables and records were written by a server of the same build.
      this.table(table as TableName).refresh(id, record as never);
    }
    this.writes += 1;
    this.history.restart(this.memento());
  }

  get log(): RequestLog {
    return (this.#log ??= new RequestLog(this.name, this.traffic));
  }

  /** Frees the memory of the request log. */
  close(): void {
    this.#log?.clear();
  }

  logRequest(exchange: AnsweredRequest): void {
    this.log.add(exchange);
    if (isOfProduct(exchange)) this.history.afterRequest(this.#takeMemento);
  }

  /** The scenario that forces responses; `normal` forces none. */
  get scenario(): ActiveScenario {
    return unlessExpired(this.#scenario, this.clock.now());
  }

  /** Custom rules of this world; they take precedence over the scenario. */
  get customRules(): ActiveRules {
    return unlessExpired(this.#customRules, this.clock.now());
  }

  /** Replaces scenario and custom rules; without arguments nothing is forced. */
  force(scenario: ActiveScenario = NORMAL, customRules: ActiveRules = NORMAL, keepsCounts = false): void {
    const forced = forcedOf(scenario, customRules, keepsCounts);
    this.history.beforeChange({ at: this.clock.nowIso(), forced }, this.#takeMemento);
    this.#scenario = scenario;
    this.#customRules = customRules;
    this.markChanged();
  }

  /** Sets the scenario of the link, leaves the custom rules unchanged and the next sign-in unforced. */
  followEntryLink({ as, scenario }: { as?: PersonName | undefined; scenario?: ActiveScenario | undefined }): void {
    const entered = { ...(as !== undefined && { as }), ...(scenario && { scenario: scenario.name }) };
    this.history.beforeChange({ at: this.clock.nowIso(), entered }, this.#takeMemento);
    if (scenario) this.#scenario = scenario;
    if (as !== undefined) this.skipsNextSignIn = true;
    this.markChanged();
  }

  readonly #takeMemento = (): Memento => this.memento();

  /** Scenarios that requests named in x-mock-scenario, by name. */
  get requestScenarios(): Map<string, ActiveScenario> {
    return (this.#requestScenarios ??= new Map());
  }

  /** The current state; later changes do not affect it. */
  memento(): Memento {
    const tables = this.seed.model.tableNames.map(
      (name) => [name, this.#findOpen(name)?.changes() ?? this.#inherited[name]] as const,
    );
    return {
      ...this.settings(),
      // Only tables with changes.
      tables: Object.fromEntries(tables.filter(([, changes]) => changes?.size)) as Memento['tables'],
    };
  }

  /** The state without records. Cheaper than `memento`, after which the next write to a table copies its changes. */
  settings(): Omit<Memento, 'tables'> {
    return {
      now: this.clock.now(),
      clock: this.clock.mode,
      salt: this.#salt,
      serial: this.#serial,
      ids: this.#ids ? new Map(this.#ids) : NOTHING,
      requests: this.#requests,
      numbers: this.#numbers ? new Map(this.#numbers) : NOTHING,
      scenario: copyHits(this.#scenario),
      customRules: copyHits(this.#customRules),
      skipsNextSignIn: this.skipsNextSignIn,
      isRecording: this.isRecording,
      requestScenarios: this.#requestScenarios ? copyHitsOfEach(this.#requestScenarios) : NOTHING,
    };
  }

  /** Number of records of a table that differ from the seed. */
  changed(name: TableName): number {
    return this.#inherited[name] ? this.table(name).changed : (this.#findOpen(name)?.changed ?? 0);
  }

  /** Number of records that differ from the seed. */
  countChanges(): number {
    return this.seed.model.tableNames.reduce((sum, table) => sum + this.changed(table), 0);
  }

  #findOpen<N extends TableName>(name: N): Collection<Records[N], IndexName<N>> | undefined {
    // Each collection is stored under the name of its table.
    return this.#tables[name] as Collection<Records[N], IndexName<N>> | undefined;
  }

  table<N extends TableName>(name: N): Collection<Records[N], IndexName<N>> {
    const open = this.#findOpen(name);
    if (open) return open;
    // TypeScript cannot correlate table, indexes and collection of a generic name.
    const collection = new Collection(
      this.seed[name] as never,
      this.seed.model.tables[name].indexes as never,
      (undo, id) => this.#onWrite(name, undo, id),
      this.#inherited[name],
    );
    this.#tables[name] = collection;
    return collection as unknown as Collection<Records[N], IndexName<N>>;
  }

  /** number of writes; while it is unchanged, derived values change only with the clock */
  writes = 0;

  #onWrite(table: TableName, undo: () => void, id: string): void {
    this.writes += 1;
    this.#undo?.push(undo);
    if (this.seed.model.tables[table].traits.hasFiles) this.#addedFiles.areNamed = true;
    this.#unsaved?.add(table, id, undo);
  }

  trackChanges(): void {
    this.#unsaved = new Unsaved();
  }

  /** Marks the clock, the forced answers or a counter as changed. */
  markChanged(): void {
    if (this.#unsaved) this.#unsaved.isChanged = true;
  }

  /** Whether there are changes that are not stored yet. */
  get isChanged(): boolean {
    return this.#unsaved?.isChanged ?? false;
  }

  /** Records changed since tracking began. An undone write is included with its restored record. */
  unsavedRecords(): RecordChange[] {
    const records = [...(this.#unsaved?.records() ?? [])];
    return records.map(([table, id]) => ({ table, id, record: this.table(table).change(id) }));
  }

  /** Restores the records written since tracking began. Restore the remaining state with `refresh`. */
  undoUnsaved(): void {
    this.#unsaved?.undo();
    this.writes += 1;
    this.trackChanges();
  }

  /** Frees the memory of records that were added and deleted again. Does nothing while a write may be undone. */
  forgetDeleted(): void {
    if (this.#undo || this.#unsaved?.canUndo) return;
    for (const name of this.seed.model.tableNames) this.#findOpen(name)?.forgetDeleted();
  }

  /** Stores a file with the records that name it. @returns its SHA-256 */
  addFile(bytes: Uint8Array): string {
    return this.#addedFiles.add(bytes);
  }

  /** Records of all tables with files that differ from the seed. */
  changedFiles(): { table: TableName; record: FileRecord }[] {
    return tablesWith(this.seed.model, 'hasFiles').flatMap((table) => {
      if (this.changed(table) === 0) return [];
      const changes: ReadonlyMap<string, unknown> = this.table(table).changes();
      // The records of a table with files are files.
      return [...changes.values()].flatMap((record) =>
        record === null ? [] : [{ table, record: record as FileRecord }],
      );
    });
  }

  /** Bytes of all files of the server, including those that are not stored yet. */
  get fileBytes(): number {
    return this.files.bytes + this.#addedFiles.bytes;
  }

  /** Returns files to store, without those whose records were undone; null when no record of a file was written. */
  takeNewFiles(): NewFiles | null {
    return this.#addedFiles.take(() => new Set(this.changedFiles().map(({ record }) => record.sha256)));
  }

  /**
   * Creates an identifier, `ord_…`: sortable by time, unique in this world, the same on every machine. Counted by
   * author and prefix, and hashed, so that it reveals nothing about other authors
   * (docs/decisions/0059-identifiers-tell-nothing.md).
   */
  id(prefix: string): string {
    const ids = (this.#ids ??= new Map<string, number>());
    const counter = `${this.author ?? NO_AUTHOR}/${prefix}`;
    const number = (ids.get(counter) ?? 0) + 1;
    ids.set(counter, number);
    return `${prefix}_${timeLetters(this.clock.now())}${hashedLetters(`${counter} ${number}`)}`;
  }

  /**
   * Requests are counted by world, so that ids do not reveal the requests of other worlds. The salt hides the count.
   */
  requestId(): string {
    this.#requests += 1;
    return `req_${hashedLetters(`${this.#salt} ${this.#requests}`)}`;
  }

  /**
   * Returns 32 bytes for tokens, links and codes. They cannot be guessed from other worlds, but are the same in a copy
   * that receives the same requests, so that a recording can be replayed.
   */
  secret(): Buffer {
    this.#serial += 1;
    return createHash('sha256').update(`${this.#salt} ${this.#serial} ${this.clock.now()}`).digest();
  }

  /** Returns 32 bytes derived from a name, always the same for this world. They cannot be guessed from other worlds. */
  secretFor(name: string): Buffer {
    return createHash('sha256').update(`${this.#salt} ${name}`).digest();
  }

  /** The owner's next count. @param last of the seed @param kind one of the model's counters */
  nextCount(kind: string, ownerId: string, last: number): number {
    const lastNumbers = (this.#numbers ??= new Map<string, number>());
    const counter = `${kind}/${ownerId}`;
    const count = (lastNumbers.get(counter) ?? last) + 1;
    lastNumbers.set(counter, count);
    return count;
  }

  /** Runs work with the clock stopped; when it throws, all its writes are undone. */
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

  /** Makes a write that survives when the surrounding transaction fails, such as counting a wrong code. */
  writeOutsideTransaction(write: () => void): void {
    const undo = this.#undo;
    this.#undo = null;
    try {
      write();
    } finally {
      this.#undo = undo;
    }
  }
}

const classes = new WeakMap<Model, typeof WorldState>();

const FIELDS = 'name seed clock author traffic files history writes isRecording skipsNextSignIn'.split(' ');

/** The class of a model's worlds, with a getter for each table. @throws Error for a name that worlds use */
export function classOf(model: Model): typeof WorldState {
  const known = classes.get(model);
  if (known) return known;
  class ModelWorld extends WorldState {}
  for (const name of model.tableNames) {
    if (name in WorldState.prototype || FIELDS.includes(name)) throw new Error(`No table can be named "${name}".`);
    Object.defineProperty(ModelWorld.prototype, name, {
      get(this: WorldState) {
        return this.table(name);
      },
    });
  }
  classes.set(model, ModelWorld);
  return ModelWorld;
}
