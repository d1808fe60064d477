import { vi } from 'vitest';
import { Collection, type Entity } from '@zakupki/mock-engine/world/collection';
import type { TableName } from '@zakupki/mock-engine/world/tables';
import type { Seed } from '@zakupki/mock-engine/world/world';
import { createWorld, type World } from '@zakupki/mock-engine/world/world';

type RowsRead = {
  /** number of records that tables gave out since the last call */
  take: () => number;
  stop: () => void;
};

/**
 * Counts the records that are read from the tables of worlds: work that, unlike time, is the same on any machine.
 * @param seed of the worlds; other servers of the process may poll theirs meanwhile
 */
export function countRowsRead(seed: Seed): RowsRead {
  let rows = 0;
  const own = new WeakSet<object>();
  const worlds = Object.getPrototypeOf(createWorld('any', seed)) as { table: (name: TableName) => object };
  const tables = Collection.prototype as unknown as Collection<Entity>;
  const { table } = worlds;
  const { get, where, all } = tables;
  const count = (collection: object, given: number) => {
    if (own.has(collection)) rows += given;
  };
  const spies = [
    vi.spyOn(worlds, 'table').mockImplementation(function opened(this: World, name: TableName): object {
      const collection = table.call(this, name);
      if (this.seed === seed) own.add(collection);
      return collection;
    }),
    vi.spyOn(tables, 'get').mockImplementation(function one(this: typeof tables, id): Entity | undefined {
      count(this, 1);
      return get.call(this, id);
    }),
    vi.spyOn(tables, 'where').mockImplementation(function some(this: typeof tables, name, key): readonly Entity[] {
      const list = where.call(this, name, key);
      count(this, list.length);
      return list;
    }),
    vi.spyOn(tables, 'all').mockImplementation(function every(this: typeof tables): Entity[] {
      const list = all.call(this);
      count(this, list.length);
      return list;
    }),
  ];
  return {
    take() {
      const taken = rows;
      rows = 0;
      return taken;
    },
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
}
