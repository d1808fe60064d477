import { type ComponentType, Suspense } from 'react';
import { data, redirect, type RouteObject, useLocation, useNavigation } from 'react-router';
import { m } from '#messages';
import { useLocale } from '../i18n/locale.ts';
import { belowPrefix, designedPatterns, paths, patterns } from '../paths.ts';
import { ErrorPage } from './error-page.tsx';
import DefaultLayout from './layouts/default-layout.tsx';
import LoginScreen from '../features/session/login/login-screen.tsx';
import { useIsSupplier } from '../entities/user/me-api.ts';
import { useIsSignedIn } from '../session/session-context.ts';
import { wasSupplier } from '../session/last-role.ts';
import { loadModule } from '../ui/loading/load-module.ts';
import { loadPart } from '../ui/loading/load-part.tsx';
import { type MiddlewareName, type MiddlewareRegistry, resolveMiddleware } from './middleware.ts';
import { Root, RootError } from './root.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import styles from './root.module.css';

/** `settings` is within `zakupki`. */
type LayoutName = 'default' | 'minimal' | 'zakupki' | 'settings';

type Screen = () => Promise<{ default: ComponentType }>;

export type ScreenRoute = {
  readonly path: string;
  readonly layout: LayoutName;
  readonly middleware: readonly MiddlewareName[];
  readonly screen: Screen;
  /** The screen for invited suppliers. Without one, a page that requires sign-in redirects them to their request. */
  readonly supplierScreen?: Screen | undefined;
};

type ProductScreen = {
  /** The same marks as the contract's operations: in the specification, or designed by this project. */
  readonly source: 'specified' | 'designed';
} & ScreenRoute;

const routeOf =
  (source: ProductScreen['source']) =>
  (
    path: string,
    layout: LayoutName,
    middleware: readonly MiddlewareName[],
    screen: Screen,
    supplierScreen?: Screen,
  ): ProductScreen => ({ path, layout, middleware, screen, supplierScreen, source });

/** Part of the first script, which saves sign-in two requests: the other pages need most of its modules too. */
const ofFirstScript =
  (component: ComponentType): Screen =>
  () =>
    Promise.resolve({ default: component });

const route = routeOf('specified');
const designed = routeOf('designed');

