/** Takes, restores and forks worlds. */
import { document } from '@zakupki/api-client/document';
import type { Response } from 'express';
import { takeCapsule } from '../../world/states/capsule.ts';
import { takeSnapshot } from '../../world/states/snapshot.ts';
import type { ControlHandlers } from '../handlers.ts';
import { Problem } from '../../pipeline/problem.ts';
import { nameBefore } from '../../storage/storage.ts';
import { sendStream, writeHead } from '../../pipeline/express/send.ts';
import { controlHead } from '../control-head.ts';
import { validateCapsule, validateSnapshot } from './documents.ts';
import { ensureRoomFor, ensureRoomForCopy, withContents } from './file-contents.ts';
import { writeFullSnapshot } from './full-snapshot.ts';
import { maskSnapshot, withoutPrivateTables } from './mask-records.ts';
import { presentWorld, creationStatus } from '../world-calls.ts';

export const stateCalls = {
  forkWorld: async ({ params: { world: from }, body: { to } }, { worlds }) => {
    await ensureRoomForCopy(await worlds.open(from));
    const status = await creationStatus(worlds, to);
    return { status, body: presentWorld(await worlds.fork(from, to)) };
  },

  getSnapshot: async ({ params, query }, { worlds }) => {
    const world = await worlds.open(params.world);
    if (!query.whole) return { status: 200, body: await withContents(maskSnapshot(takeSnapshot(world)), worlds.files) };
    return { stream: (response) => void sendJsonStream(response, () => writeFullSnapshot(world)) };
  },

  getEarlierWorld: async ({ params: { earlier: name } }, { worlds }) => {
    const snapshot = await worlds.loadEarlier(name);
    if (!snapshot) throw new Problem('earlier_world_unknown', { params: { value: name } });
    const complete = await withContents(maskSnapshot(snapshot), worlds.files);
    return { status: 200, body: { ...complete, world: nameBefore(name) ?? name } };
  },

  deleteEarlierWorld: async ({ params: { earlier: name } }, { worlds }) => {
    if (!(await worlds.deleteEarlier(name))) throw new Problem('earlier_world_unknown', { params: { value: name } });
    return { status: 204 };
  },

  restoreSnapshot: async ({ params: { world: name }, body }, { worlds, lang }) => {
    const snapshot = withoutPrivateTables(validateSnapshot(body, worlds.seed, lang));
    await ensureRoomFor(snapshot, worlds.files);
    const status = await creationStatus(worlds, name);
    return { status, body: presentWorld(await worlds.restore(name, snapshot)) };
  },

  getCapsule: async ({ params }, { worlds }) => {
    const capsule = takeCapsule(await worlds.open(params.world), document.info.version);
    const { files } = worlds;
    const snapshot = await withContents(maskSnapshot(capsule.snapshot), files);
    const before = await withContents(maskSnapshot(capsule.before), files);
    return { status: 200, body: { ...capsule, snapshot, before } };
  },

  loadCapsule: async ({ params: { world: name }, body }, { worlds, lang }) => {
    const capsule = validateCapsule(body, worlds.seed, lang);
    await ensureRoomFor(capsule.snapshot, worlds.files);
    const status = await creationStatus(worlds, name);
    return { status, body: presentWorld(await worlds.restore(name, withoutPrivateTables(capsule.snapshot))) };
  },
} satisfies ControlHandlers<
  | 'forkWorld'
  | 'getSnapshot'
  | 'getEarlierWorld'
  | 'deleteEarlierWorld'
  | 'restoreSnapshot'
  | 'getCapsule'
  | 'loadCapsule'
>;

/** Sends a JSON document while it is written. */
function sendJsonStream(response: Response, stream: () => AsyncIterable<Uint8Array>): Promise<void> {
  const status = 200;
  writeHead(response, status, controlHead({ status, type: null, text: null, headers: {}, violations: [] }));
  return sendStream(response, { type: 'application/json', stream }, 'req_control');
}
