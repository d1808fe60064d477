/** How bids and prices rank: totals of complete bids, and the best price of each line. */
import { compare, min, type Decimal } from '../decimals/decimal.ts';
import type { Offer, OfferMatrix } from '../offers/matrix.ts';
import { worthOf } from '../offers/worth.ts';

export interface RankedOffer {
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

/** The lowest comparable price of a line and the bids that offer it, or null for a line without an offer. */
export type BestPrice = { readonly price: Decimal; readonly bidIds: readonly string[] } | null;

/** In the order of the lines. */
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
