/** Recorded answers of another server, and import and export of HTTP archives. */
import type { Recording } from '../../contract/control.ts';
import { isFull, recordAnswer } from '../../pipeline/playback/record.ts';
import { Problem } from '../../pipeline/problem.ts';
import { downloadAs } from '../../pipeline/response/download.ts';
import type { World } from '../../world/world.ts';
import type { ControlHandlers } from '../handlers.ts';
import { exchangeOf, openExchangeOf } from '../../world/traffic/request-log.ts';
import { opensSealed } from '../opened-seals.ts';
import { readHar } from './har-reading.ts';
import { toHar } from './har.ts';

type SkipReason = NonNullable<Recording['skipped']>[number]['reason'];

export const recordingCalls = {
  exportHar: async ({ params: { world }, query }, context) => {
    const { version, worlds, request } = context;
    const entries = await worlds.requests(world);
    const exchanges = entries.map((await opensSealed(query, world, context)) ? openExchangeOf : exchangeOf);
    const body = toHar(exchanges, `${request.protocol}://${request.get('host') ?? 'localhost'}`, {
      name: worlds.seed.model.title,
      version,
    });
    return { status: 200, body, headers: downloadAs(`${world}.har`) };
  },

  getRecording: async ({ params }, { worlds }) => ({
    status: 200,
    body: await worlds.read(params.world, (world) => presentRecording(world)),
  }),

  loadHar: ({ params, body }, { worlds, inspection: { privacy } }) =>
    worlds.run(params.world, (world) => {
      deleteRecordings(world);
      const skipped = new Map<SkipReason, number>();
      for (const exchange of readHar(body)) {
        const reason = exchange ? recordAnswer(world, exchange.request, exchange.answer, privacy) : 'not_below_api';
        if (reason !== null) skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
      }
      restartHistory(world);
      const reasons = [...skipped].map(([reason, count]) => ({ reason, count }));
      return { status: 200, body: { ...presentRecording(world), skipped: reasons } };
    }),

  switchRecording: async ({ params, body: { isOn } }, { worlds, proxy }) => {
    if (isOn && !proxy) throw new Problem('not_a_proxy');
    return worlds.run(params.world, (world) => {
      world.isRecording = isOn;
      restartHistory(world);
      return { status: 200, body: presentRecording(world) };
    });
  },

  deleteRecording: ({ params }, { worlds }) =>
    worlds.run(params.world, (world) => {
      deleteRecordings(world);
      restartHistory(world);
      return { status: 200, body: presentRecording(world) };
    }),
} satisfies ControlHandlers<'exportHar' | 'getRecording' | 'loadHar' | 'switchRecording' | 'deleteRecording'>;

/** A replay cannot repeat these changes. */
function restartHistory(world: World): void {
  world.history.restart(world.memento());
  world.markChanged();
}

function deleteRecordings(world: World): void {
  world.isRecording = false;
  for (const { id } of world.recordings.all()) world.recordings.delete(id);
}

function presentRecording(world: World): Recording {
  return {
    world: world.name,
    isOn: world.isRecording,
    isFull: isFull(world),
    exchanges: world.recordings.all().map(({ method, path, query, operationId, hasBody, answers, played }) => ({
      // Only operations of the contract are recorded.
      method: method as Recording['exchanges'][number]['method'],
      path,
      query,
      operationId,
      hasBody,
      statuses: answers.map(({ status }) => status),
      played,
    })),
  };
}
