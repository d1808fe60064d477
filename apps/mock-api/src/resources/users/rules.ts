/** Profiles of accounts: new ones, and what they lack. Pure. */
import type { ProfileCompleteness } from '@zakupki/api-client/schema';
import { sameForAll } from '@zakupki/procurement/users/notification-prefs';
import { NO_COMPANY_DETAILS, type UserRecord } from '../../world/records/users.ts';

export type StoredProfile = UserRecord['profile'];

/** Only the phone is ever required (spec §8: 460). */
export function findMissingFields({ phone, firstName, company }: StoredProfile): ProfileCompleteness {
  const missing: ProfileCompleteness['missing'] = [];
  if (phone === null) missing.push('phone');
  if (firstName === null) missing.push('firstName');
  if (company.name === null) missing.push('company.name');
  return { complete: missing.length === 0, missing };
}

const both = { email: true, inApp: true };

export function newProfile(company: string | null, marketing: boolean, nowIso: string): StoredProfile {
  return {
    firstName: null,
    lastName: null,
    phone: null,
    phoneVerifiedAt: null,
    company: { name: company, taxId: null, ...NO_COMPANY_DETAILS, vatPayer: true },
    position: null,
    timeZone: 'Europe/Moscow',
    sealedBidsByDefault: false,
    notificationPrefs: sameForAll(both),
    marketingConsentAt: marketing ? nowIso : null,
  };
}
