/** Moves lines between bids so that each bid used gets at least its minimum order. */
import { costOf, fillInOrder, fillLine, type FillableLine, type LineFill, type LineSource } from './line-fill.ts';

type MinimumTask = {
  readonly lines: readonly FillableLine[];
  readonly has: (bid: number) => boolean;
  /** Minimum order of each bid, in the bid's currency. */
  readonly minimums: readonly number[];
  readonly fixed: readonly number[];
  readonly budget: Budget;
};

/** Number of partial choices left to examine, shared by several searches. */
export type Budget = {
  tries: number;
};

type Fills = {
  readonly fills: readonly LineFill[];
  readonly isExact: boolean;
};

/** Rounding error of doubles: less than half a kopeck. */
const HALF_SMALLEST = 0.004;
/** Up to this number of bids on a line every combination is tried. */
const MOST_COMBINED = 4;

/** Finds the cheapest fills that meet every minimum. */
export function fillWithMinimums(task: MinimumTask): Fills {
  return new MinimumSearch(task).run();
}

export function meetsMinimums(fills: readonly LineFill[], minimums: readonly number[]): boolean {
  const ordered = new Map<number, number>();
  for (const { parts } of fills) {
    for (const { source, quantity } of parts) {
      // Rounded as charged; doubles may put an exact half slightly too low.
      const amount = Math.round(costOf(source, quantity) * source.quotedPerCost * 100 + 1e-6) / 100;
      ordered.set(source.bid, (ordered.get(source.bid) ?? 0) + amount);
    }
  }
  return [...ordered].every(([bid, sum]) => sum + HALF_SMALLEST >= (minimums[bid] ?? 0));
}

/** Chooses line by line, cheapest fill first, and skips branches that cannot beat the best solution. */
class MinimumSearch {
  private readonly task: MinimumTask;
  private readonly ways: readonly (readonly LineFill[])[];
  /** Lower bound of the cost of the lines from each index on. */
  private readonly rest: readonly number[];
  private readonly uncovered: number;
  private best: readonly LineFill[];
  private least = Infinity;
  private isComplete = true;

  constructor(task: MinimumTask) {
    this.task = task;
    this.best = task.lines.map(emptyFill);
    const dearest = task.lines.flatMap(({ sources }) => sources.map((source) => costOf(source, source.available)));
    this.uncovered = [...dearest, ...task.fixed].reduce((a, b) => a + b, 1) * 1_000;
    this.ways = task.lines.map((line) =>
      this.waysToFill(line).toSorted((a, b) => this.price(line, a) - this.price(line, b)),
    );
    const rest = [0];
    for (const [at, line] of [...task.lines.entries()].reverse()) {
      const [first] = this.ways[at] ?? [];
      rest.unshift((rest[0] ?? 0) + (first === undefined ? 0 : this.price(line, first)));
    }
    this.rest = rest;
  }

  run(): Fills {
    this.choose(0, [], 0, new Set());
    const isExact = this.isComplete && this.task.budget.tries > 0 && this.best.every((fill) => fill.isExact);
    return { fills: this.best, isExact };
  }

  private choose(at: number, chosen: readonly LineFill[], cost: number, used: ReadonlySet<number>): void {
    if (this.task.budget.tries-- <= 0 || cost + (this.rest[at] ?? 0) >= this.least) return;
    const line = this.task.lines[at];
    if (line === undefined) {
      if (meetsMinimums(chosen, this.task.minimums)) [this.best, this.least] = [chosen, cost];
      return;
    }
    for (const fill of this.ways[at] ?? []) {
      const next = new Set([...used, ...fill.parts.map(({ source }) => source.bid)]);
      const fixed = [...next].reduce((sum, bid) => sum + (used.has(bid) ? 0 : (this.task.fixed[bid] ?? 0)), 0);
      this.choose(at + 1, [...chosen, fill], cost + this.price(line, fill) + fixed, next);
    }
  }

  private price({ asked }: FillableLine, { cost, left }: LineFill): number {
    return cost + (left > 0 ? this.uncovered * (left / (asked ?? left)) : 0);
  }

  /** Few bids: every set in every order. Many bids: each alone, all, and all but one. */
  private waysToFill(line: FillableLine): LineFill[] {
    const sources = line.sources.filter(({ bid }) => this.task.has(bid));
    const bids = sources.map(({ bid }) => bid);
    const isFew = bids.length <= MOST_COMBINED;
    if (!isFew && !sources.every(({ isFull }) => isFull)) this.isComplete = false;
    const sets = isFew
      ? Array.from({ length: 2 ** bids.length }, (_, set) => bids.filter((_bid, bit) => (set >> bit) & 1))
      : [[], bids, ...bids.map((bid) => [bid]), ...bids.map((bid) => bids.filter((other) => other !== bid))];
    const fills = sets.map((set) => fillLine(line, (bid) => set.includes(bid)));
    const { asked } = line;
    // A bid may come before cheaper ones to reach its minimum.
    const ordered =
      isFew && asked !== null && !line.isSimple ? orders(sources).map((some) => fillInOrder(line, some, asked)) : [];
    const signed = [...fills, ...ordered].map((fill): [string, LineFill] => [
      fill.parts
        .map(({ source, quantity }) => `${source.bid}:${quantity}`)
        .toSorted()
        .join(),
      fill,
    ]);
    return [...new Map(signed).values()];
  }
}

/** Every order of every set. */
function orders(sources: readonly LineSource[]): (readonly LineSource[])[] {
  return [
    [],
    ...sources.flatMap((first) => orders(sources.filter((other) => other !== first)).map((rest) => [first, ...rest])),
  ];
}

function emptyFill({ asked }: FillableLine): LineFill {
  return { parts: [], cost: 0, left: asked ?? 1, isExact: true };
}
