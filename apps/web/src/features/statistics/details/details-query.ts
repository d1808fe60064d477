import type { Arg } from '@zakupki/api-client/operation';
import type { AccessStatus, PlanCode } from '@zakupki/api-client/schema';
import { readerZone } from '../../../format/date/dates.ts';
import { paths } from '../../../paths.ts';
import type { TableSort } from '../../../ui/table/data-table-column.ts';
import { PAGE_SIZES } from '../../../ui/table/pager.tsx';
import { isSearchable } from '../../../ui/filter/search-box.tsx';
import { ACCESS_STATUSES, PLAN_CODES } from '../access-words.ts';
import { type AddressForm, type Read, searchReader } from '../../../ui/browser/search-params.ts';
import { isZone } from '../../../format/date/period.ts';

/** First and last day; null leaves an end open. */
export interface OpenSpan {
  readonly from: string | null;
  readonly to: string | null;
}

const OPEN: OpenSpan = { from: null, to: null };

export interface DetailsQuery {
  /** Search text; empty for none. */
  readonly q: string;
  readonly access: readonly AccessStatus[];
  readonly plans: readonly PlanCode[];
  /** Referral code; empty for any. */
  readonly referrer: string;
  readonly registered: OpenSpan;
  readonly lastActive: OpenSpan;
  /** The days to count; all when open. */
  readonly counted: OpenSpan;
  /** Null for the reader's own. */
  readonly zone: string | null;
  /** Null for the default, latest sign-up first. */
  readonly sort: TableSort | null;
  readonly page: number;
  readonly perPage: number;
}

export const PLAIN: DetailsQuery = {
  q: '',
  access: [],
  plans: [],
  referrer: '',
  registered: OPEN,
  lastActive: OPEN,
  counted: OPEN,
  zone: null,
  sort: null,
  page: 1,
  perPage: 50,
};

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

function readQuery(search: URLSearchParams): Read<DetailsQuery> {
  const { unread, read, readList, readDays } = searchReader(search);
  const query: DetailsQuery = {
    q: read('q', '', (text) => (isSearchable(text.trim()) ? text.trim() : undefined)),
    access: readList('access', ACCESS_STATUSES),
    plans: readList('plan', PLAN_CODES),
    referrer: read('referrer', '', (text) => (isReferrerCode(text) ? text : undefined)),
    registered: readDays('registeredFrom', 'registeredTo'),
    lastActive: readDays('activeFrom', 'activeTo'),
    counted: readDays('from', 'to'),
    zone: read<string | null>('zone', null, (text) => (isZone(text) ? text : undefined)),
    sort: read<TableSort | null>('sort', null, sortOf),
    page: read('page', 1, (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined)),
    perPage: read<number>('perPage', PLAIN.perPage, (text) => PAGE_SIZES.find((size) => String(size) === text)),
  };
  return { query, unread };
}

/** `/admin/stats/details` */
export const DETAILS: AddressForm<DetailsQuery> = {
  read: readQuery,
  write: ({ q, access, plans, referrer, registered, lastActive, counted, zone, sort, page, perPage }) =>
    paths.statsDetails({
      q,
      access: access.join(','),
      plan: plans.join(','),
      referrer,
      registeredFrom: registered.from,
      registeredTo: registered.to,
      activeFrom: lastActive.from,
      activeTo: lastActive.to,
      from: counted.from,
      to: counted.to,
      zone,
      sort: sort && sortKey(sort),
      page: page === 1 ? null : page,
      perPage: perPage === PLAIN.perPage ? null : perPage,
    }),
};

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
    // `sortOf` accepts only these columns.
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

function sortOf(text: string): TableSort | undefined {
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return Object.hasOwn(SORTABLE, column) ? { column, isDescending } : undefined;
}

function sortKey({ column, isDescending }: TableSort): string {
  return isDescending ? `-${column}` : column;
}
