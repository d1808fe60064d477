/**
 * A bug report in one document: the current state of a world, its state before the last requests, and those requests.
 */
import type { Capsule, Happening } from '@zakupki/mock-control/schema';
import { toIso } from '../clock.ts';
import { exchangeOf } from '../traffic/request-log.ts';
import { snapshotOfMemento, takeSnapshot } from './snapshot.ts';
import type { World } from '../world.ts';

export const CAPSULE_FORMAT = 'zakupki-capsule-1';

/** @param contract version of the product's contract */
export function takeCapsule(world: World, contract: string): Capsule {
  const { before, requests, changes } = world.history.since();
  // The request log goes back as far as the history.
  const exchanges = requests === 0 ? [] : world.log.entries().slice(-requests).map(exchangeOf);
  const happenings: Happening[] = [];
  for (let count = 0; count <= exchanges.length; count += 1) {
    for (const { after, change } of changes) if (after === count) happenings.push(change);
    const request = exchanges[count];
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
