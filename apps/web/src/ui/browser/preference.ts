/**
 * Settings stored in this browser, such as language and column widths. Nothing private, nothing that must not be lost.
 */

const PREFIX = 'zakupki-';

/** Null when unset or when storage is blocked. */
export function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Lasts as long as the page when storage is blocked. */
export function savePreference(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A lost preference is not worth a message.
  }
}
