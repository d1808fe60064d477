import { BACKUP_PREFIX, backupName, type DraftKey, type DraftRecord } from './draft-record.ts';
/**
 * What was typed in the moment a page is left. Writing to the browser's database takes a while and may die with the
 * page; the local storage is written before the page can go. A copy stays there only until the database has it.
 */

export function saveUnloadBackup(record: DraftRecord): void {
  try {
    localStorage.setItem(backupName(record), JSON.stringify(record));
  } catch {
    // Full or switched off: the database is still tried.
  }
}

export function readUnloadBackup(key: DraftKey): DraftRecord | null {
  try {
    const text = localStorage.getItem(backupName(key));
    // Only `saveUnloadBackup` writes under this name; the form checks the values it holds.
    return text === null ? null : (JSON.parse(text) as DraftRecord);
  } catch {
    return null;
  }
}

export function deleteUnloadBackup(key: DraftKey): void {
  try {
    localStorage.removeItem(backupName(key));
  } catch {
    // Switched off: there is none.
  }
}

export function listUnloadBackups(): DraftKey[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(BACKUP_PREFIX));
    // Names are written by `backupName` alone.
    return names.map((name) => {
      const [person, form] = JSON.parse(name.slice(BACKUP_PREFIX.length)) as [string, string];
      return { person, form };
    });
  } catch {
    return [];
  }
}
