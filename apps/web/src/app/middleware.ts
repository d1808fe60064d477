import { data, type MiddlewareFunction, redirect } from 'react-router';
import type { Me } from '@zakupki/api-client/schema';
import { isPhoneRequired, isApiError } from '@zakupki/api-client/problem';
import { isAdministrator, meEndpoints } from '../entities/user/me-api.ts';
import { type Address, fullPath, paths } from '../paths.ts';
import { returnPathFrom, safeReturnPath } from '../session/return-path.ts';
import type { Session } from '../session/session.ts';
import type { Store } from './store.ts';

/** What the named middleware decides by. */
export interface MiddlewareContext {
  readonly session: Session;
  readonly store: Store;
  /** Where the person is going. */
  place(): Address;
}

export type MiddlewareName = 'guest' | 'signed-in' | 'profile' | 'admin';
export type MiddlewareRegistry = Readonly<Record<MiddlewareName, MiddlewareFunction>>;

/** The middleware a route may name (spec §6). Each lets the navigation pass or throws a redirect. */
export function createMiddleware({ session, store, place }: MiddlewareContext): MiddlewareRegistry {
  return {
    // Signed-in people have no business with signing in: they go on to where they were going.
    guest: onceStarted(() => {
      if (session.read().token === null) return;
      throw redirect(returnPathFrom(new URLSearchParams(place().search), 'redirect') ?? paths.home());
    }),

    'signed-in': onceStarted(() => {
      if (session.read().token !== null) return;
      throw redirect(paths.login({ redirect: safeReturnPath(fullPath(place())) }));
    }),

    // A profile without a phone is completed first (spec §4). When the question cannot be answered, the screen's
    // own calls will tell.
    profile: onceStarted(async () => {
      const asked = store.dispatch(meEndpoints.getMe.initiate());
      try {
        const me = await asked.unwrap();
        if (me.profile.phone !== null) return;
      } catch (error) {
        if (!isApiError(error) || !isPhoneRequired(error)) return;
      } finally {
        asked.unsubscribe();
      }
      throw redirect(paths.completeProfile({ returnTo: safeReturnPath(fullPath(place())) }));
    }),
    // Also while an administrator acts as somebody: only there one can stop or go on to somebody else.
    admin: onceStarted(async (next) => {
      if (session.read().token === null) throw redirect(paths.login({ redirect: safeReturnPath(fullPath(place())) }));
      const isAdmin = await askedWhether(isAdministrator, { session, store });
      if (isAdmin !== false) return;
      // Refused once its place is there: before that the error would be shown without the layout around it.
      await next();
      throw data(null, { status: 403, statusText: 'Forbidden' });
    }),
  };
}

/**
 * What holds of whoever is signed in; null when the question cannot be answered, and the screen's own calls will tell.
 * Asked once more where the answer came too late: one acts as somebody else by then, or no longer.
 */
async function askedWhether(
  holds: (me: Me) => boolean,
  { session, store }: Pick<MiddlewareContext, 'session' | 'store'>,
): Promise<boolean | null> {
  for (let attempt = 0; attempt < 2; attempt++) {
    const { actAs } = session.read();
    const asked = store.dispatch(meEndpoints.getMe.initiate());
    try {
      return holds(await asked.unwrap());
    } catch {
      if (session.read().actAs === actAs) return null;
    } finally {
      asked.unsubscribe();
    }
  }
  return null;
}

// The router runs the first page's middleware while it is still being made, when nobody can ask it for the place yet.
function onceStarted(decide: (next: () => Promise<unknown>) => void | Promise<void>): MiddlewareFunction {
  return async (_, next) => {
    await Promise.resolve();
    await decide(next);
  };
}

/**
 * The functions behind the names, in order.
 * @throws when a name is not in the registry (spec §8): the route must not be open by mistake
 */
export function resolveMiddleware(registry: MiddlewareRegistry, names: readonly string[]): MiddlewareFunction[] {
  return names.map((name) => {
    // The name may come from anywhere; an own property is the only proof that it is one of the keys.
    if (!Object.hasOwn(registry, name)) throw new Error(`Unknown route middleware: "${name}".`);
    return registry[name as MiddlewareName];
  });
}
