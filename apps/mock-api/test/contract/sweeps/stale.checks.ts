/** A 412 returns the complete current entity, so that the caller can compare and retry. */
import type {
  Award,
  Bid,
  Conflict,
  Me,
  Order,
  PromoCode,
  Question,
  Referrer,
  SavedFilter,
  Supplier,
} from '@zakupki/api-client/schema';
import { hasStory } from '../suite/target.ts';
import { arranged } from './inputs/own-arrangements.ts';
import { checks, expect } from '../suite/checks.ts';
import { type ContractClient, type LooseRequest, signedIn } from '../suite/client.ts';
import { idOf } from './inputs/entities.ts';
import { BID, ORDER, SUPPLIER } from './inputs/field-values.ts';
import { type Described, operations } from '../suite/operations.ts';

type Shown = Award | Order | Bid | Conflict | Supplier | Me | PromoCode | Question | Referrer | SavedFilter;

/** Reads the entity, by resource. */
async function read(
  caller: ContractClient,
  { operationId, resource }: Described,
  params: Record<string, string>,
): Promise<Shown> {
  const { orderId = '' } = params;
  const id = idOf(params);
  if (operationId === 'revokeAward') return (await caller.ok('getAward', { orderId })).body;
  if (resource === 'orders' || resource === 'awards') return (await caller.ok('getOrder', { orderId })).body;
  if (resource === 'bids') return (await caller.ok('getBid', { orderId, bidId: id })).body;
  if (resource === 'profile') return (await caller.ok('getMe', {})).body;
  if (resource === 'referrers') return (await caller.ok('getReferrer', { referrerId: id })).body;
  const entry = (await listed(caller, resource, orderId)).find((one) => one.id === id);
  if (!entry) throw new Error(`${id} is not listed`);
  return entry;
}

/** The list that returns complete entities. */
async function listed(caller: ContractClient, resource: Described['resource'], orderId: string) {
  if (resource === 'conflicts') return (await caller.ok('listConflicts', { orderId })).body.data;
  if (resource === 'questions') return (await caller.ok('listQuestions', { orderId, perPage: 100 })).body.data;
  if (resource === 'saved-filters') return (await caller.ok('listSavedFilters', {})).body.data;
  if (resource === 'promo-codes') return (await caller.ok('listPromoCodes', { perPage: 100 })).body.data;
  return (await caller.ok('listSuppliers', { perPage: 100 })).body.data;
}

/** Without the moment of reading. */
const timeless = (thing: Shown) =>
  JSON.parse(JSON.stringify(thing, (key, value: unknown) => (key === 'serverTime' ? null : value))) as object;

async function showsPresent(caller: ContractClient, operation: Described, request: LooseRequest): Promise<void> {
  const headers = { ...request.headers, 'idempotency-key': crypto.randomUUID(), 'if-match': '"999999999"' };
  const { status, body } = await caller.send(operation.operationId, { ...request, headers });
  expect(status).toBe(412);
  // `send` has validated it: each 412 has an entity.
  const { current } = body as { current: Shown };
  expect(timeless(current)).toEqual(timeless(await read(caller, operation, request.params ?? {})));
}

for (const operation of operations.filter(({ takesIfMatch }) => takesIfMatch)) {
  const { operationId, resource } = operation;
  checks(resource, 'account').it(`${operationId} returns the current entity with a 412`, () =>
    arranged(operationId, async ({ caller, request }) => {
      await showsPresent(caller, operation, request);
      if (!hasStory() || resource === 'profile' || resource === 'conflicts' || operationId === 'revokeAward') return;
      // The same for entities with every field set.
      const whole = await signedIn('buyer');
      const { params, body } = request;
      if (resource === 'orders' || resource === 'awards') {
        const { id } = (await whole.ok('createOrder', { body: ORDER })).body;
        await showsPresent(whole, operation, { params: { orderId: id }, body });
      } else if (resource === 'suppliers') {
        const { id } = (await whole.ok('createSupplier', { body: SUPPLIER })).body;
        await showsPresent(whole, operation, { params: { supplierId: id }, body });
      } else if (resource === 'bids') {
        const { orderId = '' } = params;
        const { id } = (await whole.ok('createBid', { orderId, body: BID })).body;
        await showsPresent(whole, operation, { params: { orderId, bidId: id }, body });
      }
    }),
  );
}
