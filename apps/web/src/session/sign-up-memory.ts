/**
 * The latest sign-up in this browser: it proves that the verification link is opened where its password was typed, and
 * tells a person who signs in too early what is missing.
 */

/** No other file uses this key. */
const KEY = 'zakupki-sign-up';

// The contract's pattern.
const TOKEN = /^[\w-]{32,64}$/;

/** The token of the sign-up in this browser; undefined when there is none, or none with the address. */
export function browserTokenOf(email?: string): string | undefined {
  const stored = read();
  if (stored === null || (email !== undefined && !isSameAddress(stored.email, email))) return undefined;
  return stored.browserToken;
}

export function saveSignUp(email: string, browserToken: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ email, browserToken }));
  } catch {
    // Storage is blocked or full: the password is chosen when the link is opened.
  }
}

/** Once the address is verified, the token opens nothing. */
export function clearSignUp(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

const isSameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function read(): { email: string; browserToken: string } | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { email, browserToken } = stored as Record<string, unknown>;
    const isValid = typeof email === 'string' && typeof browserToken === 'string' && TOKEN.test(browserToken);
    return isValid ? { email, browserToken } : null;
  } catch {
    return null;
  }
}
