/** Requests a world answered and messages it sent. */
import { listSentMails } from '../resources/notifications/jobs.ts';
import { Problem } from '../pipeline/problem.ts';
import type { ControlHandlers } from './handlers.ts';
import { eventStream } from './event-stream.ts';
import { maskSecrets, maskSummary } from './mask-secrets.ts';

export const trafficCalls = {
  listLetters: ({ params }, { worlds }) => ({
    status: 200,
    body: { letters: listSentMails(worlds.open(params.world)) },
  }),

  listRequests: ({ params }, { worlds, request }) =>
    request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'
      ? eventStream(params.world, worlds, request)
      : { status: 200, body: { requests: worlds.open(params.world).log.list().map(maskSummary) } },

  getRequest: ({ params: { world, id } }, { worlds }) => {
    const exchange = worlds.open(world).log.find(id);
    if (!exchange) throw new Problem(404, 'request_unknown', { params: { value: id } });
    return { status: 200, body: maskSecrets(exchange) };
  },
} satisfies ControlHandlers<'listLetters' | 'listRequests' | 'getRequest'>;
