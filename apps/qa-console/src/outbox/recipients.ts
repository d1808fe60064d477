import type { Letter } from '@zakupki/mock-control/schema';

export type Recipient = {
  /** E-mail address or phone number. */
  readonly to: string;
  /** Newest first. */
  readonly letters: readonly Letter[];
};

/** Groups messages by recipient; whoever got the newest message comes first. */
export function recipientsOf(letters: readonly Letter[]): Recipient[] {
  return [...Map.groupBy(letters, ({ to }) => to)].map(([to, received]) => ({ to, letters: received }));
}
