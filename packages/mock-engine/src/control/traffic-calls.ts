/** Lists the requests a world answered and the messages it sent. */
import { Problem } from '../pipeline/problem.ts';
import { exchangeOf, openExchangeOf, summaryOf } from '../world/traffic/request-log.ts';
import type { ControlHandlers } from './handlers.ts';
import { eventStream } from './event-stream.ts';
import { opensSealed } from './opened-seals.ts';

export const trafficCalls = {
  listLetters: async ({ params, query }, context) => {
    const { worlds, inspection } = context;
    const isOpen = await opensSealed(query, params.world, context);
    const letters = await worlds.read(params.world, (world) => inspection.listLetters(world, isOpen));
    return { status: 200, body: { letters } };
  },

  listRequests: async ({ params: { world } }, { worlds, streams, request }) =>
    request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'
      ? eventStream(world, { worlds, streams, request })
      : { status: 200, body: { requests: (await worlds.requests(world)).map(summaryOf).reverse() } },

  clearRequests: async ({ params: { world } }, { worlds }) => {
    await worlds.clearRequests(world);
    worlds.notifyChanged(world);
    return { status: 204 };
  },

  getRequest: async ({ params: { world, id }, query }, context) => {
    const { worlds } = context;
    const entry = (await worlds.requests(world)).find((request) => request.id === id);
    if (!entry) throw new Problem('request_unknown', { params: { value: id } });
    return {
      status: 200,
      body: (await opensSealed(query, world, context)) ? openExchangeOf(entry) : exchangeOf(entry),
    };
  },
} satisfies ControlHandlers<'listLetters' | 'listRequests' | 'clearRequests' | 'getRequest'>;
