/** Compares complete answers with stored ones, to catch figures that are consistently wrong. */
import { checks, expect } from '../suite/checks.ts';
import { operations } from '../suite/operations.ts';
import { currentAnswer, expectedAnswer, expectedEnglishAnswer, SEED_ANSWERS } from './seed-answers.ts';

const IF_INTENDED = 'If the change is intended, run pnpm exec node test/contract/seed/write-seed-answers.ts';

for (const answer of SEED_ANSWERS) {
  const { name, operationId } = answer;
  const operation = operations.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`The contract has no ${operationId}`);
  const { it } = checks(operation.resource);
  it(`${operationId} returns the stored answer ${name}`, async () => {
    expect(await currentAnswer(answer), IF_INTENDED).toEqual(expectedAnswer(answer));
  });
  if (!answer.translated) continue;
  it(`${operationId} returns the stored answer ${name} in English`, async () => {
    expect(await currentAnswer({ ...answer, lang: 'en' }), IF_INTENDED).toEqual(expectedEnglishAnswer(answer));
  });
}
