import { BACKUP_PREFIX, backupName, type DraftKey, type DraftRecord } from './draft-record.ts';

/** A draft whose deletion the browser's database may have lost with the page. */
type DiscardedDraft = {
  readonly discardedAt: number;
} & DraftKey;

/**
 * What happened to a draft just before the page was left. A change of the browser's database may be lost with the page;
 * the local storage is written synchronously. The backup is deleted once the database has the change.
 */
type UnloadBackup = DraftRecord | DiscardedDraft;

/** Milliseconds by the reader's clock. */
export function timeOfBackup(backup: UnloadBackup): number {
  return 'discardedAt' in backup ? backup.discardedAt : backup.savedAt;
}

export function saveUnloadBackup(backup: UnloadBackup): void {
  try {
    localStorage.setItem(backupName(backup), JSON.stringify(backup));
  } catch {
    // Full or blocked: the database may still work.
  }
}

export function readUnloadBackup(key: DraftKey): UnloadBackup | null {
  try {
    const text = localStorage.getItem(backupName(key));
    // Only `saveUnloadBackup` writes under this name; the form checks the values.
    return text === null ? null : (JSON.parse(text) as UnloadBackup);
  } catch {
    return null;
  }
}

/** Deletes the backup of a change unless that of a later one has replaced it. */
export function deleteUnloadBackup(change: UnloadBackup): void {
  const backup = readUnloadBackup(change);
  if (!backup || timeOfBackup(backup) > timeOfBackup(change)) return;
  try {
    localStorage.removeItem(backupName(change));
  } catch {
    // Blocked: there is no backup.
  }
}

export function listUnloadBackups(): UnloadBackup[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(BACKUP_PREFIX));
    // Only `saveUnloadBackup` writes under these names.
    return names.map((name) => JSON.parse(localStorage.getItem(name) ?? '') as UnloadBackup);
  } catch {
    return [];
  }
}
