/** The answer of a change equals what a read returns afterwards. */
import { checks, expect } from '../suite/checks.ts';
import { type Described, operations } from '../suite/operations.ts';
import { arrangedToSucceed } from './inputs/own/arranged.ts';
import { expectAsRead, type SharedEntity, sharedEntity } from './inputs/shared-entity.ts';

/** A revoked award is no longer the order's award. */
const UNREADABLE: Readonly<Record<string, string>> = { revokeAward: 'getAward' };

/** The reads of what a change changed. Lists with pages are left out: the entity may be on any page. */
const readsOf = ({ operationId, pathNames }: Described) =>
  operations.filter(
    (read) =>
      read.method === 'GET' &&
      read.operationId !== UNREADABLE[operationId] &&
      read.pathNames.every((name) => pathNames.includes(name)) &&
      !read.query.some(({ name }) => name === 'page'),
  );

/** A read of the entity alone comes before a read of others with it. */
const depthOf = ({ changed, read }: SharedEntity) => 2 * Number(changed !== '') + Number(read !== '');

// Those that create something are in `creations`.
for (const change of operations.filter(
  ({ method, secured, success }) => method !== 'GET' && secured && success === 200,
)) {
  const { operationId, resource } = change;
  const found = readsOf(change).flatMap((read) => {
    const shared = sharedEntity(change, read);
    return shared === null ? [] : [{ read, shared }];
  });
  const [best] = found.toSorted((a, b) => depthOf(a.shared) - depthOf(b.shared));
  if (!best) continue;
  const { read, shared } = best;
  checks(resource, 'account', [operationId, read.operationId]).it(
    `${operationId} returns what ${read.operationId} returns afterwards`,
    () =>
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
