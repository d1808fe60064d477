import { withoutLeapSecond, momentOf } from '@zakupki/mock-engine/dates/moment';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { refuse } from '../../sentences/refuse.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { listedBids } from '../../tables/bids/order-bids.ts';
import { nextRound, wereBidsOpened } from '../../rules/bids/sealing.ts';
import { decisionDateFor, isMovedEarlier, newDeadlineFaults } from '../../rules/orders/completeness.ts';
import { moveOrder } from './store.ts';
import { requireReason } from '../reason.ts';

/** Moves the deadline of a published order, or reopens one in evaluation. @throws Problem 422 */
export function moveDeadline(call: Call, order: OrderRecord, deadline: string, reasonText: string): OrderRecord {
  const changes = newDeadline(deadline, order, call);
  const reason = requireReason(reasonText, call);
  const bids = listedBids(call.world, order.id);
  const round = order.sealedBids ? nextRound(order, bids) : {};
  const reopened = { ...changes, ...round, closedAt: null, reopenCount: order.reopenCount + 1 };
  return order.status === 'published'
    ? moveOrder(call, order, 'extend', changes, reason)
    : moveOrder(call, order, 'reopen', reopened, reason);
}

/** Moves the decision date when it would precede the deadline. @throws Problem 422 */
function newDeadline(deadline: string, order: OrderRecord, call: Call) {
  const submissionDeadline = withoutLeapSecond(deadline);
  const { submissionDeadline: current, status } = order;
  const isNewRound = status === 'evaluation' && wereBidsOpened(order);
  const isEarlier = isMovedEarlier(order, submissionDeadline);
  const needsDay = isNewRound ? 'round_needs_day' : isEarlier && order.sealedBids ? 'earlier_deadline_needs_day' : null;
  const faults = newDeadlineFaults(submissionDeadline, call.now, needsDay);
  // In evaluation, the old deadline no longer matters.
  const isSame = current !== null && momentOf(submissionDeadline) === momentOf(current);
  if (status === 'published' && (isSame || (isEarlier && !order.sealedBids))) {
    faults.push({ pointer: '/submissionDeadline', code: 'date_order', said: 'deadline_not_later' });
  }
  refuse(faults.slice(0, 1), call);
  return { submissionDeadline, decisionDate: decisionDateFor(submissionDeadline, order) };
}
