import type { Arg } from '@zakupki/api-client/operation';
import { paths } from '../../../paths.ts';
import { isTag, MAX_TAGS } from '../../../ui/filter/tag-limits.ts';
import { type UrlQuery, urlCodec } from '../../../ui/url-query/url-codec.ts';
import {
  choicesField,
  entriesField,
  flagField,
  optionalFlagField,
  pageField,
  pageSizeField,
  searchField,
  sortField,
  sortKey,
  spanField,
} from '../../../ui/url-query/url-fields.ts';
import { ORDER_STATUSES } from '../../../entities/order/order-status.tsx';

type SortKey = NonNullable<Arg<'listOrders'>['sort']>[number];
type SortColumn = Exclude<SortKey, `-${string}`>;

// The type requires every sort column of the contract.
const SORTABLE: Readonly<Record<SortColumn, true>> = {
  number: true,
  title: true,
  status: true,
  submissionDeadline: true,
  createdAt: true,
  updatedAt: true,
  bids: true,
  bestTotal: true,
  openConflicts: true,
  items: true,
};

export const ORDERS = urlCodec({
  q: searchField(),
  statuses: choicesField('status', ORDER_STATUSES),
  // In the reader's time zone.
  deadline: spanField('deadlineFrom', 'deadlineTo'),
  tags: entriesField('tag', isTag, MAX_TAGS),
  hasConflicts: optionalFlagField('hasConflicts'),
  archived: flagField('archived', false),
  // The default is the latest first.
  sort: sortField('sort', SORTABLE),
  page: pageField(),
  perPage: pageSizeField(50),
});
export type OrdersQuery = UrlQuery<typeof ORDERS>;

export type FilterProps = {
  readonly query: OrdersQuery;
  readonly onChange: (part: Partial<OrdersQuery>) => void;
};

export function requestOf(query: OrdersQuery): Arg<'listOrders'> {
  const { q, statuses, deadline, tags, hasConflicts, archived, sort, page, perPage } = query;
  return {
    ...(q !== '' && { q }),
    ...(statuses.length > 0 && { status: [...statuses] }),
    // Days begin and end in the reader's time zone.
    ...(deadline.from !== null && { deadlineFrom: new Date(`${deadline.from}T00:00:00`).toISOString() }),
    ...(deadline.to !== null && { deadlineTo: new Date(`${deadline.to}T23:59:59.999`).toISOString() }),
    ...(tags.length > 0 && { tag: [...tags] }),
    ...(hasConflicts !== null && { hasConflicts }),
    ...(archived && { archived }),
    // The codec accepts only SORTABLE.
    ...(sort && { sort: [sortKey(sort) as SortKey] }),
    page,
    perPage,
  };
}

/** The query string of a saved filter, which starts at the first page. */
export function filterOf(query: OrdersQuery): string {
  return String(new URLSearchParams(ORDERS.serialize({ ...query, page: 1 })));
}

/** The address of the list with a filter's query string. Includes invalid parameters: the list reports them. */
export function addressOfFilter(filter: string): string {
  return paths.orders(Object.fromEntries(new URLSearchParams(filter)));
}

/** Whether a search or a filter limits the list; switching to the archive does not count. */
export function isFiltered({ q, statuses, deadline, tags, hasConflicts }: OrdersQuery): boolean {
  return (
    q !== '' || statuses.length > 0 || !!deadline.from || !!deadline.to || tags.length > 0 || hasConflicts !== null
  );
}
