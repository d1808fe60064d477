/** Deletes the records of a world that have ended, by its clock. */
import type { Collection } from './collection.ts';
import type { Swept } from './lifetimes.ts';
import type { Records, TableName } from './tables.ts';
import type { World } from './world.ts';

/** A sweep reads whole tables, so it does not run on every request. */
const INTERVAL_MS = 60_000;
/** While the clock stands still, only limits on the number of records can be exceeded. */
const MAX_WRITES = 1000;

/** The last sweep of each world in memory. */
const lastSweeps = new WeakMap<World, { at: number; writes: number }>();

/** Call it before a request, outside of a transaction. */
export function sweepWhenDue(world: World): void {
  const now = world.clock.now();
  const last = lastSweeps.get(world);
  const isDue = last && (Math.abs(now - last.at) >= INTERVAL_MS || world.writes - last.writes >= MAX_WRITES);
  if (last && !isDue) return;
  if (last) {
    world.forgetDeleted();
    world.transaction(() => sweep(world, now));
  }
  lastSweeps.set(world, { at: now, writes: world.writes });
}

/** @param now epoch ms */
function sweep(world: World, now: number): void {
  for (const name of world.seed.model.tableNames) sweepTable(world, name, now);
}

function sweepTable<N extends TableName>(world: World, name: N, now: number): void {
  const lifetime = world.seed.model.lifetimes[name];
  if ('kept' in lifetime) return;
  // TypeScript cannot correlate the table and the lifetime of a generic name.
  const { endOf, keptMs, most, sparesSeed, onEnd } = lifetime as Swept<Records[N]>;
  const table = world.table(name) as unknown as Collection<Records[N]>;
  const records = sparesSeed ? table.added() : table.all();
  const end = (record: Records[N]) => {
    onEnd?.(record, world);
    table.delete(record.id);
  };
  const remaining: { record: Records[N]; at: number }[] = [];
  for (const record of records) {
    const at = endOf(record, world);
    if (at === null) continue;
    if (at + keptMs(record) <= now) end(record);
    else if (most && (most.counts?.(record) ?? true)) remaining.push({ record, at });
  }
  if (!most || remaining.length <= most.records) return;
  const surplus = remaining.toSorted((a, b) => a.at - b.at).slice(0, remaining.length - most.records);
  for (const { record } of surplus) end(record);
}
