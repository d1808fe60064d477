/**
 * The session. The only file that uses the storage keys and the cookie of spec §3: `auth-token`, `auth-as-user` and
 * `phpAuthToken`.
 */
import { clearCookie } from './clear-cookie.ts';

export const TOKEN_KEY = 'auth-token';
export const IMPERSONATION_KEY = 'auth-as-user';
export const COOKIE = 'phpAuthToken';

/** The token and the id of the impersonated user, both null when signed out. */
export type Credentials = {
  readonly token: string | null;
  readonly impersonatedId: string | null;
};

export type SessionChange = {
  readonly to: Credentials;
  /** True when another tab, or a page restored from the back/forward cache, made the change. */
  readonly isExternal: boolean;
};

type StartFailure = 'storage-full' | 'not-a-token';

export type Session = {
  /** Reads the storage each time, as another tab may have changed it. */
  read(): Credentials;
  /** On failure nothing is stored and the user stays signed out. */
  start(token: string): { ok: true } | { ok: false; reason: StartFailure };
  /** Clears the token, the impersonated user and the cookie. */
  end(): void;
  /** Starts impersonating the user; null ends it. */
  impersonate(userId: string | null): void;
  /** False when storage is blocked: the session then lasts as long as the page. */
  readonly isPersistent: boolean;
  /**
   * Calls back after every change.
   * @returns unsubscribes
   */
  subscribe(listener: (change: SessionChange) => void): () => void;
};

// The characters of a bearer token (RFC 6750), plus the bar of `id|secret` tokens. Line breaks and emoji make fetch
// throw; "null" and "undefined" are typical bugs.
const TOKEN = /^(?!null$|undefined$)[\w.~+/|-]{1,4096}={0,2}$/;
const USER_ID = /^(?!null$|undefined$)[\w.:-]{1,128}$/;

export function createSession(page: Window): Session {
  const listeners = new Set<(change: SessionChange) => void>();
  const storage = createStorage(page);
  let last = read();

  function read(): Credentials {
    const token = valid(TOKEN, storage.get(TOKEN_KEY));
    // Impersonation needs a token (spec §6).
    return { token, impersonatedId: token === null ? null : valid(USER_ID, storage.get(IMPERSONATION_KEY)) };
  }

  function notify(isExternal: boolean): void {
    const to = read();
    if (to.token === last.token && to.impersonatedId === last.impersonatedId) return;
    last = to;
    for (const listener of [...listeners]) listener({ to, isExternal });
  }

  function end(): void {
    storage.set(TOKEN_KEY, null);
    storage.set(IMPERSONATION_KEY, null);
    clearCookie(page.document, page.location, COOKIE);
    notify(false);
  }

  page.addEventListener('storage', (event) => {
    // The key is null after `clear()`.
    if (event.key === null || event.key === TOKEN_KEY || event.key === IMPERSONATION_KEY) notify(true);
  });
  // Pages in the back/forward cache and sleeping tabs receive no storage events.
  page.addEventListener('pageshow', () => notify(true));
  page.document.addEventListener('visibilitychange', () => notify(true));

  return {
    read,
    start(token) {
      if (!TOKEN.test(token)) return { ok: false, reason: 'not-a-token' };
      // A new session starts without impersonation, even if an earlier one left the key.
      storage.set(IMPERSONATION_KEY, null);
      if (!storage.set(TOKEN_KEY, token)) {
        end();
        return { ok: false, reason: 'storage-full' };
      }
      notify(false);
      return { ok: true };
    },
    end,
    impersonate(userId) {
      storage.set(IMPERSONATION_KEY, userId === null ? null : valid(USER_ID, userId));
      notify(false);
    },
    get isPersistent() {
      return storage.isPersistent;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The local storage, or memory when it is blocked. */
function createStorage(page: Window) {
  let memory: Map<string, string> | null = null;

  /** Returns false when the storage is full. */
  function set(key: string, value: string | null): boolean {
    try {
      if (memory) {
        if (value === null) memory.delete(key);
        else memory.set(key, value);
      } else if (value === null) page.localStorage.removeItem(key);
      else page.localStorage.setItem(key, value);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
      memory = new Map();
      return set(key, value);
    }
  }

  return {
    get(key: string): string | null {
      if (memory) return memory.get(key) ?? null;
      try {
        return page.localStorage.getItem(key);
      } catch {
        memory = new Map();
        return null;
      }
    },
    set,
    get isPersistent() {
      return memory === null;
    },
  };
}

function valid(pattern: RegExp, value: string | null): string | null {
  return value !== null && pattern.test(value) ? value : null;
}
