import { BACKUP_PREFIX, backupName, type DraftKey, type DraftRecord } from './draft-record.ts';
/**
 * Backup of a draft while the page unloads. A write to the browser's database may be lost with the page; the local
 * storage is written synchronously. The backup is deleted once the database has the draft.
 */

export function saveUnloadBackup(record: DraftRecord): void {
  try {
    localStorage.setItem(backupName(record), JSON.stringify(record));
  } catch {
    // Full or blocked: the database may still work.
  }
}

export function readUnloadBackup(key: DraftKey): DraftRecord | null {
  try {
    const text = localStorage.getItem(backupName(key));
    // Only `saveUnloadBackup` writes under this name; the form checks the values.
    return text === null ? null : (JSON.parse(text) as DraftRecord);
  } catch {
    return null;
  }
}

export function deleteUnloadBackup(key: DraftKey): void {
  try {
    localStorage.removeItem(backupName(key));
  } catch {
    // Blocked: there is no backup.
  }
}

export function listUnloadBackups(): DraftKey[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(BACKUP_PREFIX));
    // Only `backupName` builds these names.
    return names.map((name) => {
      const [person, form] = JSON.parse(name.slice(BACKUP_PREFIX.length)) as [string, string];
      return { person, form };
    });
  } catch {
    return [];
  }
}
