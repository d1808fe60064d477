/** Marks what events changed, and announces it to screen readers. */
import type { LiveEvent, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { historyMark } from '../../entities/history/history-mark.ts';
import { orderTabMark, type OrderTabName } from '../../entities/order-page/order-tabs.tsx';
import { isSealed } from '../../entities/order/sealed-bids.ts';
import { api } from '../../http/api.ts';
import { wasOpenSince } from '../../ui/mark/mark.tsx';
import { addMarks, type MarkWord } from '../../ui/mark/marks.ts';
import type { Store } from '../store.ts';
import { type LiveKind, liveKindOf } from './live-kinds.ts';

/** Tabs that sealed bids do not change. */
const SHOWN_ONCE_OPENED: ReadonlySet<OrderTabName | 'addenda'> = new Set(['comparison', 'conflicts']);
/** Further announcements are only counted. */
const MAX_ANNOUNCED = 3;

/**
 * Marks changes by other people. Call it before the new data is loaded.
 * @returns the announcement, or '' when there is none
 */
export function markEvents(store: Store, events: readonly LiveEvent[]): string {
  const marks = new Map<string, MarkWord>();
  const announcements = new Set<string>();
  const queries = cachedQueries(store);
  for (const event of events) {
    const { orderId, subjectId, requestId, at } = event;
    const { tabs, list, text } = liveKindOf(event);
    if (orderId === null || requestId !== null || text === null) continue;
    const isNew = list !== undefined && subjectId !== null && isNewIn(queries, list, { orderId, subjectId, at });
    if (subjectId !== null) marks.set(subjectId, isNew ? 'new' : 'updated');
    marks.set(orderId, 'updated');
    marks.set(historyMark({ orderId, at }), 'new');
    const row = findRow(queries, orderId);
    for (const tab of tabs) {
      if (SHOWN_ONCE_OPENED.has(tab) && row && isSealed(row as Order)) continue;
      const key = orderTabMark(orderId, tab);
      // A stream that opens late, or again, repeats events.
      if (!wasOpenSince(key, at)) marks.set(key, 'updated');
    }
    const order = nameOf(row);
    announcements.add(order === '' ? text(isNew) : m.live_about({ what: text(isNew), order }));
  }
  if (marks.size > 0) addMarks(marks);
  const [first, rest] = [[...announcements].slice(0, MAX_ANNOUNCED), announcements.size - MAX_ANNOUNCED];
  return [...first, ...(rest > 0 ? [m.live_more({ count: rest })] : [])].join('. ');
}

/** Whether a list that decides what is new is still loading for the first time. */
export function areListsLoading(store: Store, events: readonly LiveEvent[]): boolean {
  const queries = Object.values(store.getState()[api.reducerPath].queries);
  return events.some((event) => {
    const { list } = liveKindOf(event);
    return queries.some(
      (query) =>
        list !== undefined &&
        listsOf(list).includes(query?.endpointName ?? '') &&
        query?.status === 'pending' &&
        query.data === undefined &&
        isRow(query.originalArgs) &&
        query.originalArgs['orderId'] === event.orderId,
    );
  });
}

type Row = Readonly<Record<string, unknown>>;

type CachedQuery = {
  readonly name: string | undefined;
  readonly orderId: unknown;
  /** The record itself, or the rows of the list. */
  readonly rows: readonly Row[];
};

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function cachedQueries(store: Store): readonly CachedQuery[] {
  return Object.values(store.getState()[api.reducerPath].queries).flatMap((query) => {
    const {
      data,
      originalArgs,
      endpointName: name,
    }: { data?: unknown; originalArgs?: unknown; endpointName?: string } = query ?? {};
    if (!isRow(data)) return [];
    const list = data['data'] ?? (name === 'getComparison' ? data['bids'] : undefined);
    const rows = Array.isArray(list) ? list.filter(isRow) : [data];
    return [{ name, orderId: isRow(originalArgs) ? originalArgs['orderId'] : undefined, rows }];
  });
}

function findRow(queries: readonly CachedQuery[], wanted: string): Row | undefined {
  return queries.flatMap(({ rows }) => rows).find(({ id }) => id === wanted);
}

function nameOf({ title, number }: Row = {}): string {
  const name = title === '' ? number : title;
  return typeof name === 'string' ? name : '';
}

const listsOf = ({ name }: NonNullable<LiveKind['list']>): string[] =>
  name === 'listBids' ? [name, 'getComparison'] : [name];

/** Returns false when the page has not loaded the records of the order. */
function isNewIn(
  queries: readonly CachedQuery[],
  list: NonNullable<LiveKind['list']>,
  { orderId, subjectId, at }: { readonly orderId: string; readonly subjectId: string; readonly at: string },
): boolean {
  const names = listsOf(list);
  const lists = queries.filter(({ name = '', orderId: of }) => names.includes(name) && of === orderId);
  if (lists.length > 0) {
    const row = findRow(lists, subjectId);
    // An earlier event may have loaded the list meanwhile.
    return row === undefined || Date.parse(String(row[list.since])) >= Date.parse(at);
  }
  // The page of an order without bids has no list of them; it does not show suppliers' drafts.
  const { counts } = findRow(queries, orderId) ?? {};
  return list.name === 'listBids' && isRow(counts) && counts['submittedBids'] === 0;
}
