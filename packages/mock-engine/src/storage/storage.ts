/** Stores worlds outside of the process, so that they survive its end and several servers can share them. */
import type { Snapshot } from '../contract/control.ts';
import type { Entity } from '../world/collection.ts';
import type { Files, NewFiles } from '../world/files.ts';
import { isFileRecord } from '../world/tables.ts';
import type { Feed } from './feed.ts';

/**
 * A world without its records: clock, forced answers, counters.
 * @property clockReadAt real time (epoch ms) at which the clock showed `clock.now`
 */
export type WorldHead = Omit<Snapshot, 'tables'> & { clockReadAt?: number };

/** @property record current state: null when deleted, undefined when it equals the record of the seed again */
export type RecordChange = { table: string; id: string; record: Entity | null | undefined };

/** @property changes number of records that differ from the seed */
export type StoredWorld = { head: WorldHead; changes: number };

/** @property version grows with every write to the world */
export type LoadedWorld = { snapshot: Snapshot & WorldHead; version: number };

/** What other servers wrote since a version. */
export type NewerWorld = { version: number; head: WorldHead; changes: RecordChange[] };

/** Reads and writes one world. */
export type WorldAccess = {
  /** Resolves with null for a world that is not stored. */
  load(world: string): Promise<LoadedWorld | null>;
  /**
   * Reads what was written since `version` (0 for a world that was not stored). Resolves with null when nothing was
   * written, with `replaced` when the world was deleted or replaced and has to be loaded again.
   */
  changesSince(world: string, version: number): Promise<NewerWorld | 'replaced' | null>;
  /**
   * The write is durable when this resolves.
   * @param version of the world that was changed; `any` replaces the stored world
   * @param files that changed records name, null when no record of a file changed; files that no record names any more
   *   are removed
   * @returns the new version; null when the stored world has another version, and nothing was written
   */
  save(
    head: WorldHead,
    changes: readonly RecordChange[],
    version: number | 'any',
    files: NewFiles | null,
  ): Promise<number | null>;
  /** Renames a world that this build cannot load, to preserve it. @returns the new name */
  setAside(world: string): Promise<string>;
};

/** Every method throws StorageError when the storage cannot be used now. */
export type Storage = {
  /** requests and changes seen by all servers; null when only one server at a time uses the storage */
  readonly feed: Feed | null;
  readonly files: Files;
  /** Runs work while no other server writes to the world. */
  withLock<T>(world: string, work: (access: WorldAccess) => Promise<T>): Promise<T>;
  delete(world: string): Promise<boolean>;
  /** By name. */
  list(): Promise<StoredWorld[]>;
  names(): Promise<string[]>;
  close(): Promise<void>;
} & WorldAccess;

/** The database of a folder of worlds. */
export const WORLDS_FILE = 'worlds.sqlite';

/** The storage cannot be read or written now; the message is a sentence for the operator. */
export class StorageError extends Error {}

/** The storage does not answer; it may work again without any change here. */
export class StorageAwayError extends StorageError {}

/** SHA-256 of the file that a record names; null when it names none or contains the bytes. */
export function fileNamed({ record }: Pick<RecordChange, 'record'>): string | null {
  return record && isFileRecord(record) && record.content === undefined ? record.sha256 : null;
}

/** Whether a write may leave files that no record names. */
export const mayDropFiles = (files: NewFiles | null, version: number | 'any') => version === 'any' || files !== null;

/** Returns a free name for a world that is set aside. @param earlier worlds of this name that were set aside before */
export function nameSetAside(world: string, earlier: readonly { name: string }[]): string {
  const usedNames = new Set(earlier.map(({ name }) => name));
  let number = 1;
  while (usedNames.has(`${world} (earlier ${number})`)) number += 1;
  return `${world} (earlier ${number})`;
}

/** Returns the original name of a world that was set aside; null for other names. */
export const nameBefore = (name: string): string | null => /^(\S+) \(earlier \d+\)$/u.exec(name)?.[1] ?? null;

/** SQL pattern of the names of worlds that were set aside. */
export const patternSetAside = (world: string) => `${world} (earlier %`;

/** Groups records that differ from the seed by table; omits records that equal it again. */
export function tablesOf(changes: Iterable<RecordChange>): Snapshot['tables'] {
  const tables: Record<string, { put: Entity[]; deleted: string[] }> = {};
  for (const { table, id, record } of changes) {
    const { put, deleted } = (tables[table] ??= { put: [], deleted: [] });
    if (record) put.push(record);
    else if (record === null) deleted.push(id);
  }
  return tables;
}
