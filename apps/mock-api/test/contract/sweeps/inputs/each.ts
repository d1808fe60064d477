/** Checks of every operation. */
import { type Answer, keyed, type LooseRequest } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../../suite/client.ts';
import type { ApiProblem } from '@zakupki/api-client/schema';
import type { Need } from '@zakupki/mock-engine/suite/check';
import { checks } from '../../suite/checks.ts';
import { type Described, operations } from '../../suite/operations.ts';

/** Declares a check for every given operation. */
export function forEach(
  needs: Need,
  name: string,
  concerns: (operation: Described) => boolean,
  run: (operation: Described) => Promise<void>,
): void {
  for (const operation of operations.filter(concerns))
    checks(operation.resource, needs, [operation.operationId]).it(`${operation.operationId} ${name}`, () =>
      run(operation),
    );
}

/** A valid request for an entity that does not exist. */
export const nowhere = ({ pathNames, bodyExamples, takesIfMatch, takesKey }: Described) => ({
  params: Object.fromEntries(pathNames.map((name) => [name, 'no-such-thing'])),
  body: bodyExamples[0],
  headers: {
    ...(takesIfMatch && { 'if-match': '"1"' }),
    ...(takesKey && keyed()),
  },
});

/** Sends a request and expects a refusal with this status and, when given, this error code. */
export async function refused(
  caller: ContractClient,
  { operationId }: Described,
  request: LooseRequest,
  status: number,
  code?: string,
): Promise<Answer<ApiProblem>> {
  const answer = await caller.send(operationId, request);
  if (answer.status !== status)
    throw new Error(`${operationId} gave ${answer.status}, not ${status}: ${JSON.stringify(answer.body)}`);
  // `send` has validated the refusal.
  const refusal = answer as Answer<ApiProblem>;
  if (code !== undefined && refusal.body.code !== code)
    throw new Error(`${operationId} was refused with ${refusal.body.code}, not ${code}: ${refusal.body.message}`);
  return refusal;
}
