/** How many lines an order may have under somebody's plan. Pure. */
import type { Limits } from '@zakupki/api-client/schema';
import type { Fault } from '../../../sentences/fault.ts';

type WithLines = { readonly items: readonly unknown[] };

/**
 * @param before the order as it stands: one that was begun under a larger plan may be changed as long as it does not grow
 */
export function planSizeFaults(order: WithLines, { maxItemsPerOrder: limit }: Limits, before?: WithLines): Fault[] {
  const count = order.items.length;
  if (count <= limit || (before && count <= before.items.length)) return [];
  return [{ pointer: '/items', code: 'max_items', said: 'items_beyond_plan', params: { limit, count } }];
}
