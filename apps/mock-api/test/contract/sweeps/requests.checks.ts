/** How every operation reads a request: conditions, media types, absent bodies, repeats. */
import type { OperationId } from '@zakupki/api-client/operation';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { client } from '../suite/client.ts';
import { ARRANGEMENTS } from './inputs/arrangements.ts';
import { callerOf } from './inputs/callers.ts';
import { forEach, nowhere, refused } from './inputs/each.ts';
import { tagOf } from './inputs/entities.ts';
import { operations } from '../suite/operations.ts';
import { arranged, arrangedToSucceed } from './inputs/own/arranged.ts';

forEach(
  'account',
  'refuses a missing token before it reads the body',
  ({ secured, body }) => secured && body !== null,
  async (operation) => {
    const request = { ...nowhere(operation), body: '{"a": ' };
    await refused(client(), operation, request, 401, 'unauthorized');
  },
);

forEach(
  'account',
  'treats an absent body as an empty one',
  ({ body, needsBody }) => body !== null && !needsBody,
  async (operation) => {
    expect(operation.problems).not.toContain('body_required');
    await arrangedToSucceed(operation, async ({ caller, request }) => {
      const { body: _body, ...bodiless } = request;
      expect((await caller.send(operation.operationId, bodiless)).status).toBe(operation.success);
    });
  },
);

forEach(
  'account',
  'needs its body',
  ({ body, needsBody }) => body !== null && needsBody,
  async (operation) => {
    const caller = operation.secured ? await callerOf(operation) : client();
    const { body: _body, ...bodiless } = nowhere(operation);
    await refused(caller, operation, bodiless, 400, 'body_required');
  },
);

forEach(
  'account',
  'treats an empty object as no body',
  ({ operationId, method, body }) => method === 'POST' && body === null && operationId !== 'uploadAttachment',
  async (operation) =>
    arrangedToSucceed(operation, async ({ caller, request }) => {
      const { body } = await refused(caller, operation, { ...request, body: { force: true } }, 400);
      expect(body.code).toBe('body_unexpected');
      expect((await caller.send(operation.operationId, { ...request, body: {} })).status).toBe(operation.success);
    }),
);

forEach(
  'account',
  'accepts a merge patch by its media type',
  ({ method }) => method === 'PATCH',
  async (operation) =>
    arrangedToSucceed(operation, async ({ caller, request }) => {
      const headers = { ...request.headers, 'content-type': 'application/merge-patch+json' };
      expect((await caller.send(operation.operationId, { ...request, headers })).status).toBe(operation.success);
    }),
);

forEach(
  'account',
  'accepts any version, and one among others, also weakened by a proxy',
  ({ takesIfMatch }) => takesIfMatch,
  async (operation) => {
    const { operationId, success } = operation;
    for (const known of [(_etag: string) => '*', (etag: string) => `"other", W/${etag}`])
      await arrangedToSucceed(operation, async ({ caller, request }) => {
        const headers = { ...request.headers, 'if-match': known(request.headers?.['if-match'] ?? '') };
        expect((await caller.send(operationId, { ...request, headers })).status).toBe(success);
      });
    await arranged(operationId, async ({ caller, request }) => {
      const bare = { ...request, headers: { ...request.headers, 'if-match': 'three' } };
      await refused(caller, operation, bare, 400, 'invalid_header');
    });
  },
);

/** Reads of what an operation changes, where its path does not begin with that of the read. */
const READS: Partial<Record<OperationId, OperationId>> = { updateProfile: 'getMe', awardOrder: 'getOrder' };

/** The read with the longest path that begins the given one. */
function readOf(path: string): OperationId {
  const reads = operations.filter((one) => one.method === 'GET' && path.startsWith(one.path));
  const [read] = reads.toSorted((a, b) => b.path.length - a.path.length);
  if (!read) throw new Error(`${path} has no read`);
  return read.operationId;
}

forEach(
  'account',
  'accepts the version of the body in quotes, as entries of lists have no ETag',
  ({ takesIfMatch, operationId }) => takesIfMatch && operationId !== 'revokeAward',
  async (operation) => {
    const { operationId, path, success } = operation;
    await arrangedToSucceed(operation, async ({ caller, request }) => {
      const read = READS[operationId] ?? readOf(path);
      const { params } = request;
      const tag = tagOf((await caller.send(read, { params })).body) ?? '';
      const headers = { ...request.headers, 'if-match': tag };
      const { status } = await caller.send(operationId, { ...request, headers });
      expect(status).toBe(success);
    });
  },
);

forEach(
  'account',
  'answers 304 while the caller knows its state',
  ({ statuses }) => statuses.includes(304),
  async ({ operationId }) => {
    await arranged(operationId, async ({ caller, request }) => {
      const { etag = '' } = (await caller.send(operationId, request)).headers;
      const knowing = (known: string) => caller.send(operationId, { ...request, headers: { 'if-none-match': known } });
      for (const known of [etag, `"other", W/${etag}`, '*']) {
        const { status, headers, body } = await knowing(known);
        expect([status, headers['etag'], body]).toEqual([304, etag, undefined]);
      }
      expect((await knowing('"other"')).status).toBe(200);
    });
  },
);

/** Sends a request twice. On a busy machine the first may end before the second arrives: then it takes longer. */
async function sentTogether({ operationId, success }: (typeof operations)[number]) {
  for (const delayMs of [150, 3_000]) {
    const { caller, request } = await ARRANGEMENTS[operationId]();
    await caller.scenario({ rules: [{ when: { operationId }, then: { delayMs }, times: 1 }] });
    const [one, two] = await Promise.all([caller.send(operationId, request), caller.send(operationId, request)]);
    if (one.status !== success || two.status !== success) return { caller, request, one, two };
  }
  throw new Error(`${operationId}: both requests succeeded`);
}

forEach(
  'forced',
  'refuses a repeated request while the first is processed',
  ({ takesKey }) => takesKey,
  async (operation) => {
    const { operationId, success } = operation;
    const { caller, request, one, two } = await sentTogether(operation);
    const [first, repeat] = one.status === success ? [one, two] : [two, one];
    expect([first.status, repeat.status, (repeat.body as ApiProblem).code]).toEqual([
      success,
      409,
      'request_in_progress',
    ]);
    expect(repeat.headers['retry-after']).toBe('1');
    expect((await caller.send(operationId, request)).headers['idempotency-replayed']).toBe('true');
  },
);

forEach(
  'account',
  'has one effect under a repeated idempotency key',
  ({ takesKey }) => takesKey,
  async (operation) =>
    arrangedToSucceed(operation, async ({ caller, request }) => {
      const { operationId, success } = operation;
      const first = await caller.send(operationId, request);
      expect([first.status, first.headers['idempotency-replayed']]).toEqual([success, undefined]);
      const again = await caller.send(operationId, request);
      expect([again.status, again.headers['idempotency-replayed']]).toEqual([success, 'true']);
      expect([again.body, again.headers['etag']]).toEqual([first.body, first.headers['etag']]);

      const other = { ...(request.body as object), title: 'Другое' };
      const reused = await refused(caller, operation, { ...request, body: other }, 422);
      expect([reused.body.code, ...pointers(reused.body)]).toEqual([
        'idempotency_key_reused',
        ':Idempotency-Key unique',
      ]);
      const { 'idempotency-key': _key, ...keyless } = request.headers ?? {};
      await refused(caller, operation, { ...request, headers: keyless }, 400, 'missing_header');
      const malformed = { ...keyless, 'idempotency-key': 'again' };
      await refused(caller, operation, { ...request, headers: malformed }, 400, 'invalid_header');
    }),
);
