/** The price of a buyer's requirements: the cheapest way to buy everything, with and without each of them. */
import { roundAmount } from './amount.ts';
import { cheapestCover, type Source } from './cover.ts';
import { currencyDigits } from './currency.ts';
import { compare, multiply, subtract, type Decimal } from './decimal.ts';
import { normalizedQuantity } from './comparison-price.ts';
import { convertAmount } from './exchange.ts';
import {
  cellAmount,
  fullCells,
  splitBy,
  type AskedLine,
  type Offer,
  type OfferedCell,
  type OfferMatrix,
  type Split,
} from './offers.ts';
import { totalsOf } from './totals.ts';

/** What the buyer insists on. Everything absent or false is not asked for. */
export interface Requirements {
  /** Only bids that price every line. */
  readonly wholeBidsOnly?: boolean;
  /** No line from a supplier who pays no VAT. */
  readonly vatNeeded?: boolean;
  /** At most so many suppliers. */
  readonly mostSuppliers?: number | null;
  /** Every line promised for this day at the latest (YYYY-MM-DD); a line without a day does not do. */
  readonly deliverBy?: string | null;
  /** No bid or line with something that forbids to take it. */
  readonly noBlockers?: boolean;
}

export type Requirement = keyof Requirements;

export interface Allocation extends Split {
  /** False when the search for the cheapest was given up (see `cheapestCover`): a cheaper one may exist. */
  readonly isExact: boolean;
  /** Bids whose part stays below their minimum order amount. */
  readonly belowMinimum: readonly string[];
}

/**
 * The cheapest way to buy as many lines as can be bought, deliveries included. Amounts are what the bids quote for their
 * quantities; an offer of less than was asked for supplies the line only where nobody offers enough. Minimum order
 * amounts do not steer the choice, they are reported. Null when no line can be bought.
 */
export function cheapestAllocation(matrix: OfferMatrix, requirements: Requirements = {}): Allocation | null {
  return allocate(countedOut(matrix), requirements);
}

/** The offers that can supply each line, with all amounts: worked out once for every set of requirements. */
interface CountedOut {
  readonly matrix: OfferMatrix;
  readonly bids: readonly CountedBid[];
}

/** Amounts in the smallest unit of the order's currency. */
interface CountedBid {
  readonly offer: Offer;
  readonly isWhole: boolean;
  readonly fixed: number;
  readonly costs: readonly (number | null)[];
}

function countedOut(matrix: OfferMatrix): CountedOut {
  const smallest = String(10 ** currencyDigits(matrix.currency));
  const inSmallest = (amount: Decimal) => Number(multiply(amount, smallest));
  const isWhole = new Map(matrix.offers.map((offer) => [offer.id, fullCells(offer) !== null]));
  const bids = enoughOnly(matrix).map((offer) => ({
    offer,
    isWhole: isWhole.get(offer.id) === true,
    fixed: inSmallest(convertAmount(offer.deliveryCost ?? '0', offer.exchange, matrix.currency)),
    costs: offer.cells.map((cell) => (cell === null ? null : inSmallest(cellAmount(offer, cell, matrix)))),
  }));
  return { matrix, bids };
}

function allocate({ matrix, bids }: CountedOut, requirements: Requirements): Allocation | null {
  const sources = sourcesOf(bids.map((bid) => allowed(bid, requirements)));
  const cover = cheapestCover(
    sources.map(({ source }) => source),
    requirements.mostSuppliers ?? null,
  );
  const bidIds = cover.sources.map((source, at) => (source === null ? null : (sources[source]?.bidIds[at] ?? null)));
  const split = splitBy(matrix, bidIds);
  if (split.shares.length === 0) return null;
  return { ...split, isExact: cover.isExact, belowMinimum: belowMinimum(split, matrix) };
}

/** Offers of less than the line asks for, beyond its tolerance, are left out where somebody offers enough. */
function enoughOnly({ lines, offers }: OfferMatrix): readonly Offer[] {
  const enough = offers.map(({ cells }) => lines.map((line, at) => isEnough(cells[at] ?? null, line)));
  const somebody = lines.map((_, at) => enough.some((own) => own[at] === true));
  return offers.map((offer, bid) => ({
    ...offer,
    cells: offer.cells.map((cell, at) => (somebody[at] === true && enough[bid]?.[at] !== true ? null : cell)),
  }));
}

function isEnough(cell: OfferedCell | null, { quantity, unitCode, tolerancePercent }: AskedLine): boolean {
  if (cell === null) return false;
  if (cell.quantity === quantity && cell.unitCode === unitCode) return true;
  const offered = normalizedQuantity(cell, unitCode);
  if (quantity === null || offered === null) return true;
  return compare(multiply(offered, '100'), multiply(quantity, subtract('100', tolerancePercent))) >= 0;
}

/** The bid with the amounts of those lines alone that may be taken. */
function allowed(bid: CountedBid, requirements: Requirements): CountedBid {
  const { wholeBidsOnly, vatNeeded, deliverBy, noBlockers } = requirements;
  const { offer, isWhole, costs } = bid;
  const isRefused = (wholeBidsOnly === true && !isWhole) || (noBlockers === true && offer.isBlocked);
  const fits = (cell: OfferedCell | null | undefined) =>
    cell != null &&
    !isRefused &&
    !(vatNeeded === true && cell.vatRate === 'none') &&
    !(noBlockers === true && cell.isBlocked) &&
    (deliverBy === undefined || deliverBy === null || (cell.promised !== null && cell.promised <= deliverBy));
  return { ...bid, costs: costs.map((cost, at) => (fits(offer.cells[at]) ? cost : null)) };
}

