/** Actions on bids. */
import type { BidSubmissionConflicts, Charge } from '@zakupki/api-client/schema';
import { COSTS } from '../../access/rules/access.ts';
import { completenessFaults } from '../rules/completeness.ts';
import { answeringLines, copyBid } from '../rules/draft.ts';
import { BID_TRANSITIONS } from '../rules/transitions.ts';
import { countConflicts, isCounted } from '../../conflicts/rules/counts.ts';
import type { BidRecord } from '../../../world/records/bids.ts';
import type { ConflictEntry } from '../../../world/records/conflicts.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { limitsFor } from '../../access/present.ts';
import { newBid } from '../input.ts';
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
import { presentBidAnswer } from '../present.ts';
import { presentBid } from '../present.ts';
import { orderConflicts } from '../../conflicts/store.ts';
import { charge } from '../../access/store.ts';
import { type Context, operation, type Operations } from '../../../pipeline/operation.ts';
import { refuse } from '../../../pipeline/refuse.ts';

export const bidActions = {
  submitBid: operation<'submitBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('submit'),
    current: presentBid,
    guard: ensureBidAction('submit'),
    handle: (_request, context, { bid, order }) => {
      const complete = { ...bid, items: answeringLines(bid, order) };
      refuse(completenessFaults(complete), context);
      const before = openConflicts(context, order);
      // Last, so that a refused bid costs nothing.
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
      const confirmed = { ...bid, orderRevision: order.revision };
      const changes = [{ path: '/orderRevision', from: String(bid.orderRevision), to: String(order.revision) }];
      const stored = saveBid(context, order, confirmed, { action: 'bid.confirm_revision', changes });
      return { status: 200, ...presentBidAnswer(context, order, stored) };
    },
  }),

  withdrawBid: operation<'withdrawBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('withdraw'),
    current: presentBid,
    guard: ensureBidAction('withdraw'),
    handle: ({ body }, context, target) => ({
      status: 200,
      ...presentBidAnswer(context, target.order, withdrawBid(context, target, body.reason)),
    }),
  }),

  disqualifyBid: operation<'disqualifyBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('disqualify'),
    current: presentBid,
    guard: ensureBidAction('disqualify'),
    handle: ({ body: { reasonCode, reason } }, context, target) => {
      const disqualification = { reasonCode, reason, ...signatureNow(context) };
      const changed = { status: BID_TRANSITIONS.disqualify.to, disqualification };
      const stored = moveBid(context, target, changed, { action: 'bid.disqualify', reason });
      return { status: 200, ...presentBidAnswer(context, target.order, stored) };
    },
  }),

  reinstateBid: operation<'reinstateBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('reinstate'),
    current: presentBid,
    guard: ensureBidAction('reinstate'),
    handle: ({ body: { reason = null } }, context, target) => {
      const changed = { status: BID_TRANSITIONS.reinstate.to, withdrawal: null, disqualification: null };
      const stored = moveBid(context, target, changed, { action: 'bid.reinstate', reason });
      return { status: 200, ...presentBidAnswer(context, target.order, stored) };
    },
  }),

  duplicateBid: operation<'duplicateBid', BidTarget>({
    locate: requireBid,
    guard: ensureBidAction('duplicate'),
    handle: ({ body }, context, { bid, order }) => {
      const draft = newBid(context, order);
      const copy = copyBid(bid, body.as, { order, draft, newLineId: () => context.world.id('bli') });
      const stored = saveBid(context, order, copy, { action: 'bid.duplicate' });
      return { status: 201, ...presentBidAnswer(context, order, stored) };
    },
  }),
} satisfies Operations<
  'submitBid' | 'confirmBidRevision' | 'withdrawBid' | 'disqualifyBid' | 'reinstateBid' | 'duplicateBid'
>;

/**
 * Charges for a bid beyond the plan's limit per order. A revised bid replaces its predecessor for free; withdrawn bids
 * count, since they can be reinstated.
 */
function chargeExtraBid(context: Context, order: OrderRecord, bid: BidRecord): Charge {
  const submitted = context.world.bids.where('order', order.id).filter(({ submittedAt }) => submittedAt !== null);
  const superseded = new Set([...submitted, bid].map(({ supersedesBidId }) => supersedesBidId));
  const taken = submitted.filter(({ id }) => !superseded.has(id)).length;
  const { maxBidsPerOrder } = limitsFor(context);
  const cost = taken < maxBidsPerOrder ? 0 : COSTS['bid.extra'];
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
