import type { Method } from '@zakupki/mock-control/schema';

/** In the usual order. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Method[];
