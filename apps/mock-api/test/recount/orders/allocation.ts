/** The cheapest allocation by trying every set of bids, every move of a line and every number of packs. */
import { costOf, coveredShare, type Filling, LineFills, type Part } from './fill.ts';
import { compare, type Rational, subtract, sum, toNumber, ZERO } from './rational.ts';
import { type Bidder, minimumOf, type Sheet } from './sheet.ts';
import { addMoney, charge, comparedQuantity, convert, deliveryOf, isPositive, type Money, onBasis } from './worth.ts';

type Share = {
  readonly bidder: Bidder;
  readonly parts: readonly Part[];
  readonly goods: Money;
  readonly delivery: Money;
  /** on the order's basis, with delivery */
  readonly total: bigint;
};

export type Allocation = {
  readonly parts: readonly Part[];
  /** by number of the bid */
  readonly shares: readonly Share[];
  /** sum of the covered shares of lines; the tolerance counts as covered */
  readonly covered: Rational;
  /** uncovered quantity of each line */
  readonly lefts: readonly Rational[];
  readonly linesCovered: number;
  readonly linesInFull: number;
  readonly total: bigint;
};

/**
 * Covers most, then costs least, then uses the fewest bids; null without offers.
 * @param needed quantity of each line; default: everything
 */
export function cheapestAllocation(
  sheet: Sheet,
  bidders: readonly Bidder[],
  needed: readonly Rational[] = sheet.lines.map(({ quantity }) => quantity),
): Allocation | null {
  return bestOf([...bestByCount(sheet, bidders, needed).values()]);
}

/** The fewest suppliers that cover as much as the cheapest allocation for at most 1 % more. */
export function proposedAllocation(sheet: Sheet, bidders: readonly Bidder[]): Allocation | null {
  const everything = sheet.lines.map(({ quantity }) => quantity);
  const byCount = [...bestByCount(sheet, bidders, everything)].toSorted(([a], [b]) => a - b);
  const cheapest = bestOf(byCount.map(([, one]) => one));
  for (const [most] of byCount) {
    const one = bestOf(byCount.filter(([count]) => count <= most).map(([, each]) => each));
    if (one && cheapest && compare(one.covered, cheapest.covered) >= 0 && one.total * 100n <= cheapest.total * 101n)
      return one;
  }
  return cheapest;
}

const bestOf = (found: readonly Allocation[]): Allocation | null =>
  found.reduce<Allocation | null>((best, one) => (best === null || isBetter(one, best) ? one : best), null);

const supplierOf = ({ bid: { id, supplier } }: Bidder): string =>
  supplier.taxId ? `${supplier.taxId.scheme} ${supplier.taxId.id}` : (supplier.supplierId ?? supplier.name ?? id);

/** The best allocation of each number of suppliers. */
function bestByCount(
  sheet: Sheet,
  bidders: readonly Bidder[],
  needed: readonly Rational[],
): ReadonlyMap<number, Allocation> {
  const useful = bidders.filter(({ offers }) => offers.some((offer, at) => offer && isPositive(needed[at] ?? ZERO)));
  const shareOf = shareCalculator(sheet);
  const lines = needed.map((left, at) => new LineFills(sheet, at, left));
  const best = new Map<number, Allocation>();
  for (let set = 1; set < 2 ** useful.length; set++) {
    const members = useful.filter((_, place) => (set >> place) % 2 === 1);
    const free = lines.map((line) => line.cheapestFrom(members));
    // Lines move only where a minimum order is not reached.
    const fillings = keepsMinimums(sheet, members, free)
      ? free
      : new MoveSearch(sheet, members).run(lines.map((line) => line.movesFrom(members)));
    const found = fillings && allocationOf(sheet, members, fillings, shareOf);
    if (!found) continue;
    const count = new Set(members.map(supplierOf)).size;
    const known = best.get(count);
    if (known === undefined || isBetter(found, known)) best.set(count, found);
  }
  return best;
}

function isBetter(a: Allocation, b: Allocation): boolean {
  const more = compare(a.covered, b.covered);
  if (more !== 0) return more > 0;
  return a.total === b.total ? a.shares.length < b.shares.length : a.total < b.total;
}

/** A way to fill a line, with its bounds. */
type Choice = { readonly filling: Filling; readonly cost: number; readonly covered: number };

/** The moves that keep every minimum order, cover most and cost least before rounding; every combination is tried. */
class MoveSearch {
  private readonly sheet: Sheet;
  private readonly members: readonly Bidder[];
  private choices: readonly Choice[][] = [];
  private best: { readonly fillings: Filling[]; readonly cost: number; readonly covered: number } | null = null;

  constructor(sheet: Sheet, members: readonly Bidder[]) {
    this.sheet = sheet;
    this.members = members;
  }

