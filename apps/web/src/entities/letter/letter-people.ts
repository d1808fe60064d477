import type { Bid, Me } from '@zakupki/api-client/schema';

export function signatureOf(profile: Me['profile'] | undefined): string {
  if (!profile) return '';
  const { firstName, lastName, position, company } = profile;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name, position, company.name].filter(Boolean).join('\n');
}

/** The primary contact's address, else the first one. */
export function emailOf({ supplier: { contacts } }: Bid): string | null {
  const withEmail = contacts.filter(({ email }) => email !== null);
  return (withEmail.find(({ isPrimary }) => isPrimary) ?? withEmail[0])?.email ?? null;
}
