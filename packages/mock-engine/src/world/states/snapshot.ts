/** The state of a world as a document: its differences from the seed. */
import type { ScenarioName, Snapshot } from '../../contract/control.ts';
import { momentOf } from '../../dates/moment.ts';
import { toIso } from '../clock.ts';
import { type Changes, deepFreeze, type Entity } from '../collection.ts';
import { type Model, rulesOf } from '../model.ts';
import type { World } from '../world.ts';
import type { ActiveRules, ActiveScenario, Memento } from './memento.ts';

export function takeSnapshot(world: World): Snapshot {
  return snapshotOfMemento(world.memento(), world);
}

export function snapshotOfMemento(memento: Memento, { name, seed }: Pick<World, 'name' | 'seed'>): Snapshot {
  return {
    format: `${seed.model.name}-snapshot-1`,
    seed: seed.fingerprint,
    world: name,
    clock: { now: toIso(memento.now), mode: memento.clock },
    scenario: memento.scenario.name,
    rules: [...memento.customRules.rules],
    counters: countersOf(memento),
    tables: Object.fromEntries(
      seed.model.tableNames.flatMap((table) => {
        const changes: Changes | undefined = memento.tables[table];
        return changes ? [[table, toTableChanges(changes, seed[table].records)]] : [];
      }),
    ),
  };
}

export function snapshotWithoutTables(world: World): Omit<Snapshot, 'tables'> {
  const { tables: _tables, ...frame } = snapshotOfMemento({ ...world.settings(), tables: {} }, world);
  return frame;
}

/** Keeps the order of records. Omits records that were added and deleted again. */
function toTableChanges(changes: Changes, seeded: ReadonlyMap<string, Entity>): Snapshot['tables'][string] {
  const put: Entity[] = [];
  const deleted: string[] = [];
  for (const [id, record] of changes) {
    if (record) put.push(record);
    else if (seeded.has(id)) deleted.push(id);
  }
  return { put, deleted };
}

/** Expects a validated document: records are not validated here. */
export function toMemento({ clock, scenario, rules, counters, tables }: Snapshot, model: Model): Partial<Memento> {
  const scenarioOf = (name: ScenarioName) => ({ name, rules: rulesOf(model, name) });
  const { salt, serial = 0, requests = 0, entering = 0, recording = 0 } = counters;
  const [customHits, scenarioHits, ids, until] = ['own/', 'scenario/', 'ids/', 'until/'].map((prefix) =>
    countersUnder(counters, prefix),
  );
  return {
    now: momentOf(clock.now),
    clock: clock.mode,
    ...(salt !== undefined && { salt }),
    serial,
    ids: ids ?? new Map(),
    requests,
    numbers: new Map(
      Object.entries(counters).filter(([name]) => Object.hasOwn(model.counters, name.split('/')[0] ?? '')),
    ),
    scenario: { ...scenarioOf(scenario), hits: hitsOf(scenarioHits), ...untilOf(until?.get('scenario')) },
    customRules: { rules, hits: hitsOf(customHits), ...untilOf(until?.get('own')) },
    skipsNextSignIn: entering > 0,
    isRecording: recording > 0,
    requestScenarios: new Map(
      Object.keys(model.scenarios).flatMap((name): [string, ActiveScenario][] => {
        const hits = hitsOf(countersUnder(counters, `request/${name}/`));
        return hits.length > 0 ? [[name, { ...scenarioOf(name), hits }]] : [];
      }),
    ),
    // Records are already validated against the schemas of their tables.
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

/**
 * `<kind>/<owner>` are last numbers, `ids/<author>/<prefix>` counts identifiers. Names that
 * end with the index of a rule count its matches. `until/…` is when forced answers expire, epoch ms.
 */
function countersOf(memento: Memento): Snapshot['counters'] {
  const {
    salt,
    serial,
    ids,
    requests,
    skipsNextSignIn,
    isRecording,
    numbers,
    customRules,
    scenario,
    requestScenarios,
  } = memento;
  return Object.fromEntries([
    ['salt', salt],
    ...(serial > 0 ? [['serial', serial] as const] : []),
    ...(requests > 0 ? [['requests', requests] as const] : []),
    ...(skipsNextSignIn ? [['entering', 1] as const] : []),
    ...(isRecording ? [['recording', 1] as const] : []),
    ...[...ids].map(([authorAndPrefix, number]) => [`ids/${authorAndPrefix}`, number] as const),
    ...numbers,
    ...hitsUnder('own', customRules),
    ...hitsUnder('scenario', scenario),
    ...(customRules.until === undefined ? [] : [['until/own', customRules.until] as const]),
    ...(scenario.until === undefined ? [] : [['until/scenario', scenario.until] as const]),
    ...[...requestScenarios].flatMap(([name, active]) => hitsUnder(`request/${name}`, active)),
  ]);
}

/** A rule that never matched has no counter. */
function hitsUnder(prefix: string, { hits }: ActiveRules): (readonly [string, number])[] {
  return [...hits.entries()].flatMap(([index, count]) => (count ? [[`${prefix}/${index}`, count] as const] : []));
}

const untilOf = (until: number | undefined) => (until === undefined ? {} : { until });

function countersUnder(counters: Snapshot['counters'], prefix: string): Map<string, number> {
  const matching = Object.entries(counters).filter(([name]) => name.startsWith(prefix));
  return new Map(matching.map(([name, count]) => [name.slice(prefix.length), count]));
}

function hitsOf(countsByIndex: ReadonlyMap<string, number> | undefined): number[] {
  const hits: number[] = [];
  for (const [index, count] of countsByIndex ?? []) hits[Number(index)] = count;
  return hits;
}
