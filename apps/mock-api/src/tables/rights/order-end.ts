/** When an order ended. */
import { isOpen } from '../../model/records/orders.ts';
import type { AuditAction } from '@zakupki/api-client/schema';
import type { World } from '@zakupki/mock-engine/world/world';
import { newestFirst } from '../../rules/audit.ts';

const FINAL_ACTIONS = new Set<AuditAction>(['order.award', 'order.unsuccessful', 'order.cancel']);

/** When an order was awarded, declared unsuccessful or cancelled; null while it is open. */
export function findOrderEnd(world: World, orderId: string): string | null {
  const order = world.orders.get(orderId);
  if (!order || isOpen(order) || order.status === 'draft') return null;
  return newestFirst(world.audit.where('order', orderId)).find(({ action }) => FINAL_ACTIONS.has(action))?.at ?? null;
}
