import type { Method } from '@zakupki/mock-control/schema';

/** The methods rules know, in the order people think of them. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Method[];
