import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** What a cached answer is about; changing one of them makes the answers about it stale. */
export const TAGS = [
  'Me',
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

/** The one API of the product. Features add their endpoints with `api.injectEndpoints` and `fromContract`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
