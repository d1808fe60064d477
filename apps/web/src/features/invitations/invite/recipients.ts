import type { InvitationRecipient } from '@zakupki/api-client/schema';
import type { Locale } from '../../../i18n/locale.ts';
import type { PastedAddress } from './pasted-addresses.ts';

/** Someone to invite: an entry of the address book, or an address. */
export type Recipient = {
  /** Null for a pasted address. */
  readonly supplierId: string | null;
  readonly email: string;
  readonly company: string | null;
  readonly person: string | null;
  readonly locale: Locale;
};

/** The contract's limit of recipients in one request. */
export const MAX_RECIPIENTS = 100;

export function recipientName({ company, person, email }: Recipient): string {
  return company ?? person ?? email;
}

export function recipientOfAddress({ email, name, company }: PastedAddress, locale: Locale): Recipient {
  return { supplierId: null, email, person: name, company, locale };
}

export function recipientDraft({ supplierId, email, company, person, locale }: Recipient): InvitationRecipient {
  if (supplierId !== null) return { supplierId, locale };
  return { email, locale, ...(company !== null && { company }), ...(person !== null && { name: person }) };
}

export function isSameRecipient(a: Recipient, b: Recipient): boolean {
  return a.email.toLowerCase() === b.email.toLowerCase();
}

/** Adds the recipients whose address is not chosen yet. */
export function withRecipients(chosen: readonly Recipient[], more: readonly Recipient[]): readonly Recipient[] {
  const all = [...chosen];
  for (const recipient of more) if (!all.some((chosen) => isSameRecipient(chosen, recipient))) all.push(recipient);
  return all;
}
