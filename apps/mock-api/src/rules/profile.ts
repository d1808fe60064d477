/** Completeness and patches of profiles. Pure. */
import type { Company, CompanyPatch, ProfilePatch } from '@zakupki/api-client/schema';
import type { Fault } from '../sentences/fault.ts';
import { taxpayerFaults } from './companies/tax-id.ts';
import { timeZoneFault } from './time-zone.ts';
import type { StoredProfile } from './users.ts';

/** @param profile before the patch */
export function profileFaults(profile: StoredProfile, { timeZone, company }: ProfilePatch): Fault[] {
  const zone = timeZone === undefined ? null : timeZoneFault(timeZone, '/timeZone');
  const taxpayer = company ? taxpayerFaults(patchCompany(profile.company, company), '/company') : [];
  return [...(zone ? [zone] : []), ...taxpayer];
}

function patchCompany(company: Company, patch: CompanyPatch): Company {
  const changed = { ...company, ...patch };
  return { ...changed, name: oneLine(changed.name), address: oneLine(changed.address) };
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
    company: patchCompany(profile.company, company),
    notificationPrefs: prefs,
    marketingConsentAt: marketingConsent
      ? (profile.marketingConsentAt ?? nowIso)
      : marketingConsent === false
        ? null
        : profile.marketingConsentAt,
  };
}

const oneLine = (text: string | null) => text?.trim() || null;
