/** Moving the deadline of an order. */
import { withoutLeapSecond, momentOf } from '../../dates/moment.ts';
import type { Context } from '../../pipeline/operation.ts';
import { refuse } from '../../pipeline/refuse.ts';
import type { OrderRecord } from '../../world/records/orders.ts';
import { requireReason } from './guards.ts';
import { newDeadlineFaults, decisionDateFor } from './rules/completeness.ts';
import { moveOrder } from './store.ts';

/** Gives an order in the running a later deadline; one in evaluation collects bids again. @throws Problem 422 */
export function moveDeadline(context: Context, order: OrderRecord, deadline: string, reasonText: string): OrderRecord {
  const changes = newDeadline(deadline, order, context);
  const reason = requireReason(reasonText, context);
  if (order.status === 'published') return moveOrder(context, order, 'extend', changes, reason);
  const reopened = { ...changes, closedAt: null, reopenCount: order.reopenCount + 1 };
  return moveOrder(context, order, 'reopen', reopened, reason);
}

/** A later deadline, and a decision date that does not come before it. @throws Problem 422 */
function newDeadline(deadline: string, order: OrderRecord, context: Context) {
  const submissionDeadline = withoutLeapSecond(deadline);
  const { submissionDeadline: present, status } = order;
  const faults = newDeadlineFaults(submissionDeadline, context.now);
  // An order in evaluation may be given any new deadline: the old one no longer holds for anybody.
  if (status === 'published' && present !== null && momentOf(submissionDeadline) <= momentOf(present)) {
    faults.push({ pointer: '/submissionDeadline', code: 'date_order', said: 'deadline_not_later' });
  }
  refuse(faults.slice(0, 1), context);
  return { submissionDeadline, decisionDate: decisionDateFor(submissionDeadline, order) };
}
