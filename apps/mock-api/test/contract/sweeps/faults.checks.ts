/** A request with several errors gets all of them in one answer. */
import type { ApiProblem } from '@zakupki/api-client/schema';
import { arrangedInFull } from './inputs/own/arranged.ts';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { operations } from '../suite/operations.ts';

for (const operation of operations) {
  const { operationId, resource, body, takesKey } = operation;
  checks(resource, 'account', [operationId]).it(
    `${operationId} reports all errors at once, unknown properties too (E12)`,
    () =>
      arrangedInFull(operation, async ({ caller, request }) => {
        const headers = { ...request.headers, ...(takesKey && { 'idempotency-key': crypto.randomUUID() }) };
        const query = [['colour', 'red'], ['size', 'XL']] as const; // prettier-ignore
        const wrong = body ? { ...(request.body as object), colour: 'red', size: 'XL' } : request.body;
        const answer = await caller.send(operationId, { ...request, headers, query, body: wrong });
        expect(answer.status).toBe(422);
        // `send` has validated the refusal.
        const { code: problem, errors = [] } = answer.body as ApiProblem;
        expect(problem).toBe('invalid');
        const named = pointers({ errors });
        const parameters = ['?colour', '?size'].map((pointer) => `${pointer} unknown_parameter`);
        const fields = ['/colour', '/size'].map((pointer) => `${pointer} unknown_property`);
        expect(named.toSorted()).toEqual([...(body ? fields : []), ...parameters].toSorted());
      }),
  );
}
