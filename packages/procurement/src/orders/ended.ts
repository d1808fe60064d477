import type { ORDER_STATUSES } from './statuses.ts';

/** In these nothing more is decided. Apart from all statuses, which the list of orders does not load. */
export const ENDED_STATUSES: readonly (typeof ORDER_STATUSES)[number][] = ['awarded', 'unsuccessful', 'cancelled'];
