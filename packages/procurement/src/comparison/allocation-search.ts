/** Chooses which bids are used and what each supplies: every set of a few bids, branch and bound for many. */
import { searchCover } from './cover-search.ts';
import { costOf, fillLine, type FillableLine, type LineFill } from './line-fill.ts';
import { fillWithMinimums, meetsMinimums, type Budget } from './minimum-orders.ts';

export type ChosenFills = {
  /** One for each line. */
  readonly fills: readonly LineFill[];
  readonly isExact: boolean;
};

type AllocationTask = {
  readonly lines: readonly FillableLine[];
  /** Fixed cost of using each bid (its delivery), in the smallest unit of the order's currency. */
  readonly fixed: readonly number[];
  /** Minimum order of each bid, in the bid's currency. */
  readonly minimums: readonly number[];
  /** How far rounding may move the total of each bid's share from its cost. */
  readonly rounding: readonly number[];
  readonly suppliers: readonly string[];
  readonly mostSuppliers: number | null;
  /** The displayed total, rounded as bids are, in the smallest unit. */
  readonly totalOf: (chosen: ChosenFills) => number;
};

type Candidate = {
  /** Uncovered lines and parts of lines. */
  readonly left: number;
  readonly cost: number;
  readonly bids: readonly number[];
} & ChosenFills;

/** Up to this number of bids every combination is tried. */
const MOST_COMBINED = 6;
/** Sets of bids examined before the search stops: well under a second for 30 bids on 200 lines. */
const MOST_NODES = 4_000;
/** Partial choices examined for minimum orders, over all sets. */
const MOST_TRIES = 100_000;
const NEARLY = 1e-6;

export class AllocationSearch {
  isExact = true;
  private readonly task: AllocationTask;
  /** Quantity that no bid can cover; it must not make one set look worse than another. */
  private readonly unreachable: number;
  private readonly budget: Budget;

  constructor(task: AllocationTask) {
    this.task = task;
    this.budget = { tries: MOST_TRIES };
    this.unreachable = leftOf(
      task.lines,
      task.lines.map((line) => fillLine(line, () => true)),
    );
  }

  run(): ChosenFills {
    const offering = [...new Set(this.task.lines.flatMap(({ sources }) => sources.map(({ bid }) => bid)))].sort(
      (a, b) => a - b,
    );
    return offering.length <= MOST_COMBINED ? this.everySet(offering) : this.branchAndBound(offering);
  }

  private everySet(offering: readonly number[]): ChosenFills {
    const most = this.task.mostSuppliers ?? Infinity;
    const candidates = subsets(offering).flatMap((bids) =>
      new Set(bids.map((bid) => this.task.suppliers[bid])).size <= most ? [this.candidate(bids)] : [],
    );
    return this.lowestTotal(candidates);
  }

  /** Costs are exact but totals are rounded, so among candidates within the rounding error the total decides. */
  private lowestTotal(candidates: readonly Candidate[]): Candidate {
    const left = Math.min(...candidates.map((candidate) => candidate.left));
    const covering = candidates.filter((candidate) => candidate.left <= left + NEARLY);
    const least = Math.min(...covering.map(({ cost }) => cost));
    const margin = 2 * this.task.rounding.reduce((a, b) => a + b, 0);
    const near = covering.filter(({ cost }) => cost <= least + margin);
    const priced = near.map((candidate) => ({
      candidate,
      total: near.length === 1 ? 0 : this.task.totalOf(candidate),
    }));
    const [first] = priced.toSorted((a, b) => a.total - b.total || a.candidate.bids.length - b.candidate.bids.length);
    return first?.candidate ?? this.candidate([]);
  }

  /** The cost of a set of bids without its allocation; null when a minimum order makes lines depend on each other. */
  private quickCost(bids: readonly number[], missing: number): { cost: number; used: readonly number[] } | null {
    if (bids.some((bid) => (this.task.minimums[bid] ?? 0) > 0)) return null;
    const among = new Uint8Array(this.task.fixed.length);
    for (const bid of bids) among[bid] = 1;
    const used = new Uint8Array(among.length);
    let cost = 0;
    let left = -this.unreachable;
    for (const line of this.task.lines) {
      const source = line.isSimple ? line.sources.find(({ bid }) => among[bid] === 1) : undefined;
      if (source !== undefined && line.asked !== null) {
        cost += costOf(source, line.asked);
        used[source.bid] = 1;
        continue;
      }
      const fill = fillLine(line, (bid) => among[bid] === 1);
      cost += fill.cost;
      left += fill.left / (line.asked ?? THOUSANDTHS);
      for (const part of fill.parts) used[part.source.bid] = 1;
    }
    const usedBids = bids.filter((bid) => used[bid] === 1);
    return { cost: usedBids.reduce((sum, bid) => sum + this.fixedOf(bid), cost) + left * missing, used: usedBids };
  }

