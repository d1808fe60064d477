import { compare, type Decimal } from '../decimals/decimal.ts';
import type { Offer, OfferMatrix } from '../offers/matrix.ts';
import { worthOf } from '../offers/worth.ts';

/** Cheapest first. Equal totals keep their order and share a rank, and the next rank is skipped. */
export function rankByTotal<T extends { readonly total: Decimal }>(
  complete: readonly T[],
): (T & { readonly rank: number })[] {
  const ranked = complete.toSorted((a, b) => compare(a.total, b.total));
  return ranked.map((one) => ({ ...one, rank: ranked.findIndex(({ total }) => total === one.total) + 1 }));
}

type CompleteOffer = {
  readonly offer: Offer;
  readonly total: Decimal;
};

/** Ranks the complete bids of a comparison. */
export function rankOffers(matrix: OfferMatrix): (CompleteOffer & { readonly rank: number })[] {
  return rankByTotal(
    matrix.offers.flatMap((offer): CompleteOffer[] => {
      const { isComplete, figures } = worthOf(offer, matrix);
      return isComplete && figures !== null ? [{ offer, total: figures.total }] : [];
    }),
  );
}
