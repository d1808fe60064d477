import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCookie } from './clear-cookie.ts';
import { IMPERSONATION_KEY, COOKIE, createSession, type SessionChange, TOKEN_KEY } from './session.ts';

beforeEach(() => {
  localStorage.clear();
  document.cookie = `${COOKIE}=; Max-Age=0; Path=/`;
});

/** Simulates a write in another tab. */
function writeElsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

describe('signing in', () => {
  it('stores the token under the key of the specification', () => {
    const session = createSession(window);
    expect(session.start('tok_1')).toEqual({ ok: true });
    expect(localStorage.getItem('auth-token')).toBe('tok_1');
    expect(session.read()).toEqual({ token: 'tok_1', impersonatedId: null });
  });

  it('starts without impersonation, even after an earlier session (A5)', () => {
    localStorage.setItem(IMPERSONATION_KEY, 'usr_buyer');
    const session = createSession(window);
    session.start('tok_1');
    expect(localStorage.getItem(IMPERSONATION_KEY)).toBeNull();
    expect(session.read().impersonatedId).toBeNull();
  });

  it('rejects an invalid token and stays signed out', () => {
    const session = createSession(window);
    expect(session.start('two\r\nlines')).toEqual({ ok: false, reason: 'not-a-token' });
    expect(session.read().token).toBeNull();
  });

  it('reports full storage and stores nothing (A14)', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const session = createSession(window);
    expect(session.start('tok_1')).toEqual({ ok: false, reason: 'storage-full' });
    expect(session.read()).toEqual({ token: null, impersonatedId: null });
  });
});

describe('impersonation', () => {
  it('needs a token (A2)', () => {
    localStorage.setItem(IMPERSONATION_KEY, 'usr_buyer');
    const session = createSession(window);
    expect(session.read()).toEqual({ token: null, impersonatedId: null });
    localStorage.setItem(TOKEN_KEY, 'tok_1');
    expect(session.read()).toEqual({ token: 'tok_1', impersonatedId: 'usr_buyer' });
  });

  it('starts and ends with impersonate', () => {
    const session = createSession(window);
    session.start('tok_1');
    session.impersonate('usr_buyer');
    expect(localStorage.getItem('auth-as-user')).toBe('usr_buyer');
    session.impersonate(null);
    expect(localStorage.getItem('auth-as-user')).toBeNull();
  });
});

describe('signing out', () => {
  it('clears both keys and the cookie (A4, A5)', () => {
    document.cookie = `${COOKIE}=old; Path=/`;
    const session = createSession(window);
    session.start('tok_1');
    session.impersonate('usr_buyer');
    session.end();
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(localStorage.getItem(IMPERSONATION_KEY)).toBeNull();
    expect(document.cookie).not.toContain(COOKIE);
  });

  it.each(['/', '/app', '/app/'])('clears the cookie that was set for the path %s (A7)', (path) => {
    document.cookie = `${COOKIE}=old; Path=${path}`;
    createSession(window).end();
    expect(document.cookie).not.toContain(COOKIE);
  });
});

/** Returns what `clearCookie` writes. */
function clearedAt(hostname: string, pathname: string): string[] {
  const written: string[] = [];
  const page = Object.defineProperty({}, 'cookie', {
    set(text: string) {
      written.push(text);
    },
  }) as Document;
  clearCookie(page, { hostname, pathname } as Location, 'c');
  return written;
}

it.each(['/api', '/api/', '/api/auth', '/api/auth/email/', '/api/auth/login', '/api/me/', '/app/zakupki/orders/'])(
  'the cookie is cleared for %s wherever the user is (A7)',
  (path) => {
    expect(clearedAt('localhost', '/app/logout')).toContain(`c=; Max-Age=0; Path=${path}`);
  },
);

it('the cookie is cleared for the host and each of its parent domains (A7)', () => {
  const written = clearedAt('app.shop.example', '/app');
  expect(written.filter((text) => text.includes('Path=/app;') || text.endsWith('Path=/app'))).toEqual([
    'c=; Max-Age=0; Path=/app',
    'c=; Max-Age=0; Path=/app; Domain=app.shop.example',
    'c=; Max-Age=0; Path=/app; Domain=shop.example',
  ]);
});

describe('another tab', () => {
  it('detects a sign-out (A9)', () => {
    localStorage.setItem(TOKEN_KEY, 'tok_1');
    const session = createSession(window);
    const listener = vi.fn<(change: SessionChange) => void>();
    session.subscribe(listener);
    writeElsewhere(TOKEN_KEY, null);
    expect(listener).toHaveBeenCalledExactlyOnceWith({ to: { token: null, impersonatedId: null }, isExternal: true });
  });

  it('detects a sign-in as another user (A10)', () => {
    localStorage.setItem(TOKEN_KEY, 'tok_1');
    const session = createSession(window);
    const listener = vi.fn<(change: SessionChange) => void>();
    session.subscribe(listener);
    writeElsewhere(TOKEN_KEY, 'tok_2');
    expect(listener).toHaveBeenCalledExactlyOnceWith({
      to: { token: 'tok_2', impersonatedId: null },
      isExternal: true,
    });
  });

  it('treats cleared storage as a sign-out', () => {
    localStorage.setItem(TOKEN_KEY, 'tok_1');
    const session = createSession(window);
    const listener = vi.fn<(change: SessionChange) => void>();
    session.subscribe(listener);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('detects changes when the page returns from the back-forward cache (A8)', () => {
    localStorage.setItem(TOKEN_KEY, 'tok_1');
    const session = createSession(window);
    const listener = vi.fn<(change: SessionChange) => void>();
    session.subscribe(listener);
    localStorage.removeItem(TOKEN_KEY);
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('ignores other keys', () => {
    const session = createSession(window);
    const listener = vi.fn<(change: SessionChange) => void>();
    session.subscribe(listener);
    writeElsewhere('zakupki-language', 'ru');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('blocked storage (A13)', () => {
  it('keeps the session until the page is closed', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    const session = createSession(window);
    expect(session.isPersistent).toBe(false);
    expect(session.start('tok_1')).toEqual({ ok: true });
    expect(session.read().token).toBe('tok_1');
    session.end();
    expect(session.read().token).toBeNull();
  });
});

describe('invalid stored values (A15)', () => {
  const nonsense = ['', 'null', 'undefined', '{', 'a\nb', 'a b', 'тoken', '🔑', 'x'.repeat(100_000)];

  it.each(nonsense)('%j as a token counts as signed out', (value) => {
    localStorage.setItem(TOKEN_KEY, value);
    expect(createSession(window).read().token).toBeNull();
  });

  it.each(nonsense)('%j as the impersonated user is ignored', (value) => {
    localStorage.setItem(TOKEN_KEY, 'tok_1');
    localStorage.setItem(IMPERSONATION_KEY, value);
    expect(createSession(window).read()).toEqual({ token: 'tok_1', impersonatedId: null });
  });

  it.each(['tok_1', '12|aB3xyz', 'eyJhbGciOi.eyJzdWIi.c2ln-_~+/=='])('%s is a token', (value) => {
    localStorage.setItem(TOKEN_KEY, value);
    expect(createSession(window).read().token).toBe(value);
  });
});
