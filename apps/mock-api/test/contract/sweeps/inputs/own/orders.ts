/**
 * Published and decided orders for accounts whose server has no seed. Publishing costs a credit and cannot be undone,
 * so a check takes an order that this or an earlier run left and brings it to the state it needs.
 */
import type { Order, OrderRow } from '@zakupki/api-client/schema';
import { allocationDrafts } from '../../../awards/allocation-drafts.ts';
import type { Answer } from '@zakupki/mock-engine/suite/client';
import { admin, type ContractClient } from '../../../suite/client.ts';
import { invite } from '../../../invitations/invited.ts';
import { serves } from '../../../suite/target.ts';
import { creditsOf, later, publishDraft, readyOrder } from './shared-orders.ts';

const reason = 'Проверка договора';
const MAX_REOPENINGS = 3;
/** Plans allow more bids than this for one credit. */
const FEW_BIDS = 5;

const title = 'Проверка договора';
/** `empty`: without bids of suppliers at first. `bids`: with two complete bids, one of an invited supplier. */
export const TAGS = { empty: 'contract-check-empty', bids: 'contract-check-bids' } as const;

/** An order of the account in this state. */
export async function orderIn(
  caller: ContractClient,
  status: 'published' | 'evaluation' | 'cancelled' | 'archived',
): Promise<Answer<Order>> {
  const found = await find(caller, TAGS.empty, status);
  const orderId = found?.id ?? (await createOrderIn(caller, status));
  return caller.ok('getOrder', { orderId });
}

type Wanted = Parameters<typeof orderIn>[1];

async function find(caller: ContractClient, tag: string, status: Wanted | 'awarded'): Promise<OrderRow | undefined> {
  const isArchived = status === 'archived';
  const { data } = (
    await caller.ok('listOrders', { tag: [tag], archived: isArchived, ...(!isArchived && { status: [status] }) })
  ).body;
  for (const row of data) {
    if (row.counts.bids > FEW_BIDS) continue;
    if (status !== 'evaluation' || tag === TAGS.bids) return row;
    if ((await caller.ok('getOrder', { orderId: row.id })).body.reopenCount < MAX_REOPENINGS) return row;
  }
  return undefined;
}

async function createOrderIn(caller: ContractClient, status: Wanted): Promise<string> {
  if (status === 'published') return publish(caller, TAGS.empty);
  const before = status === 'archived' ? 'cancelled' : 'published';
  const { id: orderId } = (await orderIn(caller, before)).body;
  const address = { orderId, ifMatch: '*' };
  if (status === 'archived') await caller.ok('archiveOrder', address);
  else if (status === 'evaluation') await caller.ok('closeOrder', { ...address, body: { reason } });
  else await caller.ok('cancelOrder', { ...address, body: { reasonCode: 'need_gone', reason } });
  return orderId;
}

async function publish(caller: ContractClient, tag: string): Promise<string> {
  await giveCredits(caller);
  return (await publishDraft(caller, (await readyOrder(caller, tag)).body)).id;
}

/** @throws NotThere when the account has none and no administrator can add some */
export async function giveCredits(caller: ContractClient): Promise<void> {
  const balance = await creditsOf(caller);
  if (balance === null || balance > 1 || !serves('grantAccess')) return;
  const { user } = (await caller.ok('getMe', {})).body;
  const body = { kind: 'credits', credits: { amount: 20 }, reason } as const;
  await (await admin()).ok('grantAccess', { userId: user.id, body });
}

/** An order in evaluation with two complete bids, or awarded to the invited supplier, whose bid is the lowest. */
export async function decidedOrder(caller: ContractClient, status: 'evaluation' | 'awarded'): Promise<Answer<Order>> {
  const other = status === 'awarded' ? 'evaluation' : 'awarded';
  const found = (await find(caller, TAGS.bids, status)) ?? (await find(caller, TAGS.bids, other));
  return moveDecidedTo(caller, found?.id ?? (await createOrderWithBids(caller)).orderId, status);
}

let withBidder: Promise<OrderWithBidder> | undefined;

type OrderWithBidder = { orderId: string; supplier: ContractClient };

/** An order just awarded to this supplier. Links for suppliers expire with the bidding, so each run signs one in. */
export async function unansweredPurchaseOrder(
  caller: ContractClient,
): Promise<OrderWithBidder & { purchaseOrderId: string }> {
  const known = await (withBidder ??= createOrderWithBids(caller));
  const { orderId } = known;
  await moveDecidedTo(caller, orderId, 'evaluation');
  await moveDecidedTo(caller, orderId, 'awarded');
  const [purchaseOrder] = (await known.supplier.ok('listPurchaseOrders', { orderId })).body.data;
  if (purchaseOrder) return { ...known, purchaseOrderId: purchaseOrder.id };
  // A supplier who refused a purchase order is not in the award.
  withBidder = createOrderWithBids(caller);
  return unansweredPurchaseOrder(caller);
}

async function moveDecidedTo(
  caller: ContractClient,
  orderId: string,
  status: 'evaluation' | 'awarded',
): Promise<Answer<Order>> {
  const now = (await caller.ok('getOrder', { orderId })).body.status;
  if (now === 'awarded' && status === 'evaluation')
    await caller.ok('revokeAward', { orderId, ifMatch: '*', body: { reason } });
  if (now === 'evaluation' && status === 'awarded')
    await caller.ok('awardOrder', { orderId, ifMatch: '*', body: await lowestAward(caller, orderId) });
  return caller.ok('getOrder', { orderId });
}

/** The body of a request that awards each line to its lowest price. */
export async function lowestAward(caller: ContractClient, orderId: string) {
  const { body } = await caller.ok('previewAward', { orderId, body: { mode: 'lowest_per_line' } });
  const allocations = allocationDrafts(body.allocations);
  return { allocations, justification: reason };
}

async function createOrderWithBids(caller: ContractClient): Promise<OrderWithBidder> {
  const orderId = await publish(caller, TAGS.bids);
  const { items } = (await caller.ok('getOrder', { orderId })).body;
  const validUntil = (await later(caller, 120)).slice(0, 10);
  const priced = (unitPrice: string) => ({
    validUntil,
    deliveryDays: 10,
    items: items.map(({ id }) => ({ orderItemId: id, unitPrice })),
  });
  const other = { name: title, contacts: [{ email: 'zakaz@tros.example' }] };
  await submit(caller, orderId, { supplier: other, ...priced('60.00') });
  const { supplier } = await invite(caller, 'bids.contract-check@zakupki.example', orderId);
  await submit(supplier, orderId, priced('50.00'));
  await caller.ok('closeOrder', { orderId, ifMatch: '*', body: { reason } });
  return { orderId, supplier };
}

async function submit(caller: ContractClient, orderId: string, body: object): Promise<void> {
  const { id: bidId } = (await caller.ok('createBid', { orderId, body })).body;
  await caller.ok('submitBid', { orderId, bidId, ifMatch: '*', body: {} });
}
