import { data, type MiddlewareFunction, redirect } from 'react-router';
import { isPhoneRequired, isApiError } from '@zakupki/api-client/problem';
import { isAdministrator, meEndpoints } from '../entities/user/me-api.ts';
import { type Address, fullPath, orderIdIn, paths } from '../paths.ts';
import { setRefusal } from '../session/refusal.ts';
import { wasSupplier } from '../session/last-role.ts';
import { returnPathFrom, safeReturnPath } from '../session/return-path.ts';
import type { Session } from '../session/session.ts';
import type { Store } from './store.ts';

type MiddlewareContext = {
  readonly session: Session;
  readonly store: Store;
  /** The target of the navigation. */
  address(): Address;
};

export type MiddlewareName = 'guest' | 'signed-in' | 'profile' | 'admin' | 'buyer';
export type MiddlewareRegistry = Readonly<Record<MiddlewareName, MiddlewareFunction>>;

/** The middleware a route may name (spec §6). Each passes the navigation or throws a redirect. */
export function createMiddleware({ session, store, address }: MiddlewareContext): MiddlewareRegistry {
  return {
    // Signed-in users continue to their target.
    guest: afterConstruction(() => {
      if (session.read().token === null) return;
      throw redirect(returnPathFrom(new URLSearchParams(address().search), 'redirect') ?? paths.home());
    }),

    'signed-in': afterConstruction(() => {
      if (session.read().token !== null) return;
      throw redirect(paths.login({ redirect: safeReturnPath(fullPath(address())) }));
    }),

    // A profile without a phone number is completed first (spec §4); suppliers have none. If `GET /me` fails otherwise,
    // the screen's own requests show the error.
    profile: afterConstruction(async () => {
      const request = store.dispatch(meEndpoints.getMe.initiate());
      try {
        const me = await request.unwrap();
        if (me.profile.phone !== null || me.invitation) return;
      } catch (error) {
        if (!isApiError(error) || !isPhoneRequired(error)) return;
        setRefusal(error.data?.message ?? null);
      } finally {
        request.unsubscribe();
      }
      throw redirect(paths.completeProfile({ returnTo: safeReturnPath(fullPath(address())) }));
    }),
    // Also during impersonation: only these pages can end it or switch to another user.
    admin: afterConstruction(async (next) => {
      if (session.read().token === null) throw redirect(paths.login({ redirect: safeReturnPath(fullPath(address())) }));
      if ((await isSignedInAsAdmin({ session, store })) !== false) return;
      // Thrown after the match; otherwise the error would appear without the layout around it.
      await next();
      throw data(null, { status: 403, statusText: 'Forbidden' });
    }),

    // Suppliers continue to the request in the address, or to the one they were invited to.
    buyer: afterConstruction(async () => {
      if (session.read().token === null || !wasSupplier()) return;
      const request = store.dispatch(meEndpoints.getMe.initiate());
      const { data: me } = await request;
      request.unsubscribe();
      if (me?.invitation) throw redirect(paths.order(orderIdIn(address().pathname) ?? me.invitation.orderId));
    }),
  };
}

/**
 * Whether the signed-in user is an administrator; null when `GET /me` fails: the screen's own requests show the error.
 * Retries once if impersonation changed while the request was running.
 */
async function isSignedInAsAdmin({
  session,
  store,
}: Pick<MiddlewareContext, 'session' | 'store'>): Promise<boolean | null> {
  for (let attempt = 0; attempt < 2; attempt++) {
    const { impersonatedId } = session.read();
    const request = store.dispatch(meEndpoints.getMe.initiate());
    try {
      return isAdministrator(await request.unwrap());
    } catch {
      if (session.read().impersonatedId === impersonatedId) return null;
    } finally {
      request.unsubscribe();
    }
  }
  return null;
}

// The router runs the first page's middleware inside its own constructor, before the address can be read from it.
function afterConstruction(decide: (next: () => Promise<unknown>) => void | Promise<void>): MiddlewareFunction {
  return async (_, next) => {
    await Promise.resolve();
    await decide(next);
  };
}

/** @throws when a name is not in the registry (spec §8): the route must not be open by mistake */
export function resolveMiddleware(registry: MiddlewareRegistry, names: readonly string[]): MiddlewareFunction[] {
  return names.map((name) => {
    // `hasOwn` proves that the name is one of the keys.
    if (!Object.hasOwn(registry, name)) throw new Error(`Unknown route middleware: "${name}".`);
    return registry[name as MiddlewareName];
  });
}
