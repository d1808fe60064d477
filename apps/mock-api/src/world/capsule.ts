/** A bug report in one document: a world as it stands, as it stood before its last requests, and those requests. */
import type { Capsule, Happening } from '@zakupki/mock-control/schema';
import { toIso } from './clock.ts';
import { restoreSnapshot, seedFingerprint, snapshotFrom, snapshotOf } from './snapshot.ts';
import type { World } from './world.ts';
import type { Worlds } from './worlds.ts';

export const CAPSULE_FORMAT = 'zakupki-capsule-1';

/** @param contract version of the product's contract */
export function capsuleOf(world: World, contract: string): Capsule {
  const { before, requests, changes } = world.history.since();
  // A log keeps as many as a history goes back.
  const exchanges = requests === 0 ? [] : world.log.exchanges().slice(-requests);
  const happenings: Happening[] = [];
  for (let done = 0; done <= exchanges.length; done += 1) {
    for (const { after, change } of changes) if (after === done) happenings.push(change);
    const request = exchanges[done];
    if (request) happenings.push({ request });
  }
  return {
    format: CAPSULE_FORMAT,
    seed: seedFingerprint(world.seed),
    contract,
    takenAt: toIso(world.clock.now()),
    snapshot: snapshotOf(world),
    before: snapshotFrom(before, world),
    happenings,
  };
}

/** Makes or replaces the world of that name: it stands as when the capsule was taken. The document must have been checked. */
export function loadCapsule(worlds: Worlds, name: string, capsule: Capsule): World {
  return restoreSnapshot(worlds, name, capsule.snapshot);
}
