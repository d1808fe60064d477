/** Audit log of an order and its bids. */
import type { Query } from '@zakupki/api-client/operation';
import type { PersonRef } from '@zakupki/api-client/schema';
import { invalid } from '@zakupki/mock-engine/pipeline/problem';
import { fieldError } from '../../../sentences/refuse.ts';
import { byText, sortRows } from '@zakupki/mock-engine/lists/sort';
import type { AuditRecord } from '../../../model/records/audit.ts';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { newestFirst } from '../../../rules/audit.ts';
import { operation, type Operations } from '@zakupki/mock-engine/pipeline/operation';
import { locateOrder } from '../guards.ts';
import { presentEvent } from '../../audit/present.ts';

export const audit = {
  listOrderAudit: operation<'listOrderAudit', OrderRecord>({
    locate: locateOrder,
    handle: ({ query }, call, order) => {
      const { world, lang } = call;
      const { cursor, limit = 25 } = query;
      const all = newestFirst(world.audit.where('order', order.id));
      const events = all.filter(matches(query));
      // The cursor is the id of the last returned event, so new events neither repeat nor hide any.
      const start = cursor === undefined ? 0 : events.findIndex((event) => event.id === cursor) + 1;
      if (cursor !== undefined && start === 0) {
        throw invalid([fieldError(lang, '?cursor', 'ref_not_found', 'cursor_unknown')]);
      }
      const data = events.slice(start, start + limit);
      const nextCursor = start + limit < events.length ? (data.at(-1)?.id ?? null) : null;
      return {
        status: 200,
        body: { data: data.map((event) => presentEvent(event, call)), nextCursor, actors: actorsOf(all) },
      };
    },
  }),
} satisfies Operations<'listOrderAudit'>;

type Filter = Pick<Query<'listOrderAudit'>, 'actorId' | 'action' | 'bidId'>;

const matches =
  ({ actorId, action, bidId }: Filter) =>
  ({ actor, action: done, entity }: AuditRecord): boolean =>
    (actorId === undefined || actor?.id === actorId) &&
    (action === undefined || action.includes(done)) &&
    (bidId === undefined || (entity.type === 'bid' && entity.id === bidId));

/** Each person once, under the latest name, sorted by name. */
function actorsOf(events: readonly AuditRecord[]): PersonRef[] {
  const people = new Map<string, PersonRef>();
  for (const { actor } of events) if (actor && !people.has(actor.id)) people.set(actor.id, actor);
  return sortRows([...people.values()], ['name'], { name: byText<PersonRef>(({ name }) => name) });
}
