/** Converts competing bids for the allocation algorithm. */
import { Allocator, type Allocation } from '@zakupki/procurement/comparison/cheapest-allocation';
import { isDecimal } from '@zakupki/procurement/decimals/decimal';
import type { Completion } from '@zakupki/api-client/schema';
import { completionOf } from '@zakupki/procurement/comparison/completion';
import type { OfferMatrix } from '@zakupki/procurement/offers/matrix';
import { toAskedLine } from '../bids/worth.ts';
import type { OrderSheet } from './order-sheet.ts';
import { isContender } from './ranking.ts';

function offerMatrix({ order, bids }: OrderSheet): OfferMatrix {
  return {
    currency: order.currency,
    basis: order.compareBasis,
    lines: order.items.map(toAskedLine),
    offers: bids.flatMap((sheet) => (isContender(sheet) && sheet.worth.offer ? [sheet.worth.offer] : [])),
  };
}

/** Keyed by sheet, since sheets are immutable. */
const calculated = new WeakMap<
  OrderSheet,
  { readonly matrix: OfferMatrix; readonly allocator: Allocator; best?: Allocation | null }
>();

function calculate(sheet: OrderSheet) {
  let entry = calculated.get(sheet);
  if (entry === undefined) {
    const matrix = offerMatrix(sheet);
    calculated.set(sheet, (entry = { matrix, allocator: new Allocator(matrix) }));
  }
  return entry;
}

/** Cost of completing a bid with offers of the other bids; null when they cannot complete it. */
export function completionIn(sheet: OrderSheet, bidId: string): Completion | null {
  const found = completionOf(calculate(sheet).matrix, bidId);
  return found !== null && isDecimal(found.total) ? found : null;
}

export const allocatorOf = (sheet: OrderSheet): Allocator => calculate(sheet).allocator;

/** The split that is proposed; null when nothing can be bought. */
export function findProposedSplit(sheet: OrderSheet): Allocation | null {
  const entry = calculate(sheet);
  entry.best ??= entry.allocator.propose();
  return entry.best;
}
