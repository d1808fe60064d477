/** What moves an order from one state to the next. */
import { etag, type Reply } from '@zakupki/api-client/operation';
import { COSTS } from '../rules/access.ts';
import { changesOf } from '../rules/changes.ts';
import { momentOf, withoutLeapSecond } from '../rules/moment.ts';
import { decisionDateFor, newDeadlineFaults, publishFaults } from '../rules/order-completeness.ts';
import { auditActionOf, type OrderAction, statusAfter } from '../rules/order-transitions.ts';
import type { OrderRecord } from '../world/records.ts';
import { recordAudit } from './audit-log.ts';
import { charge, refund } from './credits.ts';
import { type Context, operation, type Operations } from './operation.ts';
import { allowing, reasonOf } from './order-gate.ts';
import { saveOrder } from './order-store.ts';
import { shownOrder } from './order-view.ts';
import { refuse } from './refuse.ts';

export const orderActions = {
  publishOrder: operation<'publishOrder', OrderRecord>({
    ...allowing('publish'),
    handle: (_request, context, order) => {
      refuse(publishFaults(order, context.now), context);
      // No order becomes a draft again, so each is paid for once in its life.
      const charged = charge(context, COSTS['order.publish'], { reason: 'order.publish', order });
      const revision = order.revision + 1;
      const published = transition(context, order, 'publish', {
        charged: true,
        publishedAt: context.nowIso,
        revision,
        items: order.items.map((item) => ({ ...item, changedInRevision: revision })),
        decisionDate: order.submissionDeadline && decisionDateFor(order.submissionDeadline, order),
      });
      const body = { order: shownOrder(published, context), charge: charged };
      return { status: 200, body, headers: { ETag: etag(published) } };
    },
  }),

  extendOrder: operation<'extendOrder', OrderRecord>({
    ...allowing('extend'),
    handle: ({ body }, context, order) =>
      done(moveDeadline(context, order, body.submissionDeadline, body.reason), context),
  }),

  closeOrder: operation<'closeOrder', OrderRecord>({
    ...allowing('close'),
    handle: ({ body }, context, order) => {
      const reason = reasonOf(body.reason, context);
      return done(transition(context, order, 'close', { closedAt: context.nowIso }, reason), context);
    },
  }),

  reopenOrder: operation<'reopenOrder', OrderRecord>({
    ...allowing('reopen'),
    handle: ({ body }, context, order) =>
      done(moveDeadline(context, order, body.submissionDeadline, body.reason), context),
  }),

  cancelOrder: operation<'cancelOrder', OrderRecord>({
    ...allowing('cancel'),
    handle: ({ body }, context, order) => {
      const text = reasonOf(body.reason, context);
      // Suppliers who offered have had the work: then the credit is spent.
      const isRefunded = order.charged && !order.hadSubmittedBid;
      if (isRefunded) refund(context, { reason: 'order.cancel', order });
      const changes = {
        cancelledAt: context.nowIso,
        endReason: { code: body.reasonCode, text },
        charged: order.charged && !isRefunded,
      };
      return done(transition(context, order, 'cancel', changes, text), context);
    },
  }),

  declareOrderUnsuccessful: operation<'declareOrderUnsuccessful', OrderRecord>({
    ...allowing('unsuccessful'),
    handle: ({ body }, context, order) => {
      const text = reasonOf(body.reason, context);
      const endReason = { code: body.reasonCode, text };
      return done(transition(context, order, 'unsuccessful', { endReason }, text), context);
    },
  }),

  archiveOrder: operation<'archiveOrder', OrderRecord>({
    ...allowing('archive'),
    handle: (_request, context, order) =>
      done(transition(context, order, 'archive', { archivedAt: context.nowIso }), context),
  }),

  unarchiveOrder: operation<'unarchiveOrder', OrderRecord>({
    ...allowing('unarchive'),
    handle: (_request, context, order) => done(transition(context, order, 'unarchive', { archivedAt: null }), context),
  }),
} satisfies Operations<
  | 'publishOrder'
  | 'extendOrder'
  | 'closeOrder'
  | 'reopenOrder'
  | 'cancelOrder'
  | 'declareOrderUnsuccessful'
  | 'archiveOrder'
  | 'unarchiveOrder'
>;

/** Fields whose change the history shows; everything else an action does follows from its name. */
const TOLD = ['status', 'revision', 'submissionDeadline', 'decisionDate'] as const satisfies (keyof OrderRecord)[];

/** Carries out an action: the order in its new state, and the event. */
function transition(
  context: Context,
  order: OrderRecord,
  action: Exclude<OrderAction, 'delete' | 'duplicate'>,
  changes: Partial<OrderRecord>,
  reason: string | null = null,
): OrderRecord {
  const after = saveOrder(context, { ...order, ...changes, status: statusAfter(action, order) });
  recordAudit(context, {
    action: auditActionOf(action),
    order: after,
    changes: changesOf(order, after, TOLD),
    reason,
  });
  return after;
}

/** Gives an order in the running a later deadline; one in evaluation collects bids again. @throws Problem 422 */
export function moveDeadline(context: Context, order: OrderRecord, given: string, why: string): OrderRecord {
  const changes = newDeadline(given, order, context);
  const reason = reasonOf(why, context);
  if (order.status === 'published') return transition(context, order, 'extend', changes, reason);
  const reopened = { ...changes, closedAt: null, reopenCount: order.reopenCount + 1 };
  return transition(context, order, 'reopen', reopened, reason);
}

function done(order: OrderRecord, context: Context): Reply<'closeOrder'> {
  return { status: 200, body: shownOrder(order, context), headers: { ETag: etag(order) } };
}

/** A later deadline, and a decision date that does not come before it. @throws Problem 422 */
function newDeadline(given: string, order: OrderRecord, context: Context) {
  const submissionDeadline = withoutLeapSecond(given);
  const { submissionDeadline: present, status } = order;
  const faults = newDeadlineFaults(submissionDeadline, context.now);
  // An order in evaluation may be given any new deadline: the old one no longer holds for anybody.
  if (status === 'published' && present !== null && momentOf(submissionDeadline) <= momentOf(present)) {
    faults.push({ pointer: '/submissionDeadline', code: 'date_order', said: 'deadline_not_later' });
  }
  refuse(faults.slice(0, 1), context);
  return { submissionDeadline, decisionDate: decisionDateFor(submissionDeadline, order) };
}
