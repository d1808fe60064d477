/** An order with its competing bids as arithmetic takes them. */
import { Allocator, type Allocation } from '@zakupki/procurement/comparison/cheapest-allocation';
import { isDecimal } from '@zakupki/procurement/money/decimal';
import type { Completion } from '@zakupki/api-client/schema';
import { completionOf } from '@zakupki/procurement/comparison/completion';
import type { OfferMatrix } from '@zakupki/procurement/offers/matrix';
import { askedLine } from '../../bids/rules/worth.ts';
import type { OrderSheet } from './order-sheet.ts';
import { isInTheRunning } from './ranking.ts';

/** The bids that compete, by number. */
export function offerMatrix({ order, bids }: OrderSheet): OfferMatrix {
  return {
    currency: order.currency,
    basis: order.compareBasis,
    lines: order.items.map(askedLine),
    offers: bids.flatMap((sheet) => (isInTheRunning(sheet) && sheet.worth.offer ? [sheet.worth.offer] : [])),
  };
}

/** Calculated once for a sheet, which is never changed. */
const known = new WeakMap<
  OrderSheet,
  { readonly matrix: OfferMatrix; readonly allocator: Allocator; best?: Allocation | null }
>();

function knownOf(sheet: OrderSheet) {
  let entry = known.get(sheet);
  if (entry === undefined) {
    const matrix = offerMatrix(sheet);
    known.set(sheet, (entry = { matrix, allocator: new Allocator(matrix) }));
  }
  return entry;
}

/** What it costs to complete a bid from the others; null when they cannot. */
export function completionIn(sheet: OrderSheet, bidId: string): Completion | null {
  const found = completionOf(knownOf(sheet).matrix, bidId);
  return found !== null && isDecimal(found.total) ? found : null;
}

export const allocatorOf = (sheet: OrderSheet): Allocator => knownOf(sheet).allocator;

/** The cheapest allocation of all lines; null when nothing can be bought. */
export function cheapestOf(sheet: OrderSheet): Allocation | null {
  const entry = knownOf(sheet);
  entry.best ??= entry.allocator.allocate();
  return entry.best;
}
