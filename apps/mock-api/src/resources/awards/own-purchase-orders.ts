/** The purchase orders of an invited supplier, without anything of others. */
import type { PurchaseOrder, PurchaseOrderLine } from '@zakupki/api-client/schema';
import type { Context } from '../../pipeline/operation.ts';
import { notFound, Problem } from '../../pipeline/problem.ts';
import type { AwardRecord, OrderRecord } from '../../world/records/orders.ts';
import { ownNumber } from '../bids/own-bid-view.ts';
import { findOwnInvitation } from '../invitations/rights.ts';
import { locateOrder } from '../orders/guards.ts';
import { isReopened } from './rules/purchase-order-refs.ts';
import { findAward, lastAward, listPurchaseOrders } from './store.ts';

/** `order` is as stored, not as suppliers see it. */
export type OwnPurchaseOrderTarget = { order: OrderRecord; award: AwardRecord; purchaseOrder: PurchaseOrder };

type Address = { orderId: string; purchaseOrderId: string };

/** Also while the buyer decides again after a refusal. @throws Problem 404 for an order that the supplier does not see */
export function listOwnPurchaseOrders(params: Pick<Address, 'orderId'>, context: Context): PurchaseOrder[] {
  const order = requireStored(params, context);
  const award = findAward(context, order) ?? lastAward(context, order);
  if (!award || (order.status !== 'awarded' && !isReopened(award))) return [];
  return listOwn(order, award, context).map((purchaseOrder) => presentOwn(purchaseOrder, context));
}

/** Of the latest award, also of a revoked one. @throws Problem 404, also for another supplier's */
export function requireOwnPurchaseOrder(params: Address, context: Context): OwnPurchaseOrderTarget {
  const order = requireStored(params, context);
  const award = findAward(context, order) ?? lastAward(context, order);
  const own = award ? listOwn(order, award, context) : [];
  const purchaseOrder = own.find(({ id }) => id === params.purchaseOrderId);
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

function requireStored(params: Pick<Address, 'orderId'>, context: Context): OrderRecord {
  const order = context.world.orders.get(locateOrder(params, context).id);
  if (!order) throw notFound();
  return order;
}

function listOwn(order: OrderRecord, award: AwardRecord, context: Context): PurchaseOrder[] {
  const own = findOwnInvitation(context, order.id)?.id;
  return listPurchaseOrders(order, award, context).filter(({ invitationId }) => invitationId === own);
}

/** Every field is named, as of bids (docs/decisions/0065-suppliers-without-accounts.md). */
export function presentOwn(known: PurchaseOrder, { world }: Context): PurchaseOrder {
  const numberOf = (bidId: string) => {
    const bid = world.bids.get(bidId);
    return bid ? ownNumber(bid, { world }) : 1;
  };
  return {
    id: known.id,
    number: known.number,
    supplierName: known.supplierName,
    bidIds: known.bidIds,
    invitationId: known.invitationId,
    status: known.status,
    answeredAt: known.answeredAt,
    refusalReason: known.refusalReason,
    orderId: known.orderId,
    orderNumber: known.orderNumber,
    orderTitle: known.orderTitle,
    decidedAt: known.decidedAt,
    currency: known.currency,
    isWithoutVat: known.isWithoutVat,
    buyer: known.buyer,
    supplier: known.supplier,
    bids: known.bids.map((bid) => ({ ...bid, number: numberOf(bid.bidId) })),
    lines: known.lines.map((line) => ownLine(line, known, numberOf)),
    deliverTo: known.deliverTo,
    goods: known.goods,
    delivery: known.delivery,
    total: known.total,
    byRate: known.byRate,
    // Withheld: a rate is set for the comparison with others.
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
