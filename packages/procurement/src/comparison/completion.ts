/** The cost of completing a partial bid with the cheapest other bids. */
import { sumAmounts } from '../money/amount.ts';
import { divide, multiply, subtract, type Decimal } from '../decimals/decimal.ts';
import { Allocator, minimumOf } from './cheapest-allocation.ts';
import type { AskedLine, OfferMatrix } from '../offers/matrix.ts';
import { coverOf, worthOf } from '../offers/worth.ts';

export type Completion = {
  /** The bid with everything it covers, and the rest. */
  readonly total: Decimal;
  /** The rest alone, including the delivery of the bids that supply it. */
  readonly extra: Decimal;
  /** The bids that supply the rest. */
  readonly bidIds: string[];
  /** False when a cheaper way may exist. */
  readonly isExact: boolean;
};

/** Returns null for a complete bid, and when the other bids cannot supply the entire rest. */
export function completionOf(matrix: OfferMatrix, bidId: string): Completion | null {
  const offer = matrix.offers.find(({ id }) => id === bidId);
  if (offer === undefined) return null;
  const worth = worthOf(offer, matrix);
  if (worth.isComplete || worth.figures === null) return null;
  const missing = matrix.lines.flatMap((line, at) => {
    const cell = offer.cells[at] ?? null;
    const cover = cell === null ? null : coverOf(cell, line);
    if (cover?.isFull === true) return [];
    const covered = cover?.compared ?? '0';
    const quantity = line.quantity === null ? null : subtract(line.quantity, covered);
    return [{ at, line: { ...line, quantity, tolerancePercent: toleranceOfRest(line, quantity) } }];
  });
  const others = matrix.offers.filter((other) => other !== offer);
  const rest = new Allocator(
    {
      ...matrix,
      lines: missing.map(({ line }) => line),
      offers: others.map((other) => ({ ...other, cells: missing.map(({ at }) => other.cells[at] ?? null) })),
    },
    others.map((other) => minimumOf(other, matrix)),
  ).allocate();
  if (rest === null || rest.left > 0) return null;
  return {
    total: sumAmounts([worth.figures.total, rest.total], matrix.currency),
    extra: rest.total,
    bidIds: rest.shares.map(({ bidId: id }) => id),
    isExact: rest.isExact,
  };
}

const TOLERANCE_DIGITS = 12;

/** Expresses the tolerance of the whole line in percent of the rest. */
function toleranceOfRest({ quantity, tolerancePercent }: AskedLine, rest: Decimal | null): Decimal {
  if (quantity === null || rest === null) return tolerancePercent;
  return divide(multiply(quantity, tolerancePercent), rest, TOLERANCE_DIGITS);
}
