/** Which form of which person: `order:new`, `order:ord_paper`, `bid:ord_paper:new`. */
export interface DraftKey {
  readonly form: string;
  readonly person: string;
}

/** What was typed, and when. */
export interface DraftRecord {
  readonly form: string;
  readonly person: string;
  /** Milliseconds by the reader's clock. */
  readonly savedAt: number;
  /** Which server version it was typed on, such as an ETag; null for something new. */
  readonly basis: string | null;
  /** The form's values. Whoever reads them checks them: an older build may have written them. */
  readonly value: unknown;
}
