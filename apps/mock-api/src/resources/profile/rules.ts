/** Completeness and patches of profiles. Pure. */
import type { ProfileCompleteness, ProfilePatch } from '@zakupki/api-client/schema';
import type { UserRecord } from '../../world/records/users.ts';
import type { Fault } from '../../sentences/fault.ts';
import { taxpayerFaults } from '../suppliers/rules/tax-id.ts';
import { timeZoneFault } from '../../dates/time-zone.ts';

export type StoredProfile = UserRecord['profile'];

/** Only the phone is ever required (spec §8: 460). */
export function findMissingFields({ phone, firstName, company }: StoredProfile): ProfileCompleteness {
  const missing: ProfileCompleteness['missing'] = [];
  if (phone === null) missing.push('phone');
  if (firstName === null) missing.push('firstName');
  if (company.name === null) missing.push('company.name');
  return { complete: missing.length === 0, missing };
}

export function profileFaults({ timeZone, company }: ProfilePatch): Fault[] {
  const zone = timeZone === undefined ? null : timeZoneFault(timeZone, '/timeZone');
  const taxId = company?.taxId ?? null;
  return [...(zone ? [zone] : []), ...taxpayerFaults({ taxId, kpp: null }, '/company')];
}

/** Absent fields stay, null and blanks clear. */
export function patchProfile(profile: StoredProfile, patch: ProfilePatch, nowIso: string): StoredProfile {
  const { firstName, lastName, position, timeZone, sealedBidsByDefault, marketingConsent } = patch;
  const { company = {}, notificationPrefs = {} } = patch;
  const prefs = { ...profile.notificationPrefs };
  for (const event of Object.keys(prefs) as (keyof typeof prefs)[]) {
    prefs[event] = { ...prefs[event], ...notificationPrefs[event] };
  }
  return {
    ...profile,
    firstName: firstName === undefined ? profile.firstName : oneLine(firstName),
    lastName: lastName === undefined ? profile.lastName : oneLine(lastName),
    position: position === undefined ? profile.position : oneLine(position),
    timeZone: timeZone ?? profile.timeZone,
    sealedBidsByDefault: sealedBidsByDefault ?? profile.sealedBidsByDefault,
    company: {
      name: company.name === undefined ? profile.company.name : oneLine(company.name),
      taxId: company.taxId === undefined ? profile.company.taxId : company.taxId,
      vatPayer: company.vatPayer ?? profile.company.vatPayer,
    },
    notificationPrefs: prefs,
    marketingConsentAt: marketingConsent
      ? (profile.marketingConsentAt ?? nowIso)
      : marketingConsent === false
        ? null
        : profile.marketingConsentAt,
  };
}

const oneLine = (text: string | null) => text?.trim() || null;

const both = { email: true, inApp: true };

export function newProfile(company: string | null, marketing: boolean, nowIso: string): StoredProfile {
  return {
    firstName: null,
    lastName: null,
    phone: null,
    phoneVerifiedAt: null,
    company: { name: company, taxId: null, vatPayer: true },
    position: null,
    timeZone: 'Europe/Moscow',
    sealedBidsByDefault: false,
    notificationPrefs: {
      deadlineSoon: both,
      deadlinePassed: both,
      bidExpiring: both,
      newBlocker: both,
      creditsLow: both,
      trialEnding: both,
      documentExpiring: both,
    },
    marketingConsentAt: marketing ? nowIso : null,
  };
}
