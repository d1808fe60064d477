/** What a supplier's submitted bids came to. Pure. */
import type { SupplierStats } from '@zakupki/api-client/schema';
import { divide } from '@zakupki/pricing/decimal';
import { percentOf } from '@zakupki/pricing/percent';
import type { BidRecord } from '../world/records.ts';

/** @param bids the supplier's, drafts among them; @param isLate whether one came after its order's deadline */
export function supplierStats(bids: readonly BidRecord[], isLate: (bid: BidRecord) => boolean): SupplierStats {
  const submitted = bids.filter(({ submittedAt }) => submittedAt !== null);
  const late = submitted.filter(isLate).length;
  return {
    bids: submitted.length,
    wins: submitted.filter(({ status }) => status === 'won').length,
    medianRank: median(submitted.flatMap(({ rank }) => (rank === null ? [] : [rank]))),
    lateRate: percentOf(String(late), String(submitted.length)),
    lastBidAt:
      submitted.map(({ receivedAt }) => receivedAt).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null,
  };
}

function median(ranks: readonly number[]): string | null {
  const ascending = ranks.toSorted((a, b) => a - b);
  const upper = ascending[Math.floor(ascending.length / 2)];
  const lower = ascending[Math.floor((ascending.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : divide(String(lower + upper), '2', 1);
}
