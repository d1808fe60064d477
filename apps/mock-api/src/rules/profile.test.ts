import { expect, it } from 'vitest';
import { findMissingFields } from './users.ts';
import { patchProfile, profileFaults } from './profile.ts';
import { newProfile } from '../resources/users/new-profile.ts';

const NOW = '2026-11-02T09:00:00Z';
const anna = {
  ...newProfile('ООО «Северный ветер»', false, NOW),
  firstName: 'Анна',
  lastName: 'Соколова',
  phone: '+79161234567',
  phoneVerifiedAt: NOW,
};

it('keeps absent properties, trims names and clears with null', () => {
  const changed = patchProfile(anna, { firstName: ' Анна\u00a0', lastName: null, company: { vatPayer: false } }, NOW);
  expect(changed).toEqual({
    ...anna,
    lastName: null,
    company: { ...anna.company, vatPayer: false },
  });
});

it('changes one channel of one notification', () => {
  const { notificationPrefs } = patchProfile(anna, { notificationPrefs: { bidExpiring: { email: false } } }, NOW);
  expect(notificationPrefs).toEqual({ ...anna.notificationPrefs, bidExpiring: { email: false, inApp: true } });
});

it('stores the date of first consent, and clears it on withdrawal', () => {
  const consented = patchProfile(anna, { marketingConsent: true }, NOW);
  const repeated = patchProfile(consented, { marketingConsent: true }, '2026-12-01T00:00:00Z');
  expect(repeated.marketingConsentAt).toBe(NOW);
  expect(patchProfile(repeated, { marketingConsent: false }, NOW).marketingConsentAt).toBeNull();
  expect(patchProfile(repeated, { position: 'Закупщик' }, NOW).marketingConsentAt).toBe(NOW);
});

it('rejects a wrong INN and an unknown time zone, each at its field', () => {
  const faults = profileFaults(anna, {
    timeZone: 'Europe/Sankt',
    company: { taxId: { scheme: 'RU-INN', id: '7736050004' } },
  });
  expect(faults.map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/timeZone', 'ref_not_found'],
    ['/company/taxId/id', 'checksum'],
  ]);
  const fine = { timeZone: 'Asia/Yekaterinburg', company: { taxId: { scheme: 'OTHER', id: 'DE129273398' } } } as const;
  expect(profileFaults(anna, fine)).toEqual([]);
});

it('requires a phone, a first name and a company', () => {
  expect(findMissingFields(anna)).toEqual({ complete: true, missing: [] });
  expect(findMissingFields(newProfile(null, false, NOW)).missing).toEqual(['phone', 'firstName', 'company.name']);
});
