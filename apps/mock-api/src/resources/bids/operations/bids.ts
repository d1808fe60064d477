/** Bids of an order: listed, entered, changed, deleted. */
import type { BidRow } from '@zakupki/api-client/schema';
import { Problem } from '../../../pipeline/problem.ts';
import { bidChanges } from '../rules/changes.ts';
import { blankBid } from '../rules/draft.ts';
import { isOpen } from '../../orders/rules/transitions.ts';
import { searchFor } from '../../../lists/search.ts';
import { byDate, byDecimal, byNumber, byText, sorted } from '../../../lists/sort.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';
import { forgetAttachments } from '../../attachments/store.ts';
import { recordAudit } from '../../audit/store.ts';
import { entered, newBid } from '../entry.ts';
import { ensureBidAction, type BidTarget, requiresAccess, requireBid, saveBid, takePlace } from '../store.ts';
import { answered } from '../present.ts';
import { bidRow } from '../present.ts';
import { presentBid } from '../present.ts';
import { operation, type Operations } from '../../../pipeline/operation.ts';
import { requireOrder, recalculateOrder } from '../../orders/store.ts';
import { pageOf } from '../../../lists/page.ts';
import { keepDeleted } from '../../orders/versions.ts';

export const bids = {
  listBids: operation<'listBids', OrderRecord>({
    locate: ({ orderId }, context) => requireOrder(context, orderId),
    handle: ({ query }, { world, now }, order) => {
      const { q, status, sort = ['rank', 'number'] } = query;
      const matches = q === undefined ? () => true : searchFor(q);
      const rows = world.bids
        .where('order', order.id)
        .filter((bid) => !status || status.includes(bid.status))
        .filter(({ supplier, externalNumber }) => matches([supplier.name, supplier.taxId?.id ?? null, externalNumber]))
        .map((bid) => bidRow(bid, order, now));
      return { status: 200, body: pageOf(sorted(rows, [...sort, 'number'], columnsOf(order)), query) };
    },
  }),

  createBid: operation<'createBid', OrderRecord>({
    locate: ({ orderId }, context) => requireOrder(context, orderId),
    guard: (order) => {
      if (!isOpen(order)) throw new Problem(409, 'order_not_open', { reason: `order.status: ${order.status}` });
    },
    handle: ({ body }, context, order) => {
      const bid = entered(context, order, blankBid(order, newBid(context, order)), body);
      const stored = saveBid(context, order, bid, { action: 'bid.create' });
      return { status: 201, ...answered(context, order, stored) };
    },
  }),

  getBid: operation<'getBid', BidTarget>({
    locate: requireBid,
    handle: (_request, context, { bid, order }) => ({ status: 200, ...answered(context, order, bid) }),
  }),

  updateBid: operation<'updateBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('edit'),
    current: presentBid,
    guard: ensureBidAction('edit'),
    handle: ({ body }, context, { bid, order }) => {
      const changed = entered(context, order, bid, body);
      const changes = bidChanges(bid, changed, order);
      // A draft is typed over many small saves; the history begins to matter once it is submitted.
      const worthTelling = bid.status !== 'draft' && changes.length > 0;
      const stored = saveBid(context, order, changed, worthTelling ? { action: 'bid.update', changes } : null);
      // Only when it is named now: an older one reinstated since is left alone.
      const names = changed.supersedesBidId !== bid.supersedesBidId;
      if (names && stored.status === 'submitted') takePlace(context, { bid: stored, order });
      return { status: 200, ...answered(context, order, context.world.bids.get(bid.id) ?? stored) };
    },
  }),

  deleteBid: operation<'deleteBid', BidTarget>({
    locate: requireBid,
    current: presentBid,
    guard: ensureBidAction('delete'),
    handle: (_request, context, { bid, order }) => {
      const { world } = context;
      world.bids.delete(bid.id);
      forgetAttachments(bid.id, context);
      keepDeleted(context, bid);
      // Nothing may name a bid that is gone.
      for (const other of world.bids.where('order', order.id)) {
        const { alternativeOfBidId, supersedesBidId } = other;
        if (alternativeOfBidId === bid.id) world.bids.put({ ...other, alternativeOfBidId: null });
        if (supersedesBidId === bid.id) world.bids.put({ ...other, supersedesBidId: null });
      }
      recordAudit(context, { action: 'bid.delete', order, bid });
      recalculateOrder(context, order.id);
      return { status: 204 };
    },
  }),
} satisfies Operations<'listBids' | 'createBid' | 'getBid' | 'updateBid' | 'deleteBid'>;

/** Totals as the order compares them: the figure a list shows. */
const columnsOf = ({ compareBasis }: OrderRecord) => ({
  rank: byNumber<BidRow>(({ rank }) => rank),
  number: byNumber<BidRow>(({ number }) => number),
  supplierName: byText<BidRow>(({ supplier }) => supplier.name),
  total: byDecimal<BidRow>(({ totals }) => (compareBasis === 'gross' ? totals.comparableGross : totals.comparableNet)),
  receivedAt: byDate<BidRow>(({ receivedAt }) => receivedAt),
  validUntil: byDate<BidRow>(({ validUntil }) => validUntil),
  deliveryDays: byNumber<BidRow>(({ deliveryDays }) => deliveryDays),
  updatedAt: byDate<BidRow>(({ updatedAt }) => updatedAt),
});
