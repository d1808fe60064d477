/** Entities that a check creates and deletes again, on a mock and on a real server. */
import { NotThere } from '../../suite/target.ts';
import type { Bid, BidDraft, Order, OrderDraft, Supplier, SupplierDraft } from '@zakupki/api-client/schema';
import type { ContractClient } from '../../suite/client.ts';

/** Deletes the current version, which the 412 for an old one returns. */
async function away(attempt: (ifMatch: string) => Promise<{ status: number; body: unknown }>): Promise<void> {
  const stale = await attempt('"999999999"');
  if (stale.status === 404) return;
  const { current } = stale.body as { current?: { version: number } };
  const { status } = await attempt(`"${current?.version}"`);
  if (status !== 204) throw new Error(`What a check had made could not be deleted: ${status}`);
}

/** A draft order of the caller, always deleted afterwards. */
export async function withOrder(
  caller: ContractClient,
  body: OrderDraft,
  run: (order: Order) => Promise<void>,
): Promise<void> {
  const { body: order } = await caller.ok('createOrder', { body });
  try {
    await run(order);
  } finally {
    await away((ifMatch) => caller.call('deleteOrder', { orderId: order.id, ifMatch }));
  }
}

/** A supplier without bids, always deleted afterwards. */
export async function withSupplier(
  caller: ContractClient,
  body: SupplierDraft,
  run: (supplier: Supplier) => Promise<void>,
): Promise<void> {
  const { body: supplier } = await caller.ok('createSupplier', { body });
  try {
    await run(supplier);
  } finally {
    await away((ifMatch) => caller.call('deleteSupplier', { supplierId: supplier.id, ifMatch }));
  }
}

/** An order that accepts bids. @throws NotThere when the caller has none */
export async function openOrder(caller: ContractClient): Promise<Order> {
  const { body } = await caller.ok('listOrders', { status: ['published'], perPage: 1, sort: ['-items'] });
  const [row] = body.data;
  if (!row) throw new NotThere('needs an account with a published order to enter a bid on');
  return (await caller.ok('getOrder', { orderId: row.id })).body;
}

/** A draft bid on it, always deleted afterwards. */
export async function withBid(
  caller: ContractClient,
  order: Order,
  body: BidDraft,
  run: (bid: Bid) => Promise<void>,
): Promise<void> {
  const { body: bid } = await caller.ok('createBid', { orderId: order.id, body });
  try {
    await run(bid);
  } finally {
    await away((ifMatch) => caller.call('deleteBid', { orderId: order.id, bidId: bid.id, ifMatch }));
  }
}
