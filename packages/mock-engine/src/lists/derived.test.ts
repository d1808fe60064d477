import { expect, test } from 'vitest';
import { Collection, createTableBuilder } from '../world/collection.ts';
import { derive } from './derived.ts';

type Thing = { readonly id: string; readonly owner: string; readonly n: number };
const indexes = { owner: (thing: Thing) => thing.owner };

/** A sum that counts how often it was worked out from all things. */
function world(seeded: number) {
  const { table, add } = createTableBuilder<Thing>(indexes);
  add(Array.from({ length: seeded }, (_, n) => ({ id: `s${n}`, owner: 'x', n })));
  const starts: number[] = [];
  const sums = derive<Thing, { sum: number }>(8);
  const sumOf = (list: readonly Thing[]) =>
    sums(list, 'sum', {
      start: (all) => {
        starts.push(all.length);
        return { sum: all.reduce((sum, { n }) => sum + n, 0) };
      },
      edit: ({ sum }, edits) => ({
        sum: edits.reduce((rest, [old, now]) => rest - (old?.n ?? 0) + (now?.n ?? 0), sum),
      }),
    }).sum;
  const open = () => {
    const things = new Collection(table, indexes, () => {});
    return { things, sum: () => sumOf(things.where('owner', 'x')), sumOf };
  };
  return { open, starts };
}

test('what is derived follows each write, in every world from the seed', () => {
  const { open, starts } = world(100);
  for (const { things, sum } of [open(), open()]) {
    expect(sum()).toBe(4950);
    for (let n = 1; n <= 100; n += 1) {
      things.put({ id: `added${n}`, owner: 'x', n: 1 });
      expect(sum()).toBe(4950 + n);
    }
    things.put({ id: 's99', owner: 'y', n: 99 });
    things.delete('added1');
    expect(sum()).toBe(4950 - 99 + 99);
  }
  expect(starts).toEqual([100]);
});

test('after many writes it starts anew', () => {
  const { open, starts } = world(10);
  const { things, sum } = open();
  expect(sum()).toBe(45);
  for (let n = 0; n < 50; n += 1) things.put({ id: `added${n}`, owner: 'x', n: 1 });
  expect(sum()).toBe(95);
  expect(starts).toEqual([10, 60]);
});

test('an older list that somebody has kept keeps its value', () => {
  const { open } = world(10);
  const { things, sum, sumOf } = open();
  things.put({ id: 'one', owner: 'x', n: 1 });
  const before = things.where('owner', 'x');
  things.put({ id: 'two', owner: 'x', n: 1 });
  expect(sumOf(before)).toBe(46);
  expect(sum()).toBe(47);
  expect(sumOf(before)).toBe(46);
});
