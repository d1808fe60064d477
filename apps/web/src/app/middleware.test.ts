import { createMemoryRouter, type DataRouter, isRouteErrorResponse, type RouteObject } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_EFFECTS } from '../../test/no-effects.ts';
import { scriptedApi } from '../../test/scripted-api.ts';
import { BASE_PATH, fullPath, patterns } from '../paths.ts';
import { createSession } from '../session/session.ts';
import { createMiddleware, type MiddlewareName, resolveMiddleware } from './middleware.ts';
import { addressOf } from './product.ts';
import { createRoutes } from './routes.tsx';
import { makeStore } from './store.ts';

beforeEach(() => localStorage.clear());

type Visit = {
  readonly token?: string;
  /** The response to `GET /me`. */
  readonly me?: { status?: number; body?: unknown };
};

/** The address after a navigation to `path`, a route with the middleware `names`. */
async function visit(...args: Parameters<typeof navigate>): Promise<string> {
  return fullPath(addressOf(await navigate(...args)));
}

/** The status of the refusal after the same navigation; null without one. */
async function refusal(...args: Parameters<typeof navigate>): Promise<number | null> {
  const errors: Readonly<Record<string, unknown>> = (await navigate(...args)).state.errors ?? {};
  const [error] = Object.values(errors);
  return isRouteErrorResponse(error) ? error.status : null;
}

async function navigate(
  path: string,
  names: readonly MiddlewareName[],
  { token, me = {} }: Visit,
): Promise<DataRouter> {
  const { baseUrl } = await scriptedApi((request) => (request.path === '/api/me' ? me : undefined));
  const session = createSession(window);
  if (token) session.start(token);
  const store = makeStore({ session, baseUrl, effects: { ...NO_EFFECTS, address: () => addressOf(router) } });
  const registry = createMiddleware({ session, store, address: () => addressOf(router) });
  const routes: RouteObject[] = [
    { path: new URL(path, 'http://a').pathname, middleware: resolveMiddleware(registry, names), element: null },
    ...Object.values(patterns).map((pattern) => ({ path: pattern, element: null })),
  ];
  const router = createMemoryRouter(routes, { basename: BASE_PATH, initialEntries: [`${BASE_PATH}${path}`] });
  await vi.waitUntil(() => router.state.initialized && router.state.navigation.state === 'idle');
  return router;
}

describe('guest', () => {
  it('admits visitors who are not signed in', async () => {
    expect(await visit('/login?redirect=%2Fzakupki', ['guest'], {})).toBe('/login?redirect=%2Fzakupki');
  });

  it('redirects signed-in users to their target', async () => {
    const path = '/login?redirect=%2Fzakupki%2Forders%3Fstatus%3Ddraft%23row-3';
    expect(await visit(path, ['guest'], { token: 'tok' })).toBe('/zakupki/orders?status=draft#row-3');
  });

  it.each(['//evil.example', '/login', 'javascript:alert(1)'])(
    'redirects signed-in users home instead of to %s',
    async (target) => {
      expect(await visit(`/login?redirect=${encodeURIComponent(target)}`, ['guest'], { token: 'tok' })).toBe(
        '/zakupki',
      );
    },
  );
});

describe('signed-in', () => {
  it('admits signed-in users', async () => {
    expect(await visit('/zakupki/orders?page=2', ['signed-in'], { token: 'tok' })).toBe('/zakupki/orders?page=2');
  });

  it('redirects others to login with the full path', async () => {
    expect(await visit('/zakupki/orders?status=draft#row-3', ['signed-in'], {})).toBe(
      '/login?redirect=%2Fzakupki%2Forders%3Fstatus%3Ddraft%23row-3',
    );
  });
});

describe('profile', () => {
  const withPhone = (phone: string | null) => ({ body: { user: { role: 'buyer' }, profile: { phone } } });

  it('admits users with a phone number', async () => {
    expect(await visit('/zakupki', ['profile'], { token: 'tok', me: withPhone('+79161234567') })).toBe('/zakupki');
  });

  it('redirects to the profile when the phone number is missing', async () => {
    expect(await visit('/zakupki/orders?page=2', ['profile'], { token: 'tok', me: withPhone(null) })).toBe(
      '/complete-profile?returnTo=%2Fzakupki%2Forders%3Fpage%3D2',
    );
  });

  it.each([
    ['cannot be loaded', { status: 503 }],
    ['is null', { body: null }],
    ['is empty', { body: '' }],
  ])('admits the user when the profile %s', async (_what, me) => {
    expect(await visit('/zakupki', ['profile'], { token: 'tok', me })).toBe('/zakupki');
  });
});

describe('an unknown name', () => {
  const registry = createMiddleware({
    session: createSession(window),
    store: makeStore({
      session: createSession(window),
      effects: NO_EFFECTS,
    }),
    address: NO_EFFECTS.address,
  });

  it.each(['admin-only', '', '__proto__', 'constructor', 'toString'])('throws for %j (B7)', (name) => {
    expect(() => resolveMiddleware(registry, ['signed-in', name])).toThrow(`Unknown route middleware: "${name}"`);
  });

  it('prevents the route table from being built', () => {
    // A name that the compiler did not check.
    const middleware = ['signed-inn'] as unknown as MiddlewareName[];
    const screen = () => Promise.resolve({ default: () => null });
    const screens = [{ path: patterns.home, layout: 'zakupki' as const, middleware, screen }];
    expect(() => createRoutes(registry, screens)).toThrow('signed-inn');
  });
});

describe('admin', () => {
  const me = (role: string, impersonator: object | null = null) => ({
    body: { user: { role }, impersonator, profile: { phone: '+79161234567' } },
  });

  it('redirects visitors who are not signed in to login', async () => {
    expect(await visit('/admin', ['admin'], {})).toBe('/login?redirect=%2Fadmin');
  });

  it.each([
    ['an administrator', me('admin'), null],
    ['an administrator who impersonates a user', me('buyer', { id: 'usr_admin' }), null],
    ['any user when the profile cannot be loaded', { status: 500 }, null],
    ['another user', me('buyer'), 403],
  ])('decides about %s', async (_who, answer, status) => {
    expect(await refusal('/admin', ['admin'], { token: 'tok', me: answer })).toBe(status);
  });
});
