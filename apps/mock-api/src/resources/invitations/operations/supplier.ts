/** The invitation of the calling supplier. */
import { bidsOfInvitation } from '../../../tables/bids/order-bids.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { notFound, Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { InvitationRecord } from '../../../model/records/invitations.ts';
import { announce } from '../../changes/announce.ts';
import { locateOrder } from '../../orders/guards.ts';
import { takesBids } from '../../../rules/orders/transitions.ts';
import { presentOwnInvitation } from '../present.ts';
import { findOwnInvitation, type InvitationTarget } from '../../../tables/rights/invitations.ts';
import { isAnswer } from '../../../rules/invitations/status.ts';

export const ownInvitation = {
  getOwnInvitation: operation<'getOwnInvitation', InvitationTarget>({
    locate: requireOwnInvitation,
    handle: (_request, call, { order, invitation }) => ({
      status: 200,
      body: presentOwnInvitation(invitation, order, call),
    }),
  }),

  declineInvitation: operation<'declineInvitation', InvitationTarget>({
    locate: requireOwnInvitation,
    guard: ({ order, invitation }, call) => {
      ensureOpen(order, call);
      if (invitation.decline) throw new Problem('invitation_declined');
      if (bidsOfInvitation(call.world, invitation.id).some(isAnswer)) throw new Problem('own_bid_submitted');
    },
    handle: ({ body: { reasonCode, reason = null } }, call, target) => {
      const decline = { reasonCode, reason: reason?.trim() || null, at: call.nowIso };
      const { order, invitation } = target;
      const events = [{ action: 'invitation.decline' as const, invitation, reason: decline.reason }];
      announce(call, 'invitation.declined', { order, events });
      return saveAndPresent({ ...target.invitation, decline }, target, call);
    },
  }),

  reconsiderInvitation: operation<'reconsiderInvitation', InvitationTarget>({
    locate: requireOwnInvitation,
    guard: ({ order, invitation }, call) => {
      ensureOpen(order, call);
      if (!invitation.decline) throw new Problem('invitation_not_declined');
    },
    handle: (_request, call, target) => {
      const { order, invitation } = target;
      announce(call, 'invitation.reconsidered', {
        order,
        events: [{ action: 'invitation.reconsider', invitation }],
      });
      return saveAndPresent({ ...target.invitation, decline: null }, target, call);
    },
  }),
} satisfies Operations<'getOwnInvitation' | 'declineInvitation' | 'reconsiderInvitation'>;

/** @throws Problem 404 */
function requireOwnInvitation(params: { orderId: string }, call: Call): InvitationTarget {
  const order = locateOrder(params, call);
  const invitation = findOwnInvitation(call, order.id);
  if (!invitation) throw notFound();
  return { order, invitation };
}

/** @throws Problem 409 */
function ensureOpen(order: InvitationTarget['order'], { now }: Call): void {
  if (!takesBids(order, now)) throw new Problem('bidding_closed', { reason: `order.status: ${order.status}` });
}

function saveAndPresent(changed: InvitationRecord, { order }: InvitationTarget, call: Call) {
  const stored = call.world.invitations.put(changed);
  return { status: 200, body: presentOwnInvitation(stored, order, call) } as const;
}
