/** Filters and sorts the list of orders. Pure. */
import { compare } from '@zakupki/procurement/decimals/decimal';
import type { Query } from '@zakupki/api-client/operation';
import type { OrderStatus, OrderStatusCounts } from '@zakupki/api-client/schema';
import { memoize } from '@zakupki/mock-engine/cache';
import type { BidRecord } from '../model/records/bids.ts';
import type { OrderRecord } from '../model/records/orders.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { fold, foldedSearchFor } from '@zakupki/mock-engine/lists/search';
import { countSealed } from './bids/sealing.ts';
import { byComparator, byDate, byNumber, byText, sortRows } from '@zakupki/mock-engine/lists/sort';

type Test = (order: OrderRecord) => boolean;

/**
 * @param orders an immutable list, the key of the memoized result
 * @param bidsOf bids of an order, whose suppliers are searched and whose sealed ones are counted; none for a supplier
 */
export function filterOrders(
  orders: readonly OrderRecord[],
  query: Query<'listOrders'>,
  bidsOf: (orderId: string) => readonly BidRecord[],
): readonly OrderRecord[] {
  // Bids can change without their order, so searches are not memoized.
  if (query.q !== undefined) return filterAndSort(orders, query, bidsOf);
  const { page: _page, perPage: _perPage, ...filter } = query;
  return memoizedLists(orders, JSON.stringify(filter), () => filterAndSort(orders, query, bidsOf));
}

export function countByStatus(orders: readonly OrderRecord[]): OrderStatusCounts {
  const counts = { draft: 0, published: 0, evaluation: 0, awarded: 0, unsuccessful: 0, cancelled: 0 };
  for (const { status } of orders) counts[status] += 1;
  return counts;
}

/** Counts the orders that match all filters except the one by status. */
export function countFound(
  orders: readonly OrderRecord[],
  query: Query<'listOrders'>,
  bidsOf: (orderId: string) => readonly BidRecord[],
): OrderStatusCounts {
  const { status: _status, sort: _sort, page: _page, perPage: _perPage, ...filter } = query;
  const count = () => {
    const tests = createTests(filter, bidsOf);
    return countByStatus(orders.filter((order) => tests.every((test) => test(order))));
  };
  return query.q === undefined ? memoizedCounts(orders, JSON.stringify(filter), count) : count();
}

const memoizedCounts = memoize<readonly OrderRecord[], OrderStatusCounts>(32);

/** The list is the same object until an order is written. */
const memoizedLists = memoize<readonly OrderRecord[], readonly OrderRecord[]>(32);

function filterAndSort(
  orders: readonly OrderRecord[],
  query: Query<'listOrders'>,
  bidsOf: (orderId: string) => readonly BidRecord[],
): readonly OrderRecord[] {
  const tests = createTests(query, bidsOf);
  const found = orders.filter((order) => tests.every((test) => test(order)));
  const { sort = ['-createdAt'] } = query;
  // Sorting ties by number keeps pages from overlapping.
  return sortRows(found, [...sort, sort[0]?.startsWith('-') ? '-number' : 'number'], columnsOf(bidsOf));
}

function createTests(query: Query<'listOrders'>, bidsOf: (orderId: string) => readonly BidRecord[]): Test[] {
  const { status, tag, q, deadlineFrom, deadlineTo, hasConflicts, archived = false } = query;
  const tests: Test[] = [({ archivedAt }) => (archivedAt !== null) === archived];
  if (status) tests.push((order) => status.includes(order.status));
  if (tag) tests.push((order) => order.tags.some((orderTag) => tag.includes(orderTag)));
  if (hasConflicts !== undefined) tests.push(({ counts }) => counts.openConflicts > 0 === hasConflicts);
  if (deadlineFrom !== undefined) {
    const from = momentOf(deadlineFrom);
    tests.push(({ submissionDeadline: due }) => due !== null && momentOf(due) >= from);
  }
  if (deadlineTo !== undefined) {
    const to = momentOf(deadlineTo);
    tests.push(({ submissionDeadline: due }) => due !== null && momentOf(due) <= to);
  }
  if (q !== undefined) {
    const matches = foldedSearchFor(q);
    tests.push((order) => matches([orderText(order), ...bidsOf(order.id).map(supplierText)]));
  }
  return tests;
}

/** Records are immutable, so folded texts are memoized. */
const texts = new WeakMap<object, string>();

function textOf(record: object, parts: () => readonly string[]): string {
  const known = texts.get(record);
  if (known !== undefined) return known;
  // Joined by line breaks, so that no word matches across two texts.
  const text = fold(parts().join('\n'));
  texts.set(record, text);
  return text;
}

const orderText = (order: OrderRecord) =>
  textOf(order, () => [order.number, order.title, ...order.items.map(({ name }) => name)]);

const supplierText = ({ supplier }: BidRecord) =>
  textOf(supplier, () => [supplier.name ?? '', supplier.taxId?.id ?? '']);

/** Sort order of statuses. */
const STATUS_PLACE: Readonly<Record<OrderStatus, number>> = {
  draft: 0,
  published: 1,
  evaluation: 2,
  awarded: 3,
  unsuccessful: 4,
  cancelled: 5,
};

const columnsOf = (bidsOf: (orderId: string) => readonly BidRecord[]) => ({
  number: byText<OrderRecord>(({ number }) => number),
  title: byText<OrderRecord>(({ title }) => title || null),
  status: byNumber<OrderRecord>(({ status }) => STATUS_PLACE[status]),
  submissionDeadline: byDate<OrderRecord>(({ submissionDeadline }) => submissionDeadline),
  createdAt: byDate<OrderRecord>(({ createdAt }) => createdAt),
  updatedAt: byDate<OrderRecord>(({ updatedAt }) => updatedAt),
  bids: byNumber<OrderRecord>((order) => order.counts.submittedBids + countSealed(order, bidsOf)),
  bestTotal: byComparator(compare, ({ summary }: OrderRecord) => summary?.bestTotal ?? null),
  openConflicts: byNumber<OrderRecord>(({ counts }) => counts.openConflicts),
  items: byNumber<OrderRecord>(({ counts }) => counts.items),
});
