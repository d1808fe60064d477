/** A world as a document: what differs from the seed, and everything that decides what happens next. */
import type { Snapshot } from '@zakupki/mock-control/schema';
import { momentOf } from '../dates/moment.ts';
import { SCENARIOS, scenarioNames } from '../scenarios.ts';
import { toIso } from './clock.ts';
import { type Changes, deepFreeze, type Entity } from './collection.ts';
import { type Seed, TABLE_NAMES } from './tables.ts';
import type { World } from './world.ts';
import type { ActiveRules } from './memento.ts';
import type { ActiveScenario } from './memento.ts';
import type { Memento } from './memento.ts';
import type { Worlds } from './worlds.ts';

export const SNAPSHOT_FORMAT = 'zakupki-snapshot-1';

/** Tells apart the seeds that snapshots were taken from; worked out when first asked for. */
export function seedFingerprint(seed: Seed): string {
  return seed.fingerprint;
}

/** The whole world as it stands now. */
export function snapshotOf(world: World): Snapshot {
  return snapshotFrom(world.memento(), world);
}

/** A moment of a world as a document. */
export function snapshotFrom(memento: Memento, { name, seed }: Pick<World, 'name' | 'seed'>): Snapshot {
  return {
    format: SNAPSHOT_FORMAT,
    seed: seedFingerprint(seed),
    world: name,
    clock: { now: toIso(memento.now), mode: memento.clock },
    scenario: memento.scenario.name,
    rules: [...memento.ownRules.rules],
    counters: countersOf(memento),
    tables: Object.fromEntries(
      TABLE_NAMES.flatMap((table) => {
        const changes: Changes | undefined = memento.tables[table];
        return changes ? [[table, writtenDown(changes, seed[table].records)]] : [];
      }),
    ),
  };
}

/** Everything of a snapshot but its tables. */
export function frameOf(world: World): Omit<Snapshot, 'tables'> {
  const { tables: _tables, ...frame } = snapshotFrom({ ...world.memento(), tables: {} }, world);
  return frame;
}

/** Records in the order in which lists have them. What was added and deleted again has never been there. */
function writtenDown(changes: Changes, seeded: ReadonlyMap<string, Entity>): Snapshot['tables'][string] {
  const put: Entity[] = [];
  const deleted: string[] = [];
  for (const [id, record] of changes) {
    if (record) put.push(record);
    else if (seeded.has(id)) deleted.push(id);
  }
  return { put, deleted };
}

/** Makes or replaces the world of that name. The document must have been checked: records are taken as they are. */
export function restoreSnapshot(worlds: Worlds, name: string, snapshot: Snapshot): World {
  return worlds.create(name, beginningOf(snapshot));
}

/**
 * Makes `to` a copy of `from`: records, sessions, clock, forced answers, outbox. The log begins anew, and what either
 * does from here on, tokens included, is its own.
 */
export function forkWorld(worlds: Worlds, from: string, to: string): World {
  const { salt: _, ...memento } = worlds.open(from).memento();
  return worlds.create(to, memento);
}

/** What a world that shall be what the document says begins with. */
function beginningOf({ clock, scenario, rules, counters, tables }: Snapshot): Partial<Memento> {
  const { salt, serial = 0, requests = 0, entering = 0 } = counters;
  const [own, named, orders] = ['own/', 'scenario/', 'orders/'].map((prefix) => countersUnder(counters, prefix));
  return {
    now: momentOf(clock.now),
    clock: clock.mode,
    ...(salt !== undefined && { salt }),
    serial,
    requests,
    orderNumbers: orders ?? new Map(),
    scenario: { ...scenarioOf(scenario), hits: hitsOf(named) },
    ownRules: { rules, hits: hitsOf(own) },
    isBeingEntered: entering > 0,
    askedFor: new Map(
      scenarioNames.flatMap((name): [string, ActiveScenario][] => {
        const hits = hitsOf(countersUnder(counters, `request/${name}/`));
        return hits.length > 0 ? [[name, { ...scenarioOf(name), hits }]] : [];
      }),
    ),
    // Checked against the tables' own shapes before.
    tables: Object.fromEntries(
      Object.entries(tables).map(([table, { put, deleted }]) => [
        table,
        new Map<string, Entity | null>([
          ...put.map((record) => [record.id, deepFreeze(record)] as const),
          ...deleted.map((id) => [id, null] as const),
        ]),
      ]),
    ) as Memento['tables'],
  };
}

const scenarioOf = (name: Snapshot['scenario']) => ({ name, rules: SCENARIOS[name].rules });

/** Everything that counts, by name: `orders/<owner>` is a last order number, the others are matches of a rule. */
function countersOf(memento: Memento): Snapshot['counters'] {
  const { salt, serial, requests, isBeingEntered, orderNumbers, ownRules, scenario, askedFor } = memento;
  return Object.fromEntries([
    ['salt', salt],
    ...(serial > 0 ? [['serial', serial] as const] : []),
    ...(requests > 0 ? [['requests', requests] as const] : []),
    ...(isBeingEntered ? [['entering', 1] as const] : []),
    ...[...orderNumbers].map(([owner, number]) => [`orders/${owner}`, number] as const),
    ...hitsUnder('own', ownRules),
    ...hitsUnder('scenario', scenario),
    ...[...askedFor].flatMap(([name, asked]) => hitsUnder(`request/${name}`, asked)),
  ]);
}

/** A rule that never matched has no counter. */
function hitsUnder(prefix: string, { hits }: ActiveRules): (readonly [string, number])[] {
  return [...hits.entries()].flatMap(([place, count]) => (count ? [[`${prefix}/${place}`, count] as const] : []));
}

function countersUnder(counters: Snapshot['counters'], prefix: string): Map<string, number> {
  const under = Object.entries(counters).filter(([name]) => name.startsWith(prefix));
  return new Map(under.map(([name, count]) => [name.slice(prefix.length), count]));
}

function hitsOf(counted: ReadonlyMap<string, number> | undefined): number[] {
  const hits: number[] = [];
  for (const [place, count] of counted ?? []) hits[Number(place)] = count;
  return hits;
}
