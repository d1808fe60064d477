/** The price of a buyer's requirements: the cheapest allocation with and without each of them. */
import { roundAmount } from '../money/amount.ts';
import { compare, subtract, type Decimal } from '../money/decimal.ts';
import { Allocator, type Allocation, type AllocationLimits } from './cheapest-allocation.ts';
import type { OfferMatrix } from '../offers/matrix.ts';
import { coverageOf, isComplete } from '../offers/worth.ts';

/** What the buyer insists on. Everything absent or false is not asked for. */
export interface Requirements {
  /** Only complete bids. */
  readonly wholeBidsOnly?: boolean;
  /** No line from a supplier without VAT. */
  readonly vatNeeded?: boolean;
  /** At most so many suppliers. */
  readonly mostSuppliers?: number | null;
  /** Every line promised for this day at the latest (YYYY-MM-DD); a line without a day does not do. */
  readonly deliverBy?: string | null;
  /** No bid or line with an open blocker. */
  readonly noBlockers?: boolean;
}

export type Requirement = keyof Requirements;

/** What one requirement costs on the bids in hand. */
export interface RequirementPrice {
  readonly requirement: Requirement;
  /** The cheapest allocation under this requirement alone; null when nothing can be bought under it. */
  readonly allocation: Allocation | null;
  /** What it costs more than without any requirement; null when it covers less. */
  readonly extra: Decimal | null;
}

export interface PricedRequirements {
  /** Without any requirement. */
  readonly free: Allocation | null;
  /** Under all that are switched on. */
  readonly wanted: Allocation | null;
  /** What all that are switched on cost together; null when they cover less. */
  readonly extra: Decimal | null;
  /** Each of those offered by itself, in their order, switched on or not. */
  readonly each: readonly RequirementPrice[];
}

/** Every requirement there is, in the order they are shown. */
export const REQUIREMENTS = [
  'wholeBidsOnly',
  'vatNeeded',
  'mostSuppliers',
  'deliverBy',
  'noBlockers',
] as const satisfies readonly Requirement[];

/**
 * Prices the requirements switched on together, and each of those offered (with the value it would have) by itself.
 * An allocation under a requirement is also one without it, so no requirement comes out as a saving where a search was
 * given up.
 */
export function priceRequirements(
  matrix: OfferMatrix,
  offered: Requirements,
  on: readonly Requirement[],
): PricedRequirements {
  const names = REQUIREMENTS.filter((name) => Boolean(offered[name]));
  const only = (some: readonly Requirement[]): Requirements =>
    Object.fromEntries(some.map((name) => [name, offered[name]]));
  const allocator = new Allocator(matrix);
  const under = (some: readonly Requirement[]) => allocator.allocate(limitsOf(only(some), matrix));
  const alone = names.map((name) => ({ name, allocation: under([name]) }));
  const wanted = under(names.filter((name) => on.includes(name)));
  const free = [under([]), wanted, ...alone.map(({ allocation }) => allocation)].reduce(better);
  const extraOf = (one: Allocation | null) =>
    one === null || free === null || leavesMore(one, free)
      ? null
      : roundAmount(subtract(one.total, free.total), matrix.currency);
  return {
    free,
    wanted,
    extra: extraOf(wanted),
    each: alone.map(({ name, allocation }) => ({ requirement: name, allocation, extra: extraOf(allocation) })),
  };
}

/** What the requirements mean to an allocation. */
export function limitsOf(
  { wholeBidsOnly, vatNeeded, mostSuppliers, deliverBy, noBlockers }: Requirements,
  { lines, offers }: OfferMatrix,
): AllocationLimits {
  const complete = new Set(
    wholeBidsOnly === true ? offers.filter(({ cells }) => isComplete(coverageOf(lines, cells))) : offers,
  );
  return {
    mostSuppliers: mostSuppliers ?? null,
    allows: (offer, cell) =>
      complete.has(offer) &&
      !(vatNeeded === true && cell.vatRate === 'none') &&
      !(noBlockers === true && (offer.isBlocked || cell.isBlocked)) &&
      (deliverBy === undefined || deliverBy === null || (cell.promised !== null && cell.promised <= deliverBy)),
  };
}

const NEARLY = 1e-9;

function leavesMore(one: Allocation, other: Allocation): boolean {
  return one.left > other.left + NEARLY;
}

function better(a: Allocation | null, b: Allocation | null): Allocation | null {
  if (a === null || b === null) return a ?? b;
  if (leavesMore(b, a)) return a;
  return leavesMore(a, b) || compare(b.total, a.total) < 0 ? b : a;
}
