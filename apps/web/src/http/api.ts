import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** Subjects of cached data; a mutation invalidates the subjects it changes. */
const TAGS = [
  'Me',
  'Sessions',
  'Access',
  'Plans',
  'Reference',
  'Order',
  'Orders',
  'Bid',
  'Bids',
  'Conflicts',
  'Supplier',
  'Credits',
  'Payments',
  'Redemptions',
  'Audit',
  'Questions',
  'Invitations',
  'SavedFilters',
  'Users',
  'PromoCodes',
  'AccessGrants',
  'Impersonations',
  'Statistics',
  'Webinars',
  'Notifications',
  'Referrers',
] as const;

export type Tag = (typeof TAGS)[number];

/** Entities and features add their endpoints with `api.injectEndpoints` and `fromContract`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // By default every change waits for all queries under way, however slow; `overtaken-queries.ts` repeats them.
  invalidationBehavior: 'immediately',
  tagTypes: TAGS,
  endpoints: () => ({}),
});
