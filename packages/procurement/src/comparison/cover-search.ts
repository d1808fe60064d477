/**
 * Chooses sources when each has a fixed cost of use and their number is limited: facility location with a limit on
 * the number. Branch and bound with dual-ascent bounds (D. Erlenkotter, "A dual-based procedure for uncapacitated facility
 * location", 1978). The caller calculates the real cost of a set; the bounds assume that one source covers each line in
 * full, which never costs more.
 */

/** A bid or supplier that can supply lines. */
export type Source = {
  /** Fixed cost of using the source. */
  readonly fixed: number;
  /** Lower bound of each line's cost; null for a line it cannot supply. */
  readonly costs: readonly (number | null)[];
};

/** The real cost of a set of sources; `used` are those that supply something. */
type Evaluation = {
  readonly cost: number;
  readonly used: readonly number[];
};

type CoverTask = {
  readonly sources: readonly Source[];
  /** Limit on the number of sources; none when null. */
  readonly most: number | null;
  /** Cost of an uncovered line: more than all other costs together. */
  readonly missing: number;
  /** @param least the cost to beat: a higher cost need not be calculated exactly */
  readonly evaluate: (chosen: readonly number[], least: number) => Evaluation;
  readonly mostNodes: number;
};

type ChosenSources = {
  readonly sources: readonly number[];
  /** False when the search was cut short: a cheaper set may exist. */
  readonly isExact: boolean;
};

/** The set of sources with the lowest cost. */
export function searchCover(task: CoverTask): ChosenSources {
  const search = new Search(task);
  const sources = search.run();
  return { sources, isExact: search.isExact };
}

type Choice = 'open' | 'taken' | 'excluded';

/** Reads an index that is known to exist. */
function at(values: Readonly<ArrayLike<number>>, index: number): number {
  return values[index] ?? 0;
}

class Search {
  isExact = true;
  private readonly fixed: readonly number[];
  /** cost of each line by source; `missing` where the source cannot supply it */
  private readonly costs: readonly Float64Array[];
  /** sources of each line, cheapest first */
  private readonly ascending: readonly (readonly number[])[];
  private readonly missing: number;
  private readonly evaluate: CoverTask['evaluate'];
  private readonly lines: number;
  private readonly limit: number;
  private readonly mostNodes: number;
  private nodes = 0;
  private best: readonly number[] = [];
  private least = Infinity;
  /** penalty for using a source, which brings the limit on their number into the bound */
  private toll = 0;

  constructor({ sources, most, missing, evaluate, mostNodes }: CoverTask) {
    this.lines = sources[0]?.costs.length ?? 0;
    this.limit = Math.min(most ?? sources.length, sources.length);
    this.mostNodes = mostNodes;
    this.missing = missing;
    this.evaluate = evaluate;
    this.fixed = sources.map(({ fixed }) => fixed);
    this.costs = sources.map(({ costs }) => Float64Array.from(costs, (cost) => cost ?? missing));
    this.ascending = Array.from({ length: this.lines }, (_, line) =>
      this.costs
        .flatMap((costs, source) => (at(costs, line) < missing ? [source] : []))
        .sort((a, b) => this.cost(a, line) - this.cost(b, line) || a - b),
    );
  }

  run(): readonly number[] {
    this.offer([]);
    // A single source may be the optimum, and the bounds need a good first solution.
    if (this.limit > 0) this.fixed.forEach((_, source) => this.offer([source]));
    this.offer(this.greedy());
    // A source without fixed cost is always used, unless it displaces another.
    const isLimited = this.limit < this.fixed.length;
    const choices = this.fixed.map((fixed): Choice => (fixed === 0 && !isLimited ? 'taken' : 'open'));
    this.toll = this.bestToll(choices);
    this.branch(choices, choices.filter((choice) => choice === 'taken').length);
    return this.best;
  }

  private cost(source: number, line: number): number {
    return this.costs[source]?.[line] ?? this.missing;
  }

  /** Cost of each line at the cheapest chosen source. */
  private cheapest(chosen: readonly number[]): Float64Array {
    const least = new Float64Array(this.lines).fill(this.missing);
    for (const source of chosen) {
      for (let line = 0; line < this.lines; line++) least[line] = Math.min(at(least, line), this.cost(source, line));
    }
    return least;
  }

  /** Saving from adding a source; negative when its fixed cost is higher. */
  private savedBy(source: number, least: Float64Array): number {
    let saved = -at(this.fixed, source);
    for (let line = 0; line < this.lines; line++) {
      const less = at(least, line) - this.cost(source, line);
      if (less > 0) saved += less;
    }
    return saved;
  }

  private offer(chosen: readonly number[]): void {
    const { cost, used } = this.evaluate(chosen, this.least);
    if (cost < this.least) [this.best, this.least] = [used, cost];
  }

