/** Every documented request succeeds on the seed, sent by a person in a prepared world. */
import { type MediaType, resolve } from '@zakupki/api-client/document';
import { describe, expect, test } from 'vitest';
import { operationOf, operations, responseOf } from '../contract/suite/operations.ts';
import { arrangeExample, EXAMPLE_ARRANGEMENTS } from './example-arrangements.ts';

const EXAMPLES = operations.flatMap(({ operationId, success }) => {
  const { 'application/json': json, 'multipart/form-data': form } = operationOf(operationId).requestBody?.content ?? {};
  const media: MediaType | undefined = json ?? form;
  return Object.entries(media?.examples ?? {}).map(([name, example]) => {
    const { value } = resolve<{ value?: object }>(example as { $ref: string });
    return { operationId, success, name, example: value ?? {} };
  });
});

describe('a documented request', () => {
  test.each(EXAMPLES)('$operationId $name succeeds', async ({ operationId, success, name, example }) => {
    const { caller, request } = await arrangeExample(operationId, name, example);
    const { status, body } = await caller.send(operationId, request);
    expect({ status, body }).toMatchObject({ status: success });
  });

  test('has an arrangement only while the contract has its example', () => {
    const known = EXAMPLES.map(({ operationId, name }) => `${operationId} ${name}`);
    expect(Object.keys(EXAMPLE_ARRANGEMENTS).filter((name) => !known.includes(name))).toEqual([]);
  });

  // Specmatic joins examples of one name to one exchange, and refuses the document when a header is missing in it.
  test('shares no name with its answer where it needs a header', () => {
    const shared = operations
      .filter(({ takesKey, takesIfMatch }) => takesKey || takesIfMatch)
      .flatMap(({ operationId, success }) => {
        const answers = Object.values(responseOf(operationId, success).content ?? {});
        const names = new Set(answers.flatMap(({ examples }) => Object.keys(examples ?? {})));
        return EXAMPLES.filter((one) => one.operationId === operationId && names.has(one.name));
      });
    expect(shared.map(({ operationId, name }) => `${operationId} ${name}`)).toEqual([]);
  });
});
