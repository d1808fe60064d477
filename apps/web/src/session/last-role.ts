import { readPreference, savePreference } from '../browser/preference.ts';

const PREFERENCE = 'role';

const wasRole = (role: string): boolean => readPreference(PREFERENCE) === role;

/**
 * Whether a supplier used this browser last. Decides which screens load before the response to `GET /me`, and how the
 * end of a session is explained.
 */
export const wasSupplier = (): boolean => wasRole('supplier');

/** Whether an administrator used this browser last. Their navigation stands before the response to `GET /me`. */
export const wasAdministrator = (): boolean => wasRole('admin');

export function rememberRole(role: string): void {
  savePreference(PREFERENCE, role);
}
