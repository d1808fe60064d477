/** Statistics of a supplier's submitted bids. Pure. */
import type { SupplierStats } from '@zakupki/api-client/schema';
import { add, compare, divide, isDecimal, subtract, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { deltaPercent, percentOf } from '@zakupki/procurement/money/percent';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { calculateTotals } from '../bids/worth.ts';

type Known = {
  /** received after the order's deadline */
  isLate: (bid: BidRecord) => boolean;
  /** percent off since the first offer; null when unknown */
  discountOf: (bid: BidRecord) => Decimal | null;
};

/** @param bids of the supplier, including drafts */
export function supplierStats(bids: readonly BidRecord[], { isLate, discountOf }: Known): SupplierStats {
  const submitted = bids.filter(({ submittedAt }) => submittedAt !== null);
  const late = submitted.filter(isLate).length;
  const ranks = submitted.flatMap(({ rank }) => (rank === null ? [] : [String(rank)]));
  return {
    bids: submitted.length,
    wins: submitted.filter(({ status }) => status === 'won').length,
    medianRank: median(ranks, 1),
    lateRate: percentOf(String(late), String(submitted.length)),
    typicalDiscountPercent: median(
      submitted.flatMap((bid) => discountOf(bid) ?? []),
      2,
    ),
    lastBidAt:
      submitted.map(({ receivedAt }) => receivedAt).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null,
  };
}

/**
 * Discount in percent of the previous offer; negative when the price rose. Returns null for an equal price and for
 * offers that cannot be compared.
 */
export function calculateDiscount(order: OrderRecord, before: BidRecord, after: BidRecord): Decimal | null {
  const [previous, current] = [calculateTotals(order, before), calculateTotals(order, after)];
  if (previous.comparableGross === null || current.comparableGross === null) return null;
  if (previous.coverage.quantityPercent !== current.coverage.quantityPercent) return null;
  const delta = deltaPercent(current.comparableGross, previous.comparableGross);
  if (delta === null || delta === '0') return null;
  const discount = subtract('0', delta);
  return isDecimal(discount, 2) ? discount : null;
}

/** Returns the mean of the two middle values for an even count; null for an empty list. */
export function median(values: readonly Decimal[], fractionDigits: number): Decimal | null {
  const ascending = values.toSorted(compare);
  const upper = ascending[Math.floor(ascending.length / 2)];
  const lower = ascending[Math.floor((ascending.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : divide(add(lower, upper), '2', fractionDigits);
}
