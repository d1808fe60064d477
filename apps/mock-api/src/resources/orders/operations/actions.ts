/** State transitions of orders. */
import { etag, type Reply } from '@zakupki/api-client/operation';
import { COSTS } from '../../../rules/access/access.ts';
import { decisionDateFor, publishFaults } from '../../../rules/orders/completeness.ts';
import { planSizeFaults } from '../../../rules/orders/size.ts';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { charge, refund, limitsFor } from '../../access/store.ts';
import { type Context, operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { recordAudit } from '../../../tables/audit.ts';
import { listedBids } from '../../../tables/bids/order-bids.ts';
import { isSealed, openRound } from '../../../rules/bids/sealing.ts';
import { announce, announceToBidders } from '../../letters/announce.ts';
import { checkOrderAction } from '../guards.ts';
import { moveOrder } from '../store.ts';
import { presentOrder } from '../present.ts';
import { refuse } from '../../../sentences/refuse.ts';
import { moveDeadline } from '../deadline.ts';
import { ensureClosable } from '../early-close.ts';
import { requireReason } from '../../reason.ts';

export const orderActions = {
  publishOrder: operation<'publishOrder', OrderRecord>({
    ...checkOrderAction('publish'),
    handle: (_request, context, order) => {
      refuse([...publishFaults(order, context.now), ...planSizeFaults(order, limitsFor(context))], context);
      // A published order never becomes a draft again, so it is charged once.
      const charged = charge(context, COSTS['order.publish'], { reason: 'order.publish', order });
      const revision = order.revision + 1;
      const published = moveOrder(context, order, 'publish', {
        charged: true,
        publishedAt: context.nowIso,
        revision,
        items: order.items.map((item) => ({ ...item, changedInRevision: revision })),
        decisionDate: order.submissionDeadline && decisionDateFor(order.submissionDeadline, order),
      });
      const body = { order: presentOrder(published, context), charge: charged };
      return { status: 200, body, headers: { ETag: etag(published) } };
    },
  }),

  extendOrder: operation<'extendOrder', OrderRecord>({
    ...checkOrderAction('extend'),
    handle: ({ body }, context, order) =>
      presentAnswer(moveDeadline(context, order, body.submissionDeadline, body.reason), context),
  }),

  closeOrder: operation<'closeOrder', OrderRecord>({
    ...checkOrderAction('close'),
    handle: ({ body }, context, order) => {
      const reason = requireReason(body.reason, context);
      ensureClosable(order, context);
      const closedAt = context.nowIso;
      const opened = isSealed(order) ? openRound(order, listedBids(context.world, order.id), closedAt) : {};
      const closed = moveOrder(context, order, 'close', { closedAt, ...opened }, reason);
      if (isSealed(order)) recordAudit(context, { action: 'order.open_bids', order: closed });
      announce(context, closed, 'closedEarly', () => ({ reason }));
      return presentAnswer(closed, context);
    },
  }),

  reopenOrder: operation<'reopenOrder', OrderRecord>({
    ...checkOrderAction('reopen'),
    handle: ({ body }, context, order) =>
      presentAnswer(moveDeadline(context, order, body.submissionDeadline, body.reason), context),
  }),

  cancelOrder: operation<'cancelOrder', OrderRecord>({
    ...checkOrderAction('cancel'),
    handle: ({ body }, context, order) => {
      const text = requireReason(body.reason, context);
      // Once a supplier has submitted a bid, the credit is not refunded.
      const isRefunded = order.charged && !order.hadSubmittedBid;
      if (isRefunded) refund(context, { reason: 'order.cancel', order });
      const changes = {
        cancelledAt: context.nowIso,
        endReason: { code: body.reasonCode, text },
        charged: order.charged && !isRefunded,
      };
      const cancelled = moveOrder(context, order, 'cancel', changes, text);
      announceToBidders(context, cancelled, 'cancelled', text);
      return presentAnswer(cancelled, context);
    },
  }),

  declareOrderUnsuccessful: operation<'declareOrderUnsuccessful', OrderRecord>({
    ...checkOrderAction('unsuccessful'),
    handle: ({ body }, context, order) => {
      const text = requireReason(body.reason, context);
      const endReason = { code: body.reasonCode, text };
      const ended = moveOrder(context, order, 'unsuccessful', { endReason }, text);
      announceToBidders(context, ended, 'unsuccessful', text);
      return presentAnswer(ended, context);
    },
  }),

  archiveOrder: operation<'archiveOrder', OrderRecord>({
    ...checkOrderAction('archive'),
    handle: (_request, context, order) =>
      presentAnswer(moveOrder(context, order, 'archive', { archivedAt: context.nowIso }), context),
  }),

  unarchiveOrder: operation<'unarchiveOrder', OrderRecord>({
    ...checkOrderAction('unarchive'),
    handle: (_request, context, order) =>
      presentAnswer(moveOrder(context, order, 'unarchive', { archivedAt: null }), context),
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

function presentAnswer(order: OrderRecord, context: Context): Reply<'closeOrder'> {
  return { status: 200, body: presentOrder(order, context), headers: { ETag: etag(order) } };
}
