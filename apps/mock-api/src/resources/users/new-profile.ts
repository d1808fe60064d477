/** The profile of a new account. */
import { sameForAll } from '@zakupki/procurement/users/notification-prefs';
import { NO_COMPANY_DETAILS } from '../../model/records/users.ts';
import type { StoredProfile } from '../../rules/users.ts';

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
