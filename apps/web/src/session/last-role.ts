import { readPreference, savePreference } from '../ui/browser/preference.ts';

const PREFERENCE = 'role';
const SUPPLIER = 'supplier';

/**
 * Whether a supplier used this browser last. Decides which screens load before the response to `GET /me`, and how the
 * end of a session is explained.
 */
export function wasSupplier(): boolean {
  return readPreference(PREFERENCE) === SUPPLIER;
}

export function rememberRole(role: string): void {
  if (wasSupplier() !== (role === SUPPLIER)) savePreference(PREFERENCE, role);
}
