import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchCover, type Source } from './cover-search.ts';

const instance = fc.integer({ min: 1, max: 6 }).chain((lines) =>
  fc.array(
    fc.record({
      fixed: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
      costs: fc.array(fc.option(fc.integer({ min: 1, max: 50 }), { freq: 3 }), { minLength: lines, maxLength: lines }),
    }),
    { minLength: 1, maxLength: 7 },
  ),
);

type Worth = { missing: number; cost: number };

function worth(sources: readonly Source[], chosen: readonly (number | null)[]): Worth {
  const used = new Set(chosen.filter((source) => source !== null));
  let cost = [...used].reduce((sum, source) => sum + (sources[source]?.fixed ?? 0), 0);
  chosen.forEach((source, line) => (cost += source === null ? 0 : (sources[source]?.costs[line] ?? Infinity)));
  return { missing: chosen.filter((source) => source === null).length, cost };
}

/** Chooses the cheapest of the chosen sources for each line. */
function assign(sources: readonly Source[], chosen: readonly number[]): readonly (number | null)[] {
  return (sources[0]?.costs ?? []).map((_, line) => {
    const able = chosen.filter((source) => (sources[source]?.costs[line] ?? null) !== null);
    return able.toSorted((a, b) => (sources[a]?.costs[line] ?? 0) - (sources[b]?.costs[line] ?? 0))[0] ?? null;
  });
}

/** Tries every set of sources. */
function byBruteForce(sources: readonly Source[], most: number | null): Worth {
  let best: Worth = { missing: Infinity, cost: Infinity };
  for (let set = 0; set < 2 ** sources.length; set++) {
    const chosen = sources.flatMap((_, at) => ((set >> at) & 1 ? [at] : []));
    if (most !== null && chosen.length > most) continue;
    const next = worth(sources, assign(sources, chosen));
    if (next.missing < best.missing || (next.missing === best.missing && next.cost < best.cost)) best = next;
  }
  return best;
}

const MISSING = 100_000;

function search(sources: readonly Source[], most: number | null, mostNodes = 20_000) {
  const evaluate = (chosen: readonly number[]) => {
    const assigned = assign(sources, chosen);
    const { missing, cost } = worth(sources, assigned);
    return { cost: cost + missing * MISSING, used: chosen.filter((source) => assigned.includes(source)) };
  };
  const found = searchCover({ sources, most, missing: MISSING, mostNodes, evaluate });
  return { ...found, assigned: assign(sources, found.sources) };
}

test('finds the set that covers the most lines at the lowest cost', () => {
  fc.assert(
    fc.property(instance, fc.option(fc.integer({ min: 1, max: 7 })), (sources, most) => {
      const found = search(sources, most);
      expect(found.isExact).toBe(true);
      expect(worth(sources, found.assigned)).toEqual(byBruteForce(sources, most));
      expect(found.sources.length).toBeLessThanOrEqual(most ?? Infinity);
    }),
    { numRuns: 400 },
  );
});

test('covers no line without sources', () => {
  expect(search([], 3)).toEqual({ sources: [], isExact: true, assigned: [] });
  expect(search([{ fixed: 0, costs: [null] }], null)).toMatchObject({ sources: [], isExact: true });
  expect(search([{ fixed: 0, costs: [5] }], 0)).toMatchObject({ sources: [], isExact: true });
});

test('a search cut short returns a set within the limit and reports it as inexact', () => {
  const sources = Array.from({ length: 12 }, (_, at) => ({
    fixed: 40,
    costs: Array.from({ length: 20 }, (_cost, line) => 1 + ((at * 7 + line * 13 + at * line) % 31)),
  }));
  const found = search(sources, 4, 1);
  expect(found.isExact).toBe(false);
  expect(found.assigned).not.toContain(null);
  expect(found.sources.length).toBeLessThanOrEqual(4);
});
