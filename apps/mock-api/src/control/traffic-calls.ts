/** Lists the requests a world answered and the messages it sent. */
import { listSentEmails } from '../resources/notifications/jobs.ts';
import { Problem } from '../pipeline/problem.ts';
import { exchangeOf, summaryOf } from '../world/traffic/request-log.ts';
import type { ControlHandlers } from './handlers.ts';
import { eventStream } from './event-stream.ts';

export const trafficCalls = {
  listLetters: async ({ params }, { worlds }) => ({
    status: 200,
    body: { letters: await worlds.read(params.world, listSentEmails) },
  }),

  listRequests: async ({ params: { world } }, { worlds, streams, request }) =>
    request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'
      ? eventStream(world, { worlds, streams, request })
      : { status: 200, body: { requests: (await worlds.requests(world)).map(summaryOf).reverse() } },

  getRequest: async ({ params: { world, id } }, { worlds }) => {
    const entry = (await worlds.requests(world)).find((request) => request.id === id);
    if (!entry) throw new Problem('request_unknown', { params: { value: id } });
    return { status: 200, body: exchangeOf(entry) };
  },
} satisfies ControlHandlers<'listLetters' | 'listRequests' | 'getRequest'>;
