/** A change answers with the thing as it is read afterwards. */
import { checks, expect } from '../suite/checks.ts';
import { type Described, operations } from '../suite/operations.ts';
import { arrangedToSucceed } from './inputs/own/arranged.ts';
import { expectAsRead, sharedThing } from './inputs/shared-thing.ts';

/** A revoked award is no longer the order's award. */
const UNREADABLE: Readonly<Record<string, string>> = { revokeAward: 'getAward' };

/** The reads about what a change changed, without pages, as the thing may be on any of them. */
const readsOf = ({ operationId, pathNames }: Described) =>
  operations.filter(
    (read) =>
      read.method === 'GET' &&
      read.operationId !== UNREADABLE[operationId] &&
      read.pathNames.every((name) => pathNames.includes(name)) &&
      !read.query.some(({ name }) => name === 'page'),
  );

// Those that create something are in `creations`.
for (const change of operations.filter(
  ({ method, secured, success }) => method !== 'GET' && secured && success === 200,
)) {
  const { operationId, resource } = change;
  const found = readsOf(change).flatMap((read) => {
    const shared = sharedThing(change, read);
    return shared === null ? [] : [{ read, shared }];
  });
  const [best] = found.toSorted(
    ({ shared: a }, { shared: b }) => a.changed.length - b.changed.length || a.read.length - b.read.length,
  );
  if (!best) continue;
  const { read, shared } = best;
  checks(resource, 'account').it(`${operationId} answers with what ${read.operationId} returns`, () =>
    arrangedToSucceed(change, async ({ caller, request }) => {
      const { status, body } = await caller.send(operationId, request);
      expect(status).toBe(200);
      const params = Object.fromEntries(read.pathNames.map((name) => [name, request.params?.[name] ?? '']));
      const answer = await caller.send(read.operationId, { params });
      expect(answer.status).toBe(200);
      expectAsRead(shared, body, answer.body);
    }),
  );
}
