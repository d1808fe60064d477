/** How far the seed has counted the orders and purchase orders of each owner. */
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { purchaseOrderKey } from '../rules/awards/purchase-order-refs.ts';
import { formatNumber, type Numbered } from '../model/numbers.ts';
import type { BidRecord } from '../model/records/bids.ts';
import type { OrderRecord } from '../model/records/orders.ts';
import { START } from './moments.ts';

export type SeedNumbers = {
  /** last counts by owner; of orders in the year of START, of purchase orders in all years */
  last: { readonly [K in Numbered]: Map<string, number> };
  /** count of the first purchase order, by awarded order */
  firstPurchaseOrders: Map<string, number>;
};

export function countNumbers(orders: readonly OrderRecord[], bids: readonly BidRecord[]): SeedNumbers {
  const last = { orders: lastOrderNumbers(orders), 'purchase-orders': new Map<string, number>() };
  const firstPurchaseOrders = new Map<string, number>();
  const winners = Map.groupBy(
    bids.filter(({ status }) => status === 'won'),
    ({ orderId }) => orderId,
  );
  const decided = orders
    .filter(({ id, status }) => status === 'awarded' && winners.has(id))
    .map((order) => ({ order, at: momentOf(order.awardedAt ?? order.updatedAt) }))
    .toSorted((a, b) => a.at - b.at);
  for (const { order } of decided) {
    const { id, ownerId } = order;
    const count = last['purchase-orders'].get(ownerId) ?? 0;
    firstPurchaseOrders.set(id, count + 1);
    last['purchase-orders'].set(ownerId, count + new Set(winners.get(id)?.map(purchaseOrderKey)).size);
  }
  return { last, firstPurchaseOrders };
}

export function addNumbers({ last, firstPurchaseOrders }: SeedNumbers, more: SeedNumbers): void {
  const pairs = [
    [last.orders, more.last.orders],
    [last['purchase-orders'], more.last['purchase-orders']],
    [firstPurchaseOrders, more.firstPurchaseOrders],
  ] as const;
  for (const [target, added] of pairs) for (const [key, number] of added) target.set(key, number);
}

function lastOrderNumbers(orders: readonly OrderRecord[]): Map<string, number> {
  const year = formatNumber('orders', new Date(START).getUTCFullYear(), 0).slice(0, -6);
  const last = new Map<string, number>();
  for (const { ownerId, number } of orders) {
    if (!number.startsWith(year)) continue;
    last.set(ownerId, Math.max(last.get(ownerId) ?? 0, Number(number.slice(year.length))));
  }
  return last;
}
