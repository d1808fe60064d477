/** The contract's resources: its tags. */
export const RESOURCES = [
  'session',
  'profile',
  'reference',
  'access',
  'promo-codes',
  'orders',
  'bids',
  'awards',
  'conflicts',
  'suppliers',
  'questions',
  'attachments',
  'saved-filters',
  'spreadsheets',
  'admin-users',
  'statistics',
  'impersonations',
  'webinars',
  'notifications',
  'referrers',
] as const;

export type Resource = (typeof RESOURCES)[number];
