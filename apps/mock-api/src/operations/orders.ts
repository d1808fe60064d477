/** Orders of the buyer: listed, drafted, revised, copied. */
import { etag, type Query } from '@zakupki/api-client/operation';
import type { OrderPage } from '@zakupki/api-client/schema';
import { momentOf } from '../rules/moment.ts';
import { copiedFields, emptyOrder, itemIdFaults, mergeFields, type OrderFields } from '../rules/order-fields.ts';
import { contentFaults } from '../rules/order-content.ts';
import { decisionFaults, gaps, newDeadlineFaults } from '../rules/order-completeness.ts';
import { listedOrders } from '../rules/order-list.ts';
import { orderChanges, revise } from '../rules/order-revision.ts';
import { sizeFaults } from '../rules/bid-size.ts';
import type { Fault } from '../rules/fault.ts';
import { unchanging } from '../pipeline/kept.ts';
import { Problem } from '../pipeline/problem.ts';
import { remembering } from '../recent.ts';
import type { OrderRecord } from '../world/records.ts';
import { actorOf, recordAudit } from './audit-log.ts';
import { type Context, operation, type Operations } from './operation.ts';
import { allowing, given, reasonOf } from './order-gate.ts';
import { ownOrders, saveOrder } from './order-store.ts';
import { ordersOverview } from './orders-overview.ts';
import { orderRow, shownOrder } from './order-view.ts';
import { pageOf } from './page.ts';
import { refuse } from './refuse.ts';

export const orders = {
  listOrders: operation<'listOrders'>({
    handle: ({ query }, context) => {
      const found = listedOrders(ownOrders(context), query, (id) => context.world.bids.where('order', id));
      return { status: 200, body: orderPage(found, query) };
    },
  }),

  getOrdersOverview: operation<'getOrdersOverview'>({
    handle: (_request, context) => ({ status: 200, body: ordersOverview(context) }),
  }),

  createOrder: operation<'createOrder'>({
    handle: ({ body }, context) => {
      refuse(itemIdFaults([], body.items), context);
      const fields = mergeFields(emptyOrder(context.caller.user.profile), body, newItemId(context));
      refuse(contentFaults(fields), context);
      const order = saveOrder(context, newOrder(fields, context));
      recordAudit(context, { action: 'order.create', order });
      return { status: 201, ...shown(order, context) };
    },
  }),

  getOrder: operation<'getOrder', OrderRecord>({
    locate: given,
    handle: (_request, context, order) => ({ status: 200, ...shown(order, context) }),
  }),

  updateOrder: operation<'updateOrder', OrderRecord>({
    ...allowing('edit'),
    handle: ({ body: { reason, ...patch } }, context, order) => {
      if (patch.currency && patch.currency !== order.currency && order.hadSubmittedBid) {
        throw new Problem(409, 'currency_frozen');
      }
      if (isShortened(order, patch.submissionDeadline)) throw new Problem(409, 'deadline_shorten');
      refuse(itemIdFaults(order.items, patch.items), context);
      const fields = mergeFields(order, patch, newItemId(context));
      const said = reason === undefined ? null : reasonOf(reason, context);

      const revised =
        order.status === 'published'
          ? revise(order, fields, order.revision)
          : { materialChanges: [], revision: order.revision, items: fields.items };
      const isMaterial = revised.materialChanges.length > 0;
      refuse(
        [
          ...contentFaults(fields),
          ...(order.status === 'published' ? publishedFaults(order, fields, context) : []),
          ...(isMaterial && order.hadSubmittedBid && said === null ? [REASON_NEEDED] : []),
        ],
        context,
      );
      const changes = orderChanges(order, fields);
      if (changes.length === 0) return { status: 200, ...updated(order, [], context) };
      const after = { ...order, ...fields, revision: revised.revision, items: revised.items };
      refuse(bidsOutgrowing(after, patch.exchangeRates ? '/exchangeRates' : '/items', context), context);
      const saved = saveOrder(context, after);
      const action = isMaterial ? 'order.revise' : 'order.update';
      recordAudit(context, { action, order: saved, changes, reason: said });
      return { status: 200, ...updated(saved, revised.materialChanges, context) };
    },
  }),

  deleteOrder: operation<'deleteOrder', OrderRecord>({
    ...allowing('delete'),
    handle: (_request, { world }, order) => {
      world.orders.delete(order.id);
      return { status: 204 };
    },
  }),

  duplicateOrder: operation<'duplicateOrder', OrderRecord>({
    locate: given,
    handle: (_request, context, source) => {
      const order = saveOrder(context, newOrder(copiedFields(source, newItemId(context)), context));
      const changes = [{ path: '/number', from: source.number, to: order.number }];
      recordAudit(context, { action: 'order.duplicate', order, changes });
      return { status: 201, ...shown(order, context) };
    },
  }),
} satisfies Operations<
  'listOrders' | 'getOrdersOverview' | 'createOrder' | 'getOrder' | 'updateOrder' | 'deleteOrder' | 'duplicateOrder'
