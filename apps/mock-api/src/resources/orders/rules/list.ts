/** Which orders a list shows, and in which order. Pure. */
import type { Query } from '@zakupki/api-client/operation';
import type { OrderStatus } from '@zakupki/api-client/schema';
import { memoize } from '../../../cache.ts';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { momentOf } from '../../../dates/moment.ts';
import { fold, foldedSearchFor } from '../../../lists/search.ts';
import { byDate, byDecimal, byNumber, byText, sortRows } from '../../../lists/sort.ts';

type Test = (order: OrderRecord) => boolean;

/** The orders the query asks for, sorted; `orders` never changes. `bidsOf` gives the bids of an order, whose suppliers are searched too. */
export function filterOrders(
  orders: readonly OrderRecord[],
  query: Query<'listOrders'>,
  bidsOf: (orderId: string) => readonly BidRecord[],
): readonly OrderRecord[] {
  // Suppliers are found by their bids, which are written without their order.
  if (query.q !== undefined) return filterAndSort(orders, query, bidsOf);
  const { page: _page, perPage: _perPage, ...asked } = query;
  return memoizedLists(orders, JSON.stringify(asked), () => filterAndSort(orders, query, bidsOf));
}

/** Orders are asked for page by page: the same list serves until one of them is written. */
const memoizedLists = memoize<readonly OrderRecord[], readonly OrderRecord[]>(32);

function filterAndSort(
  orders: readonly OrderRecord[],
  query: Query<'listOrders'>,
  bidsOf: (orderId: string) => readonly BidRecord[],
): readonly OrderRecord[] {
  const tests = createTests(query, bidsOf);
  const found = orders.filter((order) => tests.every((test) => test(order)));
  const { sort = ['-createdAt'] } = query;
  // Equal rows follow by number in the same direction, so that pages never overlap.
  return sortRows(found, [...sort, sort[0]?.startsWith('-') ? '-number' : 'number'], COLUMNS);
}

function createTests(query: Query<'listOrders'>, bidsOf: (orderId: string) => readonly BidRecord[]): Test[] {
  const { status, tag, q, deadlineFrom, deadlineTo, hasConflicts, archived = false } = query;
  const tests: Test[] = [({ archivedAt }) => (archivedAt !== null) === archived];
  if (status) tests.push((order) => status.includes(order.status));
  if (tag) tests.push((order) => order.tags.some((own) => tag.includes(own)));
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

/** Texts of records as they are searched; a record never changes, so neither does its text. */
const texts = new WeakMap<object, string>();

function textOf(record: object, parts: () => readonly string[]): string {
  const known = texts.get(record);
  if (known !== undefined) return known;
  // A line break between them, so that no word is found across two.
  const text = fold(parts().join('\n'));
  texts.set(record, text);
  return text;
}

const orderText = (order: OrderRecord) =>
  textOf(order, () => [order.number, order.title, ...order.items.map(({ name }) => name)]);

const supplierText = ({ supplier }: BidRecord) =>
  textOf(supplier, () => [supplier.name ?? '', supplier.taxId?.id ?? '']);

/** Statuses in the order an order passes through them. */
const STATUS_PLACE: Readonly<Record<OrderStatus, number>> = {
  draft: 0,
  published: 1,
  evaluation: 2,
  awarded: 3,
  unsuccessful: 4,
  cancelled: 5,
};

const COLUMNS = {
  number: byText<OrderRecord>(({ number }) => number),
  title: byText<OrderRecord>(({ title }) => title || null),
  status: byNumber<OrderRecord>(({ status }) => STATUS_PLACE[status]),
  submissionDeadline: byDate<OrderRecord>(({ submissionDeadline }) => submissionDeadline),
  createdAt: byDate<OrderRecord>(({ createdAt }) => createdAt),
  updatedAt: byDate<OrderRecord>(({ updatedAt }) => updatedAt),
  bids: byNumber<OrderRecord>(({ counts }) => counts.bids),
  bestTotal: byDecimal<OrderRecord>(({ summary }) => summary?.bestTotal ?? null),
  openConflicts: byNumber<OrderRecord>(({ counts }) => counts.openConflicts),
  items: byNumber<OrderRecord>(({ counts }) => counts.items),
};
