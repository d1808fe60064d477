/** Mutants of contracts that answer with bare lists and take repeated parameters. */
import { expect, it } from 'vitest';
import { readDocument } from '../src/bare/read-document.ts';
import { loadContract, operationNamed } from '../src/contract/operations.ts';
import type { Answered, Exchange, Sent } from '../src/mutants/exchange.ts';
import { kindNamed, kindsOfContract } from '../src/mutants/kinds/all.ts';

loadContract(
  readDocument(`
openapi: 3.1.0
paths:
  /bays:
    get:
      operationId: listBays
      parameters:
        - {name: size, in: query, schema: {type: array, items: {type: string}}}
        - {name: year, in: query, explode: false, schema: {type: array, items: {type: integer}}}
      responses:
        '200':
          description: Bays.
          content: {application/json: {schema: {type: array, items: {type: object, required: [id], properties: {id: {type: integer}}}}}}
`),
);
const operation = operationNamed('listBays');
const exchange = { operation } as Exchange;
const named = (name: string) => kindNamed(kindsOfContract(), name);

it('an item of a bare list is changed', async () => {
  const answered = { status: 200, headers: {}, text: '[{"id":1},{"id":2}]' } as Answered;
  expect((await named('drop-inner-field').answer?.(answered, exchange))?.text).toBe('[{"id":1},{}]');
});

it('kinds of whole objects and of problems do not fit an operation that has neither', () => {
  const names = ['drop-required-field', 'problem-as-json', 'problem-as-html', 'swapped-languages', 'russian-only'];
  const fitting = [...names, 'strips-unknown-parameters'].filter((name) => named(name).fits(operation));
  expect(fitting).toEqual([]);
});

it('the first of several values is read, repeated or joined', async () => {
  const sent = (search: string) => ({ search, headers: {}, body: '' }) as unknown as Sent;
  const read = async (search: string) => (await named('first-value-only').request?.(sent(search), exchange))?.search;
  expect(await read('size=a&size=b')).toBe('size=a');
  expect(await read('year=1,2')).toBe('year=1');
  expect(await read('size=a%2Cb')).toBeUndefined();
});
