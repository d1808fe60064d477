import { readPreference, savePreference } from '../ui/browser/preference.ts';

const PREFERENCE = 'role';
const SUPPLIER = 'supplier';

/**
 * Whether a supplier used this browser last. Says which screens to load before `GET /me` has answered, and how to
 * explain the end of a session after it.
 */
export function wasSupplier(): boolean {
  return readPreference(PREFERENCE) === SUPPLIER;
}

export function rememberRole(role: string): void {
  if (wasSupplier() !== (role === SUPPLIER)) savePreference(PREFERENCE, role);
}
