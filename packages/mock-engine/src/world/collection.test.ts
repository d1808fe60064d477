import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Collection, createTableBuilder } from './collection.ts';

type Thing = { readonly id: string; readonly owner: string | null; readonly n: number };
const indexes = { owner: (thing: Thing) => thing.owner };
const seed: Thing[] = [
  { id: 'a', owner: 'x', n: 1 },
  { id: 'b', owner: 'y', n: 1 },
  { id: 'c', owner: 'x', n: 1 },
  { id: 'd', owner: null, n: 1 },
];

const thing = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', '__proto__'),
  owner: fc.constantFrom('x', 'y', null),
  n: fc.nat(9),
});
const step = fc.oneof(
  fc.record({ put: thing }),
  fc.record({ drop: fc.constantFrom('a', 'b', 'e', 'f', '__proto__') }),
  fc.constant({ forget: true }),
  fc.record({ undo: fc.array(fc.oneof(fc.record({ put: thing }), fc.record({ drop: fc.constantFrom('a', 'e') }))) }),
);

function seedTable() {
  const { table, add } = createTableBuilder<Thing>(indexes);
  add(seed);
  return table;
}

describe('Collection', () => {
  it('behaves like a plain map, including undone transactions', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const undos: (() => void)[] = [];
        const table = seedTable();
        const collection = new Collection(table, indexes, (undo) => undos.push(undo));
        /** gets the same writes, but its lists are built at the end */
        const unread = new Collection(table, indexes, (undo) => undos.push(undo));
        const copies: {
          copy: Collection<Thing, 'owner'>;
          model: Map<string, Thing>;
          changes: ReadonlyMap<string, unknown>;
        }[] = [];
        const model = new Map(seed.map((entry) => [entry.id, entry]));
        /** left of records that were added, deleted and forgotten */
        const traces: unknown[] = [];
        for (const next of steps) {
          if ('put' in next) {
            collection.put(next.put);
            unread.put(next.put);
            model.set(next.put.id, next.put);
          } else if ('drop' in next) {
            collection.delete(next.drop);
            unread.delete(next.drop);
            model.delete(next.drop);
          } else if ('forget' in next) {
            collection.forgetDeleted();
            unread.forgetDeleted();
            traces.push(...[...collection.changes()].filter(([id, value]) => value === null && !table.records.has(id)));
          } else {
            undos.length = 0;
            for (const inner of next.undo) {
              for (const each of [collection, unread]) {
                if ('put' in inner) each.put(inner.put);
                else each.delete(inner.drop);
              }
            }
            while (undos.length > 0) undos.pop()?.();
          }
          // Builds the index, as reading any other list does.
          unread.where('owner', 'nobody');
          const copy = new Collection(table, indexes, () => {}, collection.changes());
          copies.push({ copy, model: new Map(model), changes: collection.changes() });
          const all = [...model.values()];
          expect(collection.size).toBe(model.size);
          expect(sorted(collection.all())).toEqual(sorted(all));
          for (const owner of ['x', 'y']) {
            expect(sorted(collection.where('owner', owner))).toEqual(
              sorted(all.filter((entry) => entry.owner === owner)),
            );
          }
        }
        expect(traces).toEqual([]);
        for (const owner of ['x', 'y']) {
          expect(collection.where('owner', owner)).toEqual(unread.where('owner', owner));
        }
        expect([...table.records.values()]).toEqual(seed);
        for (const { copy, model: then, changes } of copies) {
          expect(sorted(copy.all())).toEqual(sorted([...then.values()]));
          expect(copy.size).toBe(then.size);
          expect(sorted(copy.where('owner', 'x'))).toEqual(
            sorted([...then.values()].filter(({ owner }) => owner === 'x')),
          );
          copy.put({ id: 'new', owner: 'x', n: 1 });
          expect(copy.where('owner', 'x').at(-1)?.id).toBe('new');
          expect(changes.has('new')).toBe(false);
        }
      }),
      { seed: 20_261_102 },
    );
  });

  it('keeps a list the same object until one of its records is written', () => {
    const collection = new Collection(seedTable(), indexes, () => {});
    collection.put({ id: 'new', owner: 'y', n: 1 });
    collection.put({ id: 'newer', owner: 'x', n: 1 });
    const [ofX, ofY] = [collection.where('owner', 'x'), collection.where('owner', 'y')];
    collection.put({ id: 'newer', owner: 'x', n: 2 });
    expect(collection.where('owner', 'y')).toBe(ofY);
    expect(collection.where('owner', 'x')).not.toBe(ofX);
    collection.put({ id: 'a', owner: 'y', n: 2 });
    expect(collection.where('owner', 'x').map(({ id }) => id)).toEqual(['c', 'newer']);
    expect(collection.where('owner', 'y').map(({ id }) => id)).toEqual(['b', 'new', 'a']);
    collection.delete('new');
    expect(collection.where('owner', 'y').map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('counts differences from the seed, but not records that were added and deleted again', () => {
    const collection = new Collection(seedTable(), indexes, () => {});
    collection.put({ id: 'new', owner: 'x', n: 1 });
    collection.delete('a');
    expect(collection.changed).toBe(2);
    collection.delete('new');
    expect(collection.changed).toBe(1);
    collection.put({ id: 'newer', owner: 'x', n: 1 });
    collection.put({ id: 'new', owner: 'x', n: 2 });
    expect(collection.all().map(({ id }) => id)).toEqual(['b', 'c', 'd', 'newer', 'new']);
    collection.delete('newer');
    collection.forgetDeleted();
    expect(collection.changed).toBe(2);
  });

  it('freezes its records', () => {
    const collection = new Collection(seedTable(), indexes, () => {});
    for (const record of [collection.get('a'), collection.put({ id: 'z', owner: 'x', n: 1 })]) {
      expect(() => Object.assign(record as object, { n: 2 })).toThrow(TypeError);
    }
  });
});

function sorted(things: readonly Thing[]): Thing[] {
  return things.toSorted((a, b) => a.id.localeCompare(b.id));
}
