import { comparableBids } from '../../tables/bids/order-bids.ts';
import type { Bid, BidFlags, BidRow } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { findBlock } from '../../rules/access/access.ts';
import { presentBidItems } from '../../rules/comparison/ranking.ts';
import { exclusionsOf } from '../../rules/bids/exclusions.ts';
import { isSealedBid } from '../../rules/bids/sealing.ts';
import { presentOwnBid } from './own-bid-view.ts';
import { submittedVia } from '../../rules/bids/submitted-via.ts';
import { bidFlags } from '../../rules/bids/totals.ts';
import { bidAccess } from '../../rules/bids/transitions.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { worthOfBid, calculateTotals, unrankedReason } from '../../rules/bids/worth.ts';
import { etag } from '@zakupki/api-client/operation';
import { listOrderFiles } from '../../tables/attachments.ts';

export type BidWithOrder = { bid: BidRecord; order: OrderRecord };

/** Includes figures calculated from the other bids. */
export function presentBid({ bid, order }: BidWithOrder, call: Call): Bid {
  if (call.caller.invitation) return presentOwnBid({ bid, order }, call);
  const {
    ownerId: _,
    fileHashes: _hashes,
    ownChangeAt: _ownChange,
    draftedIn: _session,
    daysCountFrom: _from,
    askedVatRate: _asked,
    ...fields
  } = bid;
  return {
    ...fields,
    excludedItemIds: [...(bid.excludedItemIds ?? [])],
    exclusions: exclusionsOf(bid),
    submittedVia: submittedVia(bid),
    ...figures(order, bid, bidFlags(order, bid, call.now)),
    items: presentBidItems(order, bid, comparableBids(call.world, order), call.now),
    isSealed: isSealedBid(order, bid),
    attachments: listOrderFiles(bid.id, call),
    flags: bidFlags(order, bid, call.now),
    access: bidAccess(bid, order, findBlock(call.caller.user, call.now), call.lang),
  };
}

function figures(order: OrderRecord, bid: BidRecord, flags: BidFlags): Pick<Bid, 'totals' | 'unranked'> {
  const worth = worthOfBid(order, bid);
  return { totals: calculateTotals(order, bid, worth), unranked: unrankedReason(bid, flags, worth) };
}

export function presentBidRow(bid: BidRecord, order: OrderRecord, now: number): BidRow {
  const { supplierId, name, taxId } = bid.supplier;
  return {
    id: bid.id,
    orderId: bid.orderId,
    number: bid.number,
    version: bid.version,
    status: bid.status,
    supplier: { supplierId, name, taxId },
    orderRevision: bid.orderRevision,
    round: bid.round,
    source: bid.source,
    invitationId: bid.invitationId,
    submittedVia: submittedVia(bid),
    isSealed: isSealedBid(order, bid),
    externalNumber: bid.externalNumber,
    receivedAt: bid.receivedAt,
    validUntil: bid.validUntil,
    currency: bid.currency,
    vatMode: bid.vatMode,
    ...figures(order, bid, bidFlags(order, bid, now)),
    deliveryDays: bid.deliveryDays,
    payment: bid.payment,
    alternativeOfBidId: bid.alternativeOfBidId,
    supersedesBidId: bid.supersedesBidId,
    flags: bidFlags(order, bid, now),
    rank: bid.rank,
    counts: bid.counts,
    updatedAt: bid.updatedAt,
  };
}

export function presentBidAnswer(call: Call, order: OrderRecord, bid: BidRecord) {
  const body = presentBid({ bid, order }, call);
  return { body, headers: { ETag: etag(body) } };
}
