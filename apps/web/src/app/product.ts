import { type DataRouter, createBrowserRouter, type RouteObject } from 'react-router';
import { api } from '../http/api.ts';
import type { Effects } from '../http/reactions.ts';
import { onLocaleChange, getLocale } from '../i18n/locale.ts';
import { type Address, BASE_PATH, belowPrefix } from '../paths.ts';
import { clearArrival } from '../session/arrival.ts';
import type { Session } from '../session/session.ts';
import { showMessage } from '../ui/feedback/popups.ts';
import { createMiddleware } from './middleware.ts';
import { createRoutes, SCREENS, type ScreenRoute } from './routes.tsx';
import { type Store, makeStore } from './store.ts';
import { etag } from '@zakupki/api-client/operation';
import { meApi } from '../entities/user/me-api.ts';
import { profileApi } from '../entities/user/profile-api.ts';

/**
 * Saves the language of the page in the user's profile, which e-mails use. Skipped for suppliers, who have no profile,
 * and during impersonation: the profile belongs to the other user. If saving fails, the next switch saves it.
 */
async function saveLanguage(store: Store, session: Session): Promise<void> {
  const { token, impersonatedId } = session.read();
  const { data: me } = meApi.endpoints.getMe.select()(store.getState());
  const locale = getLocale();
  if (token === null || impersonatedId !== null || !me || me.invitation || me.user.locale === locale) return;
  const saving = store.dispatch(profileApi.endpoints.updateProfile.initiate({ body: { locale }, ifMatch: etag(me) }));
  const { data } = await saving;
  if (data) void store.dispatch(meApi.util.updateQueryData('getMe', undefined, () => data));
}

// Cached data with text in the request's language: plan and unit names, explanations of conflicts.
const TRANSLATED_TAGS = [
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

export type Product = {
  readonly session: Session;
  readonly store: Store;
  readonly router: DataRouter;
};

type ProductOptions = {
  readonly session: Session;
  /** For tests, where the API has another origin. */
  readonly baseUrl?: string;
  /** For tests, which use a memory history. */
  readonly createRouter?: (routes: RouteObject[]) => DataRouter;
  /** For tests. */
  readonly screens?: readonly ScreenRoute[];
};

export function createProduct(options: ProductOptions): Product {
  const { session, baseUrl, screens = SCREENS, createRouter = createRouterInBrowser } = options;
  const effects: Effects = {
    address: () => addressOf(router),
    replace: (path, state) => void router.navigate(path, { replace: true, state: state ?? null }),
    endSession: () => session.end(),
    stopImpersonation: () => session.impersonate(null),
    showMessage: (text) => showMessage(text, 'danger'),
  };
  const store = makeStore({ session, effects, ...(baseUrl !== undefined && { baseUrl }) });
  const routes = createRoutes(createMiddleware({ session, store, address: effects.address }), screens);
  const router = createRouter(routes);

  // Removes cached data of the previous user instead of merely refetching it.
  const clearCache = () => void store.dispatch(api.util.resetApiState());
  session.subscribe(({ to, isExternal }) => {
    // Another tab signed in or out: the middleware decides again whether this page may stay.
    if (isExternal) void router.revalidate();
    // At sign-out, wait until the page has left for login and running requests have ended: every caller gets its error
    // and none refetches without a token. A change of user clears the cache at once.
    if (to.token !== null) {
      clearArrival();
      clearCache();
    } else
      afterNavigation(
        router,
        () => void afterRunningRequests(store).then(() => session.read().token === null && clearCache()),
      );
  });
  onLocaleChange(() => {
    store.dispatch(api.util.invalidateTags([...TRANSLATED_TAGS]));
    void saveLanguage(store, session);
  });
  return { session, store, router };
}

function createRouterInBrowser(routes: RouteObject[]): DataRouter {
  return createBrowserRouter(routes, { basename: BASE_PATH });
}

/**
 * Runs `then` after the current navigation, including one started in this turn, has rendered: a screen still mounted
 * would refetch without a signed-in user.
 */
function afterNavigation(router: DataRouter, then: () => void): void {
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

async function afterRunningRequests({ dispatch }: Store): Promise<void> {
  await Promise.allSettled([
    ...dispatch(api.util.getRunningQueriesThunk()),
    ...dispatch(api.util.getRunningMutationsThunk()),
  ]);
}

/** The target of a running navigation, else the current address; below the prefix. */
export function addressOf(router: DataRouter): Address {
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
  return { pathname: belowPrefix(pathname), search, hash };
}
