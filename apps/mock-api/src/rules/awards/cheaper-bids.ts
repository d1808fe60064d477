/**
 * Bids that would be cheaper than an award and were set aside: rejected, expired or excluded on a line. A buyer who has
 * seen prices could set aside all below the one that is to win; a supplier could submit several with rising prices.
 * Pure.
 */
import type { CheaperBid } from '@zakupki/api-client/schema';
import { compare, type Decimal } from '@zakupki/procurement/decimals/decimal';
import type { BidRecord } from '../../model/records/bids.ts';
import { exclusionsOf } from '../bids/exclusions.ts';
import { wasOpened, wereBidsOpened } from '../bids/sealing.ts';
import { listAnswers, priceOn } from '../bids/totals.ts';
import { comparableTotal, worthOfBid } from '../bids/worth.ts';
import type { BidSheet, OrderSheet } from '../comparison/order-sheet.ts';
import { isSameSupplier, supplierTraits } from '../companies/same-supplier.ts';
import type { Allotted } from '../comparison/award-lines.ts';

/** @param total of the award, on the order's basis with delivery */
export function findCheaperBids(sheet: OrderSheet, allotted: readonly Allotted[], total: Decimal): CheaperBid[] {
  return sheet.bids.flatMap((other): CheaperBid[] => {
    const { bid } = other;
    const cause = causeOnLines(sheet, other, allotted) ?? causeOfTotal(sheet, other, allotted, total);
    if (bid.status === 'draft' || cause === null) return [];
    return [{ bidId: bid.id, number: bid.number, supplierName: bid.supplier.name ?? '', ...cause }];
  });
}

type Cause = Pick<CheaperBid, 'cause' | 'reason'>;

/** Why the bid does not count; null for a bid that competes. @param itemIds lines that it would be cheaper on */
function causeFor({ bid, flags }: BidSheet, itemIds: readonly string[]): Cause | null {
  if (bid.status === 'disqualified') return { cause: 'rejected', reason: bid.disqualification?.reason ?? null };
  if (bid.status === 'withdrawn') return { cause: 'withdrawn', reason: bid.withdrawal?.reason ?? null };
  if (flags.isExpired) return { cause: 'expired', reason: null };
  const exclusion = exclusionsOf(bid).find(({ orderItemId }) => itemIds.includes(orderItemId));
  return exclusion ? { cause: 'line_excluded', reason: exclusion.reason } : null;
}

function causeOnLines(sheet: OrderSheet, other: BidSheet, allotted: readonly Allotted[]): Cause | null {
  for (const one of allotted) {
    const cause = causeFor(other, [one.answer.item.id]);
    if (
      cause &&
      other.bid.id !== one.bid.id &&
      binds(sheet.order, other.bid, one) &&
      undercuts(sheet, other.bid, one)
    ) {
      return cause;
    }
  }
  return null;
}

/** For a lower total than the award's, as if none of its lines were excluded: delivery may decide. */
function causeOfTotal({ order }: OrderSheet, other: BidSheet, allotted: readonly Allotted[], total: Decimal) {
  const { bid } = other;
  if (!wereBidsOpened(order) || !allotted.some((one) => one.bid.id !== bid.id && binds(order, bid, one))) return null;
  const cause = causeFor(other, bid.excludedItemIds ?? []);
  if (cause === null) return null;
  const worth = worthOfBid(order, { ...bid, excludedItemIds: [] });
  const offered = worth.isComplete ? comparableTotal(order, worth) : null;
  return offered !== null && compare(offered, total) < 0 ? cause : null;
}

/** Once prices were opened, every bid binds the buyer, but not one that its supplier took back. */
const isRival = (order: OrderSheet['order'], { status }: BidRecord): boolean =>
  wereBidsOpened(order) && status !== 'withdrawn';

function binds(order: OrderSheet['order'], other: BidRecord, { bid: awarded }: Allotted): boolean {
  if (isRival(order, other)) return true;
  // A supplier replaces a bid at will that was not opened: its earlier prices do not bind. An opened one goes by a refused
  // purchase order only, and a dearer bid of the next round may have been agreed.
  const isReplaced = awarded.supersedesBidId === other.id && !wasOpened(order, other);
  return !isReplaced && isOfSupplier(other, awarded);
}

const isOfSupplier = (a: BidRecord, b: BidRecord): boolean =>
  (a.invitationId !== null && a.invitationId === b.invitationId) ||
  isSameSupplier(supplierTraits(a.supplier), supplierTraits(b.supplier));

/** Offers without a comparable price undercut none. Another product undercuts only where one was chosen. */
function undercuts({ order }: OrderSheet, other: BidRecord, { bid, answer }: Allotted): boolean {
  const { price } = priceOn(order.compareBasis, order, bid, answer);
  return listAnswers(order, other).some(({ item, line }) => {
    if (item.id !== answer.item.id || !line.offered) return false;
    if (line.isEquivalent && !answer.line.isEquivalent && !isOfSupplier(other, bid)) return false;
    const offered = priceOn(order.compareBasis, order, other, { item, line }).price;
    return price !== null && offered !== null && compare(offered, price) < 0;
  });
}
