import type { OperationId } from '@zakupki/api-client/operation';

/** What the first pages of a visit ask for. They do not wait for the table of the contract's fields. */
const FIRST: ReadonlySet<string> = new Set<OperationId>(['getMe', 'listOrders', 'listSavedFilters']);

/**
 * Whether an answer lacks what the contract promises: pages would take a missing list for loading, for ever, and a
 * missing field for a state, such as a closed tender.
 */
export async function isBroken(operationId: OperationId, body: unknown): Promise<boolean> {
  if (FIRST.has(operationId)) return isEmpty(body);
  const fault = await import('@zakupki/api-client/answer-fault').then(
    ({ answerFault }) => answerFault(operationId, body),
    // A file that a deployment removed does not hold the answer back.
    () => null,
  );
  // oxlint-disable-next-line no-console -- the page says only that something failed; developers need the field
  if (fault) console.error(`The answer to ${operationId} breaks the contract: ${fault}.`);
  return fault !== null;
}

export const isEmpty = (body: unknown): boolean => !Object.keys(body ?? {}).length;
