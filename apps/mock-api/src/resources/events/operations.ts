/** Streams events of orders. */
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { EVENT_STREAM } from '@zakupki/mock-engine/pipeline/response/encoding';
import { UNBUFFERED } from '@zakupki/mock-engine/pipeline/response/event-queue';
import type { OrderRecord } from '../../model/records/orders.ts';
import { locateOrder } from '../orders/guards.ts';
import { createPoll } from './poll.ts';

type Following = Pick<Call, 'follow' | 'lastEventId'>;

/** @param orderId null for all orders of the caller @throws Problem 429 */
function stream(orderId: string | null, since: string | undefined, { follow, lastEventId }: Following) {
  follow.ensureRoom();
  return {
    status: 200,
    headers: UNBUFFERED,
    file: {
      type: EVENT_STREAM,
      stream: () => follow.start(createPoll(orderId, { lastEventId: lastEventId ?? undefined, since })),
    },
  } as const;
}

export const events = {
  streamEvents: operation<'streamEvents'>({
    handle: ({ query: { since } }, call) => stream(null, since, call),
  }),

  streamOrderEvents: operation<'streamOrderEvents', OrderRecord>({
    locate: locateOrder,
    handle: ({ query: { since } }, call, { id }) => stream(id, since, call),
  }),
} satisfies Operations<'streamEvents' | 'streamOrderEvents'>;