  /** First solution: add the best source while that helps, then swap the best pair while that helps. */
  private greedy(): readonly number[] {
    let chosen: readonly number[] = [];
    for (;;) {
      const next = this.added(chosen) ?? this.swapped(chosen);
      if (next === null) return chosen;
      chosen = next;
    }
  }

  private added(chosen: readonly number[]): readonly number[] | null {
    if (chosen.length >= this.limit) return null;
    const [source, saved] = this.mostUseful(this.cheapest(chosen), this.unchosen(chosen));
    return saved > 0 ? [...chosen, source] : null;
  }

  private swapped(chosen: readonly number[]): readonly number[] | null {
    const others = this.unchosen(chosen);
    let better: readonly number[] | null = null;
    let most = 0;
    for (const old of chosen) {
      const rest = chosen.filter((source) => source !== old);
      const least = this.cheapest(rest);
      const [source, saved] = this.mostUseful(least, others);
      const more = saved - this.savedBy(old, least);
      if (more > most) [better, most] = [[...rest, source], more];
    }
    return better;
  }

  private unchosen(chosen: readonly number[]): readonly number[] {
    return this.fixed.flatMap((_, source) => (chosen.includes(source) ? [] : [source]));
  }

  /** The source with the largest saving if it alone were added, and that saving. */
  private mostUseful(least: Float64Array, sources: readonly number[]): readonly [source: number, saved: number] {
    let [best, most] = [sources[0] ?? 0, -Infinity];
    for (const source of sources) {
      const saved = this.savedBy(source, least);
      if (saved > most) [best, most] = [source, saved];
    }
    return [best, most];
  }

  private branch(choices: readonly Choice[], takenCount: number): void {
    if (this.nodes++ >= this.mostNodes) {
      this.isExact = false;
      return;
    }
    const of = (wanted: Choice) => choices.flatMap((choice, source) => (choice === wanted ? [source] : []));
    const [taken, open] = [of('taken'), of('open')];
    this.offer(taken);
    if (takenCount === this.limit || open.length === 0) return;
    if (this.bound(choices, takenCount, this.toll) >= this.least) return;
    // Unless the limit forbids it, the sources used when all are open are a candidate too.
    const { used } = this.evaluate([...taken, ...open], this.least);
    if (used.length <= this.limit) this.offer(used);
    const [next] = this.mostUseful(this.cheapest(taken), open);
    this.branch(choices.with(next, 'taken'), takenCount + 1);
    this.branch(choices.with(next, 'excluded'), takenCount);
  }

  /** Finds the toll with the best bound at the root by ternary search: the bound has a single maximum. */
  private bestToll(choices: readonly Choice[]): number {
    if (this.limit >= this.fixed.length) return 0;
    let [from, to] = [0, Math.max(1, Math.floor(this.missing / 2))];
    let [best, highest] = [0, this.bound(choices, 0, 0)];
    // Each step keeps two thirds; once the bound meets the best solution it cannot improve.
    while (to - from > 2 && highest < this.least) {
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
   * Lower bound of every cover with these choices. Each line raises what it pays, from one source's cost to the next,
   * while no open source receives more than its fixed cost and the toll.
   */
  private bound(choices: readonly Choice[], takenCount: number, toll: number): number {
    const slack = Float64Array.from(this.fixed, (fixed, source) => (choices[source] === 'taken' ? 0 : fixed + toll));
    const ladders = this.ascending.map((sources) => sources.filter((source) => choices[source] !== 'excluded'));
    const pays = Float64Array.from(ladders, ([first], line) =>
      first === undefined ? this.missing : this.cost(first, line),
    );
    let rising = ladders.map((_, line) => line);
    while (rising.length > 0) rising = rising.filter((line) => this.raise(line, pays, slack, ladders[line] ?? []));
    const paid = choices.reduce((sum, choice, source) => (choice === 'taken' ? sum + at(this.fixed, source) : sum), 0);
    return pays.reduce((a, b) => a + b, 0) + paid - toll * (this.limit - takenCount);
  }

  /** Raises one line by one step. Returns whether the step was made in full, so that another may follow. */
  private raise(line: number, pays: Float64Array, slack: Float64Array, ladder: readonly number[]): boolean {
    const now = at(pays, line);
    if (now >= this.missing) return false;
    let [rise, room] = [this.missing - now, Infinity];
    let reached = 0;
    for (const source of ladder) {
      const cost = this.cost(source, line);
      if (cost > now) {
        rise = cost - now;
        break;
      }
      room = Math.min(room, at(slack, source));
      reached++;
    }
    const step = Math.min(rise, room);
    if (step <= 0) return false;
    for (let rung = 0; rung < reached; rung++) {
      const source = ladder[rung] ?? 0;
      slack[source] = at(slack, source) - step;
    }
    pays[line] = now + step;
    return step === rise;
  }
}
