/** Streams of what happens to orders. */
import { operation, type Operations } from '../../pipeline/operation.ts';
import { EVENT_STREAM } from '../../pipeline/response/encoding.ts';
import { UNBUFFERED } from '../../pipeline/response/event-queue.ts';
import type { OrderRecord } from '../../world/records/orders.ts';
import { locateOrder } from '../orders/guards.ts';
import { lookFor } from './look.ts';

export const events = {
  streamEvents: operation<'streamEvents'>({
    handle: ({ query: { since } }, { follow, lastEventId }) => ({
      status: 200,
      headers: UNBUFFERED,
      file: { type: EVENT_STREAM, stream: () => follow(lookFor(null, { lastEventId, since })) },
    }),
  }),

  streamOrderEvents: operation<'streamOrderEvents', OrderRecord>({
    locate: locateOrder,
    handle: ({ query: { since } }, { follow, lastEventId }, { id }) => ({
      status: 200,
      headers: UNBUFFERED,
      file: { type: EVENT_STREAM, stream: () => follow(lookFor(id, { lastEventId, since })) },
    }),
  }),
} satisfies Operations<'streamEvents' | 'streamOrderEvents'>;
