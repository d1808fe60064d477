/** Chooses which bids are used and what each supplies: every set of a few bids, branch and bound for many. */
import { searchCover } from './cover-search.ts';
import { costOf, fillLine, type FillableLine, type LineFill } from './line-fill.ts';
import { fillWithMinimums, keepsMinimums, type Budget } from './minimum-orders.ts';

export interface ChosenFills {
  /** One for each line. */
  readonly fills: readonly LineFill[];
  readonly isExact: boolean;
}

export interface AllocationTask {
  readonly lines: readonly FillableLine[];
  /** What using each bid costs at all, in the smallest unit of the order's currency. */
  readonly fixed: readonly number[];
  /** The least to order from each bid, in its own currency. */
  readonly minimums: readonly number[];
  /** By how much the total of each bid's share may differ from its cost. */
  readonly rounding: readonly number[];
  readonly suppliers: readonly string[];
  readonly mostSuppliers: number | null;
  /** The total as it is shown, rounded as bids are, in the smallest unit. */
  readonly totalOf: (chosen: ChosenFills) => number;
}

interface Candidate extends ChosenFills {
  /** Uncovered lines and parts of lines. */
  readonly left: number;
  readonly cost: number;
  readonly bids: readonly number[];
}

/** So many bids are tried in every combination. */
const MOST_COMBINED = 6;
/** Sets of bids looked at before the search is given up: well under a second for 30 bids on 200 lines. */
const MOST_NODES = 4_000;
/** Partial choices looked at for minimum orders, over all sets. */
const MOST_TRIES = 100_000;
const NEARLY = 1e-6;

export class AllocationSearch {
  isExact = true;
  private readonly task: AllocationTask;
  /** What nothing can cover is no reason to prefer one set to another. */
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
    return this.lowestShown(candidates);
  }

  /** Costs are not rounded, totals are: among candidates that differ by less than rounding can, the total decides. */
  private lowestShown(candidates: readonly Candidate[]): Candidate {
    const left = Math.min(...candidates.map((one) => one.left));
    const covering = candidates.filter((one) => one.left <= left + NEARLY);
    const least = Math.min(...covering.map(({ cost }) => cost));
    const margin = 2 * this.task.rounding.reduce((a, b) => a + b, 0);
    const near = covering.filter(({ cost }) => cost <= least + margin);
    const shown = near.map((one) => ({ one, total: near.length === 1 ? 0 : this.task.totalOf(one) }));
    const [first] = shown.toSorted((a, b) => a.total - b.total || a.one.bids.length - b.one.bids.length);
    return first?.one ?? this.candidate([]);
  }

  /** The cost of a set of bids, without working out who supplies what. Null where a minimum order may couple the lines. */
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
    const own = bids.filter((bid) => used[bid] === 1);
    return { cost: own.reduce((sum, bid) => sum + this.fixedOf(bid), cost) + left * missing, used: own };
  }

  /** @param missing what a line left out costs; what cannot cost less than `least` is not worked out further */
  private candidate(bids: readonly number[], missing = 0, least = Infinity): Candidate {
    const { lines, minimums, fixed } = this.task;
    const among = new Set(bids);
    const has = (bid: number) => among.has(bid);
    const free = this.priced(lines.map((line) => fillLine(line, has)));
    if (free.cost + free.left * missing >= least || keepsMinimums(free.fills, minimums)) return free;
    const kept = fillWithMinimums({ lines, has, minimums, fixed, budget: this.budget });
    return { ...this.priced(kept.fills), isExact: kept.isExact };
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

  /** A supplier counts once however many of its bids are used, so every combination of them is a choice of its own. */
  private supplierGroups(offering: readonly number[]): (readonly number[])[] {
    const bySupplier = Map.groupBy(offering, (bid) => this.task.suppliers[bid]);
    return [...bySupplier.values()].flatMap((own) =>
      own.length > MOST_COMBINED ? [...own.map((bid) => [bid]), own] : subsets(own).filter(({ length }) => length > 0),
    );
  }
}

/** At least what a line costs from these bids: all of it at their lowest price, packs by the fraction. */
function leastCost({ sources, asked }: FillableLine, bids: readonly number[]): number | null {
  const costs = sources.flatMap((one) =>
    bids.includes(one.bid) ? [asked === null ? one.availableCost : one.unitCost * asked] : [],
  );
  return costs.length === 0 ? null : Math.min(...costs);
}

/** How much is left over all lines, a whole line being 1. */
export function leftOf(lines: readonly FillableLine[], fills: readonly LineFill[]): number {
  return fills.reduce((sum, { left }, at) => sum + left / (lines[at]?.asked ?? THOUSANDTHS), 0);
}

const THOUSANDTHS = 1_000;

function subsets(bids: readonly number[]): (readonly number[])[] {
  return Array.from({ length: 2 ** bids.length }, (_, set) => bids.filter((_bid, bit) => (set >> bit) & 1));
}
