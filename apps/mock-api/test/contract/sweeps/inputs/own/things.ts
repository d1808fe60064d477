/** Entities that a check creates and deletes again, on a mock and on a real server. */
import type { OperationId } from '@zakupki/api-client/operation';
import { hasSeed, serves } from '../../../suite/target.ts';
import { removed } from './removal.ts';
import { sharedOrder } from './shared-orders.ts';
import type {
  Bid,
  BidDraft,
  Order,
  OrderDraft,
  SavedFilter,
  SavedFilterDraft,
  Supplier,
  SupplierDraft,
} from '@zakupki/api-client/schema';
import type { Answer } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../../../suite/client.ts';

type Life = { read: OperationId; remove: OperationId; params: Record<string, string> };

/** Deletes an entity unless the check has. */
async function deleteLeftover(caller: ContractClient, { read, remove, params }: Life): Promise<void> {
  if (!serves(remove)) return;
  const last = serves(read) ? await caller.send(read, { params }) : null;
  if (last?.status === 404) return;
  const { status } = await caller.send(remove, { params, headers: { 'if-match': last?.headers['etag'] ?? '*' } });
  if (status !== 204 && last !== null) throw new Error(`The entity of a check could not be deleted: ${status}`);
}

async function withNew<Entity>(
  caller: ContractClient,
  created: Answer<Entity>,
  run: Run<Entity>,
  life: Life,
): Promise<void> {
  try {
    await run(created.body, created);
  } finally {
    await removed(() => deleteLeftover(caller, life));
  }
}

type Run<Entity> = (entity: Entity, created: Answer<Entity>) => Promise<void>;

/** A draft order of the caller, always deleted afterwards. */
export async function withOrder(caller: ContractClient, body: OrderDraft, run: Run<Order>): Promise<void> {
  const created = await caller.ok('createOrder', { body });
  await withNew(caller, created, run, {
    read: 'getOrder',
    remove: 'deleteOrder',
    params: { orderId: created.body.id },
  });
}

/** A supplier without bids, always deleted afterwards. */
export async function withSupplier(caller: ContractClient, body: SupplierDraft, run: Run<Supplier>): Promise<void> {
  const created = await caller.ok('createSupplier', { body });
  await withNew(caller, created, run, {
    read: 'getSupplier',
    remove: 'deleteSupplier',
    params: { supplierId: created.body.id },
  });
}

/** A saved filter, always deleted afterwards. */
export async function withFilter(caller: ContractClient, body: SavedFilterDraft, run: Run<SavedFilter>): Promise<void> {
  const created = await caller.ok('createSavedFilter', { body });
  await withNew(caller, created, run, {
    read: 'getSavedFilter',
    remove: 'deleteSavedFilter',
    params: { savedFilterId: created.body.id },
  });
}

/** An order that accepts bids. */
export async function openOrder(caller: ContractClient): Promise<Order> {
  if (!hasSeed()) return (await sharedOrder(caller)).body;
  const { body } = await caller.ok('listOrders', { status: ['published'], perPage: 1, sort: ['-items'] });
  return (await caller.ok('getOrder', { orderId: body.data[0]?.id ?? '' })).body;
}

/** A draft bid on it, always deleted afterwards. */
export async function withBid(caller: ContractClient, order: Order, body: BidDraft, run: Run<Bid>): Promise<void> {
  const created = await caller.ok('createBid', { orderId: order.id, body });
  await withNew(caller, created, run, {
    read: 'getBid',
    remove: 'deleteBid',
    params: { orderId: order.id, bidId: created.body.id },
  });
}
