/**
 * Local drafts in the browser's database, one record per form and person. The person is part of the key, so another
 * person never gets the draft.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { markDirty, clearDirty } from '../../browser/unsaved-changes.ts';
import {
  deleteUnloadBackup,
  listUnloadBackups,
  readUnloadBackup,
  saveUnloadBackup,
  timeOfBackup,
} from './unload-backup.ts';
import { DRAFT_DATABASE, DRAFT_STORE, type DraftKey, draftName, type DraftRecord, isDraftOf } from './draft-record.ts';

export type DraftStore = {
  load(key: DraftKey): Promise<DraftRecord | null>;
  save(record: DraftRecord): Promise<void>;
  /** Saves while the page unloads: the record is safe when this returns, even if the promise never settles. */
  saveAtOnce(record: DraftRecord): Promise<void>;
  discard(key: DraftKey): Promise<void>;
  /** Keys of this person's drafts, including those typed while impersonating; null lists everyone's. */
  list(person: string | null): Promise<DraftKey[]>;
  /** False once the browser's database has failed: drafts then last until the page is closed. */
  readonly isPersistent: boolean;
};

type Schema = {
  [DRAFT_STORE]: { key: [person: string, form: string]; value: DraftRecord; indexes: { savedAt: number } };
} & DBSchema;

/** A database that does not open in this time is blocked by another tab; typing cannot wait for it. */
const OPEN_WITHIN_MS = 3_000;
/** Unused drafts are deleted after this time. */
const EXPIRES_AFTER_MS = 90 * 86_400_000;

/** Opens the database with the first call; falls back to memory when there is none. */
export function createDraftStore(): DraftStore {
  const memory = new Map<string, DraftRecord>();
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  let isPersistent = true;

  async function run<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, fallback: () => T): Promise<T> {
    try {
      database ??= openDatabase();
      return await work(await database);
    } catch {
      // Blocked, full or closed by another tab: memory still has the draft.
      isPersistent = false;
      return fallback();
    }
  }

  // A draft in memory is lost when the page closes, so it counts as unsaved.
  function remember(record: DraftRecord): void {
    memory.set(draftName(record), record);
    markDirty(draftName(record));
  }

  const save = (record: DraftRecord) =>
    run(
      (db) => put(db, record),
      () => remember(record),
    );

  const remove = ({ person, form }: DraftKey) =>
    run(
      (db) => db.delete(DRAFT_STORE, [person, form]),
      () => {},
    );

  return {
    async load(key) {
      const stored = await run(
        async (db) => (await db.get(DRAFT_STORE, [key.person, key.form])) ?? memory.get(draftName(key)) ?? null,
        () => memory.get(draftName(key)) ?? null,
      );
      const backup = readUnloadBackup(key);
      if (!backup) return stored;
      const isStoredLatest = stored !== null && stored.savedAt > timeOfBackup(backup);
      if (!isStoredLatest) await ('discardedAt' in backup ? remove(key) : save(backup));
      if (isPersistent) deleteUnloadBackup(backup);
      if (isStoredLatest) return stored;
      return 'discardedAt' in backup ? null : backup;
    },
    save,
    async saveAtOnce(record) {
      saveUnloadBackup(record);
      await save(record);
      if (isPersistent) deleteUnloadBackup(record);
    },
    async discard(key) {
      memory.delete(draftName(key));
      clearDirty(draftName(key));
      const discarded = { ...key, discardedAt: Date.now() };
      saveUnloadBackup(discarded);
      await remove(key);
      if (isPersistent) deleteUnloadBackup(discarded);
    },
    async list(person) {
      const stored = await run(
        (db) => db.getAllKeys(DRAFT_STORE),
        () => [...memory.values()].map((record): [string, string] => [record.person, record.form]),
      );
      const keys = withBackups(stored.map(([owner, form]) => ({ person: owner, form })));
      return keys.filter(({ person: owner }) => person === null || isDraftOf(person, owner));
    },
    get isPersistent() {
      return isPersistent;
    },
  };
}

async function put(db: IDBPDatabase<Schema>, record: DraftRecord): Promise<void> {
  const transaction = db.transaction(DRAFT_STORE, 'readwrite');
  const written = transaction.store.put(record);
  // An automatic commit may come too late when the page unloads.
  transaction.commit();
  await Promise.all([written, transaction.done]);
}

/** The keys of stored drafts as the backups change them. */
function withBackups(stored: readonly DraftKey[]): DraftKey[] {
  const keys = new Map(stored.map((key) => [draftName(key), key]));
  for (const backup of listUnloadBackups()) {
    const name = draftName(backup);
    if ('discardedAt' in backup) keys.delete(name);
    else keys.set(name, { person: backup.person, form: backup.form });
  }
  return [...keys.values()];
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
  await deleteExpired(opened);
  return opened;
}

async function deleteExpired(db: IDBPDatabase<Schema>): Promise<void> {
  const expired = IDBKeyRange.upperBound(Date.now() - EXPIRES_AFTER_MS);
  const keys = await db.getAllKeysFromIndex(DRAFT_STORE, 'savedAt', expired);
  await Promise.all(keys.map((key) => db.delete(DRAFT_STORE, key)));
}
