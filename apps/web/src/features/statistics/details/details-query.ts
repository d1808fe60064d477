import type { Arg } from '@zakupki/api-client/operation';
import { readerZone } from '../../../format/date/dates.ts';
import { isZone } from '../../../format/date/period.ts';
import { type UrlQuery, urlCodec } from '../../../ui/url-query/url-codec.ts';
import {
  choicesField,
  idField,
  pageField,
  pageSizeField,
  searchField,
  sortField,
  sortKey,
  spanField,
  textField,
} from '../../../ui/url-query/url-fields.ts';
import { ACCESS_STATUSES, PLAN_CODES } from '../access-words.ts';

type SortKey = NonNullable<Arg<'listStatsDetails'>['sort']>[number];
export type SortColumn = Exclude<SortKey, `-${string}`>;

// A column of the contract that is missing here does not compile.
const SORTABLE: Readonly<Record<SortColumn, true>> = {
  email: true,
  name: true,
  company: true,
  registeredAt: true,
  referrerCode: true,
  accessStatus: true,
  planCode: true,
  creditsBalance: true,
  creditsSpent: true,
  ordersCreated: true,
  ordersPublished: true,
  ordersAwarded: true,
  bidsSubmitted: true,
  conflictsOpen: true,
  awardedAmount: true,
  savings: true,
  lastActiveAt: true,
};

export const DETAILS = urlCodec({
  q: searchField(),
  access: choicesField('access', ACCESS_STATUSES),
  plans: choicesField('plan', PLAN_CODES),
  // Referral code.
  referrer: textField('referrer', isReferrerCode),
  registered: spanField('registeredFrom', 'registeredTo'),
  lastActive: spanField('activeFrom', 'activeTo'),
  // The days to count; an open span counts all.
  counted: spanField('from', 'to'),
  // Null for the reader's time zone.
  zone: idField('zone', isZone),
  // The server lists the latest sign-up first by default.
  sort: sortField('sort', SORTABLE),
  page: pageField(),
  perPage: pageSizeField(50),
});
export type DetailsQuery = UrlQuery<typeof DETAILS>;

/** Shared by the list and its export. */
export function filtersOf(query: DetailsQuery): Omit<Arg<'listStatsDetails'>, 'page' | 'perPage'> {
  const { q, access, plans, referrer, registered, lastActive, counted, zone, sort } = query;
  return {
    ...(q !== '' && { q }),
    ...(access.length > 0 && { accessStatus: [...access] }),
    ...(plans.length > 0 && { planCode: [...plans] }),
    ...(referrer !== '' && { referrer }),
    ...(registered.from !== null && { registeredFrom: registered.from }),
    ...(registered.to !== null && { registeredTo: registered.to }),
    ...(lastActive.from !== null && { lastActiveFrom: lastActive.from }),
    ...(lastActive.to !== null && { lastActiveTo: lastActive.to }),
    ...(counted.from !== null && { from: counted.from }),
    ...(counted.to !== null && { to: counted.to }),
    timeZone: zone ?? readerZone(),
    // `sortField` accepts only SORTABLE, the contract's names.
    ...(sort && { sort: [sortKey(sort) as SortKey] }),
  };
}

export function requestOf(query: DetailsQuery): Arg<'listStatsDetails'> {
  return { ...filtersOf(query), page: query.page, perPage: query.perPage };
}

export function isFiltered({ q, access, plans, referrer, registered, lastActive }: DetailsQuery): boolean {
  const spans = [registered, lastActive].some(({ from, to }) => from !== null || to !== null);
  return q !== '' || access.length > 0 || plans.length > 0 || referrer !== '' || spans;
}

export function isReferrerCode(text: string): boolean {
  return /^[a-z0-9-]{3,32}$/.test(text);
}
