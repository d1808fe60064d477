/** Entities that a check creates and deletes again, on a mock and on a real server. */
import { hasSeed } from '../../../suite/target.ts';
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

type Life = { read: () => Promise<Answer>; remove: (ifMatch: string) => Promise<Answer> };

/** Deletes an entity unless the check has. */
async function deleteLeftover({ read, remove }: Life): Promise<void> {
  const last = await read();
  if (last.status === 404) return;
  const { status } = await remove(last.headers['etag'] ?? '');
  if (status !== 204) throw new Error(`The entity of a check could not be deleted: ${status}`);
}

async function withNew<Entity>(created: Answer<Entity>, run: Run<Entity>, life: Life): Promise<void> {
  try {
    await run(created.body, created);
  } finally {
    await deleteLeftover(life);
  }
}

type Run<Entity> = (entity: Entity, created: Answer<Entity>) => Promise<void>;

/** A draft order of the caller, always deleted afterwards. */
export async function withOrder(caller: ContractClient, body: OrderDraft, run: Run<Order>): Promise<void> {
  const created = await caller.ok('createOrder', { body });
  const address = { orderId: created.body.id };
  await withNew(created, run, {
    read: () => caller.call('getOrder', address),
    remove: (ifMatch) => caller.call('deleteOrder', { ...address, ifMatch }),
  });
}

/** A supplier without bids, always deleted afterwards. */
export async function withSupplier(caller: ContractClient, body: SupplierDraft, run: Run<Supplier>): Promise<void> {
  const created = await caller.ok('createSupplier', { body });
  const address = { supplierId: created.body.id };
  await withNew(created, run, {
    read: () => caller.call('getSupplier', address),
    remove: (ifMatch) => caller.call('deleteSupplier', { ...address, ifMatch }),
  });
}

/** A saved filter, always deleted afterwards. */
export async function withFilter(caller: ContractClient, body: SavedFilterDraft, run: Run<SavedFilter>): Promise<void> {
  const created = await caller.ok('createSavedFilter', { body });
  const address = { savedFilterId: created.body.id };
  await withNew(created, run, {
    read: () => caller.call('getSavedFilter', address),
    remove: (ifMatch) => caller.call('deleteSavedFilter', { ...address, ifMatch }),
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
  const address = { orderId: order.id, bidId: created.body.id };
  await withNew(created, run, {
    read: () => caller.call('getBid', address),
    remove: (ifMatch) => caller.call('deleteBid', { ...address, ifMatch }),
  });
}
