/** Stores worlds outside of the process, so that they survive its end. */
import type { Snapshot } from '@zakupki/mock-control/schema';
import type { Entity } from '../world/collection.ts';

/** A world without its records: clock, forced answers, counters. */
export type WorldHead = Omit<Snapshot, 'tables'>;

/** The record as it is now: null when deleted, undefined when it equals the seed's again. */
export type RecordChange = { table: string; id: string; record: Entity | null | undefined };

/** @property changes number of records that differ from the seed */
export type StoredWorld = { head: WorldHead; changes: number };

export interface Storage {
  /** null for a world that was never stored */
  load(world: string): Snapshot | null;
  /** Durable when it returns. @param replaces whether earlier records of the world are dropped */
  save(head: WorldHead, changes: readonly RecordChange[], replaces: boolean): void;
  delete(world: string): boolean;
  /** By name. */
  list(): StoredWorld[];
  names(): string[];
  /** Keeps a world that this build cannot load under a name of its own. @returns that name */
  setAside(world: string): string;
  close(): void;
}

/** The storage cannot be read or written now; the message is a sentence for the operator. */
export class StorageError extends Error {}
