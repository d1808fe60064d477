import type { OperationId } from '@zakupki/api-client/operation';
import type { ContractRequest } from '@zakupki/api-client/request';
import { guestSeat } from '../session/guest-seat.ts';

/** Calls about a seat at a webinar, `/webinars/{webinarId}…`. */
const TICKET_CALLS: ReadonlySet<string> = new Set<OperationId>([
  'cancelWebinarRegistration',
  'getWebinar',
  'joinWebinar',
]);

/**
 * Adds query parameters that must not be arguments of calls: the store, its cache keys and DevTools hold arguments.
 */
export function withSecretParameters(request: ContractRequest): ContractRequest {
  if (!TICKET_CALLS.has(request.operationId)) return request;
  const [, , webinarId = ''] = request.url.split('/');
  const { ticket } = guestSeat(decodeURIComponent(webinarId));
  // The server ignores the ticket of a registered user.
  return ticket === undefined ? request : { ...request, params: { ...request.params, ticket } };
}
