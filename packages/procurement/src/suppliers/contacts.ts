import { companyNameKey } from './company-name.ts';

/** The primary contact, else the first; undefined without contacts. */
export function primaryContact<C extends { readonly isPrimary: boolean }>(contacts: readonly C[]): C | undefined {
  return contacts.find(({ isPrimary }) => isPrimary) ?? contacts[0];
}

/** The contact that e-mails go to: the primary contact among those with an address, else the first of them. */
export function contactToEmail<C extends { readonly isPrimary: boolean; readonly email: string | null }>(
  contacts: readonly C[],
): (C & { readonly email: string }) | undefined {
  return primaryContact(contacts.filter((contact): contact is C & { email: string } => Boolean(contact.email)));
}

/**
 * A contact's name to show beside its company; null for one called like the company, as in an invitation to a name and
 * an address.
 */
export function contactNameBeside(companyName: string | null, contactName: string | null): string | null {
  if (contactName?.trim() === companyName?.trim()) return null;
  const key = companyNameKey(contactName);
  return key !== '' && key === companyNameKey(companyName) ? null : contactName;
}

/** Whether a supplier is called by an address of its contacts, as one that was invited without a company is. */
export function isCalledByAddress(name: string, contacts: readonly { readonly email: string | null }[]): boolean {
  const called = name.trim().toLowerCase();
  return contacts.some(({ email }) => email?.toLowerCase() === called);
}
