import { withoutLeapSecond, momentOf } from '@zakupki/mock-engine/dates/moment';
import type { Context } from '@zakupki/mock-engine/pipeline/operation';
import { refuse } from '../../sentences/refuse.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { listedBids } from '../../tables/bids/order-bids.ts';
import { nextRound, wereBidsOpened } from '../../rules/bids/sealing.ts';
import { announce } from '../letters/announce.ts';
import { decisionDateFor, isMovedEarlier, newDeadlineFaults } from '../../rules/orders/completeness.ts';
import { moveOrder } from './store.ts';
import { requireReason } from '../reason.ts';

/** Moves the deadline of a published order, or reopens one in evaluation. @throws Problem 422 */
export function moveDeadline(context: Context, order: OrderRecord, deadline: string, reasonText: string): OrderRecord {
  const changes = newDeadline(deadline, order, context);
  const reason = requireReason(reasonText, context);
  const bids = listedBids(context.world, order.id);
  const round = order.sealedBids ? nextRound(order, bids) : {};
  const reopened = { ...changes, ...round, closedAt: null, reopenCount: order.reopenCount + 1 };
  const moved =
    order.status === 'published'
      ? moveOrder(context, order, 'extend', changes, reason)
      : moveOrder(context, order, 'reopen', reopened, reason);
  const isNewRound = order.openedAt !== null && moved.openedAt === null;
  announce(context, moved, isNewRound ? 'newRound' : 'deadlineMoved', () => ({ reason }));
  return moved;
}

/** Moves the decision date when it would precede the deadline. @throws Problem 422 */
function newDeadline(deadline: string, order: OrderRecord, context: Context) {
  const submissionDeadline = withoutLeapSecond(deadline);
  const { submissionDeadline: current, status } = order;
  const isNewRound = status === 'evaluation' && wereBidsOpened(order);
  const isEarlier = isMovedEarlier(order, submissionDeadline);
  const needsDay = isNewRound ? 'round_needs_day' : isEarlier && order.sealedBids ? 'earlier_deadline_needs_day' : null;
  const faults = newDeadlineFaults(submissionDeadline, context.now, needsDay);
  // In evaluation, the old deadline no longer matters.
  const isSame = current !== null && momentOf(submissionDeadline) === momentOf(current);
  if (status === 'published' && (isSame || (isEarlier && !order.sealedBids))) {
    faults.push({ pointer: '/submissionDeadline', code: 'date_order', said: 'deadline_not_later' });
  }
  refuse(faults.slice(0, 1), context);
  return { submissionDeadline, decisionDate: decisionDateFor(submissionDeadline, order) };
}
