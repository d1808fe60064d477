/** Plain text, as mail programs take it. */
export interface Letter {
  readonly subject: string;
  readonly body: string;
}

export interface Addressee {
  readonly id: string;
  readonly name: string;
  /** Null leaves the recipient empty in the mail program. */
  readonly email: string | null;
}
