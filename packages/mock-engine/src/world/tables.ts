/** The tables of a world: those of the engine, and those that the application registers. */
import type { z } from 'zod';
import type { Collection, Entity, Indexes, Table } from './collection.ts';
import { letterRecordOf } from './records/letters.ts';
import { recordingRecord } from './records/recordings.ts';
import { replayRecord } from './records/replays.ts';
import { deliveryRecord, webhookRecord } from './records/webhooks.ts';
import type { Registered } from './register.ts';

type Traits = {
  /** Its records name files, and are `FileRecord`s. */
  readonly hasFiles?: boolean;
  /** Its records leave the server in one block that a search cannot read, unless QA opens it. */
  readonly isSealed?: boolean;
  /** Its records never leave the server. */
  readonly isPrivate?: boolean;
};

/** The schema of a table's records, and the keys of its indexes: null for a record that is in no list of the index. */
export function table<S extends z.ZodType<Entity>, I extends Indexes<z.infer<S>>>(
  schema: S,
  indexes: I,
  traits: Traits = {},
) {
  return { schema, indexes, traits };
}

/** A file that a record names. */
export type FileRecord = Entity & {
  readonly sha256: string;
  /** bytes */
  readonly size: number;
  /** base64, in documents only: a world has the bytes in its files */
  readonly content?: string | undefined;
};

/** @param record of any table: only records of files have a hash and a size */
export const isFileRecord = (record: Entity): record is FileRecord =>
  typeof (record as Partial<FileRecord>).sha256 === 'string' &&
  typeof (record as Partial<FileRecord>).size === 'number';

export const ENGINE_TABLES = {
  /** `createModel` adds the kinds of the application. */
  letters: table(letterRecordOf([]), {}),
  replays: table(replayRecord, {}),
  recordings: table(recordingRecord, {}),
  // A loaded world must not call webhook URLs of another machine.
  webhooks: table(webhookRecord, {}, { isPrivate: true }),
  deliveries: table(deliveryRecord, {}, { isPrivate: true }),
};

export type EngineTable = keyof typeof ENGINE_TABLES;

type Tables = typeof ENGINE_TABLES & Registered<'tables', {}>;
export type TableName = Extract<keyof Tables, string>;

/** Record types by table. */
export type Records = { [N in TableName]: z.infer<Tables[N]['schema']> };

/** Names of a table's indexes. */
export type IndexName<N extends TableName> = Extract<keyof Tables[N]['indexes'], string>;

/** The frozen records with which every world starts. */
export type SeedTables = { readonly [N in TableName]: Table<Records[N]> };

export type Collections = { readonly [N in TableName]: Collection<Records[N], IndexName<N>> };
