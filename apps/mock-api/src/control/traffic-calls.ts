/** What a world was asked and what it sent. */
import type { ControlHandlers } from './control-handlers.ts';

export const trafficCalls = {
  listLetters: ({ params }, { worlds }) => ({
    status: 200,
    body: { letters: worlds.open(params.world).letters.all().reverse() },
  }),

  listRequests: ({ params }, { worlds }) => ({
    status: 200,
    body: { requests: worlds.open(params.world).log.list() },
  }),
} satisfies ControlHandlers<'listLetters' | 'listRequests'>;
