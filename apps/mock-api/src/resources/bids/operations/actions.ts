import { allBids } from '../../../tables/bids/order-bids.ts';
import type { Reply } from '@zakupki/api-client/operation';
import type { BidSubmissionConflicts, Charge } from '@zakupki/api-client/schema';
import { COSTS } from '../../../rules/access/access.ts';
import { receiptOf } from '../../../rules/bids/receipt.ts';
import { ensureFirstBid, ensureMayBid, markReceived } from '../own-bids.ts';
import { findOwnDiscrepancies } from '../check.ts';
import { forCurrentDecisionDate } from '../../../tables/bids/delivery-days.ts';
import { wasOpened } from '../../../rules/bids/sealing.ts';
import { freezeBid } from '../../../rules/bids/totals.ts';
import { copyBid } from '../../../rules/bids/draft.ts';
import { BID_TRANSITIONS } from '../../../rules/bids/transitions.ts';
import { countConflicts, isCounted } from '../../../rules/conflict-counts.ts';
import type { BidRecord } from '../../../model/records/bids.ts';
import type { ConflictEntry } from '../../../model/records/conflicts.ts';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { invitedSupplierFaults } from '../invited-suppliers.ts';
import { findOwnInvitation } from '../../../tables/rights/invitations.ts';
import { newBid, submissionFaults } from '../input.ts';
import {
  ensureBidAction,
  type BidTarget,
  requiresAccess,
  moveBid,
  requireBid,
  saveBid,
  signatureNow,
  supersedeBid,
  withdrawBid,
} from '../store.ts';
import { type BidWithOrder, presentBid, presentBidAnswer } from '../present.ts';
import { orderConflicts } from '../../../tables/conflicts.ts';
import { charge, limitsFor } from '../../access/store.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { refuse } from '../../../sentences/refuse.ts';
import { requireReason } from '../../reason.ts';

export const bidActions = {
  submitBid: operation<'submitBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('submit'),
    current: presentBid,
    guard: (target, call) => {
      ensureBidAction('submit')(target, call);
      const invitation = findOwnInvitation(call, target.order.id);
      if (invitation) ensureFirstBid(target.order, invitation, call);
    },
    handle: (_request, call, { bid, order }) => {
      const complete = freezeBid(order, bid);
      refuse(submissionFaults(complete, order, call), call);
      if (call.caller.invitation) return submitOwnBid(call, { bid: complete, order });
      const before = openConflicts(call, order);
      // Charges last, so that a refused bid costs nothing.
      const paid = chargeExtraBid(call, order, bid);
      supersedeBid(call, { bid, order });
      const stored = moveBid(
        call,
        { bid: complete, order },
        { status: BID_TRANSITIONS.submit.to, submittedAt: call.nowIso },
        { action: 'bid.submit' },
      );
      const { body, headers } = presentBidAnswer(call, order, stored);
      const conflicts = countNewConflicts(before, openConflicts(call, order));
      return { status: 200, body: { bid: body, charge: paid, conflicts }, headers };
    },
  }),

  confirmBidRevision: operation<'confirmBidRevision', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('confirm_revision'),
    current: presentBid,
    guard: ensureBidAction('confirm_revision'),
    handle: (_request, call, { bid, order }) => {
      const confirmed = { ...forCurrentDecisionDate(bid), orderRevision: order.revision };
      const changes = [{ path: '/orderRevision', from: String(bid.orderRevision), to: String(order.revision) }];
      const newReceipt = call.caller.invitation && { receipt: receiptOf(order, confirmed, call.nowIso) };
      const stored = saveBid(
        call,
        order,
        { ...confirmed, ...newReceipt },
        { action: 'bid.confirm_revision', changes },
        newReceipt ? 'bid.received_again' : 'bid.saved',
      );
      return { status: 200, ...presentBidAnswer(call, order, stored) };
    },
  }),

  withdrawBid: operation<'withdrawBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('withdraw'),
    current: presentBid,
    guard: ensureBidAction('withdraw'),
    handle: ({ body }, call, target) => {
      const bySupplier = call.caller.invitation ? 'bid.withdrawn' : undefined;
      const withdrawn = withdrawBid(call, target, body.reason, bySupplier);
      return { status: 200, ...presentBidAnswer(call, target.order, withdrawn) };
    },
  }),

  disqualifyBid: operation<'disqualifyBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('disqualify'),
    current: presentBid,
    guard: ensureBidAction('disqualify'),
    handle: ({ body: { reasonCode, reason } }, call, target) => {
      const why = requireReason(reason, call);
      const disqualification = { reasonCode, reason: why, ...signatureNow(call) };
      const changed = { status: BID_TRANSITIONS.disqualify.to, disqualification };
      const stored = moveBid(call, target, changed, { action: 'bid.disqualify', reason: why });
      return { status: 200, ...presentBidAnswer(call, target.order, stored) };
    },
  }),

  reinstateBid: operation<'reinstateBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('reinstate'),
    current: presentBid,
    guard: ensureBidAction('reinstate'),
    handle: ({ body: { reason = null } }, call, target) => {
      const { caller, nowIso } = call;
      refuse(invitedSupplierFaults(target.bid, target.order, call), call);
      const bid = caller.invitation ? markReceived(target.bid, target.order, nowIso) : target.bid;
      const changed = { ...bid, status: BID_TRANSITIONS.reinstate.to, withdrawal: null, disqualification: null };
      const bySupplier = caller.invitation ? 'bid.received_again' : undefined;
      const stored = moveBid(call, target, changed, { action: 'bid.reinstate', reason }, bySupplier);
      return { status: 200, ...presentBidAnswer(call, target.order, stored) };
    },
  }),

  duplicateBid: operation<'duplicateBid', BidTarget>({
    locate: requireBid,
    guard: (target, call) => {
      ensureBidAction('duplicate')(target, call);
      if (call.caller.invitation) ensureMayBid(target.order, call);
    },
    handle: ({ body }, call, { bid, order }) => {
      const isSupplier = call.caller.invitation !== null;
      if (isSupplier && body.as === 'revision' && !wasOpened(order, bid)) {
        refuse([{ pointer: '/as', code: 'not_allowed', said: 'revision_in_place' }], call);
      }
      const draft = newBid(call, order);
      const copy = copyBid(bid, body.as, { order, draft, newLineId: () => call.world.id('bli') });
      const supplierFields = isSupplier ? ({ source: 'supplier_link', receivedAt: call.nowIso } as const) : {};
      const stored = saveBid(
        call,
        order,
        { ...copy, ...supplierFields },
        isSupplier ? null : { action: 'bid.duplicate' },
      );
      return { status: 201, ...presentBidAnswer(call, order, stored) };
    },
  }),
} satisfies Operations<
  'submitBid' | 'confirmBidRevision' | 'withdrawBid' | 'disqualifyBid' | 'reinstateBid' | 'duplicateBid'
