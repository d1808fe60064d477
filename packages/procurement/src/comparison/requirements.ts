/** The cost of a buyer's requirements: the cheapest allocation with and without each of them. */
import { roundAmount } from '../money/amount.ts';
import { compare, subtract, type Decimal } from '../decimals/decimal.ts';
import { Allocator, type Allocation, type AllocationLimits } from './cheapest-allocation.ts';
import type { OfferMatrix } from '../offers/matrix.ts';
import { coverageOf, isComplete } from '../offers/worth.ts';

/** The buyer's conditions. Absent or false means not required. */
export type Requirements = {
  /** Only complete bids. */
  readonly wholeBidsOnly?: boolean;
  /** No line from a supplier without VAT. */
  readonly vatNeeded?: boolean;
  readonly mostSuppliers?: number | null;
  /** Latest delivery day of every line (YYYY-MM-DD); an offer without a promised day does not qualify. */
  readonly deliverBy?: string | null;
  /** No bid or line with an open blocker. */
  readonly noBlockers?: boolean;
};

export type Requirement = keyof Requirements;

/** The cost of one requirement on the current bids. */
type RequirementPrice = {
  readonly requirement: Requirement;
  /** The cheapest allocation under this requirement alone; null when nothing can be bought under it. */
  readonly allocation: Allocation | null;
  /** Additional cost over the allocation without requirements; null when it covers less. */
  readonly extra: Decimal | null;
};

export type PricedRequirements = {
  /** Without any requirement. */
  readonly free: Allocation | null;
  /** Under all active requirements. */
  readonly wanted: Allocation | null;
  /** Additional cost of all active requirements together; null when they cover less. */
  readonly extra: Decimal | null;
  /** Each offered requirement by itself, in the given order, active or not. */
  readonly each: readonly RequirementPrice[];
};

/** In display order. */
export const REQUIREMENTS = [
  'wholeBidsOnly',
  'vatNeeded',
  'mostSuppliers',
  'deliverBy',
  'noBlockers',
] as const satisfies readonly Requirement[];

/**
 * Prices the active requirements together, and each offered requirement (with the value it would have) by itself.
 * An allocation that meets a requirement is valid without it too, so a search cut short never makes a requirement look
 * like a saving.
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

/** Translates requirements into limits of an allocation. */
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
