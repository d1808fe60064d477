/** Changes of a published order that concern suppliers, from its audit log. */
import type { Addendum, AuditAction } from '@zakupki/api-client/schema';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import type { AuditRecord } from '../model/records/audit.ts';
import type { OrderRecord } from '../model/records/orders.ts';
import { newestFirst } from '../rules/audit.ts';
import { concernsSuppliers, visibleChanges } from '../rules/orders/visible-changes.ts';

type CeilingSetting = Pick<OrderRecord, 'showCeilings'>;

/** Newest first. */
export function listAddenda(
  order: Pick<OrderRecord, 'id'> & CeilingSetting,
  { world }: Pick<Call, 'world'>,
): Addendum[] {
  // Publishing is the first revision.
  let revision = 1;
  return listAddendumEvents(world.audit.where('order', order.id), order)
    .map((event, index): Addendum => {
      if (event.action === 'order.revise') revision += 1;
      return { number: index + 1, revision, at: event.at, reason: event.reason, changes: visibleChanges(event, order) };
    })
    .toReversed();
}

/** Whether bids are accepted after an event. Other events do not change it. */
const OPENS: { readonly [A in AuditAction]?: boolean } = {
  'order.publish': true,
  'order.reopen': true,
  'order.close': false,
  'order.deadline': false,
  'order.cancel': false,
};

/** Addenda while bids are accepted. */
function listAddendumEvents(events: readonly AuditRecord[], order: CeilingSetting): AuditRecord[] {
  let isOpen = false;
  return newestFirst(events)
    .toReversed()
    .filter((event) => {
      isOpen = OPENS[event.action] ?? isOpen;
      return isOpen && isAddendum(event, order);
    });
}

/** `order.extend` is no addendum: it has a separate e-mail. */
export function isAddendum(
  { action, entity, changes }: Pick<AuditRecord, 'action' | 'entity' | 'changes'>,
  order: CeilingSetting,
): boolean {
  if (action === 'order.revise') return true;
  if (action === 'order.update') return concernsSuppliers({ changes }, order);
  return entity.type === 'order' && (action === 'attachment.add' || action === 'attachment.delete');
}
