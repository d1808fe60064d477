/**
 * Who is signed in. The only file that touches the keys and the cookie of spec §3:
 * `auth-token`, `auth-as-user` and `phpAuthToken`.
 */
import { clearCookie } from './clear-cookie.ts';

export const TOKEN_KEY = 'auth-token';
export const ACT_AS_KEY = 'auth-as-user';
export const COOKIE = 'phpAuthToken';

/** The stored token and, while acting as somebody else, that person's id. Both null when signed out. */
export interface Credentials {
  readonly token: string | null;
  readonly actAs: string | null;
}

/** What happened to the session: in this tab or, found later, in another one. */
export interface SessionChange {
  readonly to: Credentials;
  /** True when another tab, or a page kept by the browser, brought the news. */
  readonly elsewhere: boolean;
}

/** Why a token could not be kept: no room in the storage, or it is no token. */
export type StartFailure = 'storage-full' | 'not-a-token';

export interface Session {
  /** What is stored now, read afresh: another tab may have changed it a moment ago. */
  read(): Credentials;
  /** Signs in. On failure nothing is stored and the person stays signed out. */
  start(token: string): { ok: true } | { ok: false; reason: StartFailure };
  /** Forgets the token, whom one acts as, and the cookie. */
  end(): void;
  /** Acts as that person, or as oneself again. */
  actAs(userId: string | null): void;
  /** False when the browser keeps nothing: the session then lasts as long as the page. */
  readonly isKept: boolean;
  /** Calls back after every change; gives the function that stops it. */
  subscribe(listener: (change: SessionChange) => void): () => void;
}

// What a bearer header may carry (RFC 6750), and the bar of `id|secret` tokens. A line break or an emoji would make
// fetch throw; "null" and "undefined" are what careless code stores.
const TOKEN = /^(?!null$|undefined$)[\w.~+/|-]{1,4096}={0,2}$/;
const USER_ID = /^(?!null$|undefined$)[\w.:-]{1,128}$/;

/** Attaches to the page's storage and cookie. */
export function createSession(page: Window): Session {
  const listeners = new Set<(change: SessionChange) => void>();
  // Set when storage is blocked: the page then remembers by itself.
  let ownMemory: Map<string, string> | null = null;
  let seen = read();

  function stored(key: string): string | null {
    if (ownMemory) return ownMemory.get(key) ?? null;
    try {
      return page.localStorage.getItem(key);
    } catch {
      ownMemory = new Map();
      return null;
    }
  }

  function read(): Credentials {
    const token = matching(TOKEN, stored(TOKEN_KEY));
    // Acting as somebody needs a token of one's own (spec §6).
    return { token, actAs: token === null ? null : matching(USER_ID, stored(ACT_AS_KEY)) };
  }

  function store(key: string, value: string | null): boolean {
    try {
      if (ownMemory) {
        if (value === null) ownMemory.delete(key);
        else ownMemory.set(key, value);
      } else if (value === null) page.localStorage.removeItem(key);
      else page.localStorage.setItem(key, value);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
      ownMemory = new Map();
      return store(key, value);
    }
  }

  function announce(elsewhere: boolean): void {
    const to = read();
    if (to.token === seen.token && to.actAs === seen.actAs) return;
    seen = to;
    for (const listener of [...listeners]) listener({ to, elsewhere });
  }

  function end(): void {
    store(TOKEN_KEY, null);
    store(ACT_AS_KEY, null);
    clearCookie(page.document, page.location, COOKIE);
    announce(false);
  }

  page.addEventListener('storage', (event) => {
    // The key is null when everything was cleared.
    if (event.key === null || event.key === TOKEN_KEY || event.key === ACT_AS_KEY) announce(true);
  });
  // A page kept for the Back button, or a tab asleep, hears no storage events.
  page.addEventListener('pageshow', () => announce(true));
  page.document.addEventListener('visibilitychange', () => announce(true));

  return {
    read,
    start(token) {
      if (!TOKEN.test(token)) return { ok: false, reason: 'not-a-token' };
      // Whoever signs in starts as themselves, even where an earlier session left its mark.
      store(ACT_AS_KEY, null);
      if (!store(TOKEN_KEY, token)) {
        end();
        return { ok: false, reason: 'storage-full' };
      }
      announce(false);
      return { ok: true };
    },
    end,
    actAs(userId) {
      store(ACT_AS_KEY, userId === null ? null : matching(USER_ID, userId));
      announce(false);
    },
    get isKept() {
      return ownMemory === null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function matching(pattern: RegExp, value: string | null): string | null {
  return value !== null && pattern.test(value) ? value : null;
}
