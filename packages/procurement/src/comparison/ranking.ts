/** How bids and prices rank: totals of complete bids, and the best price of each line. */
import { compare, min, type Decimal } from '../money/decimal.ts';
import type { Offer, OfferMatrix } from '../offers/matrix.ts';
import { comparedTotal, worthOf } from '../offers/worth.ts';

export interface RankedOffer {
  readonly offer: Offer;
  readonly total: Decimal;
  /** From 1; equal totals share a rank and the next rank is skipped. */
  readonly rank: number;
}

/** The complete bids, cheapest first; of equal ones in the matrix's order. */
export function rankOffers(matrix: OfferMatrix): RankedOffer[] {
  const complete = matrix.offers
    .flatMap((offer) => {
      const worth = worthOf(offer, matrix);
      const total = comparedTotal(worth, matrix.currency);
      return worth.isComplete && total !== null ? [{ offer, total }] : [];
    })
    .toSorted((a, b) => compare(a.total, b.total));
  return complete.map((one) => ({ ...one, rank: complete.findIndex(({ total }) => total === one.total) + 1 }));
}

/** The lowest comparable price of a line and the bids that offer it, or null for a line without an offer. */
export type BestPrice = { readonly price: Decimal; readonly bidIds: readonly string[] } | null;

/** The best price of each line, in the order's lines. */
export function bestPrices({ lines, offers }: OfferMatrix): BestPrice[] {
  return lines.map((_, at) => {
    const priced = offers.flatMap((offer) => {
      const price = offer.cells[at]?.price;
      return price === undefined ? [] : [{ id: offer.id, price }];
    });
    const [first, ...rest] = priced.map(({ price }) => price);
    if (first === undefined) return null;
    const price = min(first, ...rest);
    return { price, bidIds: priced.filter((one) => compare(one.price, price) === 0).map(({ id }) => id) };
  });
}
