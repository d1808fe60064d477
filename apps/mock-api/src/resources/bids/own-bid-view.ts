/**
 * A bid as the supplier who made it sees it. Every field is named, so a field added to the contract does not compile
 * until someone decides whether suppliers may see it (docs/decisions/0065-suppliers-without-accounts.md).
 */
import type { Bid, BidItem, BidRow } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { listAttachmentsForSupplier } from '../../tables/attachments.ts';
import { NO_CONFLICTS } from '../../rules/conflict-counts.ts';
import { findOwnInvitation } from '../../tables/rights/invitations.ts';
import { versionOf } from '../orders/supplier-view.ts';
import { ownNumber } from '../../tables/bids/order-bids.ts';
import { ownBidAccess, type OwnBidContext } from '../../rules/bids/own-bid.ts';
import { exclusionsOf } from '../../rules/bids/exclusions.ts';
import { isSealedBid, wasOpened } from '../../rules/bids/sealing.ts';
import { submittedVia } from '../../rules/bids/submitted-via.ts';
import { listOwnBidFiles } from '../../tables/bids/sealed-bids.ts';
import { type Answer, bidFlags, calculateLine, listAnswers } from '../../rules/bids/totals.ts';
import { calculateTotals } from '../../rules/bids/worth.ts';

type OwnBidWithOrder = {
  bid: BidRecord;
  /** as suppliers see it */
  order: OrderRecord;
};

export function presentOwnBid({ bid, order }: OwnBidWithOrder, call: Call): Bid {
  return {
    id: bid.id,
    orderId: bid.orderId,
    number: ownNumber(bid, call),
    version: ownBidVersion(bid, order),
    createdAt: bid.createdAt,
    updatedAt: lastOwnChange(bid),
    createdBy: bid.createdBy,
    status: bid.status,
    supplier: { ...bid.supplier, supplierId: null },
    orderRevision: bid.orderRevision,
    round: bid.round,
    source: bid.source,
    invitationId: bid.invitationId,
    submittedVia: submittedVia(bid),
    isSealed: isSealedBid(order, bid),
    receipt: bid.receipt,
    externalNumber: bid.externalNumber,
    externalDate: bid.externalDate,
    receivedAt: bid.receivedAt,
    submittedAt: bid.submittedAt,
    validUntil: bid.validUntil,
    currency: bid.currency,
    vatMode: bid.vatMode,
    declaredTotal: bid.declaredTotal,
    totals: calculateTotals(order, withoutExclusions(bid)),
    deliveryCost: bid.deliveryCost,
    deliveryDays: bid.deliveryDays,
    deliveryTerms: bid.deliveryTerms,
    payment: bid.payment,
    warrantyMonths: bid.warrantyMonths,
    minOrderAmount: bid.minOrderAmount,
    alternativeOfBidId: bid.alternativeOfBidId,
    supersedesBidId: bid.supersedesBidId,
    notes: bid.notes,
    items: listAnswers(order, bid).map((answer) => presentOwnLine(order, bid, answer)),
    attachments: listAttachmentsForSupplier(listOwnBidFiles(call, bid), order, call),
    flags: bidFlags(order, bid, call.now),
    withdrawal: bid.withdrawal,
    access: ownBidAccess(bid, ownBidContext(order, call), call.lang),
    ...decisionsOn(bid, order),
    // Withheld: always these constants.
    rank: null,
    unranked: null,
    counts: NO_CONFLICTS,
  } satisfies Bid;
}

export function presentOwnBidRow(bid: BidRecord, order: OrderRecord, call: Call): BidRow {
  return {
    id: bid.id,
    orderId: bid.orderId,
    number: ownNumber(bid, call),
    version: ownBidVersion(bid, order),
    status: bid.status,
    supplier: { supplierId: null, name: bid.supplier.name, taxId: bid.supplier.taxId },
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
    totals: calculateTotals(order, withoutExclusions(bid)),
    deliveryDays: bid.deliveryDays,
    payment: bid.payment,
    alternativeOfBidId: bid.alternativeOfBidId,
    supersedesBidId: bid.supersedesBidId,
    flags: bidFlags(order, bid, call.now),
    updatedAt: lastOwnChange(bid),
    // Withheld.
    rank: null,
    unranked: null,
    counts: NO_CONFLICTS,
  } satisfies BidRow;
}

type Decisions = Pick<Bid, 'excludedItemIds' | 'exclusions' | 'disqualification'>;

/** What the buyer decided about an opened bid. Nothing of others: a buyer negotiates about unsealed bids. */
function decisionsOn(bid: BidRecord, order: Pick<OrderRecord, 'sealedBids' | 'openedAt' | 'openings'>): Decisions {
  if (!wasOpened(order, bid)) return { excludedItemIds: [], exclusions: [], disqualification: null };
  const exclusions = exclusionsOf(bid);
  return {
    excludedItemIds: exclusions.map(({ orderItemId }) => orderItemId),
    exclusions,
    disqualification: bid.disqualification,
  };
}

function presentOwnLine(order: OrderRecord, bid: BidRecord, answer: Answer): BidItem {
  const figures = calculateLine(order, bid, answer);
  const rivals = { deltaToBestPercent: null, isBestPrice: false, isBestDate: false };
  return { ...answer.line, computed: { ...figures, ...rivals } };
}

/** Hides which lines the buyer excluded from the comparison. */
const withoutExclusions = (bid: BidRecord): BidRecord => ({ ...bid, excludedItemIds: [] });

/** Changes only with fields that the supplier sees. */
export function ownBidVersion(bid: BidRecord, order: OrderRecord): number {
  const { version: _version, updatedAt: _at, number: _number, rank: _rank, counts: _counts, ...rest } = bid;
  const {
    excludedItemIds: _excluded,
    exclusions: _exclusions,
    disqualification: _disqualification,
    fileHashes: _files,
    draftedIn: _session,
    ...seen
  } = rest;
  return versionOf(wasOpened(order, bid) ? { ...seen, ...decisionsOn(bid, order) } : seen);
}

/** Not `updatedAt`: it would reveal when the buyer decides. */
function lastOwnChange({ ownChangeAt, createdAt }: BidRecord): string {
  return ownChangeAt ?? createdAt;
}

export function ownBidContext(order: OrderRecord, call: Call): OwnBidContext {
  const invitation = findOwnInvitation(call, order.id);
  return { order, now: call.now, hasDeclined: invitation?.decline != null };
}
