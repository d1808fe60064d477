/**
 * Settings stored in this browser, such as language and column widths. Not for private data, or for data that must not
 * be lost.
 */

const PREFIX = 'zakupki-';

/** Returns null when the preference is unset or storage is blocked. */
export function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Does nothing when storage is blocked or full. */
export function savePreference(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A lost preference is not worth a message.
  }
}
