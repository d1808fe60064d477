import { listedBids } from '../../../tables/bids/order-bids.ts';
import { nextNumber } from '../../../model/numbers.ts';
import { etag, type Query } from '@zakupki/api-client/operation';
import type { OrderStatusCounts, OrderPage } from '@zakupki/api-client/schema';
import { copyFields, emptyOrder, itemIdFaults, mergeFields, type OrderFields } from '../../../rules/orders/fields.ts';
import { contentFaults } from '../../../rules/orders/content.ts';
import { countFound, filterOrders } from '../../../rules/order-list.ts';
import { planSizeFaults } from '../../../rules/orders/size.ts';
import { markImmutable } from '@zakupki/mock-engine/pipeline/response/body-cache';
import { memoize } from '@zakupki/mock-engine/cache';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { actorOf } from '../../../tables/audit.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { sortBySteps } from '../../../tables/invitations/next-step.ts';
import { listAddenda } from '../../../tables/addenda.ts';
import { editOrder, newItemId } from '../edit.ts';
import { checkOrderAction, locateOrder } from '../guards.ts';
import { listOwnOrders, saveOrder } from '../store.ts';
import { ordersOverview } from './overview.ts';
import { presentOrderRow, presentOrder } from '../present.ts';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { refuse } from '../../../sentences/refuse.ts';
import { NO_CONFLICTS } from '../../../rules/conflict-counts.ts';
import { limitsFor } from '../../access/store.ts';
import { deleteAttachments } from '../../../tables/attachments.ts';

export const orders = {
  listOrders: operation<'listOrders'>({
    handle: ({ query }, call) => {
      const all = listOwnOrders(call);
      // Suppliers must not find orders by the names of other suppliers.
      const bidsOf = (id: string) => (call.caller.invitation ? [] : listedBids(call.world, id));
      const sorted = filterOrders(all, query, bidsOf);
      const found = call.caller.invitation && !query.sort ? sortBySteps(sorted, call) : sorted;
      return { status: 200, body: orderPage(found, query, countFound(all, query, bidsOf), call) };
    },
  }),

  getOrdersOverview: operation<'getOrdersOverview'>({
    handle: (_request, call) => ({ status: 200, body: ordersOverview(call) }),
  }),

  createOrder: operation<'createOrder'>({
    handle: ({ body }, call) => {
      refuse(itemIdFaults([], body.items), call);
      const fields = mergeFields(emptyOrder(call.caller.user.profile), body, newItemId(call));
      refuse([...contentFaults(fields), ...planSizeFaults(fields, limitsFor(call))], call);
      const order = saveOrder(call, newOrder(fields, call), [{ action: 'order.create' }]);
      return { status: 201, ...presentAnswer(order, call) };
    },
  }),

  getOrder: operation<'getOrder', OrderRecord>({
    locate: locateOrder,
    handle: (_request, call, order) => ({ status: 200, ...presentAnswer(order, call) }),
  }),

  listAddenda: operation<'listAddenda', OrderRecord>({
    locate: locateOrder,
    handle: (_request, call, order) => ({ status: 200, body: { data: listAddenda(order, call) } }),
  }),

  updateOrder: operation<'updateOrder', OrderRecord>({
    ...checkOrderAction('edit'),
    handle: ({ body: { reason, ...patch } }, call, order) => {
      const { saved, materialChanges } = editOrder(call, order, patch, reason);
      return { status: 200, ...presentUpdate(saved, materialChanges, call) };
    },
  }),

  deleteOrder: operation<'deleteOrder', OrderRecord>({
    ...checkOrderAction('delete'),
    handle: (_request, { world }, order) => {
      world.orders.delete(order.id);
      deleteAttachments(order.id, { world });
      return { status: 204 };
    },
  }),

  duplicateOrder: operation<'duplicateOrder', OrderRecord>({
    locate: locateOrder,
    handle: (_request, call, source) => {
      const fields = copyFields(source, newItemId(call));
      refuse(planSizeFaults(fields, limitsFor(call)), call);
      const copy = newOrder(fields, call);
      const changes = [{ path: '/number', from: source.number, to: copy.number }];
      const order = saveOrder(call, copy, [{ action: 'order.duplicate', changes }]);
      return { status: 201, ...presentAnswer(order, call) };
    },
  }),
} satisfies Operations<
  | 'listOrders'
  | 'getOrdersOverview'
  | 'createOrder'
  | 'getOrder'
  | 'listAddenda'
  | 'updateOrder'
  | 'deleteOrder'
  | 'duplicateOrder'
>;

/** Memoized until an order is written; writing a bid recalculates its order. */
function orderPage(
  found: readonly OrderRecord[],
  query: Query<'listOrders'>,
  countsByStatus: OrderStatusCounts,
  call: Call,
): OrderPage {
  return memoizedPages(found, `${query.page} ${query.perPage}`, () => {
    const { data, page } = pageOf(found, query);
    return markImmutable({ data: data.map((order) => presentOrderRow(order, call)), page, countsByStatus });
  });
}

const memoizedPages = memoize<readonly OrderRecord[], OrderPage>(64);

function presentAnswer(order: OrderRecord, call: Call) {
  return { body: presentOrder(order, call), headers: { ETag: etag(order) } };
}

function presentUpdate(order: OrderRecord, materialChanges: string[], call: Call) {
  return { body: { order: presentOrder(order, call), materialChanges }, headers: { ETag: etag(order) } };
}

function newOrder(fields: OrderFields, call: Call): OrderRecord {
  const { world, nowIso } = call;
  const ownerId = call.caller.user.id;
  return {
    ...fields,
    id: world.id('ord'),
    ownerId,
    number: nextNumber(world, 'orders', ownerId),
    version: 1,
    status: 'draft',
    revision: 0,
    counts: { items: fields.items.length, bids: 0, submittedBids: 0, ...NO_CONFLICTS },
    summary: null,
    createdAt: nowIso,
    updatedAt: nowIso,
    publishedAt: null,
    closedAt: null,
    awardedAt: null,
    cancelledAt: null,
    archivedAt: null,
    createdBy: actorOf(call),
    charged: false,
    reopenCount: 0,
    endReason: null,
    hadSubmittedBid: false,
    openedAt: null,
    awardedTotal: null,
  };
}
