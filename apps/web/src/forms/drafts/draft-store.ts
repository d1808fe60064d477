/**
 * What is being typed, kept in the browser's database: one record a form and person. Another person never gets it,
 * as the person is part of the key.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { markDirty, clearDirty } from '../../ui/browser/unsaved-changes.ts';
import { deleteUnloadBackup, listUnloadBackups, readUnloadBackup, saveUnloadBackup } from './unload-backup.ts';
import { DRAFT_DATABASE, DRAFT_STORE, type DraftKey, draftName, type DraftRecord, isDraftOf } from './draft-record.ts';

export interface DraftStore {
  load(key: DraftKey): Promise<DraftRecord | null>;
  save(record: DraftRecord): Promise<void>;
  /** Saves when the page is being left: the record is safe when this returns, even if the promise never settles. */
  saveAtOnce(record: DraftRecord): Promise<void>;
  discard(key: DraftKey): Promise<void>;
  /** Forms with a draft of this person, also of those typed while impersonating; of everyone when null. */
  list(person: string | null): Promise<DraftKey[]>;
  /** False once the browser's database proved out of reach: drafts then last as long as the page. */
  readonly isPersistent: boolean;
}

interface Schema extends DBSchema {
  [DRAFT_STORE]: { key: [person: string, form: string]; value: DraftRecord; indexes: { savedAt: number } };
}

/** A database that does not open in this time is held by another tab; typing cannot wait for it. */
const OPEN_WITHIN_MS = 3_000;
/** Unused drafts are deleted after this time. */
const FORGOTTEN_AFTER_MS = 90 * 86_400_000;

/** Opens the drafts lazily, with the first one asked for; falls back to memory where there is no database. */
export function createDraftStore(): DraftStore {
  const memory = new Map<string, DraftRecord>();
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  let isPersistent = true;

  async function run<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: () => T): Promise<T> {
    try {
      database ??= openDatabase();
      return await work(await database);
    } catch {
      // Out of reach, full, or closed under us: the page still remembers.
      isPersistent = false;
      return otherwise();
    }
  }

  // What only the page remembers would go with it.
  function remember(record: DraftRecord): void {
    memory.set(draftName(record), record);
    markDirty(draftName(record));
  }

  async function save(record: DraftRecord): Promise<void> {
    await run(
      async (db) => {
        const transaction = db.transaction(DRAFT_STORE, 'readwrite');
        const written = transaction.store.put(record);
        // Said at once rather than left to the browser: a page that is being left would take the write with it.
        transaction.commit();
        await Promise.all([written, transaction.done]);
      },
      () => remember(record),
    );
  }

  return {
    async load(key) {
      const kept = await run(
        async (db) => (await db.get(DRAFT_STORE, [key.person, key.form])) ?? memory.get(draftName(key)) ?? null,
        () => memory.get(draftName(key)) ?? null,
      );
      const left = readUnloadBackup(key);
      if (!left) return kept;
      const latest = kept && kept.savedAt >= left.savedAt ? kept : left;
      if (latest === left) await save(left);
      if (isPersistent) deleteUnloadBackup(key);
      return latest;
    },
    save,
    async saveAtOnce(record) {
      saveUnloadBackup(record);
      await save(record);
      if (isPersistent && readUnloadBackup(record)?.savedAt === record.savedAt) deleteUnloadBackup(record);
    },
    discard: (key) => {
      memory.delete(draftName(key));
      clearDirty(draftName(key));
      deleteUnloadBackup(key);
      return run(
        (db) => db.delete(DRAFT_STORE, [key.person, key.form]),
        () => {},
      );
    },
    async list(person) {
      const stored = await run(
        (db) => db.getAllKeys(DRAFT_STORE),
        () => [...memory.values()].map((record): [string, string] => [record.person, record.form]),
      );
      const kept = stored.map(([owner, form]): DraftKey => ({ person: owner, form }));
      const all = new Map([...kept, ...listUnloadBackups()].map((key) => [draftName(key), key]));
      return [...all.values()].filter(({ person: owner }) => person === null || isDraftOf(person, owner));
    },
    get isPersistent() {
      return isPersistent;
    },
  };
}

/** The drafts of this page. */
export const drafts = createDraftStore();

/** @throws when blocked by the browser's settings, a private window, a broken profile or another tab */
async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(DRAFT_DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore(DRAFT_STORE, { keyPath: ['person', 'form'] }).createIndex('savedAt', 'savedAt');
    },
    // Another tab with a newer build wants to change the schema: let it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  const tooLate = new Promise<never>((_resolve, reject) => setTimeout(reject, OPEN_WITHIN_MS));
  const opened = await Promise.race([opening, tooLate]);
  await forgetOld(opened);
  return opened;
}

async function forgetOld(db: IDBPDatabase<Schema>): Promise<void> {
  const old = IDBKeyRange.upperBound(Date.now() - FORGOTTEN_AFTER_MS);
  const keys = await db.getAllKeysFromIndex(DRAFT_STORE, 'savedAt', old);
  await Promise.all(keys.map((key) => db.delete(DRAFT_STORE, key)));
}
