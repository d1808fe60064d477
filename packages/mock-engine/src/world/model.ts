/** What the worlds of an application consist of. */
import type { z } from 'zod';
import type { OperationId } from '../contract/operations.ts';
import type { PersonName, Rule, ScenarioName } from '../contract/control.ts';
import type { Entity, Indexes } from './collection.ts';
import { ENGINE_LIFETIMES, type Lifetimes } from './lifetimes.ts';
import { type LetterKind, letterRecordOf } from './records/letters.ts';
import { ENGINE_TABLES, type EngineTable, table, type TableName } from './tables.ts';

/** A table without the types of its records. */
export type AnyTable = {
  readonly schema: z.ZodType<Entity>;
  readonly indexes: Indexes<never>;
  readonly traits: { readonly hasFiles?: boolean; readonly isSealed?: boolean; readonly isPrivate?: boolean };
};

type Scenario = { readonly summary: string; readonly rules: readonly Rule[] };

/** A demo person, with whom a world can be entered. */
export type Person = {
  /** in entry links and tests */
  readonly name: PersonName;
  readonly id: string;
  readonly email: string;
  /** description for QA, in English */
  readonly state: { readonly en: string };
};

type Options = {
  /** Highest values of counters that documents may name, by the kind in `<kind>/<owner>`. */
  readonly counters: Readonly<Record<string, number>>;
  /** Fields of a rule's `then` that one operation alone reads. */
  readonly outcomes: Readonly<Partial<Record<keyof Rule['then'], OperationId>>>;
  readonly letterKinds: readonly LetterKind[];
  readonly webhookEvents: readonly string[];
  readonly people: readonly Person[];
  /** signs in by the secret of an entry link */
  readonly entryOperation: OperationId | null;
  /** of this mock in files that other programs read */
  readonly title: string;
  /** a page of the product, for messages about entry links */
  readonly examplePage: string;
  /** of all demo people */
  readonly password: string;
  /** from which the key of sealed blocks is derived */
  readonly sealKey: string;
};

type Definition = Partial<Options> & {
  /** begins the formats of its documents: `zakupki-snapshot-1` */
  readonly name: string;
  readonly tables: Readonly<Record<Exclude<TableName, EngineTable>, AnyTable>>;
  /** of the tables whose records end; the records of the others stay */
  readonly lifetimes?: Partial<Lifetimes>;
  /** besides `normal`, which forces nothing */
  readonly scenarios?: Readonly<Record<ScenarioName, Scenario>>;
};

export type Model = Options & {
  readonly name: string;
  readonly tables: Readonly<Record<TableName, AnyTable>>;
  readonly tableNames: readonly TableName[];
  readonly lifetimes: Lifetimes;
  readonly scenarios: Readonly<Record<ScenarioName, Scenario>>;
};

const NORMAL: Scenario = { summary: 'Nothing is forced; the rules decide.', rules: [] };

/** Adds the tables of the engine. @throws Error for a name that is taken */
export function createModel({ lifetimes, scenarios, ...definition }: Definition): Model {
  for (const name of Object.keys(definition.tables))
    if (Object.hasOwn(ENGINE_TABLES, name)) throw new Error(`The engine has a table "${name}". Use another name.`);
  const people = (definition.people ?? []).map(({ name }) => name);
  const twice = people.find((name, place) => people.indexOf(name) < place);
  if (twice !== undefined) throw new Error(`Two people are named "${twice}".`);
  const letters = table(letterRecordOf(definition.letterKinds ?? []), {});
  const tables = { ...definition.tables, ...ENGINE_TABLES, letters };
  const kept = Object.keys(tables).map((name) => [name, { kept: 'no end was named' }]);
  // The types of both are known; TypeScript cannot join them for a generic application.
  return {
    counters: {},
    outcomes: {},
    letterKinds: [],
    webhookEvents: [],
    people: [],
    entryOperation: null,
    title: `${definition.name} mock`,
    examplePage: '/',
    password: '',
    sealKey: definition.name,
    ...definition,
    tables,
    tableNames: Object.keys(tables),
    lifetimes: { ...(Object.fromEntries(kept) as Partial<Lifetimes>), ...lifetimes, ...ENGINE_LIFETIMES },
    scenarios: { normal: NORMAL, ...scenarios },
  } as unknown as Model;
}

/** @param name of a scenario of the model */
export const rulesOf = ({ scenarios }: Model, name: ScenarioName) => scenarios[name]?.rules ?? [];

export const isTable = ({ tables }: Model, name: string): name is TableName => Object.hasOwn(tables, name);

/** Names of the tables with a trait. */
export const tablesWith = (model: Model, trait: keyof AnyTable['traits']) =>
  model.tableNames.filter((name) => model.tables[name].traits[trait] ?? false);

export const isSealedTable = (model: Model, name: string): boolean =>
  isTable(model, name) && (model.tables[name].traits.isSealed ?? false);
