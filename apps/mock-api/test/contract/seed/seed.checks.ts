/** The seed's own answers, to the last digit: a figure that is wrong everywhere alike contradicts nothing else. */
import { checks, expect } from '../suite/checks.ts';
import { operations } from '../suite/operations.ts';
import { answerOf, knownAnswer, SHOWN } from './seed-answers.ts';

for (const shown of SHOWN) {
  const operation = operations.find(({ operationId }) => operationId === shown.operationId);
  if (!operation) throw new Error(`The contract has no ${shown.operationId}`);
  checks(operation.resource).it(`${shown.operationId} answers what the seed has (${shown.name})`, async () => {
    expect(await answerOf(shown)).toEqual(knownAnswer(shown));
  });
}
