import { allBids } from '../../../tables/bids/order-bids.ts';
import type { Reply } from '@zakupki/api-client/operation';
import type { BidSubmissionConflicts, Charge } from '@zakupki/api-client/schema';
import { COSTS } from '../../../rules/access/access.ts';
import { receiptOf } from '../../../rules/bids/receipt.ts';
import { ensureFirstBid, ensureMayBid, markReceived, sendReceipt, sendWithdrawal } from '../own-bids.ts';
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
import { nameInvited } from '../../../tables/invitations/naming.ts';
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
import { type Context, operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { refuse } from '../../../sentences/refuse.ts';
import { requireReason } from '../../reason.ts';

export const bidActions = {
  submitBid: operation<'submitBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('submit'),
    current: presentBid,
    guard: (target, context) => {
      ensureBidAction('submit')(target, context);
      const invitation = findOwnInvitation(context, target.order.id);
      if (invitation) ensureFirstBid(target.order, invitation, context);
    },
    handle: (_request, context, { bid, order }) => {
      const complete = freezeBid(order, bid);
      refuse(submissionFaults(complete, order, context), context);
      if (context.caller.invitation) return submitOwnBid(context, { bid: complete, order });
      const before = openConflicts(context, order);
      // Charges last, so that a refused bid costs nothing.
      const paid = chargeExtraBid(context, order, bid);
      supersedeBid(context, { bid, order });
      const stored = moveBid(
        context,
        { bid: complete, order },
        { status: BID_TRANSITIONS.submit.to, submittedAt: context.nowIso },
        { action: 'bid.submit' },
      );
      const { body, headers } = presentBidAnswer(context, order, stored);
      const conflicts = countNewConflicts(before, openConflicts(context, order));
      return { status: 200, body: { bid: body, charge: paid, conflicts }, headers };
    },
  }),

  confirmBidRevision: operation<'confirmBidRevision', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('confirm_revision'),
    current: presentBid,
    guard: ensureBidAction('confirm_revision'),
    handle: (_request, context, { bid, order }) => {
      const confirmed = { ...forCurrentDecisionDate(bid), orderRevision: order.revision };
      const changes = [{ path: '/orderRevision', from: String(bid.orderRevision), to: String(order.revision) }];
      const newReceipt = context.caller.invitation && { receipt: receiptOf(order, confirmed, context.nowIso) };
      const stored = saveBid(
        context,
        order,
        { ...confirmed, ...newReceipt },
        { action: 'bid.confirm_revision', changes },
      );
      if (newReceipt) sendReceipt(context, order, stored);
      return { status: 200, ...presentBidAnswer(context, order, stored) };
    },
  }),

  withdrawBid: operation<'withdrawBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('withdraw'),
    current: presentBid,
    guard: ensureBidAction('withdraw'),
    handle: ({ body }, context, target) => {
      const withdrawn = withdrawBid(context, target, body.reason);
      if (context.caller.invitation) sendWithdrawal(context, target.order, withdrawn);
      return { status: 200, ...presentBidAnswer(context, target.order, withdrawn) };
    },
  }),

  disqualifyBid: operation<'disqualifyBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('disqualify'),
    current: presentBid,
    guard: ensureBidAction('disqualify'),
    handle: ({ body: { reasonCode, reason } }, context, target) => {
      const why = requireReason(reason, context);
      const disqualification = { reasonCode, reason: why, ...signatureNow(context) };
      const changed = { status: BID_TRANSITIONS.disqualify.to, disqualification };
      const stored = moveBid(context, target, changed, { action: 'bid.disqualify', reason: why });
      return { status: 200, ...presentBidAnswer(context, target.order, stored) };
    },
  }),

  reinstateBid: operation<'reinstateBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('reinstate'),
    current: presentBid,
    guard: ensureBidAction('reinstate'),
    handle: ({ body: { reason = null } }, context, target) => {
      const { caller, nowIso } = context;
      refuse(invitedSupplierFaults(target.bid, target.order, context), context);
      const bid = caller.invitation ? markReceived(target.bid, target.order, nowIso) : target.bid;
      const changed = { ...bid, status: BID_TRANSITIONS.reinstate.to, withdrawal: null, disqualification: null };
      const stored = moveBid(context, target, changed, { action: 'bid.reinstate', reason });
      if (caller.invitation) sendReceipt(context, target.order, stored);
      return { status: 200, ...presentBidAnswer(context, target.order, stored) };
    },
  }),

  duplicateBid: operation<'duplicateBid', BidTarget>({
    locate: requireBid,
    guard: (target, context) => {
      ensureBidAction('duplicate')(target, context);
      if (context.caller.invitation) ensureMayBid(target.order, context);
    },
    handle: ({ body }, context, { bid, order }) => {
      const isSupplier = context.caller.invitation !== null;
      if (isSupplier && body.as === 'revision' && !wasOpened(order, bid)) {
        refuse([{ pointer: '/as', code: 'not_allowed', said: 'revision_in_place' }], context);
      }
      const draft = newBid(context, order);
      const copy = copyBid(bid, body.as, { order, draft, newLineId: () => context.world.id('bli') });
      const supplierFields = isSupplier ? ({ source: 'supplier_link', receivedAt: context.nowIso } as const) : {};
      const stored = saveBid(
        context,
        order,
        { ...copy, ...supplierFields },
        isSupplier ? null : { action: 'bid.duplicate' },
      );
      return { status: 201, ...presentBidAnswer(context, order, stored) };
    },
  }),
} satisfies Operations<
  'submitBid' | 'confirmBidRevision' | 'withdrawBid' | 'disqualifyBid' | 'reinstateBid' | 'duplicateBid'
>;

/** Free of charge. The supplier does not learn of conflicts with other bids. */
function submitOwnBid(context: Context, { bid, order }: BidWithOrder): Reply<'submitBid'> {
  const changed = { ...markReceived(bid, order, context.nowIso), status: BID_TRANSITIONS.submit.to };
  const stored = moveBid(context, { bid, order }, changed, { action: 'bid.submit' });
  nameInvited(context, stored);
  sendReceipt(context, order, stored);
  const { body, headers } = presentBidAnswer(context, order, stored);
  const found = countConflicts(findOwnDiscrepancies({ bid: stored, order }, context));
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
function chargeExtraBid(context: Context, order: OrderRecord, bid: BidRecord): Charge {
  const submitted = allBids(context.world, order.id).filter(isPaidFor);
  const superseded = new Set([...submitted, bid].map(({ supersedesBidId }) => supersedesBidId));
  const count = submitted.filter(({ id }) => !superseded.has(id)).length;
  const { maxBidsPerOrder } = limitsFor(context);
  const cost = count < maxBidsPerOrder ? 0 : COSTS['bid.extra'];
  return charge(context, cost, { reason: 'bid.extra', order });
}

/** Open conflicts without those caused by another. */
function openConflicts(context: Context, order: OrderRecord): ConflictEntry[] {
  return orderConflicts(context, order).filter(isCounted);
}

function countNewConflicts(before: readonly ConflictEntry[], after: readonly ConflictEntry[]): BidSubmissionConflicts {
  const known = new Set(before.map(({ id }) => id));
  const found = after.filter(({ id }) => !known.has(id));
  const { openConflicts, ...bySeverity } = countConflicts(found);
  return { new: openConflicts, ...bySeverity };
}
