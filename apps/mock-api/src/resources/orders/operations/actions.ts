/** State transitions of orders. */
import { etag, type Reply } from '@zakupki/api-client/operation';
import { COSTS } from '../../../rules/access/access.ts';
import { decisionDateFor, publishFaults } from '../../../rules/orders/completeness.ts';
import { planSizeFaults } from '../../../rules/orders/size.ts';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { charge, refund, limitsFor } from '../../access/store.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { listedBids } from '../../../tables/bids/order-bids.ts';
import { isSealed, openRound } from '../../../rules/bids/sealing.ts';
import { checkOrderAction } from '../guards.ts';
import { moveOrder, OPENING } from '../store.ts';
import { presentOrder } from '../present.ts';
import { refuse } from '../../../sentences/refuse.ts';
import { moveDeadline } from '../deadline.ts';
import { ensureClosable } from '../early-close.ts';
import { requireReason } from '../../reason.ts';

export const orderActions = {
  publishOrder: operation<'publishOrder', OrderRecord>({
    ...checkOrderAction('publish'),
    handle: (_request, call, order) => {
      refuse([...publishFaults(order, call.now), ...planSizeFaults(order, limitsFor(call))], call);
      // A published order never becomes a draft again, so it is charged once.
      const charged = charge(call, COSTS['order.publish'], { reason: 'order.publish', order });
      const revision = order.revision + 1;
      const published = moveOrder(call, order, 'publish', {
        charged: true,
        publishedAt: call.nowIso,
        revision,
        items: order.items.map((item) => ({ ...item, changedInRevision: revision })),
        decisionDate: order.submissionDeadline && decisionDateFor(order.submissionDeadline, order),
      });
      const body = { order: presentOrder(published, call), charge: charged };
      return { status: 200, body, headers: { ETag: etag(published) } };
    },
  }),

  extendOrder: operation<'extendOrder', OrderRecord>({
    ...checkOrderAction('extend'),
    handle: ({ body }, call, order) =>
      presentAnswer(moveDeadline(call, order, body.submissionDeadline, body.reason), call),
  }),

  closeOrder: operation<'closeOrder', OrderRecord>({
    ...checkOrderAction('close'),
    handle: ({ body }, call, order) => {
      const reason = requireReason(body.reason, call);
      ensureClosable(order, call);
      const closedAt = call.nowIso;
      const opened = isSealed(order) ? openRound(order, listedBids(call.world, order.id), closedAt) : {};
      const opening = isSealed(order) ? [OPENING] : [];
      return presentAnswer(moveOrder(call, order, 'close', { closedAt, ...opened }, reason, opening), call);
    },
  }),

  reopenOrder: operation<'reopenOrder', OrderRecord>({
    ...checkOrderAction('reopen'),
    handle: ({ body }, call, order) =>
      presentAnswer(moveDeadline(call, order, body.submissionDeadline, body.reason), call),
  }),

  cancelOrder: operation<'cancelOrder', OrderRecord>({
    ...checkOrderAction('cancel'),
    handle: ({ body }, call, order) => {
      const text = requireReason(body.reason, call);
      // Once a supplier has submitted a bid, the credit is not refunded.
      const isRefunded = order.charged && !order.hadSubmittedBid;
      if (isRefunded) refund(call, { reason: 'order.cancel', order });
      const changes = {
        cancelledAt: call.nowIso,
        endReason: { code: body.reasonCode, text },
        charged: order.charged && !isRefunded,
      };
      return presentAnswer(moveOrder(call, order, 'cancel', changes, text), call);
    },
  }),

  declareOrderUnsuccessful: operation<'declareOrderUnsuccessful', OrderRecord>({
    ...checkOrderAction('unsuccessful'),
    handle: ({ body }, call, order) => {
      const text = requireReason(body.reason, call);
      const endReason = { code: body.reasonCode, text };
      return presentAnswer(moveOrder(call, order, 'unsuccessful', { endReason }, text), call);
    },
  }),

  archiveOrder: operation<'archiveOrder', OrderRecord>({
    ...checkOrderAction('archive'),
    handle: (_request, call, order) =>
      presentAnswer(moveOrder(call, order, 'archive', { archivedAt: call.nowIso }), call),
  }),

  unarchiveOrder: operation<'unarchiveOrder', OrderRecord>({
    ...checkOrderAction('unarchive'),
    handle: (_request, call, order) => presentAnswer(moveOrder(call, order, 'unarchive', { archivedAt: null }), call),
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

function presentAnswer(order: OrderRecord, call: Call): Reply<'closeOrder'> {
  return { status: 200, body: presentOrder(order, call), headers: { ETag: etag(order) } };
}
