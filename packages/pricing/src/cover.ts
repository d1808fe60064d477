/**
 * Who should supply what, when each source costs something to use and only so many may be used: the uncapacitated
 * facility location problem with a limit on the number. Exact by branch and bound with dual-ascent bounds
 * (D. Erlenkotter, "A dual-based procedure for uncapacitated facility location", 1978).
 */

/** Somebody who can supply lines. Whole numbers of the currency's smallest unit, so that sums are exact. */
export interface Source {
  /** What using it costs at all. */
  readonly fixed: number;
  /** What each line costs; null for a line it cannot supply. */
  readonly costs: readonly (number | null)[];
}

export interface Cover {
  /** For each line the source chosen, or null when nobody of those chosen can supply it. */
  readonly sources: readonly (number | null)[];
  /** False when the search was given up: then it is a cover found, and a cheaper one may exist. */
  readonly isExact: boolean;
}

/** Nodes looked at before giving up: a good second on an old machine, far more than orders of 30 bids have needed. */
const MOST_NODES = 20_000;

/**
 * The cover with the most lines, among those the cheapest, with at most `most` sources (all when null).
 * Of equal sources the first is taken.
 */
export function cheapestCover(sources: readonly Source[], most: number | null, mostNodes = MOST_NODES): Cover {
  const lines = sources[0]?.costs.length ?? 0;
  const limit = Math.min(most ?? sources.length, sources.length);
  const search = new Search(sources, lines, limit, mostNodes);
  const chosen = search.run();
  return {
    isExact: search.isExact,
    sources: Array.from({ length: lines }, (_, line) => cheapest(sources, chosen, line)),
  };
}

function cheapest(sources: readonly Source[], chosen: readonly number[], line: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const source of chosen) {
    const cost = sources[source]?.costs[line] ?? null;
    if (cost !== null && cost < least) [best, least] = [source, cost];
  }
  return best;
}

type Choice = 'open' | 'taken' | 'left';

class Search {
  isExact = true;
  private readonly fixed: readonly number[];
  /** costs[line][source]; `missing` where it cannot be supplied */
  private readonly costs: readonly (readonly number[])[];
  /** sources of each line, cheapest first */
  private readonly ascending: readonly (readonly number[])[];
  /** more than everything together: leaving a line out is worse than any price */
  private readonly missing: number;
  private readonly limit: number;
  private readonly mostNodes: number;
  private nodes = 0;
  private best: readonly number[] = [];
  private least = Infinity;
  /** price put on using a source at all, so that the bound knows of the limit */
  private toll = 0;

  constructor(sources: readonly Source[], lines: number, limit: number, mostNodes: number) {
    this.limit = limit;
    this.mostNodes = mostNodes;
    this.fixed = sources.map(({ fixed }) => fixed);
    const dearest = Array.from({ length: lines }, (_, line) =>
      Math.max(0, ...sources.map(({ costs }) => costs[line] ?? 0)),
    );
    this.missing = 1 + dearest.reduce((a, b) => a + b, 0) + this.fixed.reduce((a, b) => a + b, 0);
    this.costs = dearest.map((_, line) => sources.map(({ costs }) => costs[line] ?? this.missing));
    this.ascending = this.costs.map((costs) =>
      costs
        .flatMap((cost, source) => (cost < this.missing ? [source] : []))
        .sort((a, b) => this.at(costs, a) - this.at(costs, b) || a - b),
    );
  }

  run(): readonly number[] {
    this.offer(this.greedy());
    const choices: Choice[] = this.fixed.map(() => 'open');
    this.toll = this.bestToll(choices);
    this.branch(choices, 0);
    return this.best;
  }

  private at(values: readonly number[], index: number): number {
    return values[index] ?? 0;
  }

  private costOf(chosen: readonly number[]): number {
    let cost = chosen.reduce((sum, source) => sum + this.at(this.fixed, source), 0);
    for (const costs of this.costs) cost += Math.min(this.missing, ...chosen.map((source) => this.at(costs, source)));
    return cost;
  }

  private offer(chosen: readonly number[]): void {
    const used = this.used(chosen);
    const cost = this.costOf(used);
    if (cost < this.least) [this.best, this.least] = [used, cost];
  }

  /** Those of the chosen that are the cheapest of some line; the others only cost. */
  private used(chosen: readonly number[]): readonly number[] {
    const needed = new Set<number>();
    for (const costs of this.costs) {
      let [least, winner] = [this.missing, -1];
      for (const source of chosen)
        if (this.at(costs, source) < least) [least, winner] = [this.at(costs, source), source];
      if (winner >= 0) needed.add(winner);
    }
    return chosen.filter((source) => needed.has(source));
  }

