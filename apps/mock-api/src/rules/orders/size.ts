/** Lines per order under a plan. Pure. */
import type { Limits } from '@zakupki/api-client/schema';
import type { Fault } from '../../sentences/fault.ts';

type WithLines = { readonly items: readonly unknown[] };

/** @param before the stored order; one started under a larger plan may change as long as it does not grow */
export function planSizeFaults(order: WithLines, { maxItemsPerOrder: limit }: Limits, before?: WithLines): Fault[] {
  const count = order.items.length;
  if (count <= limit || (before && count <= before.items.length)) return [];
  return [{ pointer: '/items', code: 'max_items', said: 'items_beyond_plan', params: { limit, count } }];
}
