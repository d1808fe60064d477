import type { Profile } from '@zakupki/api-client/schema';
import { findMissingFields, type StoredProfile } from '../../rules/users.ts';

export function presentProfile(profile: StoredProfile): Profile {
  return { ...profile, completeness: findMissingFields(profile) };
}
