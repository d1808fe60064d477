import type { ORDER_STATUSES } from './statuses.ts';

/** In these nothing more is decided. Apart from all statuses, which the list of orders does not load. */
export const ENDED_STATUSES = ['awarded', 'unsuccessful', 'cancelled'] as const;

export function hasEnded({ status }: { readonly status: (typeof ORDER_STATUSES)[number] }): boolean {
  return (ENDED_STATUSES as readonly string[]).includes(status);
}
