/** A draft's form (`order:new`, `order:ord_paper`, `bid:ord_paper:new`) and the person who typed it. */
export type DraftKey = {
  readonly form: string;
  readonly person: string;
};

export type DraftRecord = {
  readonly form: string;
  readonly person: string;
  /** Milliseconds by the reader's clock. */
  readonly savedAt: number;
  /** The server version the values are based on, such as an ETag; null for a new record. */
  readonly basis: string | null;
  /** The form's values. Check them when reading: an older build may have written them. */
  readonly value: unknown;
};

export const DRAFT_DATABASE = 'zakupki';
export const DRAFT_STORE = 'drafts';

/** Name of a draft in memory and among the unsaved changes of the page. */
export function draftName({ person, form }: DraftKey): string {
  return JSON.stringify([person, form]);
}

export const BACKUP_PREFIX = 'zakupki-draft:';

/** Key of a draft's backup in the local storage while the page unloads. */
export function backupName(key: DraftKey): string {
  return BACKUP_PREFIX + draftName(key);
}

/** The owner of drafts typed by an administrator while impersonating a user. */
export function draftOwner(administrator: string, user: string): string {
  return administrator + AS_USER + user;
}

const AS_USER = ' as ';

/** Whether the person typed the drafts of that owner, impersonating or not. */
export function isDraftOf(person: string, owner: string): boolean {
  return owner === person || owner.startsWith(person + AS_USER);
}