/** Every screen of the product: those of spec §2, and those this project designed. */
// prettier-ignore
export const SCREENS: readonly ProductScreen[] = [
  route(patterns.index, 'default', [], () => import('../features/public/index-screen.tsx')),
  route(patterns.login, 'default', ['guest'], ofFirstScript(LoginScreen)),
  route(patterns.logout, 'default', [], () => import('../features/session/logout-screen.tsx')),
  route(patterns.signup, 'default', ['guest'], () => import('../features/sign-up/signup-screen.tsx')),
  route(patterns.emailVerify, 'default', [], () => import('../features/sign-up/email-verify-screen.tsx')),
  route(patterns.emailVerified, 'default', [], () => import('../features/sign-up/email-verified-screen.tsx')),
  route(patterns.passwordReset, 'default', ['guest'], () => import('../features/session/password-reset-screen.tsx')),
  route(patterns.authByToken, 'default', [], () => import('../features/session/auth-by-token-screen.tsx')),
  route(patterns.completeProfile, 'minimal', ['signed-in'], () => import('../features/profile/complete-profile-screen.tsx')),
  route(patterns.promoCode, 'default', ['signed-in'], () => import('../features/promo-codes/promo-code-screen.tsx')),
  route(patterns.webinar, 'default', [], () => import('../features/webinar/webinar-screen.tsx')),
  route(patterns.home, 'zakupki', ['signed-in', 'profile'], () => import('../features/home/home-screen.tsx'), () => import('../features/requests/list/request-home-screen.tsx')),
  route(patterns.orders, 'zakupki', ['signed-in', 'profile'], () => import('../features/orders/list/orders-screen.tsx'), () => import('../features/requests/list/requests-screen.tsx')),
  route(patterns.orderNew, 'zakupki', ['signed-in', 'profile'], () => import('../features/orders/editor/order-new-screen.tsx')),
  route(patterns.order, 'zakupki', ['signed-in', 'profile'], () => import('./screens/order-screen.tsx'), () => import('../features/requests/detail/request-screen.tsx')),
  route(patterns.bids, 'zakupki', ['signed-in', 'profile'], () => import('../features/bids/list/bids-screen.tsx')),
  route(patterns.bidNew, 'zakupki', ['signed-in', 'profile'], () => import('../features/bids/editor/bid-new-screen.tsx'), () => import('../features/bids/own/own-bid-new-screen.tsx')),
  route(patterns.bid, 'zakupki', ['signed-in', 'profile'], () => import('../features/bids/detail/bid-screen.tsx'), () => import('../features/bids/own/own-bid-screen.tsx')),
  route(patterns.conflicts, 'zakupki', ['signed-in', 'profile'], () => import('../features/conflicts/conflicts-screen.tsx')),
  route(patterns.admin, 'zakupki', ['admin'], () => import('../features/admin/admin-screen.tsx')),
  route(patterns.referrers, 'zakupki', ['admin'], () => import('../features/referrers/list/referrers-screen.tsx')),
  route(patterns.referrer, 'zakupki', ['admin'], () => import('../features/referrers/detail/referrer-screen.tsx')),
  route(patterns.statsSummary, 'zakupki', ['admin'], () => import('../features/statistics/summary/summary-screen.tsx')),
  route(patterns.statsDetails, 'zakupki', ['admin'], () => import('../features/statistics/details/details-screen.tsx')),
  route(patterns.userStats, 'zakupki', ['admin'], () => import('../features/statistics/user/user-stats-screen.tsx')),
  route(patterns.subscriptionExpired, 'zakupki', ['signed-in'], () => import('../features/access/subscription-expired-screen.tsx')),
  route(patterns.creditsExpired, 'zakupki', ['signed-in'], () => import('../features/access/credits-expired-screen.tsx')),
  route(patterns.trialExpired, 'zakupki', ['signed-in'], () => import('../features/access/trial-expired-screen.tsx')),
  designed(designedPatterns.suppliers, 'zakupki', ['signed-in', 'profile'], () => import('../features/suppliers/list/suppliers-screen.tsx')),
  designed(designedPatterns.supplier, 'zakupki', ['signed-in', 'profile'], () => import('../features/suppliers/detail/supplier-screen.tsx')),
  designed(designedPatterns.emailConfirm, 'default', [], () => import('../features/session/email-confirm-screen.tsx')),
  designed(designedPatterns.profileSettings, 'settings', ['signed-in'], () => import('../features/profile/settings/profile-screen.tsx')),
  designed(designedPatterns.securitySettings, 'settings', ['signed-in'], () => import('../features/security/security-screen.tsx')),
  designed(designedPatterns.preferences, 'settings', ['signed-in'], () => import('../features/preferences/preferences-screen.tsx')),
  designed(designedPatterns.notificationSettings, 'settings', ['signed-in'], () => import('../features/notifications/notification-settings-screen.tsx')),
  designed(designedPatterns.planSettings, 'settings', ['signed-in'], () => import('../features/access/plan/plan-screen.tsx')),
  designed(designedPatterns.dataSettings, 'settings', ['signed-in'], () => import('../features/account/data-screen.tsx')),
  designed(designedPatterns.receipt, 'settings', ['signed-in'], () => import('../features/access/plan/receipt-screen.tsx')),
  designed(designedPatterns.terms, 'default', [], () => import('../features/legal/terms-screen.tsx')),
  designed(designedPatterns.privacy, 'default', [], () => import('../features/legal/privacy-screen.tsx')),
];

type OuterLayout = Exclude<LayoutName, 'settings'>;

const LAYOUTS: Readonly<Record<LayoutName, Screen>> = {
  default: ofFirstScript(DefaultLayout),
  minimal: () => import('./layouts/minimal-layout.tsx'),
  zakupki: () => import('./layouts/zakupki-layout.tsx'),
  settings: () => import('./layouts/settings/settings-layout.tsx'),
};

const SUPPLIER_LAYOUTS: Partial<Record<LayoutName, Screen>> = {
  zakupki: () => import('./layouts/supplier/supplier-layout.tsx'),
};

// Unknown paths by the layout that shows their error.
const UNKNOWN: Readonly<Record<OuterLayout, readonly string[]>> = {
  default: ['*'],
  minimal: [],
  zakupki: ['/zakupki/*', '/admin/*'],
};

