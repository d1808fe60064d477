import type { OrderRecord } from '../../model/records/orders.ts';
import type { Context } from '@zakupki/mock-engine/pipeline/operation';
import { presentAward } from '../awards/present.ts';
import { findAward, listPurchaseOrders } from '../awards/store.ts';
import { comparableBids } from '../../tables/bids/order-bids.ts';
import { presentBid } from '../bids/present.ts';
import { presentOrder } from '../orders/present.ts';

/** An order with its bids, sorted by number, and its award, as their operations return them. */
export function orderData(order: OrderRecord, context: Context) {
  const bids = comparableBids(context.world, order).toSorted((a, b) => a.number - b.number);
  const award = findAward(context, order);
  return {
    order: presentOrder(order, context),
    bids: bids.map((bid) => presentBid({ bid, order }, context)),
    award: award && presentAward({ award }),
    purchaseOrders: award ? listPurchaseOrders(order, award, context) : [],
  };
}
