/** A letter as mail programs take it: plain text. */
export interface Letter {
  readonly subject: string;
  readonly body: string;
}

/** Whom a letter can go to. */
export interface Addressee {
  readonly id: string;
  readonly name: string;
  /** Unknown addresses leave the line of the mail program empty. */
  readonly email: string | null;
}
