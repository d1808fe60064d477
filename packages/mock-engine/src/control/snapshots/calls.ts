/** Takes, restores and forks worlds. */
import { document } from '../../contract/document.ts';
import type { Response } from 'express';
import type { Capsule, Snapshot } from '../../contract/control.ts';
import { closeCapsule, openCapsule, takeCapsule } from '../../world/states/capsule.ts';
import { entryOf, failedFirst, LOGGED_REQUESTS, summaryOf } from '../../world/traffic/request-log.ts';
import type { AnsweredRequest } from '../../world/traffic/wire.ts';
import { takeSnapshot } from '../../world/states/snapshot.ts';
import type { Inspection } from '../../pipeline/application.ts';
import { isTable, type Model } from '../../world/model.ts';
import type { ControlContext, ControlHandlers } from '../handlers.ts';
import { Problem } from '../../pipeline/problem.ts';
import { nameBefore } from '../../storage/storage.ts';
import { sendStream, writeHead } from '../../pipeline/express/send.ts';
import { controlHead } from '../control-head.ts';
import { validateCapsule, validateSnapshot } from './documents.ts';
import { ensureRoomFor, ensureRoomForCopy, withContents } from './file-contents.ts';
import { writeFullSnapshot } from './full-snapshot.ts';
import { opensSealed } from '../opened-seals.ts';
import { presentWorld, creationStatus } from '../world-calls.ts';
import { openTables, sealTables } from './sealed-tables.ts';

export const stateCalls = {
  forkWorld: async ({ params: { world: from }, body: { to } }, { worlds }) => {
    await ensureRoomForCopy(await worlds.open(from));
    const status = await creationStatus(worlds, to);
    return { status, body: presentWorld(await worlds.fork(from, to)) };
  },

  getSnapshot: async ({ params, query }, context) => {
    const { worlds, inspection } = context;
    const world = await worlds.open(params.world);
    const isOpen = await opensSealed(query, params.world, context);
    if (query.whole)
      return {
        stream: (response) => void sendJsonStream(response, () => writeFullSnapshot(world, inspection, isOpen)),
      };
    return { status: 200, body: await exportSnapshot(takeSnapshot(world), context, isOpen) };
  },

  getEarlierWorld: async ({ params: { earlier: name } }, context) => {
    const snapshot = await context.worlds.loadEarlier(name);
    if (!snapshot) throw new Problem('earlier_world_unknown', { params: { value: name } });
    const complete = await exportSnapshot(snapshot, context, false);
    return { status: 200, body: { ...complete, world: nameBefore(name) ?? name } };
  },

  deleteEarlierWorld: async ({ params: { earlier: name } }, { worlds }) => {
    if (!(await worlds.deleteEarlier(name))) throw new Problem('earlier_world_unknown', { params: { value: name } });
    return { status: 204 };
  },

  restoreSnapshot: async ({ params: { world: name }, body }, { worlds, lang }) => {
    const opened = await openTables(body, worlds.seed.model, lang);
    const snapshot = withoutPrivateTables(validateSnapshot(opened, worlds.seed, lang), worlds.seed.model);
    await ensureRoomFor(snapshot, worlds.files);
    const status = await creationStatus(worlds, name);
    return { status, body: presentWorld(await worlds.restore(name, snapshot)) };
  },

  getCapsule: async ({ params, query }, context) => {
    const { worlds } = context;
    const isOpen = await opensSealed(query, params.world, context);
    const taken = takeCapsule(await worlds.open(params.world), document.info.version);
    const capsule = isOpen ? taken : await closeCapsule(taken, worlds.seed.model.sealKey);
    const snapshot = await exportSnapshot(capsule.snapshot, context, isOpen);
    const before = await exportSnapshot(capsule.before, context, isOpen);
    return { status: 200, body: { ...capsule, snapshot, before } };
  },

  loadCapsule: async ({ params: { world: name }, body }, { worlds, lang }) => {
    const { model } = worlds.seed;
    const snapshot = await openTables(body.snapshot, model, lang, '/snapshot');
    const before = await openTables(body.before, model, lang, '/before');
    const capsule = validateCapsule({ ...body, snapshot, before }, worlds.seed, lang);
    await ensureRoomFor(capsule.snapshot, worlds.files);
    const status = await creationStatus(worlds, name);
    const requests = await loggedRequests(capsule, model);
    const world = await worlds.restore(name, withoutPrivateTables(capsule.snapshot, model), requests);
    const summaries = failedFirst(requests.map(summaryOf).reverse());
    return { status, body: { ...presentWorld(world), requests: summaries } };
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

/** The requests of a capsule as entries of a log, oldest first. */
async function loggedRequests(capsule: Capsule, { sealKey }: Model): Promise<AnsweredRequest[]> {
  const { happenings } = await openCapsule(capsule, sealKey);
  const exchanges = happenings.flatMap((happening) => ('request' in happening ? [happening.request] : []));
  return exchanges.slice(-LOGGED_REQUESTS).map(entryOf);
}

/** A snapshot that leaves the server: complete, without secrets, and with sealed tables in one block. */
async function exportSnapshot(
  snapshot: Snapshot,
  { worlds, inspection }: ControlContext,
  isOpen: boolean,
): Promise<Snapshot> {
  const { model } = worlds.seed;
  const complete = await withContents(maskSnapshot(snapshot, inspection, model), worlds.files);
  return isOpen ? complete : sealTables(complete, model);
}

/** Masks secrets, and keeps the records loadable. */
function maskSnapshot(snapshot: Snapshot, { maskRecord }: Pick<Inspection, 'maskRecord'>, model: Model): Snapshot {
  const { tables, ...frame } = withoutPrivateTables(snapshot, model);
  const masked = Object.entries(tables).map(([name, { put, deleted }]) => [
    name,
    { put: put.map((record) => maskRecord(name, record)), deleted },
  ]);
  return { ...frame, tables: Object.fromEntries(masked) as Snapshot['tables'] };
}

function withoutPrivateTables(snapshot: Snapshot, model: Model): Snapshot {
  const tables = Object.entries(snapshot.tables).filter(
    ([name]) => !(isTable(model, name) && model.tables[name].traits.isPrivate),
  );
  return { ...snapshot, tables: Object.fromEntries(tables) };
}

/** Sends a JSON document while it is written. */
function sendJsonStream(response: Response, stream: () => AsyncIterable<Uint8Array>): Promise<void> {
  const status = 200;
  writeHead(response, status, controlHead({ status, type: null, text: null, headers: {}, violations: [] }));
  return sendStream(response, { type: 'application/json', stream }, 'req_control');
}
