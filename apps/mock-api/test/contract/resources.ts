/** The contract's resources: its tags. */
export const RESOURCES = [
  'session',
  'profile',
  'reference',
  'access',
  'orders',
  'bids',
  'awards',
  'suppliers',
  'spreadsheets',
] as const;

export type Resource = (typeof RESOURCES)[number];
