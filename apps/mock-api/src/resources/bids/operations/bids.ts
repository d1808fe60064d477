import { compare } from '@zakupki/procurement/decimals/decimal';
import { listedBids, reachedBids } from '../../../tables/bids/order-bids.ts';
import type { BidRow, BidStatusCounts } from '@zakupki/api-client/schema';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { compareBids } from '../../../rules/bids/changes.ts';
import { blankBid } from '../../../rules/bids/draft.ts';
import { wereBidsOpened } from '../../../rules/bids/sealing.ts';
import { searchFor } from '@zakupki/mock-engine/lists/search';
import { byComparator, byDate, byNumber, byText, sortRows } from '@zakupki/mock-engine/lists/sort';
import { isOpen, type OrderRecord } from '../../../model/records/orders.ts';
import { applyInput, newBid } from '../input.ts';
import { ensureBidAction, type BidTarget, requiresAccess, requireBid, saveBid, supersedeBid } from '../store.ts';
import { presentBidAnswer } from '../present.ts';
import { presentBidRow } from '../present.ts';
import { presentBid } from '../present.ts';
import { presentOwnBidRow } from '../own-bid-view.ts';
import { blankOwnBid, ensureMayBid, markReceived } from '../own-bids.ts';
import { findOwnInvitation } from '../../../tables/rights/invitations.ts';
import { isApart, removeBid } from '../../../tables/bids/sealed-bids.ts';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { announce } from '../../changes/announce.ts';
import { locateOrder } from '../../orders/guards.ts';
import { pageOf } from '@zakupki/mock-engine/lists/page';
import { deleteAttachments } from '../../../tables/attachments.ts';

export const bids = {
  listBids: operation<'listBids', OrderRecord>({
    locate: locateOrder,
    handle: ({ query }, call, order) => {
      const { q, status, sort = ['rank', 'number'] } = query;
      const matches = q === undefined ? () => true : searchFor(q);
      const invitation = findOwnInvitation(call, order.id);
      const all = invitation ? reachedBids(call, invitation.id) : listedBids(call.world, order.id);
      // Searched as presented: a search must not find what is sealed.
      const found = all
        .map((bid) => (invitation ? presentOwnBidRow(bid, order, call) : presentBidRow(bid, order, call.now)))
        .filter(({ supplier, externalNumber }) => matches([supplier.name, supplier.taxId?.id ?? null, externalNumber]));
      const rows = found.filter((bid) => !status || status.includes(bid.status));
      const page = pageOf(sortRows(rows, [...sort, 'number'], columnsOf(order)), query);
      return { status: 200, body: { ...page, countsByStatus: countByStatus(found) } };
    },
  }),

  createBid: operation<'createBid', OrderRecord>({
    locate: locateOrder,
    guard: (order, call) => {
      if (call.caller.invitation) ensureMayBid(order, call);
      else if (!isOpen(order)) throw new Problem('order_not_open', { reason: `order.status: ${order.status}` });
      else if (wereBidsOpened(order)) throw new Problem('bids_were_opened');
    },
    handle: ({ body }, call, order) => {
      const invitation = findOwnInvitation(call, order.id);
      const draft = newBid(call, order);
      const blank = invitation ? blankOwnBid(order, draft, invitation, call) : blankBid(order, draft);
      const bid = applyInput(call, order, blank, body);
      const stored = saveBid(call, order, bid, invitation ? null : { action: 'bid.create' });
      return { status: 201, ...presentBidAnswer(call, order, stored) };
    },
  }),

  getBid: operation<'getBid', BidTarget>({
    locate: requireBid,
    handle: (_request, call, { bid, order }) => ({ status: 200, ...presentBidAnswer(call, order, bid) }),
  }),

  updateBid: operation<'updateBid', BidTarget>({
    locate: requireBid,
    paid: requiresAccess('edit'),
    current: presentBid,
    guard: ensureBidAction('edit'),
    handle: ({ body }, call, { bid, order }) => {
      const input = applyInput(call, order, bid, body);
      const changes = compareBids(bid, input, order);
      const isReceived = call.caller.invitation !== null && bid.status === 'submitted' && changes.length > 0;
      const changed = isReceived ? markReceived(input, order, call.nowIso) : input;
      // Drafts are saved often; the audit log starts with submission.
      const isRecorded = bid.status !== 'draft' && changes.length > 0;
      const event = isRecorded ? ({ action: 'bid.update', changes } as const) : null;
      const stored = saveBid(call, order, changed, event, isReceived ? 'bid.received_again' : 'bid.saved');
      // Supersedes only a newly named bid: one that was reinstated since stays.
      const isNewlyNamed = changed.supersedesBidId !== bid.supersedesBidId;
      if (isNewlyNamed && stored.status === 'submitted') supersedeBid(call, { bid: stored, order });
      const last = isApart(call.world, stored) ? stored : (call.world.bids.get(bid.id) ?? stored);
      return { status: 200, ...presentBidAnswer(call, order, last) };
    },
  }),

  deleteBid: operation<'deleteBid', BidTarget>({
    locate: requireBid,
    current: presentBid,
    guard: ensureBidAction('delete'),
    handle: (_request, call, { bid, order }) => {
      const { world } = call;
      removeBid(world, bid);
      deleteAttachments(bid.id, call);
      // The buyer never saw a supplier's draft.
      const events = bid.invitationId === null ? [{ action: 'bid.delete' as const, bid }] : [];
      announce(call, 'bid.deleted', { order, bid, events });
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
