/** What profiles of accounts lack. Pure. */
import type { ProfileCompleteness } from '@zakupki/api-client/schema';
import type { UserRecord } from '../model/records/users.ts';

export type StoredProfile = UserRecord['profile'];

/** Only the phone is ever required (spec §8: 460). */
export function findMissingFields({ phone, firstName, company }: StoredProfile): ProfileCompleteness {
  const missing: ProfileCompleteness['missing'] = [];
  if (phone === null) missing.push('phone');
  if (firstName === null) missing.push('firstName');
  if (company.name === null) missing.push('company.name');
  return { complete: missing.length === 0, missing };
}
