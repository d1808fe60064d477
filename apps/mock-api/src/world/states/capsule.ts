/** A bug report in one document: the state of a world now, its state before the last requests, and those requests. */
import type { Capsule, Happening } from '@zakupki/mock-control/schema';
import { toIso } from '../clock.ts';
import { exchangeOf } from '../traffic/request-log.ts';
import { snapshotOfMemento, takeSnapshot } from './snapshot.ts';
import type { World } from '../world.ts';
import type { Worlds } from '../worlds.ts';

export const CAPSULE_FORMAT = 'zakupki-capsule-1';

/** @param contract version of the product's contract */
export function takeCapsule(world: World, contract: string): Capsule {
  const { before, requests, changes } = world.history.since();
  // The request log goes back as far as the history.
  const exchanges = requests === 0 ? [] : world.log.entries().slice(-requests).map(exchangeOf);
  const happenings: Happening[] = [];
  for (let done = 0; done <= exchanges.length; done += 1) {
    for (const { after, change } of changes) if (after === done) happenings.push(change);
    const request = exchanges[done];
    if (request) happenings.push({ request });
  }
  return {
    format: CAPSULE_FORMAT,
    seed: world.seed.fingerprint,
    contract,
    takenAt: toIso(world.clock.now()),
    snapshot: takeSnapshot(world),
    before: snapshotOfMemento(before, world),
    happenings,
  };
}

/** Creates or replaces the world of that name. The document must have been checked. */
export function loadCapsule(worlds: Worlds, name: string, capsule: Capsule): Promise<World> {
  return worlds.restore(name, capsule.snapshot);
}
