import { compare } from '@zakupki/procurement/decimals/decimal';
import { listedBids, reachedBids } from '../../../tables/bids/order-bids.ts';
import type { BidRow, BidStatusCounts } from '@zakupki/api-client/schema';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { compareBids } from '../../../rules/bids/changes.ts';
import { blankBid } from '../../../rules/bids/draft.ts';
import { isOpen } from '../../../rules/orders/transitions.ts';
import { wereBidsOpened } from '../../../rules/bids/sealing.ts';
import { searchFor } from '@zakupki/mock-engine/lists/search';
import { byComparator, byDate, byNumber, byText, sortRows } from '@zakupki/mock-engine/lists/sort';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { recordAudit } from '../../../tables/audit.ts';
import { applyInput, newBid } from '../input.ts';
import { ensureBidAction, type BidTarget, requiresAccess, requireBid, saveBid, supersedeBid } from '../store.ts';
import { presentBidAnswer } from '../present.ts';
import { presentBidRow } from '../present.ts';
import { presentBid } from '../present.ts';
import { presentOwnBidRow } from '../own-bid-view.ts';
import { blankOwnBid, ensureMayBid, markReceived, sendReceipt } from '../own-bids.ts';
import { findOwnInvitation } from '../../../tables/rights/invitations.ts';
import { isApart, removeBid } from '../../../tables/bids/sealed-bids.ts';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { locateOrder } from '../../orders/guards.ts';
import { recalculateOrder } from '../../orders/store.ts';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { saveBidDeletion } from '../../../tables/versions.ts';
import { deleteAttachments } from '../../../tables/attachments.ts';

export const bids = {
  listBids: operation<'listBids', OrderRecord>({
    locate: locateOrder,
    handle: ({ query }, context, order) => {
      const { q, status, sort = ['rank', 'number'] } = query;
      const matches = q === undefined ? () => true : searchFor(q);
      const invitation = findOwnInvitation(context, order.id);
      const all = invitation ? reachedBids(context, invitation.id) : listedBids(context.world, order.id);
      // Searched as presented: a search must not find what is sealed.
      const found = all
        .map((bid) => (invitation ? presentOwnBidRow(bid, order, context) : presentBidRow(bid, order, context.now)))
        .filter(({ supplier, externalNumber }) => matches([supplier.name, supplier.taxId?.id ?? null, externalNumber]));
      const rows = found.filter((bid) => !status || status.includes(bid.status));
      const page = pageOf(sortRows(rows, [...sort, 'number'], columnsOf(order)), query);
      return { status: 200, body: { ...page, countsByStatus: countByStatus(found) } };
    },
  }),

  createBid: operation<'createBid', OrderRecord>({
    locate: locateOrder,
    guard: (order, context) => {
      if (context.caller.invitation) ensureMayBid(order, context);
      else if (!isOpen(order)) throw new Problem('order_not_open', { reason: `order.status: ${order.status}` });
      else if (wereBidsOpened(order)) throw new Problem('bids_were_opened');
    },
    handle: ({ body }, context, order) => {
      const invitation = findOwnInvitation(context, order.id);
      const draft = newBid(context, order);
      const blank = invitation ? blankOwnBid(order, draft, invitation, context) : blankBid(order, draft);
      const bid = applyInput(context, order, blank, body);
      const stored = saveBid(context, order, bid, invitation ? null : { action: 'bid.create' });
      return { status: 201, ...presentBidAnswer(context, order, stored) };
    },
  }),

  getBid: operation<'getBid', BidTarget>({
    locate: requireBid,
    handle: (_request, context, { bid, order }) => ({ status: 200, ...presentBidAnswer(context, order, bid) }),
  }),

  updateBid: operation<'updateBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('edit'),
    current: presentBid,
    guard: ensureBidAction('edit'),
    handle: ({ body }, context, { bid, order }) => {
      const input = applyInput(context, order, bid, body);
      const changes = compareBids(bid, input, order);
      const isReceived = context.caller.invitation !== null && bid.status === 'submitted' && changes.length > 0;
      const changed = isReceived ? markReceived(input, order, context.nowIso) : input;
      // Drafts are saved often; the audit log starts with submission.
      const isRecorded = bid.status !== 'draft' && changes.length > 0;
      const stored = saveBid(context, order, changed, isRecorded ? { action: 'bid.update', changes } : null);
      // Supersedes only a newly named bid: one that was reinstated since stays.
      const isNewlyNamed = changed.supersedesBidId !== bid.supersedesBidId;
      if (isNewlyNamed && stored.status === 'submitted') supersedeBid(context, { bid: stored, order });
      if (isReceived) sendReceipt(context, order, stored);
      const last = isApart(context.world, stored) ? stored : (context.world.bids.get(bid.id) ?? stored);
      return { status: 200, ...presentBidAnswer(context, order, last) };
    },
  }),

  deleteBid: operation<'deleteBid', BidTarget>({
    locate: requireBid,
    current: presentBid,
    guard: ensureBidAction('delete'),
    handle: (_request, context, { bid, order }) => {
      const { world } = context;
      removeBid(world, bid);
      deleteAttachments(bid.id, context);
      saveBidDeletion(context, bid);
      // The buyer never saw a supplier's draft.
      if (bid.invitationId === null) recordAudit(context, { action: 'bid.delete', order, bid });
      recalculateOrder(context, order.id);
      return { status: 204 };
    },
  }),
} satisfies Operations<'listBids' | 'createBid' | 'getBid' | 'updateBid' | 'deleteBid'>;

function countByStatus(bids: readonly Pick<BidRow, 'status'>[]): BidStatusCounts {
  const counts: BidStatusCounts = { draft: 0, submitted: 0, won: 0, lost: 0, withdrawn: 0, disqualified: 0 };
  for (const { status } of bids) counts[status] += 1;
  return counts;
}

/** `total` follows the order's comparison basis. */
const columnsOf = ({ compareBasis }: OrderRecord) => ({
  rank: byNumber<BidRow>(({ rank }) => rank),
  number: byNumber<BidRow>(({ number }) => number),
  supplierName: byText<BidRow>(({ supplier }) => supplier.name),
  total: byComparator(compare, ({ totals }: BidRow) =>
    compareBasis === 'gross' ? totals.comparableGross : totals.comparableNet,
  ),
  receivedAt: byDate<BidRow>(({ receivedAt }) => receivedAt),
  validUntil: byDate<BidRow>(({ validUntil }) => validUntil),
  deliveryDays: byNumber<BidRow>(({ deliveryDays }) => deliveryDays),
  updatedAt: byDate<BidRow>(({ updatedAt }) => updatedAt),
});
