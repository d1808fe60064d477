/**
 * Areas of the product: the folders and files about one subject in each part of the workspace. A change in one of them
 * is tested by the tests of all. Folders are named below:
 *
 * - `web`: `features/` and `entities/` of apps/web/src
 * - `mock`: nouns in `resources/`, `tables/` and `rules/` of apps/mock-api/src
 * - `contract`: tags of the contract: openapi/resources and apps/mock-api/test/contract
 * - `procurement`: packages/procurement/src
 * - `journeys`: apps/e2e/tests, folders or files
 *
 * @typedef {{ web?: string[], mock?: string[], contract?: string[], procurement?: string[], journeys: string[] }} Area
 */

/** @type {Record<string, Area>} */
export const AREAS = {
  orders: {
    web: [
      'features/orders',
      'features/home',
      'entities/order',
      'entities/order-line',
      'entities/saved-filter',
      'entities/error-section',
    ],
    mock: ['orders', 'changes', 'order-figures', 'order-list', 'saved-filters', 'imports', 'exports'],
    contract: ['orders', 'saved-filters', 'spreadsheets'],
    procurement: ['orders', 'fields'],
    journeys: ['orders/newcomer', 'orders/order-actions', 'orders/drafts', 'orders/peek'],
  },
  imports: {
    web: ['entities/import'],
    mock: ['imports'],
    contract: ['spreadsheets'],
    journeys: ['orders/spreadsheets'],
  },
  notifications: {
    web: ['features/notifications', 'features/preferences', 'entities/history'],
    mock: ['notifications', 'outbox', 'events', 'webhooks', 'audit'],
    contract: ['notifications', 'events'],
    journeys: ['orders/notifications', 'orders/live'],
  },
  bids: {
    web: ['features/bids', 'entities/bid', 'entities/order-page', 'entities/record-field', 'entities/attachment'],
    mock: ['bids', 'changes', 'ranking', 'versions', 'attachments'],
    contract: ['bids', 'attachments'],
    procurement: ['fields', 'offers'],
    journeys: ['suppliers/journey', 'bids/bid-actions', 'suppliers/own-bid'],
  },
  comparison: {
    web: ['features/comparison'],
    mock: ['comparison', 'previous-prices'],
    contract: ['bids'],
    procurement: ['comparison', 'offers', 'money', 'units'],
    journeys: ['bids/comparison', 'bids/comparison-tools'],
  },
  conflicts: {
    web: ['features/conflicts', 'entities/conflict'],
    mock: ['conflicts', 'conflict-counts'],
    contract: ['conflicts'],
    journeys: ['bids/conflicts'],
  },
  award: {
    web: ['features/award', 'entities/purchase-order', 'entities/company', 'entities/letter'],
    mock: ['awards'],
    contract: ['awards'],
    procurement: ['award'],
    journeys: ['award', 'suppliers/purchase-orders'],
  },
  suppliers: {
    web: ['features/suppliers', 'entities/supplier', 'entities/error-section'],
    mock: ['companies', 'suppliers'],
    contract: ['suppliers', 'address-book'],
    procurement: ['suppliers', 'identifiers'],
    journeys: ['suppliers/suppliers'],
  },
  invitations: {
    web: ['features/invitations', 'features/requests', 'entities/invitation', 'entities/request-page'],
    mock: ['invitations', 'letters', 'rights'],
    contract: ['invitations'],
    journeys: [
      'suppliers/arrival',
      'suppliers/copied-link',
      'suppliers/invitations',
      'suppliers/first-bid',
      'suppliers/sealed-bids',
    ],
  },
  questions: {
    web: ['features/questions'],
    mock: ['questions'],
    contract: ['questions'],
    journeys: ['orders/live'],
  },
  accounts: {
    web: [
      'features/account',
      'features/session',
      'features/sign-up',
      'features/profile',
      'features/security',
      'features/public',
      'features/legal',
      'entities/user',
      'entities/impersonation',
    ],
    mock: ['session', 'callers', 'links', 'account', 'profile', 'users', 'impersonation', 'tries'],
    contract: ['session', 'profile', 'impersonations'],
    procurement: ['users'],
    journeys: ['session'],
  },
  access: {
    web: ['features/access', 'features/promo-codes', 'entities/access', 'entities/promo-code'],
    mock: ['access', 'checkout', 'promo-codes', 'reference'],
    contract: ['access', 'promo-codes', 'reference'],
    journeys: ['access'],
  },
  administration: {
    web: ['features/admin', 'features/referrers', 'features/statistics', 'entities/referral', 'entities/statistics'],
    mock: ['referrers', 'statistics', 'users'],
    contract: ['admin-users', 'referrers', 'statistics'],
    procurement: ['statistics'],
    journeys: ['admin'],
  },
  webinars: {
    web: ['features/webinar', 'entities/webinar'],
    mock: ['webinars'],
    contract: ['webinars'],
    journeys: ['webinars'],
  },
};
