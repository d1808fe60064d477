import type { Bid, Me } from '@zakupki/api-client/schema';
import { personName } from '@zakupki/procurement/users/person-name';
import { contactToEmail } from '@zakupki/procurement/suppliers/contacts';

export function signatureOf(profile: Me['profile'] | undefined): string {
  if (!profile) return '';
  const { position, company } = profile;
  return [personName(profile), position, company.name].filter(Boolean).join('\n');
}

export const emailOf = ({ supplier }: Bid): string | null => contactToEmail(supplier.contacts)?.email ?? null;