  /** A first cover: the best to add while it helps, then the best to exchange while it helps. */
  private greedy(): readonly number[] {
    let chosen: readonly number[] = [];
    let cost = this.costOf(chosen);
    for (;;) {
      const others = this.fixed.flatMap((_, source) => (chosen.includes(source) ? [] : [source]));
      const grown = chosen.length < this.limit ? others.map((source) => [...chosen, source]) : [];
      const exchanged = others.flatMap((source) =>
        chosen.map((old) => chosen.map((one) => (one === old ? source : one))),
      );
      let better: readonly number[] | null = null;
      for (const next of [...grown, ...exchanged]) {
        const nextCost = this.costOf(next);
        if (nextCost < cost) [better, cost] = [next, nextCost];
      }
      if (better === null) return chosen;
      chosen = better;
    }
  }

  private branch(choices: readonly Choice[], taken: number): void {
    if (this.nodes++ >= this.mostNodes) {
      this.isExact = false;
      return;
    }
    const of = (wanted: Choice) => choices.flatMap((choice, source) => (choice === wanted ? [source] : []));
    const [kept, open] = [of('taken'), of('open')];
    this.offer(kept);
    if (taken === this.limit || open.length === 0) return;
    if (this.bound(choices, taken, this.toll) >= this.least) return;
    // Without a limit in the way, what is used of everything open is a cover too.
    const all = this.used([...kept, ...open]);
    if (new Set([...kept, ...all]).size <= this.limit) this.offer([...new Set([...kept, ...all])]);
    const next = this.mostUseful(kept, open);
    this.branch(choices.with(next, 'taken'), taken + 1);
    this.branch(choices.with(next, 'left'), taken);
  }

  /** The open source that saves most over those taken, as if it were the only one to come. */
  private mostUseful(kept: readonly number[], open: readonly number[]): number {
    let [best, most] = [open[0] ?? 0, -Infinity];
    const now = this.costs.map((costs) => Math.min(this.missing, ...kept.map((source) => this.at(costs, source))));
    for (const source of open) {
      let saved = -this.at(this.fixed, source);
      this.costs.forEach((costs, line) => (saved += Math.max(0, this.at(now, line) - this.at(costs, source))));
      if (saved > most) [best, most] = [source, saved];
    }
    return best;
  }

  /** The toll with the best bound at the root, by narrowing down: the bound rises to it and falls after it. */
  private bestToll(choices: readonly Choice[]): number {
    if (this.limit >= this.fixed.length) return 0;
    let [from, to] = [0, Math.max(1, Math.floor(this.missing / 2))];
    let [best, highest] = [0, this.bound(choices, 0, 0)];
    for (let step = 0; step < 60 && to - from > 2; step++) {
      const third = Math.max(1, Math.floor((to - from) / 3));
      const [low, high] = [this.bound(choices, 0, from + third), this.bound(choices, 0, to - third)];
      if (low > highest) [best, highest] = [from + third, low];
      if (high > highest) [best, highest] = [to - third, high];
      if (low < high) from += third;
      else to -= third;
    }
    return best;
  }

  /**
   * What every cover with these choices costs at least. Each line bids up what it would pay, from one source's cost to
   * the next one's, while no open source is paid more than it asks (its fixed cost and the toll).
   */
  private bound(choices: readonly Choice[], taken: number, toll: number): number {
    const slack = this.fixed.map((fixed, source) => (choices[source] === 'taken' ? 0 : fixed + toll));
    const ladders = this.ascending.map((sources) => sources.filter((source) => choices[source] !== 'left'));
    const pays = this.costs.map((costs, line) => {
      const [first] = this.at2(ladders, line);
      return first === undefined ? this.missing : this.at(costs, first);
    });
    let isRising = true;
    while (isRising) {
      isRising = false;
      for (let line = 0; line < ladders.length; line++)
        if (this.raise(line, pays, slack, this.at2(ladders, line))) isRising = true;
    }
    const paid = choices.reduce(
      (sum, choice, source) => (choice === 'taken' ? sum + this.at(this.fixed, source) : sum),
      0,
    );
    return pays.reduce((a, b) => a + b, 0) + paid - toll * (this.limit - taken);
  }

  private at2(values: readonly (readonly number[])[], index: number): readonly number[] {
    return values[index] ?? [];
  }

  /** One step of one line's ladder; whether it could be taken in full and another may follow. */
  private raise(line: number, pays: number[], slack: number[], ladder: readonly number[]): boolean {
    const costs = this.at2(this.costs, line);
    const now = this.at(pays, line);
    if (now >= this.missing) return false;
    let [rise, room] = [this.missing - now, Infinity];
    let reached = 0;
    for (const source of ladder) {
      const cost = this.at(costs, source);
      if (cost > now) {
        rise = cost - now;
        break;
      }
      room = Math.min(room, this.at(slack, source));
      reached++;
    }
    const step = Math.min(rise, room);
    if (step <= 0) return false;
    for (const source of ladder.slice(0, reached)) slack[source] = this.at(slack, source) - step;
    pays[line] = now + step;
    return step === rise;
  }
}
