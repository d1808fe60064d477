import { vi } from 'vitest';
import { Collection, type Entity } from '../../src/world/collection.ts';

type RowsRead = {
  /** number of records that tables gave out since the last call */
  take: () => number;
  stop: () => void;
};

/** Counts the records that are read from the tables of all worlds: work that, unlike time, is the same on any machine. */
export function countRowsRead(): RowsRead {
  let rows = 0;
  const tables = Collection.prototype as unknown as Collection<Entity>;
  const { get, where, all } = tables;
  const counted = <T extends readonly Entity[]>(list: T): T => {
    rows += list.length;
    return list;
  };
  const spies = [
    vi.spyOn(tables, 'get').mockImplementation(function one(this: typeof tables, id): Entity | undefined {
      rows += 1;
      return get.call(this, id);
    }),
    vi.spyOn(tables, 'where').mockImplementation(function some(this: typeof tables, name, key): readonly Entity[] {
      return counted(where.call(this, name, key));
    }),
    vi.spyOn(tables, 'all').mockImplementation(function every(this: typeof tables): Entity[] {
      return counted(all.call(this));
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
