/** A 412 returns the complete current entity, so that the caller can compare and retry. */
import { hasSeed } from '../suite/target.ts';
import { arranged } from './inputs/own/arranged.ts';
import { checks, expect } from '../suite/checks.ts';
import type { LooseRequest } from '@zakupki/mock-engine/suite/client';
import { type ContractClient, signedIn } from '../suite/client.ts';
import { BID, ORDER, SUPPLIER } from './inputs/field-values.ts';
import { without } from './inputs/entities.ts';
import { type Described, operations } from '../suite/operations.ts';

/** Reads the entity: the nearest address above the operation's that has a GET. */
async function read(caller: ContractClient, { operationId, path }: Described, params: Record<string, string>) {
  // A decision is refused with the order, although its own address can be read afterwards.
  let place = operationId === 'awardOrder' ? '/orders/{orderId}' : path;
  let found: Described | undefined;
  while (!found && place !== '') {
    found = operations.find((one) => one.method === 'GET' && one.path === place);
    place = place.slice(0, place.lastIndexOf('/'));
  }
  if (!found) throw new Error(`Nothing above ${path} can be read`);
  const { status, body } = await caller.send(found.operationId, { params });
  expect(status).toBe(200);
  return body as object;
}

const timeless = without('serverTime');

async function expectCurrent(caller: ContractClient, operation: Described, request: LooseRequest): Promise<void> {
  const headers = { ...request.headers, 'idempotency-key': crypto.randomUUID(), 'if-match': '"999999999"' };
  const { status, body } = await caller.send(operation.operationId, { ...request, headers });
  expect(status).toBe(412);
  // `send` has validated it: each 412 has an entity.
  const { current } = body as { current: object };
  expect(timeless(current)).toEqual(timeless(await read(caller, operation, request.params ?? {})));
}

for (const operation of operations.filter(({ takesIfMatch }) => takesIfMatch)) {
  const { operationId, resource } = operation;
  checks(resource, 'account', [operationId]).it(`${operationId} returns the current entity with a 412`, () =>
    arranged(operationId, async ({ caller, request }) => {
      await expectCurrent(caller, operation, request);
      if (!hasSeed() || resource === 'profile' || resource === 'conflicts' || operationId === 'revokeAward') return;
      // The same for entities with every field set.
      const whole = await signedIn('buyer');
      const { params, body } = request;
      if (resource === 'orders' || resource === 'awards') {
        const { id } = (await whole.ok('createOrder', { body: ORDER })).body;
        await expectCurrent(whole, operation, { params: { orderId: id }, body });
      } else if (resource === 'suppliers') {
        const { id } = (await whole.ok('createSupplier', { body: SUPPLIER })).body;
        await expectCurrent(whole, operation, { params: { supplierId: id }, body });
      } else if (resource === 'bids') {
        const { orderId = '' } = params;
        const { id } = (await whole.ok('createBid', { orderId, body: BID })).body;
        await expectCurrent(whole, operation, { params: { orderId, bidId: id }, body });
      }
    }),
  );
}