  /** Null where no combination reaches the minimums. */
  run(fillings: readonly Filling[][]): Filling[] | null {
    this.choices = this.sheet.lines.map((line, at) =>
      (fillings[at] ?? [])
        .map((filling) => ({
          filling,
          cost: toNumber(costOf(this.sheet, filling)),
          covered: toNumber(coveredShare(line, filling.left)),
        }))
        .sort((a, b) => b.covered - a.covered || a.cost - b.cost),
    );
    this.choose([], 0, 0);
    return this.best?.fillings ?? null;
  }

  private choose(chosen: readonly Filling[], cost: number, covered: number): void {
    const { best, choices } = this;
    const rest = choices.slice(chosen.length);
    const most = covered + rest.reduce((sum, all) => sum + Math.max(...all.map((one) => one.covered)), 0);
    const least = cost + rest.reduce((sum, all) => sum + Math.min(...all.map((one) => one.cost)), 0);
    if (best && (most < best.covered - NEARLY || (most < best.covered + NEARLY && least > best.cost - NEARLY))) return;
    const [all] = rest;
    if (!all) {
      if (keepsMinimums(this.sheet, this.members, chosen)) this.best = { fillings: [...chosen], cost, covered };
      return;
    }
    for (const one of all) this.choose([...chosen, one.filling], cost + one.cost, covered + one.covered);
  }
}

/** Doubles bound the search; results are exact. */
const NEARLY = 1e-7;

type ShareOf = (bidder: Bidder, parts: readonly Part[]) => Share;

/** Cached: bids often get the same quantities. */
function shareCalculator(sheet: Sheet): ShareOf {
  const known = new Map<string, Share>();
  return (bidder, parts) => {
    const key = `${bidder.bid.number}|${parts.map(({ at, charge: { amount } }) => `${at}:${amount}`).join(' ')}`;
    const found = known.get(key);
    if (found) return { ...found, parts };
    const goods = convert(
      bidder,
      parts.map((part) => part.charge),
    );
    const delivery = deliveryOf(bidder);
    const share = { bidder, parts, goods, delivery, total: onBasis(sheet, addMoney(goods, delivery)) };
    known.set(key, share);
    return share;
  };
}

/** Null when a bid gets nothing (a smaller set is the same) or less than its minimum order. */
function allocationOf(
  sheet: Sheet,
  members: readonly Bidder[],
  fillings: readonly Filling[],
  shareOf: ShareOf,
): Allocation | null {
  const parts = fillings.flatMap((filling) => filling.parts);
  const byBid = members.map((bidder) => ({ bidder, bidParts: parts.filter((part) => part.bidder === bidder) }));
  if (byBid.some(({ bidder, bidParts }) => bidParts.length === 0 || !reachesMinimum(sheet, bidder, bidParts)))
    return null;
  const shares = byBid.map(({ bidder, bidParts }) => shareOf(bidder, bidParts));
  return {
    parts,
    shares,
    covered: sum(sheet.lines.map((line, at) => coveredShare(line, fillings[at]?.left ?? ZERO))),
    lefts: fillings.map(({ left }) => left),
    linesCovered: fillings.filter((filling) => filling.parts.length > 0).length,
    linesInFull: fillings.filter(({ left }) => !isPositive(left)).length,
    total: shares.reduce((total, share) => total + share.total, 0n),
  };
}

function keepsMinimums(sheet: Sheet, members: readonly Bidder[], fillings: readonly Filling[]): boolean {
  const parts = fillings.flatMap((filling) => filling.parts);
  return members.every((bidder) => {
    const bidParts = parts.filter((part) => part.bidder === bidder);
    return bidParts.length === 0 || reachesMinimum(sheet, bidder, bidParts);
  });
}

const amountOf = (charges: readonly { readonly amount: bigint }[]) =>
  charges.reduce((total, { amount }) => total + amount, 0n);

/** The bid's minimum order, or its whole offer when that is less. */
export function reachesMinimum(sheet: Sheet, bidder: Bidder, bidParts: readonly Pick<Part, 'charge'>[]): boolean {
  const everything = sheet.lines.flatMap((line, at) => {
    const offer = bidder.offers[at] ?? null;
    return offer ? [charge(offer, comparedQuantity(line, offer))] : [];
  });
  const [minimum, all] = [minimumOf(bidder), amountOf(everything)];
  return amountOf(bidParts.map((part) => part.charge)) >= (all < minimum ? all : minimum);
}

export type Completion = { readonly total: bigint; readonly extra: bigint; readonly bidIds: readonly string[] };

/** The cost of completing a bid from the cheapest others; null when they cannot. */
export function completionOf(
  sheet: Sheet,
  bidder: Bidder,
  ownTotal: bigint,
  others: readonly Bidder[],
): Completion | null {
  const needed = sheet.lines.map((line, at) => {
    const offer = bidder.offers[at] ?? null;
    return subtract(line.quantity, offer ? comparedQuantity(line, offer) : ZERO);
  });
  const rest = cheapestAllocation(sheet, others, needed);
  if (rest === null || rest.linesInFull < sheet.lines.length) return null;
  return { total: ownTotal + rest.total, extra: rest.total, bidIds: rest.shares.map((share) => share.bidder.bid.id) };
}
