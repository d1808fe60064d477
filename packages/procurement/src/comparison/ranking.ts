/** Ranks complete bids by their totals. */
import { compare, type Decimal } from '../decimals/decimal.ts';
import type { Offer, OfferMatrix } from '../offers/matrix.ts';
import { worthOf } from '../offers/worth.ts';

interface RankedOffer {
  readonly offer: Offer;
  readonly total: Decimal;
  /** From 1; equal totals share a rank and the next rank is skipped. */
  readonly rank: number;
}

/** Returns the complete bids, cheapest first; equal totals keep the matrix's order. */
export function rankOffers(matrix: OfferMatrix): RankedOffer[] {
  const complete = matrix.offers
    .flatMap((offer) => {
      const { isComplete, figures } = worthOf(offer, matrix);
      return isComplete && figures !== null ? [{ offer, total: figures.total }] : [];
    })
    .toSorted((a, b) => compare(a.total, b.total));
  return complete.map((one) => ({ ...one, rank: complete.findIndex(({ total }) => total === one.total) + 1 }));
}