/** One supplier with some of its bids; which of them gives a line is the cheaper one's. */
interface SupplierSource {
  readonly source: Source;
  readonly bidIds: readonly (string | null)[];
}

/** More bids of one supplier than this are not combined in every way, only each alone and all together. */
const MOST_COMBINED = 4;

/** A supplier counts once however many of its bids are used, so every combination of them is a source of its own. */
function sourcesOf(bids: readonly CountedBid[]): SupplierSource[] {
  const lines = bids[0]?.costs ?? [];
  return [...Map.groupBy(bids, ({ offer }) => offer.supplier).values()].flatMap((own) =>
    combinations(own).map((some) => {
      const cheapest = lines.map((_, at) =>
        some.reduce<CountedBid | null>((best, bid) => {
          const [cost, least] = [bid.costs[at] ?? null, best?.costs[at] ?? null];
          return cost !== null && (least === null || cost < least) ? bid : best;
        }, null),
      );
      return {
        source: {
          fixed: some.reduce((sum, { fixed }) => sum + fixed, 0),
          costs: cheapest.map((bid, at) => bid?.costs[at] ?? null),
        },
        bidIds: cheapest.map((bid) => bid?.offer.id ?? null),
      };
    }),
  );
}

function combinations<T>(own: readonly T[]): (readonly T[])[] {
  if (own.length > MOST_COMBINED) return [...own.map((one) => [one]), own];
  return Array.from({ length: 2 ** own.length - 1 }, (_, at) => own.filter((_one, bit) => ((at + 1) >> bit) & 1));
}

function belowMinimum({ shares }: Split, { offers, lines }: OfferMatrix): readonly string[] {
  return shares.flatMap(({ bidId, lineIds }) => {
    const offer = offers.find(({ id }) => id === bidId);
    if (!offer || offer.minOrderAmount === null) return [];
    const ids = new Set(lineIds);
    const cells = lines.flatMap(({ id }, at) => (ids.has(id) ? (offer.cells[at] ?? []) : []));
    const { net, gross } = totalsOf(cells, offer);
    return compare(offer.vatMode === 'included' ? gross : net, offer.minOrderAmount) < 0 ? [bidId] : [];
  });
}

/** What one requirement costs on the bids in hand. */
export interface RequirementPrice {
  readonly requirement: Requirement;
  /** The cheapest allocation under this requirement alone; null when nothing can be bought under it. */
  readonly allocation: Allocation | null;
  /** What it costs more than without any requirement; null when it leaves lines without anybody. */
  readonly extra: Decimal | null;
}

export interface PricedRequirements {
  /** Without any requirement. */
  readonly free: Allocation | null;
  /** Under all that are switched on. */
  readonly wanted: Allocation | null;
  /** What all that are switched on cost together; null when they leave lines without anybody. */
  readonly extra: Decimal | null;
  /** Each of those offered by itself, in their order, switched on or not. */
  readonly each: readonly RequirementPrice[];
}

/**
 * Prices the requirements switched on together, and each of those offered (with the value it would have) by itself.
 * Every allocation under a requirement is also one without it, so no requirement comes out as a saving, not even by the
 * kopeck of VAT rounding between amounts by line and by bid.
 */
export function priceRequirements(
  matrix: OfferMatrix,
  offered: Requirements,
  on: readonly Requirement[],
): PricedRequirements {
  const names = REQUIREMENTS.filter((name) => Boolean(offered[name]));
  const only = (some: readonly Requirement[]): Requirements =>
    Object.fromEntries(some.map((name) => [name, offered[name]]));
  const counted = countedOut(matrix);
  const alone = names.map((name) => ({ name, allocation: allocate(counted, only([name])) }));
  const wanted = allocate(counted, only(names.filter((name) => on.includes(name))));
  const free = [allocate(counted, {}), wanted, ...alone.map(({ allocation }) => allocation)].reduce(better);
  const extraOf = (one: Allocation | null) =>
    one === null || free === null || one.uncovered.length > free.uncovered.length
      ? null
      : roundAmount(subtract(one.total, free.total), matrix.currency);
  return {
    free,
    wanted,
    extra: extraOf(wanted),
    each: alone.map(({ name, allocation }) => ({ requirement: name, allocation, extra: extraOf(allocation) })),
  };
}

/** Every requirement there is, in the order they are shown. */
export const REQUIREMENTS = [
  'wholeBidsOnly',
  'vatNeeded',
  'mostSuppliers',
  'deliverBy',
  'noBlockers',
] as const satisfies readonly Requirement[];

function better(a: Allocation | null, b: Allocation | null): Allocation | null {
  if (a === null || b === null) return a ?? b;
  const lines = a.uncovered.length - b.uncovered.length;
  return lines < 0 || (lines === 0 && compare(a.total, b.total) <= 0) ? a : b;
}
