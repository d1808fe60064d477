/** The sealed bids of an order as they were when opened. */
import type { OpenedBid, OpeningProtocol } from '@zakupki/api-client/schema';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { invalid, Problem } from '@zakupki/mock-engine/pipeline/problem';
import { fieldError } from '../../../sentences/refuse.ts';
import type { BidRecord } from '../../../model/records/bids.ts';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { buyerOf } from '../../../tables/invitations/buyer.ts';
import { locateOrder } from '../../orders/guards.ts';
import { restoreState } from '../../../tables/versions.ts';
import { openingsOf, opens } from '../../../rules/bids/sealing.ts';
import { submittedVia } from '../../../rules/bids/submitted-via.ts';
import { calculateTotals } from '../../../rules/bids/worth.ts';

export const openingProtocol = {
  getOpeningProtocol: operation<'getOpeningProtocol', OrderRecord>({
    locate: locateOrder,
    guard: (order) => {
      if (openingsOf(order).length === 0)
        throw new Problem('bids_not_opened', { reason: `order.status: ${order.status}` });
    },
    handle: ({ query }, call, order) => ({ status: 200, body: presentProtocol(order, query.round, call) }),
  }),
} satisfies Operations<'getOpeningProtocol'>;

/** @param named the last opened one by default @throws Problem 422 for a round that was not opened */
function presentProtocol(order: OrderRecord, named: number | undefined, call: Call): OpeningProtocol {
  const openings = openingsOf(order);
  const round = named ?? openings.length;
  const opening = openings[round - 1];
  if (!opening) {
    throw invalid([fieldError(call.lang, '?round', 'max', 'round_not_opened', { count: openings.length })]);
  }
  const { at: openedAt } = opening;
  const then = restoreState(call, order, momentOf(openedAt));
  const deadline = then.order.submissionDeadline ?? openedAt;
  const submitted = then.bids.filter(
    (bid) => bid.invitationId !== null && bid.status === 'submitted' && opens(opening, bid),
  );
  return {
    orderId: order.id,
    orderNumber: order.number,
    orderTitle: then.order.title,
    revision: then.order.revision,
    round,
    submissionDeadline: deadline,
    openedAt,
    earlyReason: momentOf(openedAt) < momentOf(deadline) ? findReason(order.id, openedAt, call) : null,
    timeZone: then.order.timeZone,
    buyer: buyerOf(call.world, order),
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
  return [
    {
      bidId: id,
      number,
      supplier: bidder,
      submittedAt: receivedAt,
      submittedVia: submittedVia(bid) ?? 'mailbox',
      ...terms,
      hash: receipt.hash,
    },
  ];
}

/** Why the buyer closed the order when its bids were opened. */
function findReason(orderId: string, openedAt: string, { world }: Call): string | null {
  const isClosing = ({ action, at }: { action: string; at: string }) => action === 'order.close' && at === openedAt;
  return world.audit.where('order', orderId).find(isClosing)?.reason ?? null;
}
