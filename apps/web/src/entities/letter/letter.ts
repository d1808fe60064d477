import { m } from '#messages';

/** Plain text, as mail programs take it. */
export type Letter = {
  readonly subject: string;
  readonly body: string;
};

export type Addressee = {
  readonly id: string;
  /** The letter is sent to the supplier of this bid; null leaves it to a mail program. */
  readonly bidId: string | null;
  readonly name: string;
  /** Null leaves the recipient empty in the mail program. */
  readonly email: string | null;
};

/** Empty paragraphs are left out. */
export function letterText(paragraphs: readonly string[], signature: string): string {
  return [m.letters_greeting(), ...paragraphs.filter(Boolean), `${m.letters_closing()}\n${signature}`].join('\n\n');
}
