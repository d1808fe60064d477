import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign, type Pair } from './assignment.ts';

/** The largest sum of weights, by trying everything. */
function best(pairs: readonly Pair[], rows: readonly number[]): number {
  const [row, ...rest] = rows;
  if (row === undefined) return 0;
  const without = best(pairs, rest);
  const withOne = pairs
    .filter((pair) => pair.row === row)
    .map(
      ({ item, weight }) =>
        weight +
        best(
          pairs.filter((pair) => pair.item !== item),
          rest,
        ),
    );
  return Math.max(without, ...withOne);
}

const pairs = fc.uniqueArray(fc.record({ row: fc.nat(4), item: fc.nat(4), weight: fc.integer({ min: 1, max: 100 }) }), {
  selector: ({ row, item }) => `${row} ${item}`,
  maxLength: 16,
});

test('no other assignment has a larger sum of weights', () => {
  fc.assert(
    fc.property(pairs, (given) => {
      const chosen = assign(given);
      expect(new Set(chosen.map(({ row }) => row)).size).toBe(chosen.length);
      expect(new Set(chosen.map(({ item }) => item)).size).toBe(chosen.length);
      expect(chosen.reduce((sum, { weight }) => sum + weight, 0)).toBe(best(given, [0, 1, 2, 3, 4]));
    }),
    { numRuns: 300 },
  );
});

test('a row gives up its best line when both together are more alike', () => {
  const chosen = assign([
    { row: 1, item: 1, weight: 0.9 },
    { row: 1, item: 2, weight: 0.8 },
    { row: 2, item: 1, weight: 0.85 },
  ]);
  expect(chosen.map(({ row, item }) => [row, item])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
