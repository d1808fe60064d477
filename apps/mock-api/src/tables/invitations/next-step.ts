/** The next step of a supplier on an order. */
import type { OwnStep } from '@zakupki/api-client/schema';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { knownBids } from '../bids/order-bids.ts';
import { wasOpened } from '../../rules/bids/sealing.ts';
import { takesBids } from '../../rules/orders/transitions.ts';
import { listReachableInvitations } from '../rights/invitations.ts';
import { isAnswer } from '../../rules/invitations/status.ts';

/** The most urgent first. */
const URGENCY: Readonly<Record<OwnStep, number>> = {
  answer_purchase_order: 0,
  confirm_bid: 1,
  send_draft: 2,
  enter_bid: 3,
  none: 4,
};

/** @param order as stored or as suppliers see it */
export function ownStep(
  { world, now, caller }: Pick<Call, 'world' | 'now' | 'caller'>,
  invitation: InvitationRecord,
  order: OrderRecord,
): OwnStep {
  if (order.status === 'awarded') {
    const refs = world.awards.where('order', order.id).at(-1)?.purchaseOrders ?? [];
    const isUnanswered = refs.some(({ invitationId, status }) => invitationId === invitation.id && status === 'sent');
    return isUnanswered ? 'answer_purchase_order' : 'none';
  }
  if (!takesBids(order, now)) return 'none';
  // A bid that was opened in an earlier round does not answer for this one.
  const bids = knownBids({ world, caller }, invitation.id).filter((bid) => !wasOpened(order, bid));
  if (bids.some(({ status, orderRevision }) => status === 'submitted' && orderRevision < order.revision))
    return 'confirm_bid';
  if (bids.some(({ status }) => status === 'draft')) return 'send_draft';
  return invitation.decline !== null || bids.some(isAnswer) ? 'none' : 'enter_bid';
}

/** Orders that wait for the supplier, by urgency and then by deadline; then ended ones, the latest first. */
export function sortBySteps(orders: readonly OrderRecord[], call: Call): OrderRecord[] {
  const { now } = call;
  const invitations = new Map(listReachableInvitations(call).map((one) => [one.orderId, one]));
  return orders
    .map((order) => {
      const invitation = invitations.get(order.id);
      const step = invitation ? ownStep(call, invitation, order) : 'none';
      const due = order.submissionDeadline === null ? 0 : momentOf(order.submissionDeadline);
      const isOver = step === 'none' && !takesBids(order, now);
      return { order, sortKey: [isOver ? 1 : 0, URGENCY[step], isOver ? -due : due] };
    })
    .sort((a, b) => a.sortKey.reduce((difference, value, index) => difference || value - (b.sortKey[index] ?? 0), 0))
    .map(({ order }) => order);
}
