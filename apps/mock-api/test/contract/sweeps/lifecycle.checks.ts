/** Written entities can be read by id, in their list and in the history; deleted ones cannot. */
import { etag, type OperationId } from '@zakupki/api-client/operation';
import type { AuditAction } from '@zakupki/api-client/schema';
import { forEach } from './inputs/each.ts';
import { entityOf, idOf } from './inputs/entities.ts';
import { expect } from '../suite/checks.ts';
import type { Answer, LooseRequest } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../suite/client.ts';
import { type Described, operations } from '../suite/operations.ts';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { lacking } from '@zakupki/mock-engine/suite/served';
import { onMock } from '@zakupki/mock-engine/suite/target';
import { hasSeed, serves } from '../suite/target.ts';
import { arranged, arrangedToSucceed } from './inputs/own/arranged.ts';

type Entity = { id: string; version: number; updatedAt?: string; createdAt?: string };
type Params = Record<string, string>;

/** Operations that read one entity of a resource and its list. */
const READERS: Readonly<Record<string, { one?: OperationId; list?: OperationId; hidden?: Params }>> = {
  orders: { one: 'getOrder', list: 'listOrders', hidden: { archived: 'true' } },
  bids: { one: 'getBid', list: 'listBids' },
  suppliers: { one: 'getSupplier', list: 'listSuppliers' },
  profile: { one: 'getMe' },
};

/** The history event of each recorded write. */
const AUDIT_ACTIONS: Partial<Record<OperationId, AuditAction>> = {
  createOrder: 'order.create',
  duplicateOrder: 'order.duplicate',
  publishOrder: 'order.publish',
  extendOrder: 'order.extend',
  closeOrder: 'order.close',
  reopenOrder: 'order.reopen',
  cancelOrder: 'order.cancel',
  declareOrderUnsuccessful: 'order.unsuccessful',
  archiveOrder: 'order.archive',
  unarchiveOrder: 'order.unarchive',
  createBid: 'bid.create',
  updateBid: 'bid.update',
  submitBid: 'bid.submit',
  confirmBidRevision: 'bid.confirm_revision',
  withdrawBid: 'bid.withdraw',
  disqualifyBid: 'bid.disqualify',
  reinstateBid: 'bid.reinstate',
  duplicateBid: 'bid.duplicate',
  deleteBid: 'bid.delete',
  resolveConflict: 'conflict.resolve',
  reopenConflict: 'conflict.reopen',
};

/** Accounts of other servers may have more. */
const FIRST_PAGE = 100;

const request = (params: Params, query: Params = {}): LooseRequest => ({ params, query: Object.entries(query) });

async function listed(caller: ContractClient, resource: string, params: Params): Promise<Entity[]> {
  const { list, hidden } = READERS[resource] ?? {};
  if (!list || !serves(list)) return [];
  const queries = hidden ? [{}, hidden] : [{}];
  const pages = await Promise.all(
    queries.map((query) => caller.send(list, request(params, { ...query, perPage: String(FIRST_PAGE) }))),
  );
  return pages.flatMap(({ body }) => (body as { data: Entity[] }).data);
}

/** The current entity and its ETag; null when it is not found. */
async function read(caller: ContractClient, resource: string, params: Params) {
  const { one } = READERS[resource] ?? {};
  // Rows of a list show less.
  if (one && !serves(one)) throw new NotThere(lacking(one));
  if (!one) return (await listed(caller, resource, params)).find(({ id }) => id === idOf(params)) ?? null;
  const answer = await caller.send(one, request(params));
  return answer.status === 200 ? comparable(answer) : null;
}

/** The last parameter of the path that an entity is read by. */
function addressOf(resource: string, { id }: Entity): Params {
  const path = operations.find(({ operationId }) => operationId === READERS[resource]?.one)?.pathNames ?? [];
  return Object.fromEntries(path.slice(-1).map((name) => [name, id]));
}

/** The entity of an answer without the time of reading. */
function comparable({ body, headers }: Answer): Entity {
  // Only called for answers with an entity.
  const entity = entityOf(body) as Entity;
  if (onMock()) expect(headers['etag']).toBe(etag(entity));
  return timeless(entity);
}

/** Access includes the time of reading, which depends on how long the check runs. */
function timeless<E extends object | null>(entity: E): E {
  if (!entity || !('access' in entity)) return entity;
  const { serverTime, ...access } = entity.access as { serverTime?: string };
  if (!hasSeed()) return { ...entity, access };
  const late = serverTime === undefined ? 0 : Date.parse(serverTime) - Date.parse('2026-11-02T09:00:00Z');
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(60_000);
  return { ...entity, access };
}

const writes = ({ method, resource, operationId }: Described) =>
  method !== 'GET' && resource in READERS && !WITHOUT_ENTITY.includes(operationId);
const WITHOUT_ENTITY: readonly OperationId[] = [
  'requestPhoneCode',
  'changePassword',
  'requestEmailChange',
  'deleteAccount',
  'endSession',
  'endOtherSessions',
  'recordTargetDisclosure',
  'sendBidMessage',
];

