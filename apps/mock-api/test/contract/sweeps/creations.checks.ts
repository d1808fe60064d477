/** Operations that create something: an idempotency key, and where the new resource is read. */
import { expect } from '../suite/checks.ts';
import { operations, responseOf } from '../suite/operations.ts';
import { forEach } from './inputs/each.ts';
import { arrangedToSucceed } from './inputs/own/arranged.ts';
import { expectAsRead, sharedEntity } from './inputs/shared-entity.ts';

forEach(
  'nothing',
  'takes an idempotency key, since it creates something',
  ({ statuses }) => statuses.includes(201),
  async ({ takesKey }) => expect(takesKey).toBe(true),
);

/** The largest difference between the moment of a creation and the time of its answer. */
const MINUTE_MS = 60_000;

/** The moment of creation, which records name differently. */
type Moments = { readonly createdAt?: string; readonly sentAt?: string; readonly askedAt?: string };

/** There is no session yet: the account answers after its e-mail address is confirmed. */
const READ_LATER = ['signUp'];

forEach(
  'account',
  'returns the address of what it created, which its creator can read',
  ({ statuses }) => statuses.includes(201),
  async (operation) =>
    arrangedToSucceed(operation, async ({ caller, request }) => {
      const { operationId } = operation;
      const answer = await caller.send(operationId, request);
      expect(answer.status).toBe(201);
      const { createdAt, sentAt, askedAt, data } = answer.body as Moments & { data?: Moments[] };
      const moment = createdAt ?? sentAt ?? askedAt ?? data?.[0]?.sentAt;
      if (moment !== undefined) {
        const apart = Date.parse(moment) - Date.parse(answer.headers['x-server-time'] ?? '');
        expect(Math.abs(apart)).toBeLessThan(MINUTE_MS);
      }
      const [link] = Object.values(responseOf(operationId, 201).links ?? {});
      const read = operations.find((one) => one.operationId === link?.operationId);
      if (!read) throw new Error(`${operationId} has no link to a read`);
      const address = new RegExp(`^/api${read.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
      expect(answer.headers['location']).toMatch(address);
      if (READ_LATER.includes(operationId)) return;
      const { groups = {} } = address.exec(answer.headers['location'] ?? '') ?? {};
      const found = await caller.send(read.operationId, { params: { ...groups } });
      expect(found.status).toBe(200);
      // A file and the page with an invitation contain nothing of the answer.
      const shared = sharedEntity(operation, read);
      if (shared) expectAsRead(shared, answer.body, found.body);
    }),
);
