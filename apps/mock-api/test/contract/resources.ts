/** The contract's resources: its tags. */
export const RESOURCES = [
  'session',
  'profile',
  'reference',
  'access',
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
