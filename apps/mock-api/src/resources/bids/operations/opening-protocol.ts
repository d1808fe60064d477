/** The sealed bids of an order as they were when opened. */
import type { OpenedBid, OpeningProtocol } from '@zakupki/api-client/schema';
import { momentOf } from '../../../dates/moment.ts';
import { type Context, operation, type Operations } from '../../../pipeline/operation.ts';
import { Problem } from '../../../pipeline/problem.ts';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { buyerOf } from '../../invitations/buyer.ts';
import { locateOrder } from '../../orders/guards.ts';
import { restoreState } from '../../orders/versions.ts';
import { calculateTotals } from '../rules/worth.ts';

type OpenedOrder = OrderRecord & { openedAt: string };

export const openingProtocol = {
  getOpeningProtocol: operation<'getOpeningProtocol', OrderRecord>({
    locate: locateOrder,
    guard: requireOpened,
    handle: (_request, context, order) => ({ status: 200, body: presentProtocol(requireOpened(order), context) }),
  }),
} satisfies Operations<'getOpeningProtocol'>;

/** @throws Problem 409 */
function requireOpened(order: OrderRecord): OpenedOrder {
  const { openedAt } = order;
  if (openedAt === null) throw new Problem('bids_not_opened', { reason: `order.status: ${order.status}` });
  return { ...order, openedAt };
}

function presentProtocol(order: OpenedOrder, context: Context): OpeningProtocol {
  const { openedAt } = order;
  const then = restoreState(context, order, momentOf(openedAt));
  const deadline = then.order.submissionDeadline ?? openedAt;
  const submitted = then.bids.filter(({ invitationId, status }) => invitationId !== null && status === 'submitted');
  return {
    orderId: order.id,
    orderNumber: order.number,
    orderTitle: then.order.title,
    revision: then.order.revision,
    submissionDeadline: deadline,
    openedAt,
    earlyReason: momentOf(openedAt) < momentOf(deadline) ? findReason(order, context) : null,
    timeZone: then.order.timeZone,
    buyer: buyerOf(context.world, order),
    bids: submitted
      .toSorted((a, b) => momentOf(a.receivedAt) - momentOf(b.receivedAt) || a.number - b.number)
      .flatMap((bid) => presentOpened(bid, then.order)),
  };
}

function presentOpened(bid: BidRecord, order: OrderRecord): OpenedBid[] {
  const { id, number, supplier, receivedAt, currency, vatMode, validUntil, deliveryDays, receipt } = bid;
  // Every bid submitted by a supplier has a receipt.
  if (!receipt) return [];
  const { name, taxId } = supplier;
  const totals = calculateTotals(order, bid);
  const bidder = { supplierId: supplier.supplierId, name, taxId };
  const terms = { currency, vatMode, totals, validUntil, deliveryDays };
  return [{ bidId: id, number, supplier: bidder, submittedAt: receivedAt, ...terms, hash: receipt.hash }];
}

/** Why the buyer closed the order when its bids were opened. */
function findReason({ id, openedAt }: OpenedOrder, { world }: Context): string | null {
  const isClosing = ({ action, at }: { action: string; at: string }) => action === 'order.close' && at === openedAt;
  return world.audit.where('order', id).find(isClosing)?.reason ?? null;
}
