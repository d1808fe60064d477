import type { Arg } from '@zakupki/api-client/operation';
import type { ReferrerStatus } from '@zakupki/api-client/schema';
import { paths } from '../../../paths.ts';
import { type Read, searchReader } from '../../../ui/browser/search-params.ts';
import type { TableSort } from '../../../ui/table/data-table-column.ts';
import { PAGE_SIZES } from '../../../ui/table/pager.tsx';
import { isSearchable } from '../../../ui/filter/search-box.tsx';
import { REFERRER_STATUSES } from '../referrer-status.tsx';

export interface ReferrersQuery {
  /** Search text; empty for none. */
  readonly q: string;
  readonly statuses: readonly ReferrerStatus[];
  /** Null for the default, by name. */
  readonly sort: TableSort | null;
  readonly page: number;
  readonly perPage: number;
}

export const PLAIN: ReferrersQuery = { q: '', statuses: [], sort: null, page: 1, perPage: 25 };

type SortKey = NonNullable<Arg<'listReferrers'>['sort']>[number];
type SortColumn = Exclude<SortKey, `-${string}`>;

// A column of the contract that is missing here does not compile.
const SORTABLE: Readonly<Record<SortColumn, true>> = {
  name: true,
  code: true,
  status: true,
  createdAt: true,
  clicks: true,
  signups: true,
  paying: true,
  rewardDue: true,
};

/** Also returns the values that make no sense, as written. */
export function readReferrers(search: URLSearchParams): Read<ReferrersQuery> {
  const { unread, read, readList } = searchReader(search);
  const query: ReferrersQuery = {
    q: read('q', '', (text) => (isSearchable(text.trim()) ? text.trim() : undefined)),
    statuses: readList('status', REFERRER_STATUSES),
    sort: read<TableSort | null>('sort', null, sortOf),
    page: read('page', 1, (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined)),
    perPage: read('perPage', PLAIN.perPage, (text) => PAGE_SIZES.find((size) => String(size) === text)),
  };
  return { query, unread };
}

/** Leaves out defaults. */
export function addressOf({ q, statuses, sort, page, perPage }: ReferrersQuery): string {
  return paths.referrers({
    q,
    status: statuses.join(','),
    sort: sort && keyOf(sort),
    page: page === PLAIN.page ? null : page,
    perPage: perPage === PLAIN.perPage ? null : perPage,
  });
}

export function requestOf({ q, statuses, sort, page, perPage }: ReferrersQuery): Arg<'listReferrers'> {
  return {
    page,
    perPage,
    ...(q !== '' && { q }),
    ...(statuses.length > 0 && { status: [...statuses] }),
    // Only keys of the contract are read.
    ...(sort && { sort: [keyOf(sort) as SortKey] }),
  };
}

/** By search or by status. */
export function isFiltered({ q, statuses }: ReferrersQuery): boolean {
  return q !== '' || statuses.length > 0;
}

const keyOf = ({ column, isDescending }: TableSort) => `${isDescending ? '-' : ''}${column}`;

function sortOf(text: string): TableSort | undefined {
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return Object.hasOwn(SORTABLE, column) ? { column, isDescending } : undefined;
}
