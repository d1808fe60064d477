import type { Bid, Me } from '@zakupki/api-client/schema';
import { personName } from '@zakupki/procurement/users/person-name';

export function signatureOf(profile: Me['profile'] | undefined): string {
  if (!profile) return '';
  const { position, company } = profile;
  return [personName(profile), position, company.name].filter(Boolean).join('\n');
}

/** The primary contact's address, else the first one. */
export function emailOf({ supplier: { contacts } }: Bid): string | null {
  const withEmail = contacts.filter(({ email }) => email !== null);
  return (withEmail.find(({ isPrimary }) => isPrimary) ?? withEmail[0])?.email ?? null;
}