  /** @param missing cost of an uncovered line; a set that cannot cost less than `least` is abandoned early */
  private candidate(bids: readonly number[], missing = 0, least = Infinity): Candidate {
    const { lines, minimums, fixed } = this.task;
    const among = new Set(bids);
    const has = (bid: number) => among.has(bid);
    const free = this.priced(lines.map((line) => fillLine(line, has)));
    if (free.cost + free.left * missing >= least || meetsMinimums(free.fills, minimums)) return free;
    const { fills, isExact } = fillWithMinimums({ lines, has, minimums, fixed, budget: this.budget });
    return { ...this.priced(fills), isExact };
  }

  private priced(fills: readonly LineFill[]): Candidate {
    const used = new Set<number>();
    let cost = 0;
    for (const fill of fills) {
      cost += fill.cost;
      for (const { source } of fill.parts) used.add(source.bid);
    }
    for (const bid of used) cost += this.fixedOf(bid);
    return {
      fills,
      isExact: fills.every((fill) => fill.isExact),
      left: leftOf(this.task.lines, fills) - this.unreachable,
      cost,
      bids: [...used].sort((a, b) => a - b),
    };
  }

  private fixedOf(bid: number): number {
    return this.task.fixed[bid] ?? 0;
  }

  private branchAndBound(offering: readonly number[]): ChosenFills {
    const { lines, mostSuppliers } = this.task;
    const groups = mostSuppliers === null ? offering.map((bid) => [bid]) : this.supplierGroups(offering);
    const dearest = lines.map(({ sources, asked }) =>
      Math.max(0, ...sources.map((one) => one.unitCost * (asked ?? one.available))),
    );
    const everything = [...dearest, ...this.task.fixed].reduce((a, b) => a + b, 1);
    const missing = everything * 1_000;
    const groupsOf = (chosen: readonly number[], bids: readonly number[]) =>
      chosen.filter((group) => groups[group]?.some((bid) => bids.includes(bid)));
    const sources = groups.map((bids) => ({
      fixed: bids.reduce((sum, bid) => sum + this.fixedOf(bid), 0),
      costs: lines.map((line) => leastCost(line, bids)),
    }));
    const evaluated = (chosen: readonly number[], least?: number) =>
      this.candidate(
        chosen.flatMap((group) => groups[group] ?? []),
        missing,
        least,
      );
    const { sources: best, isExact } = searchCover({
      sources,
      most: mostSuppliers,
      missing,
      mostNodes: MOST_NODES,
      evaluate: (chosen, least) => {
        const quick = this.quickCost(
          chosen.flatMap((group) => groups[group] ?? []),
          missing,
        );
        if (quick !== null) return { cost: quick.cost, used: groupsOf(chosen, quick.used) };
        const { cost, left, bids } = evaluated(chosen, least);
        return { cost: cost + left * missing, used: groupsOf(chosen, bids) };
      },
    });
    this.isExact = isExact;
    return evaluated(best);
  }

  /** A supplier counts once however many of its bids are used, so each combination of its bids is one choice. */
  private supplierGroups(offering: readonly number[]): (readonly number[])[] {
    const bySupplier = Map.groupBy(offering, (bid) => this.task.suppliers[bid]);
    return [...bySupplier.values()].flatMap((bids) =>
      bids.length > MOST_COMBINED
        ? [...bids.map((bid) => [bid]), bids]
        : subsets(bids).filter(({ length }) => length > 0),
    );
  }
}

/** Lower bound of a line's cost from these bids: everything at their lowest price, packs divisible. */
function leastCost({ sources, asked }: FillableLine, bids: readonly number[]): number | null {
  const costs = sources.flatMap((one) =>
    bids.includes(one.bid) ? [asked === null ? one.availableCost : one.unitCost * asked] : [],
  );
  return costs.length === 0 ? null : Math.min(...costs);
}

/** Uncovered quantity over all lines; an uncovered line counts 1. */
export function leftOf(lines: readonly FillableLine[], fills: readonly LineFill[]): number {
  return fills.reduce((sum, { left }, at) => sum + left / (lines[at]?.asked ?? THOUSANDTHS), 0);
}

const THOUSANDTHS = 1_000;

function subsets(bids: readonly number[]): (readonly number[])[] {
  return Array.from({ length: 2 ** bids.length }, (_, set) => bids.filter((_bid, bit) => (set >> bit) & 1));
}
