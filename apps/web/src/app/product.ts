import { type DataRouter, createBrowserRouter, type RouteObject } from 'react-router';
import { api } from '../http/api.ts';
import type { CallContext } from '../http/base-query.ts';
import type { Powers } from '../http/reactions.ts';
import { onLocaleChange } from '../i18n/locale.ts';
import { type Address, BASE_PATH, paths } from '../paths.ts';
import type { Session } from '../session/session.ts';
import { showMessage } from '../ui/feedback/popups.ts';
import { keepLanguage } from './keep-language.ts';
import { createMiddleware } from './middleware.ts';
import { createRoutes, SCREENS, type ScreenRoute } from './routes.tsx';
import { type Store, makeStore } from './store.ts';

// Names of plans and units, and what is said of conflicts, come from the server in the language they were asked for in.
const WORDED = [
  'Me',
  'Access',
  'Plans',
  'Reference',
  'Order',
  'Bid',
  'Conflicts',
  'Payments',
  'Audit',
  'Webinars',
  'Notifications',
] as const;

/** Everything that runs behind one page. */
export interface Product {
  readonly session: Session;
  readonly store: Store;
  readonly router: DataRouter;
}

export interface ProductOptions {
  readonly session: Session;
  /** Where the API is, when it is not on the page's own origin: in tests. */
  readonly baseUrl?: string;
  /** A router with a history of its own instead of the browser's: in tests. */
  readonly createRouter?: (routes: RouteObject[]) => DataRouter;
  /** Other screens than the product's own: in tests. */
  readonly screens?: readonly ScreenRoute[];
}

/** Wires session, store and router together. */
export function createProduct(options: ProductOptions): Product {
  const { session, baseUrl, screens = SCREENS, createRouter = inBrowser } = options;
  const powers: Powers = {
    place: () => placeOf(router),
    replace: (path, state) => void router.navigate(path, { replace: true, state: state ?? null }),
    endSession: () => session.end(),
    stopActing: () => session.actAs(null),
    showMessage: (text) => showMessage(text, 'danger'),
  };
  const context: CallContext = { session, powers, ...(baseUrl !== undefined && { baseUrl }) };
  const store = makeStore(context);
  const routes = createRoutes(createMiddleware({ session, store, place: powers.place }), screens);
  const router = createRouter(routes);

  // Nobody sees what was answered to somebody else: the answers are dropped, not merely asked for again.
  const forgetAnswers = () => void store.dispatch(api.util.resetApiState());
  session.subscribe(({ to, elsewhere }) => {
    // Another tab signed in or out: the middleware decides anew whether this page may stay.
    if (elsewhere) void router.revalidate();
    // After the end of a session the page first leaves for login and what is under way comes back, so that every
    // caller still gets its error and none asks again without a token. Somebody else's arrival waits for nothing.
    if (to.token !== null) forgetAnswers();
    else
      whenSettled(router, () => void whenAnswered(store).then(() => session.read().token === null && forgetAnswers()));
  });
  onLocaleChange(() => {
    store.dispatch(api.util.invalidateTags([...WORDED]));
    void keepLanguage(store, session);
  });
  return { session, store, router };
}

function inBrowser(routes: RouteObject[]): DataRouter {
  return createBrowserRouter(routes, { basename: BASE_PATH });
}

/**
 * Calls back once no navigation is under way, those begun in this very turn included, and the page it led to is drawn:
 * a screen that is still there would ask for its answers again, with nobody signed in.
 */
function whenSettled(router: DataRouter, then: () => void): void {
  setTimeout(() => {
    const isSettled = () => router.state.navigation.state === 'idle' && router.state.revalidation === 'idle';
    if (isSettled()) return void setTimeout(then);
    const stop = router.subscribe(() => {
      if (!isSettled()) return;
      stop();
      setTimeout(then);
    });
  });
}

/** Resolves when no call is under way any more. */
async function whenAnswered({ dispatch }: Store): Promise<void> {
  await Promise.allSettled([
    ...dispatch(api.util.getRunningQueriesThunk()),
    ...dispatch(api.util.getRunningMutationsThunk()),
  ]);
}

/** Where the person is going, or is; below the prefix. */
export function placeOf(router: DataRouter): Address {
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
  const below = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : pathname;
  return { pathname: below === '' ? paths.index() : below, search, hash };
}
