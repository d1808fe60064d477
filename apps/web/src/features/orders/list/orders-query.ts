import type { Arg } from '@zakupki/api-client/operation';
import type { OrderStatus } from '@zakupki/api-client/schema';
import { parseTypedDay } from '../../../format/date/typed-day.ts';
import type { TableSort } from '../../../ui/table/data-table-column.ts';
import { PAGE_SIZES } from '../../../ui/table/pager.tsx';
import { isSearchable } from '../../../ui/filter/search-box.tsx';
import { ORDER_STATUSES } from '../../../entities/order/order-status.tsx';

export interface FilterProps {
  readonly query: OrdersQuery;
  readonly onChange: (part: Partial<OrdersQuery>) => void;
}

export interface OrdersQuery {
  /** Search text; empty for none. */
  readonly q: string;
  readonly statuses: readonly OrderStatus[];
  /** First and last day of the deadline, `2026-11-02`, in the reader's time zone. */
  readonly deadlineFrom: string | null;
  readonly deadlineTo: string | null;
  readonly tags: readonly string[];
  /** Null for either. */
  readonly hasConflicts: boolean | null;
  readonly archived: boolean;
  /** Null for the default, latest first. */
  readonly sort: TableSort | null;
  readonly page: number;
  readonly perPage: number;
}

export const PLAIN: OrdersQuery = {
  q: '',
  statuses: [],
  deadlineFrom: null,
  deadlineTo: null,
  tags: [],
  hasConflicts: null,
  archived: false,
  sort: null,
  page: 1,
  perPage: 50,
};

/** Limit of the contract. */
export const MOST_TAGS = 10;

type SortKey = NonNullable<Arg<'listOrders'>['sort']>[number];
type SortColumn = Exclude<SortKey, `-${string}`>;

// A column of the contract that is missing here does not compile.
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

/** The query, and the values that were not understood, as written. */
export interface ReadQuery {
  readonly query: OrdersQuery;
  readonly unread: readonly string[];
}

/** Ignores other parameters. */
export function readQuery(search: URLSearchParams): ReadQuery {
  const unread: string[] = [];
  // A missing parameter gives the default; an invalid one also gets reported.
  function read<T>(name: string, fallback: T, parse: (text: string) => T | undefined): T {
    const text = search.get(name);
    if (text === null || text === '') return fallback;
    const value = parse(text);
    if (value === undefined) unread.push(`${name}=${text}`);
    return value ?? fallback;
  }
  // A list keeps its valid entries.
  function readList<T extends string>(name: string, known: (entry: string) => entry is T, most: number): readonly T[] {
    const entries = [...new Set((search.get(name) ?? '').split(',').filter((entry) => entry !== ''))];
    const fit = entries.filter(known);
    const strange = [...entries.filter((entry) => !known(entry)), ...fit.slice(most)];
    if (strange.length > 0) unread.push(`${name}=${strange.join(',')}`);
    return fit.slice(0, most);
  }

  const from = read('deadlineFrom', null, day);
  const to = read('deadlineTo', null, day);
  const isSwapped = from !== null && to !== null && from > to;
  if (isSwapped) unread.push(`deadlineFrom=${from}`, `deadlineTo=${to}`);
  const query: OrdersQuery = {
    q: read('q', '', (text) => (isSearchable(text.trim()) ? text.trim() : undefined)),
    statuses: readList('status', isStatus, ORDER_STATUSES.length),
    deadlineFrom: isSwapped ? null : from,
    deadlineTo: isSwapped ? null : to,
    tags: readList('tag', isTag, MOST_TAGS),
    hasConflicts: read<boolean | null>('hasConflicts', null, truth),
    archived: read('archived', false, truth),
    sort: read('sort', null, sortOf),
    page: read('page', 1, (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined)),
    perPage: read('perPage', PLAIN.perPage, (text) => PAGE_SIZES.find((size) => String(size) === text)),
  };
  return { query, unread };
}

/** Leaves out defaults; for `paths.orders(searchOf(query))`. */
export function searchOf(query: OrdersQuery): Record<string, string | number | null> {
  const { q, statuses, deadlineFrom, deadlineTo, tags, hasConflicts, archived, sort, page, perPage } = query;
  return {
    q,
    status: statuses.join(','),
    deadlineFrom,
    deadlineTo,
    tag: tags.join(','),
    hasConflicts: hasConflicts === null ? null : String(hasConflicts),
    archived: archived ? 'true' : null,
    sort: sort && sortKey(sort),
    page: page === 1 ? null : page,
    perPage: perPage === PLAIN.perPage ? null : perPage,
  };
}

export function requestOf(query: OrdersQuery): Arg<'listOrders'> {
  const { q, statuses, deadlineFrom, deadlineTo, tags, hasConflicts, archived, sort, page, perPage } = query;
  return {
    ...(q !== '' && { q }),
    ...(statuses.length > 0 && { status: [...statuses] }),
    // Days begin and end in the reader's time zone.
    ...(deadlineFrom !== null && { deadlineFrom: new Date(`${deadlineFrom}T00:00:00`).toISOString() }),
    ...(deadlineTo !== null && { deadlineTo: new Date(`${deadlineTo}T23:59:59.999`).toISOString() }),
    ...(tags.length > 0 && { tag: [...tags] }),
    ...(hasConflicts !== null && { hasConflicts }),
    ...(archived && { archived }),
    // `sortOf` accepts only these columns.
    ...(sort && { sort: [sortKey(sort) as SortKey] }),
    page,
    perPage,
  };
}

/** By search, by filters, or because the archive is hidden. */
export function isFiltered({ q, statuses, deadlineFrom, deadlineTo, tags, hasConflicts }: OrdersQuery): boolean {
  return q !== '' || statuses.length > 0 || !!deadlineFrom || !!deadlineTo || tags.length > 0 || hasConflicts !== null;
}

export function isTag(text: string): text is string {
  return /^[^,\r\n\t]{1,32}$/.test(text);
}

function isStatus(text: string): text is OrderStatus {
  return ORDER_STATUSES.some((status) => status === text);
}

function day(text: string): string | undefined {
  return parseTypedDay(text) ?? undefined;
}

function truth(text: string): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

function sortOf(text: string): TableSort | undefined {
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return Object.hasOwn(SORTABLE, column) ? { column, isDescending } : undefined;
}

function sortKey({ column, isDescending }: TableSort): string {
  return isDescending ? `-${column}` : column;
}
