import type { Arg } from '@zakupki/api-client/operation';
import { BID_STATUSES, type BidStatusName } from '../../../entities/bid/bid-status.tsx';
import type { TableSort } from '../../../ui/table/data-table-column.ts';
import { PAGE_SIZES } from '../../../ui/table/pager.tsx';
import { isSearchable } from '../../../ui/filter/search-box.tsx';

type Sort = NonNullable<Arg<'listBids'>['sort']>[number];

const SORTABLE = ['number', 'supplierName', 'rank', 'total', 'validUntil', 'deliveryDays', 'receivedAt'] as const;

/** Most orders then fit on one page. */
const DEFAULT_SIZE = 100;

export interface BidsQuery {
  /** Search text; empty for none. */
  readonly q: string;
  readonly statuses: readonly BidStatusName[];
  readonly sort: TableSort | null;
  readonly page: number;
  readonly perPage: number;
}

/** Leaves out unknown values. */
export function readBidsQuery(search: URLSearchParams): BidsQuery {
  const statuses = (search.get('status') ?? '').split(',');
  const sort = search.get('sort') ?? '';
  const column = SORTABLE.find((name) => name === sort.replace(/^-/, ''));
  const page = Number(search.get('page'));
  const words = (search.get('q') ?? '').trim();
  return {
    q: isSearchable(words) ? words : '',
    statuses: BID_STATUSES.filter((status) => statuses.includes(status)),
    sort: column === undefined ? null : { column, isDescending: sort.startsWith('-') },
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    perPage: PAGE_SIZES.find((size) => String(size) === search.get('perPage')) ?? DEFAULT_SIZE,
  };
}

/** Leaves out defaults. */
export function writeBidsQuery({ q, statuses, sort, page, perPage }: BidsQuery): Record<string, string> {
  return {
    ...(q !== '' && { q }),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(sort && { sort: sortKey(sort) }),
    ...(page > 1 && { page: String(page) }),
    ...(perPage !== DEFAULT_SIZE && { perPage: String(perPage) }),
  };
}

export function listBidsQuery({ q, statuses, sort, page, perPage }: BidsQuery): Omit<Arg<'listBids'>, 'orderId'> {
  return {
    perPage,
    ...(page > 1 && { page }),
    ...(q !== '' && { q }),
    ...(statuses.length > 0 && { status: [...statuses] }),
    // `readBidsQuery` accepts only SORTABLE, the contract's names.
    ...(sort && { sort: [sortKey(sort) as Sort] }),
  };
}

const sortKey = ({ column, isDescending }: TableSort) => (isDescending ? `-${column}` : column);
