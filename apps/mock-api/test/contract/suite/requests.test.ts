/** Every operation has a request that succeeds, so that the general checks exercise it. */
import { expect, it } from 'vitest';
import { ARRANGEMENTS } from '../sweeps/inputs/arrangements.ts';
import { LISTS } from '../sweeps/inputs/list-rules.ts';
import { operations } from './operations.ts';

it.each(operations)('$operationId has a request that succeeds', ({ operationId, resource }) => {
  const isThere = operationId in ARRANGEMENTS;
  expect(isThere, `declare it in test/contract/${resource}/<noun>.requests.ts`).toBe(true);
});

it.each(operations.filter(({ query }) => query.some(({ name }) => name === 'page')))(
  '$operationId has rules of its pages',
  ({ operationId }) => {
    expect(LISTS.map((list) => list.operationId)).toContain(operationId);
  },
);
