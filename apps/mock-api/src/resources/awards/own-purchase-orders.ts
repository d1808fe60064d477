/** The purchase orders of an invited supplier, without data of other suppliers. */
import type { PurchaseOrder, PurchaseOrderLine } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { AwardRecord, OrderRecord } from '../../model/records/orders.ts';
import { ownNumber } from '../../tables/bids/order-bids.ts';
import { findOwnInvitation } from '../../tables/rights/invitations.ts';
import { locateOrder } from '../orders/guards.ts';
import { isReopened } from '../../rules/awards/purchase-order-refs.ts';
import { findAward, lastAward, listPurchaseOrders } from './store.ts';

/** `order` is as stored, not as suppliers see it. */
export type OwnPurchaseOrderTarget = { order: OrderRecord; award: AwardRecord; purchaseOrder: PurchaseOrder };

type Address = { orderId: string; purchaseOrderId: string };

/**
 * Includes those of a reopened award, while the buyer decides again after a refusal.
 * @throws Problem 404 for an order that the supplier does not see
 */
export function listOwnPurchaseOrders(params: Pick<Address, 'orderId'>, call: Call): PurchaseOrder[] {
  const order = requireStored(params, call);
  const award = findAward(call, order) ?? lastAward(call, order);
  if (!award || (order.status !== 'awarded' && !isReopened(award))) return [];
  return listOwn(order, award, call).map((purchaseOrder) => presentOwn(purchaseOrder, call));
}

/** Searches the latest award, even a revoked one. @throws Problem 404, also for another supplier's purchase order */
export function requireOwnPurchaseOrder(params: Address, call: Call): OwnPurchaseOrderTarget {
  const order = requireStored(params, call);
  const award = findAward(call, order) ?? lastAward(call, order);
  const purchaseOrders = award ? listOwn(order, award, call) : [];
  const purchaseOrder = purchaseOrders.find(({ id }) => id === params.purchaseOrderId);
  if (!award || !purchaseOrder) throw notFound();
  return { order, award, purchaseOrder };
}

/** @throws Problem 409 */
export function ensureAnswerable({ order, award, purchaseOrder }: OwnPurchaseOrderTarget): void {
  const { status, answeredAt } = purchaseOrder;
  if (status !== 'sent') throw new Problem('purchase_order_answered', { reason: `${status} ${answeredAt}` });
  if (order.status !== 'awarded' || award.revocation) {
    throw new Problem('purchase_order_not_current', { reason: `order.status: ${order.status}` });
  }
}

function requireStored(params: Pick<Address, 'orderId'>, call: Call): OrderRecord {
  const order = call.world.orders.get(locateOrder(params, call).id);
  if (!order) throw notFound();
  return order;
}

function listOwn(order: OrderRecord, award: AwardRecord, call: Call): PurchaseOrder[] {
  const ownId = findOwnInvitation(call, order.id)?.id;
  return listPurchaseOrders(order, award, call).filter(({ invitationId }) => invitationId === ownId);
}

/** Names every field, as the view of bids does (docs/decisions/0065-suppliers-without-accounts.md). */
export function presentOwn(purchaseOrder: PurchaseOrder, { world }: Call): PurchaseOrder {
  const numberOf = (bidId: string) => {
    const bid = world.bids.get(bidId);
    return bid ? ownNumber(bid, { world }) : 1;
  };
  return {
    id: purchaseOrder.id,
    number: purchaseOrder.number,
    supplierName: purchaseOrder.supplierName,
    bidIds: purchaseOrder.bidIds,
    invitationId: purchaseOrder.invitationId,
    status: purchaseOrder.status,
    answeredAt: purchaseOrder.answeredAt,
    refusalReason: purchaseOrder.refusalReason,
    orderId: purchaseOrder.orderId,
    orderNumber: purchaseOrder.orderNumber,
    orderTitle: purchaseOrder.orderTitle,
    decidedAt: purchaseOrder.decidedAt,
    currency: purchaseOrder.currency,
    isWithoutVat: purchaseOrder.isWithoutVat,
    buyer: purchaseOrder.buyer,
    supplier: purchaseOrder.supplier,
    bids: purchaseOrder.bids.map((bid) => ({ ...bid, number: numberOf(bid.bidId) })),
    lines: purchaseOrder.lines.map((line) => ownLine(line, purchaseOrder, numberOf)),
    deliverTo: purchaseOrder.deliverTo,
    goods: purchaseOrder.goods,
    delivery: purchaseOrder.delivery,
    total: purchaseOrder.total,
    byRate: purchaseOrder.byRate,
    // Withheld: the rate serves the comparison with other bids.
    orderCurrency: null,
  } satisfies PurchaseOrder;
}

function ownLine(
  line: PurchaseOrderLine,
  { bids }: Pick<PurchaseOrder, 'bids'>,
  numberOf: (bidId: string) => number,
): PurchaseOrderLine {
  const bid = bids.find(({ number }) => number === line.bidNumber);
  return { ...line, bidNumber: bid ? numberOf(bid.bidId) : 1 };
}
