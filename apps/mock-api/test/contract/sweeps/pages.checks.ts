/** Paged lists after their last page, on any server. */
import type { Page } from '@zakupki/api-client/schema';
import { expect } from '../suite/checks.ts';
import { forEach } from './inputs/each.ts';
import { arrangedToSucceed } from './inputs/own/arranged.ts';

/** The largest number that the contract allows. */
const LARGEST = 1_000_000;

forEach(
  'account',
  'has no rows after its last page',
  ({ query }) => query.some(({ name }) => name === 'page'),
  async (operation) =>
    arrangedToSucceed(operation, async ({ caller, request }) => {
      const at = async (number: number) => {
        const pairs = Object.entries({ page: String(number), perPage: '1' });
        const known = [...(request.query ?? [])].filter(([name]) => name !== 'page' && name !== 'perPage');
        const { status, body } = await caller.send(operation.operationId, { ...request, query: [...known, ...pairs] });
        expect(status, `page ${number}`).toBe(200);
        // `send` has validated it.
        return body as { data: unknown[]; page: Page };
      };
      const { page } = await at(1);
      for (const number of [page.totalPages + 1, LARGEST])
        expect(await at(number)).toMatchObject({ data: [], page: { ...page, number } });
    }),
);
