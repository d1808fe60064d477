/** What a person set for this browser and loses nothing by losing: language, column widths. Never anything private. */

const PREFIX = 'zakupki-';

/** Reads it, or null when it was never set or the browser keeps nothing. */
export function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps it where the browser lets us; otherwise it lasts as long as the page. */
export function savePreference(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Blocked or full: a preference is not worth telling anybody about.
  }
}
