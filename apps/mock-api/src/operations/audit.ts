/** The history of one order and its bids. */
import type { AuditEvent } from '@zakupki/api-client/schema';
import { fieldError, invalid } from '../pipeline/problem.ts';
import type { AuditRecord, OrderRecord } from '../world/records.ts';
import { newestFirst } from './audit-log.ts';
import { operation, type Operations } from './operation.ts';
import { given } from './order-gate.ts';

export const audit = {
  listOrderAudit: operation<'listOrderAudit', OrderRecord>({
    locate: given,
    handle: ({ query }, { world, lang }, order) => {
      const { cursor, limit = 25 } = query;
      const events = newestFirst(world.audit.where('order', order.id));
      // The cursor is the last event shown, so that what happens meanwhile repeats and hides nothing.
      const start = cursor === undefined ? 0 : events.findIndex((event) => event.id === cursor) + 1;
      if (cursor !== undefined && start === 0) {
        throw invalid([fieldError(lang, '?cursor', 'ref_not_found', 'cursor_unknown')]);
      }
      const data = events.slice(start, start + limit);
      const nextCursor = start + limit < events.length ? (data.at(-1)?.id ?? null) : null;
      return { status: 200, body: { data: data.map(shownEvent), nextCursor } };
    },
  }),
} satisfies Operations<'listOrderAudit'>;

/** The event as the contract shows it. */
export function shownEvent({ ownerId: _ownerId, ...event }: AuditRecord): AuditEvent {
  return event;
}
