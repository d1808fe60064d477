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

/** Nodes looked at before giving up: a few seconds on an old machine, far more than orders of 30 bids have needed. */
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
    sources: Array.from({ length: lines }, (_, line) => chosenFor(sources, chosen, line)),
  };
}

function chosenFor(sources: readonly Source[], chosen: readonly number[], line: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const source of chosen) {
    const cost = sources[source]?.costs[line] ?? null;
    if (cost !== null && cost < least) [best, least] = [source, cost];
  }
  return best;
}

type Choice = 'open' | 'taken' | 'left';

/** A number of an array that is known to be long enough. */
function at(values: Readonly<ArrayLike<number>>, index: number): number {
  return values[index] ?? 0;
}

class Search {
  isExact = true;
  private readonly fixed: readonly number[];
  /** what each source takes for each line; `missing` where it cannot supply it */
  private readonly costs: readonly Float64Array[];
  /** sources of each line, cheapest first */
  private readonly ascending: readonly (readonly number[])[];
  /** more than everything together: leaving a line out is worse than any price */
  private readonly missing: number;
  private readonly lines: number;
  private readonly limit: number;
  private readonly mostNodes: number;
  private nodes = 0;
  private best: readonly number[] = [];
  private least = Infinity;
  /** price put on using a source at all, so that the bound knows of the limit */
  private toll = 0;

  constructor(sources: readonly Source[], lines: number, limit: number, mostNodes: number) {
    this.lines = lines;
    this.limit = limit;
    this.mostNodes = mostNodes;
    this.fixed = sources.map(({ fixed }) => fixed);
    const dearest = Array.from({ length: lines }, (_, line) =>
      Math.max(0, ...sources.map(({ costs }) => costs[line] ?? 0)),
    );
    this.missing = 1 + dearest.reduce((a, b) => a + b, 0) + this.fixed.reduce((a, b) => a + b, 0);
    this.costs = sources.map(({ costs }) => Float64Array.from(costs, (cost) => cost ?? this.missing));
    this.ascending = dearest.map((_, line) =>
      this.costs
        .flatMap((costs, source) => (at(costs, line) < this.missing ? [source] : []))
        .sort((a, b) => this.cost(a, line) - this.cost(b, line) || a - b),
    );
  }

  run(): readonly number[] {
    this.offer(this.greedy());
    const choices: Choice[] = this.fixed.map(() => 'open');
    this.toll = this.bestToll(choices);
    this.branch(choices, 0);
    return this.best;
  }

  private cost(source: number, line: number): number {
    return this.costs[source]?.[line] ?? this.missing;
  }

  /** What each line costs at the cheapest of those chosen. */
  private cheapest(chosen: readonly number[]): Float64Array {
    const least = new Float64Array(this.lines).fill(this.missing);
    for (const source of chosen) {
      for (let line = 0; line < this.lines; line++) least[line] = Math.min(at(least, line), this.cost(source, line));
    }
    return least;
  }

  /** What another source would save on these costs; below zero when it costs more than it saves. */
  private savedBy(source: number, least: Float64Array): number {
    let saved = -at(this.fixed, source);
    for (let line = 0; line < this.lines; line++) {
      const less = at(least, line) - this.cost(source, line);
      if (less > 0) saved += less;
    }
    return saved;
  }

  private costOf(chosen: readonly number[]): number {
    const fixed = chosen.reduce((sum, source) => sum + at(this.fixed, source), 0);
    return this.cheapest(chosen).reduce((sum, cost) => sum + cost, fixed);
  }

  private offer(chosen: readonly number[]): void {
    const used = this.used(chosen);
    const cost = this.costOf(used);
    if (cost < this.least) [this.best, this.least] = [used, cost];
  }

  /** Those of the chosen that are the cheapest of some line; the others only cost. */
  private used(chosen: readonly number[]): readonly number[] {
    const among = new Set(chosen);
    const needed = new Set(this.ascending.map((sources) => sources.find((source) => among.has(source))));
    return chosen.filter((source) => needed.has(source));
  }

  /** A first cover: the best to add while it helps, then the best to exchange while it helps. */
  private greedy(): readonly number[] {
    let chosen: readonly number[] = [];
    for (;;) {
      const next = this.added(chosen) ?? this.exchanged(chosen);
      if (next === null) return chosen;
      chosen = next;
    }
  }

  private added(chosen: readonly number[]): readonly number[] | null {
    if (chosen.length >= this.limit) return null;
    const [source, saved] = this.mostUseful(this.cheapest(chosen), this.beside(chosen));
    return saved > 0 ? [...chosen, source] : null;
  }

  private exchanged(chosen: readonly number[]): readonly number[] | null {
    const others = this.beside(chosen);
    let better: readonly number[] | null = null;
    let most = 0;
    for (const old of chosen) {
      const rest = chosen.filter((one) => one !== old);
      const least = this.cheapest(rest);
      const [source, saved] = this.mostUseful(least, others);
      const more = saved - this.savedBy(old, least);
      if (more > most) [better, most] = [[...rest, source], more];
    }
    return better;
  }

  private beside(chosen: readonly number[]): readonly number[] {
    return this.fixed.flatMap((_, source) => (chosen.includes(source) ? [] : [source]));
  }

  /** The source that saves most on these costs, as if it were the only one to come, and how much. */
  private mostUseful(least: Float64Array, sources: readonly number[]): readonly [source: number, saved: number] {
    let [best, most] = [sources[0] ?? 0, -Infinity];
    for (const source of sources) {
      const saved = this.savedBy(source, least);
      if (saved > most) [best, most] = [source, saved];
    }
    return [best, most];
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
    if (all.length <= this.limit) this.offer(all);
    const [next] = this.mostUseful(this.cheapest(kept), open);
    this.branch(choices.with(next, 'taken'), taken + 1);
    this.branch(choices.with(next, 'left'), taken);
  }

  /** The toll with the best bound at the root, by narrowing down: the bound rises to it and falls after it. */
  private bestToll(choices: readonly Choice[]): number {
    if (this.limit >= this.fixed.length) return 0;
    let [from, to] = [0, Math.max(1, Math.floor(this.missing / 2))];
    let [best, highest] = [0, this.bound(choices, 0, 0)];
    // Two thirds are left each time; an optimum known to be met needs no better bound.
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
   * What every cover with these choices costs at least. Each line bids up what it would pay, from one source's cost to
   * the next one's, while no open source is paid more than it asks (its fixed cost and the toll).
   */
  private bound(choices: readonly Choice[], taken: number, toll: number): number {
    const slack = Float64Array.from(this.fixed, (fixed, source) => (choices[source] === 'taken' ? 0 : fixed + toll));
    const ladders = this.ascending.map((sources) => sources.filter((source) => choices[source] !== 'left'));
    const pays = Float64Array.from(ladders, ([first], line) =>
      first === undefined ? this.missing : this.cost(first, line),
    );
    let rising = ladders.map((_, line) => line);
    while (rising.length > 0) rising = rising.filter((line) => this.raise(line, pays, slack, ladders[line] ?? []));
    const paid = choices.reduce((sum, choice, source) => (choice === 'taken' ? sum + at(this.fixed, source) : sum), 0);
    return pays.reduce((a, b) => a + b, 0) + paid - toll * (this.limit - taken);
  }

  /** One step of one line's ladder; whether it could be taken in full and another may follow. */
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
