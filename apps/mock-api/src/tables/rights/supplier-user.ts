/** Derives the account of an invited supplier from the invitation; it is not stored. */
import type { InvitationRecord } from '../../model/records/invitations.ts';
import { NO_COMPANY_DETAILS, type UserRecord } from '../../model/records/users.ts';
import { sameForAll } from '@zakupki/procurement/users/notification-prefs';

/** The contract's limit for first names. */
const MAX_NAME_LENGTH = 60;

const silent = { email: false, inApp: false };

/**
 * @param timeZone of the order
 * @param isCopied whether anybody may have opened the session: it then has the name of the company, not of a person
 */
export function supplierUser(invitation: InvitationRecord, timeZone: string, isCopied: boolean): UserRecord {
  const { id, email, locale, supplierName, contactName, sentAt, openedAt } = invitation;
  return {
    id,
    email,
    emailVerifiedAt: openedAt ?? sentAt,
    role: 'supplier',
    status: 'active',
    locale,
    createdAt: sentAt,
    lastActiveAt: openedAt ?? sentAt,
    referrer: null,
    version: 1,
    passwordHash: null,
    profile: {
      firstName: (isCopied ? supplierName : contactName)?.slice(0, MAX_NAME_LENGTH).trim() || null,
      lastName: null,
      phone: null,
      phoneVerifiedAt: null,
      company: { name: supplierName, taxId: null, ...NO_COMPANY_DETAILS, vatPayer: true },
      position: null,
      timeZone,
      sealedBidsByDefault: false,
      notificationPrefs: sameForAll(silent),
      marketingConsentAt: null,
    },
    trial: null,
    subscription: null,
    state: null,
  };
}
