/** Filters and sorts the list of orders. Pure. */
import { compare } from '@zakupki/procurement/decimals/decimal';
import type { Query } from '@zakupki/api-client/operation';
import type { OrderStatus, OrderStatusCounts } from '@zakupki/api-client/schema';
import type { BidRecord } from '../model/records/bids.ts';
import type { OrderRecord } from '../model/records/orders.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { fold, foldedSearchFor } from '@zakupki/mock-engine/lists/search';
import { countSealed } from './bids/sealing.ts';
import { byComparator, byDate, byNumber, byText, placeAmong, sortRows } from '@zakupki/mock-engine/lists/sort';
import { derive } from '@zakupki/mock-engine/lists/derived';

type Test = (order: OrderRecord) => boolean;

type OrderQuery = Query<'listOrders'>;
/** bids of an order, whose suppliers are searched and whose sealed ones are counted; none for a supplier */
type BidsOf = (orderId: string) => readonly BidRecord[];

/** @param orders an immutable list: what is found in it is kept, and changed with it */
export function filterOrders(
  orders: readonly OrderRecord[],
  query: OrderQuery,
  bidsOf: BidsOf,
): readonly OrderRecord[] {
  const { page: _page, perPage: _perPage, ...filter } = query;
  const { sort = ['-createdAt'] } = query;
  // Sorting ties by number keeps pages from overlapping.
  const keys = [...sort, sort[0]?.startsWith('-') ? ('-number' as const) : ('number' as const)];
  const columns = columnsOf(bidsOf);
  const isFound = testOf(query, bidsOf);
  const start = (all: readonly OrderRecord[]) => sortRows(all.filter(isFound), keys, columns);
  // Bids can change without their order, so searches are not kept.
  if (query.q !== undefined) return start(orders);
  return derivedLists(orders, JSON.stringify(filter), {
    start,
    edit: (before, edits) => {
      const found = before.slice();
      for (const [old, changed] of edits) {
        if (old && isFound(old)) found.splice(found.indexOf(old), 1);
        if (!changed || !isFound(changed)) continue;
        const place = placeAmong(found, changed, keys, columns);
        if (place === null) return null;
        found.splice(place, 0, changed);
      }
      return found;
    },
  });
}

const derivedLists = derive<OrderRecord, OrderRecord[]>(32);

export function countByStatus(orders: readonly OrderRecord[]): OrderStatusCounts {
  const counts = { draft: 0, published: 0, evaluation: 0, awarded: 0, unsuccessful: 0, cancelled: 0 };
  for (const { status } of orders) counts[status] += 1;
  return counts;
}

/** Counts the orders that match all filters except the one by status. */
export function countFound(orders: readonly OrderRecord[], query: OrderQuery, bidsOf: BidsOf): OrderStatusCounts {
  const { status: _status, sort: _sort, page: _page, perPage: _perPage, ...filter } = query;
  const isFound = testOf(filter, bidsOf);
  const start = (all: readonly OrderRecord[]) => countByStatus(all.filter(isFound));
  if (query.q !== undefined) return start(orders);
  return derivedCounts(orders, JSON.stringify(filter), {
    start,
    edit: (before, edits) => {
      const counts = { ...before };
      for (const [old, changed] of edits) {
        if (old && isFound(old)) counts[old.status] -= 1;
        if (changed && isFound(changed)) counts[changed.status] += 1;
      }
      return counts;
    },
  });
}

const derivedCounts = derive<OrderRecord, OrderStatusCounts>(32);

function testOf(query: OrderQuery, bidsOf: BidsOf): Test {
  const tests = createTests(query, bidsOf);
  return (order) => tests.every((test) => test(order));
}

function createTests(query: OrderQuery, bidsOf: BidsOf): Test[] {
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

const columnsOf = (bidsOf: BidsOf) => ({
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