>;

/** Free of charge. The supplier does not learn of conflicts with other bids. */
function submitOwnBid(call: Call, { bid, order }: BidWithOrder): Reply<'submitBid'> {
  const changed = { ...markReceived(bid, order, call.nowIso), status: BID_TRANSITIONS.submit.to };
  const stored = moveBid(call, { bid, order }, changed, { action: 'bid.submit' }, 'bid.submitted');
  const { body, headers } = presentBidAnswer(call, order, stored);
  const found = countConflicts(findOwnDiscrepancies({ bid: stored, order }, call));
  const { openConflicts, ...bySeverity } = found;
  const conflicts = { new: openConflicts, ...bySeverity };
  return { status: 200, body: { bid: body, charge: { credits: 0, balanceAfter: null }, conflicts }, headers };
}

/** Bids that suppliers submit cost the buyer nothing. */
const isPaidFor = ({ submittedAt, invitationId }: BidRecord) => submittedAt !== null && invitationId === null;

/**
 * Charges for a bid beyond the plan's limit per order. A revised bid replaces its predecessor for free; withdrawn bids
 * count, since they can be reinstated.
 */
function chargeExtraBid(call: Call, order: OrderRecord, bid: BidRecord): Charge {
  const submitted = allBids(call.world, order.id).filter(isPaidFor);
  const superseded = new Set([...submitted, bid].map(({ supersedesBidId }) => supersedesBidId));
  const count = submitted.filter(({ id }) => !superseded.has(id)).length;
  const { maxBidsPerOrder } = limitsFor(call);
  const cost = count < maxBidsPerOrder ? 0 : COSTS['bid.extra'];
  return charge(call, cost, { reason: 'bid.extra', order });
}

/** Open conflicts without those caused by another. */
function openConflicts(call: Call, order: OrderRecord): ConflictEntry[] {
  return orderConflicts(call, order).filter(isCounted);
}

function countNewConflicts(before: readonly ConflictEntry[], after: readonly ConflictEntry[]): BidSubmissionConflicts {
  const known = new Set(before.map(({ id }) => id));
  const found = after.filter(({ id }) => !known.has(id));
  const { openConflicts, ...bySeverity } = countConflicts(found);
  return { new: openConflicts, ...bySeverity };
}