forEach(
  'account',
  'returns the entity as it is read, with the next version',
  (operation) => writes(operation) && operation.method !== 'DELETE',
  async (operation) =>
    arrangedToSucceed(operation, async ({ caller, request: asked }) => {
      const { operationId, resource, success } = operation;
      const isNew = success === 201;
      const others = await listed(caller, resource, asked.params);
      const before = isNew ? null : await read(caller, resource, asked.params);
      const answer = await caller.send(operationId, asked);
      expect(answer.status).toBe(success);
      const written = comparable(answer);
      const params = isNew ? { ...asked.params, ...addressOf(resource, written) } : asked.params;
      const after = await read(caller, resource, params);
      expect(after).toEqual(written);
      expect(await read(caller, resource, params)).toEqual(after);
      expect([written.version, written.createdAt]).toEqual([
        before ? before.version + 1 : 1,
        before ? before.createdAt : written.updatedAt,
      ]);
      if (isNew) expect(others.map(({ id }) => id)).not.toContain(written.id);
      else if (resource !== 'profile') expect(written.id).toBe(idOf(asked.params));

      const rows = await listed(caller, resource, asked.params);
      const isWhole = others.length < FIRST_PAGE && serves(READERS[resource]?.list ?? 'listOrders');
      if (isWhole) expect(rows.length).toBe(others.length + (isNew ? 1 : 0));
      const row = rows.find(({ id }) => id === written.id);
      if (row) expect(written).toMatchObject(row);
      else if (isWhole) expect(READERS[resource]?.list).toBeUndefined();
      // Other entities do not change, apart from the ranks of bids.
      for (const other of others.filter(({ id }) => id !== written.id)) {
        const same = rows.find(({ id }) => id === other.id);
        if (same || isWhole)
          expect(resource === 'bids' ? same?.id : same).toEqual(resource === 'bids' ? other.id : other);
      }
    }),
);

forEach(
  'account',
  'deletes the entity everywhere (E8)',
  (operation) => writes(operation) && operation.method === 'DELETE',
  async ({ operationId, resource }) =>
    arranged(operationId, async ({ caller, request: asked }) => {
      const { list } = READERS[resource] ?? {};
      if (list && !serves(list)) throw new NotThere(lacking(list));
      const before = await listed(caller, resource, asked.params);
      expect(before.map(({ id }) => id)).toContain(idOf(asked.params));
      const answer = await caller.send(operationId, asked);
      expect([answer.status, answer.body]).toEqual([204, undefined]);
      const rest = (await listed(caller, resource, asked.params)).map(({ id }) => id);
      const others = before.map(({ id }) => id).filter((id) => id !== idOf(asked.params));
      if (before.length < FIRST_PAGE) expect(rest).toEqual(others);
      else expect(rest).not.toContain(idOf(asked.params));
      expect(await read(caller, resource, asked.params)).toBeNull();
      expect((await caller.send(operationId, asked)).status).toBe(404);
    }),
);

const readAt = (place: string) => operations.find(({ method, path }) => method === 'GET' && path === place);

forEach(
  'account',
  'leaves nothing to read at its address',
  ({ operationId, path }) => operationId.startsWith('delete') && readAt(path) !== undefined,
  async ({ operationId, path }) =>
    arranged(operationId, async ({ caller, request: asked }) => {
      const read = readAt(path)?.operationId;
      if (!read) throw new Error(`${path} has no read`);
      expect((await caller.send(read, request(asked.params))).status).toBe(200);
      await caller.send(operationId, asked);
      expect((await caller.send(read, request(asked.params))).status).toBe(404);
    }),
);

forEach(
  'account',
  'accepts a version once',
  (operation) => writes(operation) && operation.takesIfMatch && operation.method !== 'DELETE',
  async (operation) =>
    arrangedToSucceed(operation, async ({ caller, request: asked }) => {
      const { operationId, success } = operation;
      const answer = await caller.send(operationId, asked);
      expect(answer.status).toBe(success);
      const headers = { ...asked.headers, 'idempotency-key': crypto.randomUUID() };
      const again = await caller.send(operationId, { ...asked, headers });
      expect([again.status, (again.body as { code: string }).code]).toEqual([412, 'stale']);
      // The 412 returns the entity of the first answer.
      const { current } = again.body as { current: unknown };
      expect(timeless(entityOf(current))).toEqual(timeless(entityOf(answer.body)));
    }),
);

forEach(
  'account',
  'is recorded in the history with the request id',
  ({ operationId }) => operationId in AUDIT_ACTIONS,
  async (operation) =>
    arrangedToSucceed(operation, async ({ caller, request: asked }) => {
      const { operationId, resource } = operation;
      const answer = await caller.send(operationId, asked);
      const { user, profile } = (await caller.ok('getMe', {})).body;
      const id = resource === 'orders' ? (entityOf(answer.body)?.id ?? '') : (asked.params['orderId'] ?? '');
      const { body } = await caller.ok('listOrderAudit', { orderId: id, limit: 1 });
      expect(body.data[0]).toMatchObject({
        action: AUDIT_ACTIONS[operationId],
        requestId: answer.headers['x-request-id'],
        actor: { id: user.id, name: `${profile.firstName} ${profile.lastName}` },
        onBehalfOf: null,
      });
      const bidId = entityOf(answer.body)?.id ?? idOf(asked.params);
      if (resource === 'bids') expect(body.data[0]?.entity).toMatchObject({ type: 'bid', id: bidId });
    }),
);