/**
 * Two routers must not share route objects, as the router mutates them.
 * @throws when a screen names a middleware that does not exist (spec §8)
 */
export function createRoutes(registry: MiddlewareRegistry, screens: readonly ScreenRoute[]): RouteObject[] {
  // Object.keys loses the key type.
  const inLayout = (name: LayoutName) =>
    screens.filter(({ layout }) => layout === name).map((screen) => screenRoute(screen, registry));
  const settings: RouteObject = {
    id: 'layout-settings',
    lazy: lazyComponent(LAYOUTS.settings),
    ErrorBoundary: ErrorPage,
    children: inLayout('settings'),
  };
  const layouts = (Object.keys(UNKNOWN) as OuterLayout[]).map((name): RouteObject => ({
    id: `layout-${name}`,
    lazy: lazyComponent(LAYOUTS[name], SUPPLIER_LAYOUTS[name]),
    ErrorBoundary: RootError,
    children: [
      ...inLayout(name),
      ...(name === 'zakupki' ? [settings, { path: designedPatterns.settings, loader: toFirstSection }] : []),
      ...UNKNOWN[name].map((path): RouteObject => ({
        path,
        loader: notFound,
        ErrorBoundary: ErrorPage,
        element: null,
      })),
    ],
  }));
  return [{ id: 'root', Component: Root, ErrorBoundary: RootError, HydrateFallback: FirstPage, children: layouts }];
}

function screenRoute(
  { path, middleware, screen, supplierScreen }: ScreenRoute,
  registry: MiddlewareRegistry,
): RouteObject {
  const isOpen = supplierScreen !== undefined || !middleware.some((name) => ACCOUNT_MIDDLEWARE.includes(name));
  return {
    path,
    middleware: resolveMiddleware(registry, isOpen ? middleware : [...middleware, 'buyer']),
    lazy: lazyComponent(screen, supplierScreen),
    ErrorBoundary: ErrorPage,
  };
}

const ACCOUNT_MIDDLEWARE: readonly MiddlewareName[] = ['signed-in', 'profile', 'admin'];

function lazyComponent(screen: Screen, supplierScreen?: Screen) {
  return async () => {
    const Screen = await (supplierScreen ? screenByRole(screen, supplierScreen) : screenOrError(screen));
    // The router caches one element per route; this wrapper re-renders the screen on a language change without
    // remounting it.
    function InLanguage() {
      useLocale();
      return <Screen />;
    }
    return { Component: InLanguage };
  };
}

/** Loads the screen of the role that used this browser last, and the other one only if it turns out to be needed. */
async function screenByRole(screen: Screen, supplierScreen: Screen): Promise<ComponentType> {
  const isExpected = wasSupplier();
  const First = await screenOrError(isExpected ? supplierScreen : screen);
  const Other = loadPart(isExpected ? screen : supplierScreen);
  return function ScreenByRole() {
    const Screen = useIsSupplier() === isExpected ? First : Other;
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen />
      </Suspense>
    );
  };
}

// The router renders nothing for a route whose module failed: a component has to throw the error.
async function screenOrError(screen: Screen): Promise<ComponentType> {
  try {
    return (await loadModule(screen)).default;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function toFirstSection() {
  return redirect(paths.profileSettings());
}

/** Throws the 404 of an unknown path (spec §2, §8). */
function notFound(): never {
  throw data(null, { status: 404, statusText: 'Page Not Found' });
}

const LoadingShell = loadPart(() => import('./layouts/loading-shell.tsx'));

/** Until the first page's middleware has passed. */
function FirstPage() {
  const location = useLocation();
  // The page behind a redirect, such as that of signed-in users from sign-in.
  const pathname = belowPrefix((useNavigation().location ?? location).pathname);
  const isProduct = /^\/(zakupki|admin)\b/i.test(pathname);
  if (useIsSignedIn() && isProduct) {
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <LoadingShell pathname={pathname} />
      </Suspense>
    );
  }
  return (
    <DefaultLayout>
      <ScreenSkeleton />
    </DefaultLayout>
  );
}

function ScreenSkeleton() {
  return (
    <div className={styles['bare']}>
      <p className="zk-secondary" aria-hidden>
        {m.shell_loading()}
      </p>
      <Skeleton lines={6} heading />
    </div>
  );
}
