/**
 * A bug report in one document: the current state of a world, its state before the last requests, and those requests.
 */
import type { Capsule, Happening, LoggedExchange } from '../../contract/control.ts';
import { toIso } from '../clock.ts';
import { hideSealed, isOfProduct, openExchangeOf } from '../traffic/request-log.ts';
import { openBlock, sealBlock } from './sealed-block.ts';
import { snapshotOfMemento, takeSnapshot } from './snapshot.ts';
import type { World } from '../world.ts';

/**
 * With the sealed content: call `closeCapsule` before it leaves the server.
 * @param contract version of the product's contract
 */
export function takeCapsule(world: World, contract: string): Capsule {
  const { before, requests, changes } = world.history.since();
  // The request log goes back as far as the history.
  const entries = requests === 0 ? [] : world.log.entries().filter(isOfProduct).slice(-requests);
  const exchanges = entries.map(openExchangeOf);
  const happenings: Happening[] = [];
  for (let count = 0; count <= exchanges.length; count += 1) {
    for (const { after, change } of changes) if (after === count) happenings.push(change);
    const request = exchanges[count];
    if (request) happenings.push({ request });
  }
  return {
    format: `${world.seed.model.name}-capsule-1`,
    seed: world.seed.fingerprint,
    contract,
    takenAt: toIso(world.clock.now()),
    snapshot: takeSnapshot(world),
    before: snapshotOfMemento(before, world),
    happenings,
  };
}

/** Moves requests with sealed content into one block. */
export async function closeCapsule(capsule: Capsule, sealKey: string): Promise<Capsule> {
  const whole = capsule.happenings.flatMap((happening) =>
    'request' in happening && happening.request.isSealed ? [happening.request] : [],
  );
  if (whole.length === 0) return capsule;
  const happenings = capsule.happenings.map((happening) =>
    'request' in happening ? { request: hideSealed(happening.request) } : happening,
  );
  return { ...capsule, happenings, sealed: await sealBlock(whole, sealKey) };
}

/** Puts what was left out of its requests back into a capsule; a block that cannot be opened stays closed. */
export async function openCapsule(capsule: Capsule, sealKey: string): Promise<Capsule> {
  const text = capsule.sealed === undefined ? null : await openBlock(capsule.sealed, sealKey);
  if (!text) return capsule;
  const whole = new Map((JSON.parse(text.toString()) as LoggedExchange[]).map((exchange) => [exchange.id, exchange]));
  const happenings = capsule.happenings.map((happening) =>
    'request' in happening ? { request: whole.get(happening.request.id) ?? happening.request } : happening,
  );
  return { ...capsule, happenings };
}
