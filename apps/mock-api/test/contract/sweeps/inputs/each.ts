/** Checks of every operation. */
import { randomUUID } from 'node:crypto';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { checks, type Need } from '../../suite/checks.ts';
import type { Answer, ContractClient, LooseRequest } from '../../suite/client.ts';
import { type Described, operations } from '../../suite/operations.ts';

/** Declares a check for every given operation. */
export function forEach(
  needs: Need,
  name: string,
  concerns: (operation: Described) => boolean,
  run: (operation: Described) => Promise<void>,
): void {
  for (const operation of operations.filter(concerns))
    checks(operation.resource, needs).it(`${operation.operationId} ${name}`, () => run(operation));
}

/** A valid request for an entity that does not exist. */
export const nowhere = ({ pathNames, bodyExamples, takesIfMatch, takesKey }: Described) => ({
  params: Object.fromEntries(pathNames.map((name) => [name, 'no-such-thing'])),
  body: bodyExamples[0],
  headers: {
    ...(takesIfMatch && { 'if-match': '"1"' }),
    ...(takesKey && { 'idempotency-key': randomUUID() }),
  },
});

/** Sends a request and expects a refusal with this status. */
export async function refused(
  caller: ContractClient,
  { operationId }: Described,
  request: LooseRequest,
  status: number,
): Promise<Answer<ApiProblem>> {
  const answer = await caller.send(operationId, request);
  if (answer.status !== status)
    throw new Error(`${operationId} gave ${answer.status}, not ${status}: ${JSON.stringify(answer.body)}`);
  // `send` has validated the refusal.
  return answer as Answer<ApiProblem>;
}
