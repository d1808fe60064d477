import type { OrderRecord } from '../../model/records/orders.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { presentAward } from '../awards/present.ts';
import { findAward, listPurchaseOrders } from '../awards/store.ts';
import { comparableBids } from '../../tables/bids/order-bids.ts';
import { presentBid } from '../bids/present.ts';
import { presentOrder } from '../orders/present.ts';

/** An order with its bids, sorted by number, and its award, as their operations return them. */
export function orderData(order: OrderRecord, call: Call) {
  const bids = comparableBids(call.world, order).toSorted((a, b) => a.number - b.number);
  const award = findAward(call, order);
  return {
    order: presentOrder(order, call),
    bids: bids.map((bid) => presentBid({ bid, order }, call)),
    award: award && presentAward({ award }),
    purchaseOrders: award ? listPurchaseOrders(order, award, call) : [],
  };
}
