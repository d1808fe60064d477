/** All addresses of the product, below the prefix the router adds. No other file writes one as text. */

/** (spec §9) */
export const BASE_PATH = '/app';
/** (spec §9) */
export const API_BASE_PATH = '/api';

/** (spec §2) */
export const patterns = {
  index: '/',
  login: '/login',
  logout: '/logout',
  signup: '/signup',
  emailVerify: '/signup/email/verify/:id/:hash',
  emailVerified: '/signup/email/verified',
  passwordReset: '/password/reset',
  authByToken: '/auth-by-token',
  completeProfile: '/complete-profile',
  promoCode: '/promo-code',
  webinar: '/webinar',
  home: '/zakupki',
  orders: '/zakupki/orders',
  orderNew: '/zakupki/orders/new',
  order: '/zakupki/orders/:id',
  bids: '/zakupki/orders/:orderId/bids',
  bidNew: '/zakupki/orders/:orderId/bids/new',
  bid: '/zakupki/orders/:orderId/bids/:id',
  conflicts: '/zakupki/orders/:orderId/conflicts',
  subscriptionExpired: '/zakupki/subscription/expired',
  creditsExpired: '/zakupki/credits/expired',
  trialExpired: '/zakupki/trial/expired',
  admin: '/admin',
  referrers: '/admin/referrers',
  referrer: '/admin/referrers/:id',
  statsSummary: '/admin/stats/summary',
  statsDetails: '/admin/stats/details',
  userStats: '/admin/users/:id/stats',
} as const;

/** Not in the specification: designed by this project. */
export const designedPatterns = {
  suppliers: '/zakupki/suppliers',
  supplier: '/zakupki/suppliers/:id',
  settings: '/zakupki/settings',
  profileSettings: '/zakupki/settings/profile',
  securitySettings: '/zakupki/settings/security',
  preferences: '/zakupki/settings/preferences',
  notificationSettings: '/zakupki/settings/notifications',
  planSettings: '/zakupki/settings/plan',
  receipt: '/zakupki/settings/plan/payments/:id',
  dataSettings: '/zakupki/settings/data',
  emailConfirm: '/email/confirm',
  terms: '/terms',
  privacy: '/privacy',
} as const;

type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Where the user was stopped, and by which operation. */
export type NoticeQuery = {
  readonly returnTo?: string | null;
  /** The refused operation, if its form can resume it. */
  readonly resume?: string | null;
};

/** Ids are encoded, empty query values left out. */
export const paths = {
  index: (query: { ref?: string | null } = {}) => withQuery(patterns.index, query),
  login: (query: { redirect?: string | null; email?: string; ref?: string | null } = {}) =>
    withQuery(patterns.login, query),
  logout: () => patterns.logout,
  signup: (query: Query = {}) => withQuery(patterns.signup, query),
  emailVerify: (id: string, hash: string) => fill(patterns.emailVerify, { id, hash }),
  emailVerified: () => patterns.emailVerified,
  passwordReset: (query: { token?: string; email?: string } = {}) => withQuery(patterns.passwordReset, query),
  authByToken: (query: { token?: string; redirect?: string | null } = {}) => withQuery(patterns.authByToken, query),
  completeProfile: (query: { returnTo?: string | null } = {}) => withQuery(patterns.completeProfile, query),
  promoCode: (query: Query = {}) => withQuery(patterns.promoCode, query),
  webinar: (query: { id?: string | null; ref?: string | null } = {}) => withQuery(patterns.webinar, query),
  home: () => patterns.home,
  orders: (query: Query = {}) => withQuery(patterns.orders, query),
  orderNew: (query: Query = {}) => withQuery(patterns.orderNew, query),
  order: (id: string, query: Query = {}) => withQuery(fill(patterns.order, { id }), query),
  bids: (orderId: string, query: Query = {}) => withQuery(fill(patterns.bids, { orderId }), query),
  bidNew: (orderId: string, query: Query = {}) => withQuery(fill(patterns.bidNew, { orderId }), query),
  bid: (orderId: string, id: string, query: Query = {}) => withQuery(fill(patterns.bid, { orderId, id }), query),
  conflicts: (orderId: string, query: Query = {}) => withQuery(fill(patterns.conflicts, { orderId }), query),
  subscriptionExpired: (query: NoticeQuery = {}) => withQuery(patterns.subscriptionExpired, { ...query }),
  creditsExpired: (query: NoticeQuery = {}) => withQuery(patterns.creditsExpired, { ...query }),
  trialExpired: (query: NoticeQuery = {}) => withQuery(patterns.trialExpired, { ...query }),
  admin: () => patterns.admin,
  referrers: (query: Query = {}) => withQuery(patterns.referrers, query),
  referrer: (id: string, query: Query = {}) => withQuery(fill(patterns.referrer, { id }), query),
  statsSummary: (query: Query = {}) => withQuery(patterns.statsSummary, query),
  statsDetails: (query: Query = {}) => withQuery(patterns.statsDetails, query),
  userStats: (id: string, query: Query = {}) => withQuery(fill(patterns.userStats, { id }), query),
  suppliers: (query: Query = {}) => withQuery(designedPatterns.suppliers, query),
  supplier: (id: string, query: Query = {}) => withQuery(fill(designedPatterns.supplier, { id }), query),
  profileSettings: () => designedPatterns.profileSettings,
  securitySettings: () => designedPatterns.securitySettings,
  notificationSettings: () => designedPatterns.notificationSettings,
  planSettings: () => designedPatterns.planSettings,
  dataSettings: () => designedPatterns.dataSettings,
  receipt: (id: string) => fill(designedPatterns.receipt, { id }),
  preferences: () => designedPatterns.preferences,
  terms: () => designedPatterns.terms,
  privacy: () => designedPatterns.privacy,
} as const;

export type Address = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

export function fullPath({ pathname, search, hash }: Address): string {
  return `${pathname}${search}${hash}`;
}

/** The router's own state and addresses have the prefix; its hooks give paths without it. Leaves other paths. */
export function belowPrefix(pathname: string): string {
  if (pathname === BASE_PATH) return paths.index();
  return pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : pathname;
}

/** Whether the path matches the pattern, ignoring case and a trailing slash as the router does. */
export function isAt(pathname: string, pattern: string): boolean {
  return canonical(pathname) === pattern;
}

/** The id in the address of any page of an order, or null. */
export function orderIdIn(pathname: string): string | null {
  const [, id = 'new'] = /^\/zakupki\/orders\/([^/?#]+)/i.exec(pathname) ?? [];
  return id === 'new' ? null : decodeURIComponent(id);
}

function fill(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function canonical(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}