>;

/** The same page of the same list again and again, until one of the orders is written. */
function orderPage(found: readonly OrderRecord[], query: Query<'listOrders'>): OrderPage {
  return pages(found, `${query.page} ${query.perPage}`, () => {
    const { data, page } = pageOf(found, query);
    return unchanging({ data: data.map(orderRow), page });
  });
}

const pages = remembering<readonly OrderRecord[], OrderPage>(64);

const REASON_NEEDED: Fault = { pointer: '/reason', code: 'required', said: 'revision_reason_needed' };

const newItemId =
  ({ world }: Context) =>
  () =>
    world.id('itm');

function shown(order: OrderRecord, context: Context) {
  return { body: shownOrder(order, context), headers: { ETag: etag(order) } };
}

function updated(order: OrderRecord, materialChanges: string[], context: Context) {
  return { body: { order: shownOrder(order, context), materialChanges }, headers: { ETag: etag(order) } };
}

/** A draft of the caller's that was never stored. */
function newOrder(fields: OrderFields, context: Context): OrderRecord {
  const { world, nowIso } = context;
  const ownerId = context.caller.user.id;
  return {
    ...fields,
    id: world.id('ord'),
    ownerId,
    number: world.nextOrderNumber(ownerId),
    version: 1,
    status: 'draft',
    revision: 0,
    counts: { items: fields.items.length, bids: 0, submittedBids: 0, openConflicts: 0, blockers: 0 },
    summary: null,
    createdAt: nowIso,
    updatedAt: nowIso,
    publishedAt: null,
    closedAt: null,
    awardedAt: null,
    cancelledAt: null,
    archivedAt: null,
    createdBy: actorOf(context),
    charged: false,
    reopenCount: 0,
    endReason: null,
    hadSubmittedBid: false,
    awardedTotal: null,
  };
}

/** Whether two deadlines are the same moment, however written. */
function isSame(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && momentOf(a) === momentOf(b));
}

/** Whether a new deadline takes time from suppliers while others have offered already. */
function isShortened(order: OrderRecord, deadline: string | null | undefined): boolean {
  const { status, hadSubmittedBid, submissionDeadline: present } = order;
  if (status !== 'published' || !hadSubmittedBid || !deadline || present === null) return false;
  return momentOf(deadline) < momentOf(present);
}

/** What a published order may not become. */
function publishedFaults(before: OrderRecord, after: OrderFields, { now }: Context): Fault[] {
  const { submissionDeadline: deadline } = after;
  return [
    ...gaps(after),
    ...(isSame(deadline, before.submissionDeadline) ? [] : newDeadlineFaults(deadline, now)),
    ...decisionFaults(after),
  ];
}

/** Bids whose totals would no longer fit the contract at the order's new quantities, rates or VAT. */
function bidsOutgrowing(order: OrderRecord, pointer: string, { world }: Context): Fault[] {
  const bid = world.bids.where('order', order.id).find((other) => sizeFaults(order, other).length > 0);
  if (!bid) return [];
  const params = { supplier: bid.supplier.name ?? `№ ${bid.number}` };
  return [{ pointer, code: 'max', said: 'bid_outgrows_order', params }];
}
