/** Succeeding requests about order and bid states, awards and webinars, on data that the account has or creates. */
import type { OperationId } from '@zakupki/api-client/operation';
import { type Answer, keyed } from '@zakupki/mock-engine/suite/client';
import { account, type ContractClient } from '../../../suite/client.ts';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { type Arranged, ifMatch } from '../arrange.ts';
import { creditsOf, sharedBid, sharedInvitation, later, ownSupplier, readyOrder } from './shared-orders.ts';
import { unansweredPurchaseOrder, decidedOrder, giveCredits, lowestAward, orderIn, TAGS } from './orders.ts';

export type Use = (arranged: Arranged) => Promise<void>;

export const fresh = (answer: Answer) => ({ ...ifMatch(answer), ...keyed() });

const reason = 'Проверка договора';
const words = { reason };

/** On an order in a state, with a body that may depend on it. */
const on =
  (
    find: (caller: ContractClient) => Promise<Answer<{ id: string }>>,
    body?: (caller: ContractClient, orderId: string) => unknown,
  ) =>
  async (run: Use) => {
    const caller = await account();
    const { id: orderId } = (await find(caller)).body;
    const sent = await body?.(caller, orderId);
    // `body` may send requests that change the order.
    const order = await caller.ok('getOrder', { orderId });
    await run({ caller, request: { params: { orderId }, body: sent, headers: fresh(order) } });
  };

const published = (caller: ContractClient) => orderIn(caller, 'published');
const evaluated = (caller: ContractClient) => orderIn(caller, 'evaluation');
const decided = (caller: ContractClient) => decidedOrder(caller, 'awarded');
const undecided = (caller: ContractClient) => decidedOrder(caller, 'evaluation');

const until = (days: number) => async (caller: ContractClient) => ({
  submissionDeadline: await later(caller, days),
  reason,
});

const onAward =
  (body?: unknown) =>
  async (run: Use): Promise<void> => {
    const caller = await account();
    const { id: orderId } = (await decided(caller)).body;
    const award = await caller.ok('getAward', { orderId });
    await run({ caller, request: { params: { orderId }, body, headers: fresh(award) } });
  };

/** A purchase order that its supplier has not answered. */
const onPurchaseOrder =
  (body: unknown) =>
  async (run: Use): Promise<void> => {
    const { orderId, purchaseOrderId, supplier } = await unansweredPurchaseOrder(await account());
    await run({ caller: supplier, request: { params: { orderId, purchaseOrderId }, body, headers: keyed() } });
  };

const toExport = async (run: Use): Promise<void> => {
  const caller = await account();
  const { id: orderId } = (await decided(caller)).body;
  const { data } = (await caller.ok('listPurchaseOrders', { orderId })).body;
  await run({ caller, request: { params: { orderId, purchaseOrderId: data[0]?.id ?? '' } } });
};

/** A draft bid on an order with few bids. */
const onDraftBid = async (run: Use): Promise<void> => {
  const caller = await account();
  const { id: orderId, items } = (await published(caller)).body;
  const bid = await caller.ok('createBid', {
    orderId,
    body: {
      supplier: { name: 'Проверка договора', contacts: [{ email: 'zakaz@tros.example' }] },
      items: items.map(({ id }) => ({ orderItemId: id, unitPrice: '51.20' })),
    },
  });
  await run({ caller, request: { params: { orderId, bidId: bid.body.id }, body: {}, headers: fresh(bid) } });
};

/** A bid that is older than the last change of its order. */
const onOutdatedBid = async (run: Use): Promise<void> => {
  const caller = await account();
  const { orderId } = await sharedBid(caller);
  const { items } = (await caller.ok('getOrder', { orderId })).body;
  const changed = items.map(({ id, name, quantity }, index) => ({
    id,
    name,
    quantity: index === 0 ? String(Number(quantity) + 1) : quantity,
  }));
  await caller.ok('updateOrder', { orderId, ifMatch: '*', body: { items: changed, reason } });
  const { bid } = await sharedBid(caller);
  await run({ caller, request: { params: { orderId, bidId: bid.body.id }, body: {}, headers: fresh(bid) } });
};

const toDisclose = async (run: Use): Promise<void> => {
  const caller = await account();
  const { orderId, bid } = await sharedBid(caller);
  const body = { total: '5120.00', lines: 1 };
  await run({ caller, request: { params: { orderId, bidId: bid.body.id }, body, headers: fresh(bid) } });
};

const toWrite = async (run: Use): Promise<void> => {
  const caller = await account();
  const { orderId, bid } = await sharedBid(caller);
  const body = { to: 'supplier.contract-check@zakupki.example', subject: 'Срок', text: 'Подтвердите', locale: 'ru' };
  await run({ caller, request: { params: { orderId, bidId: bid.body.id }, body, headers: fresh(bid) } });
};

/** As the invited supplier, about a draft. */
const onOwnBid = async (run: Use): Promise<void> => {
  const [orderId] = await sharedInvitation(await account());
  const caller = await ownSupplier();
  const { status } = (await caller.ok('getOwnInvitation', { orderId })).body;
  if (status === 'declined') await caller.ok('reconsiderInvitation', { orderId, body: {} });
  const { id: bidId } = (await caller.ok('createBid', { orderId, body: {} })).body;
  await run({ caller, request: { params: { orderId, bidId } } });
};

const toPublish = async (run: Use): Promise<void> => {
  const caller = await account();
  await giveCredits(caller);
  if ((await creditsOf(caller)) === 0) throw new NotThere('needs an account that has credits for publishing');
  const order = await readyOrder(caller, TAGS.empty);
  const { id: orderId } = order.body;
  await run({ caller, request: { params: { orderId }, body: {}, headers: fresh(order) } });
};

/** A webinar with seats, the caller registered or not. */
const onWebinar =
  (isRegistered: boolean) =>
  async (run: Use): Promise<void> => {
    const caller = await account();
    const { data } = (await caller.ok('listWebinars', {})).body;
    const webinar = data.find(({ status, seatsLeft }) => status === 'scheduled' && seatsLeft !== 0);
    if (!webinar) throw new NotThere('needs seed of CONTRACT_STATES, or a scheduled webinar');
    const params = { webinarId: webinar.id };
    if (webinar.registration) await caller.call('cancelWebinarRegistration', params);
    if (isRegistered) await caller.ok('registerForWebinar', { ...params, body: {} });
    const body = isRegistered ? undefined : { source: 'home_page' };
    await run({ caller, request: { params, body, headers: keyed() } });
    await caller.call('cancelWebinarRegistration', params);
  };

export const ACTIONS: Partial<Record<OperationId, (run: Use) => Promise<void>>> = {
  publishOrder: toPublish,
  extendOrder: on(published, until(90)),
  closeOrder: on(published, () => words),
  reopenOrder: on(evaluated, until(90)),
  cancelOrder: on(published, () => ({ reasonCode: 'need_gone', reason })),
  declareOrderUnsuccessful: on(evaluated, () => ({ reasonCode: 'over_budget', reason })),
  archiveOrder: on((caller) => orderIn(caller, 'cancelled')),
  unarchiveOrder: on((caller) => orderIn(caller, 'archived')),
  previewAward: on(undecided, () => ({ mode: 'lowest_per_line' })),
  awardOrder: on(undecided, lowestAward),
  getPreviousAward: on(undecided),
  getAward: onAward(),
  listPurchaseOrders: onAward(),
  revokeAward: onAward(words),
  confirmPurchaseOrder: onPurchaseOrder({}),
  refusePurchaseOrder: onPurchaseOrder(words),
  exportPurchaseOrder: toExport,
  submitBid: onDraftBid,
  confirmBidRevision: onOutdatedBid,
  recordTargetDisclosure: toDisclose,
  sendBidMessage: toWrite,
  checkBid: onOwnBid,
  registerForWebinar: onWebinar(false),
  cancelWebinarRegistration: onWebinar(true),
  askQuestion: on(published, () => ({ text: 'Нужны ли паспорта?' })),
  createInvitations: on(published, () => ({
    recipients: [{ email: `${crypto.randomUUID()}.contract-check@zakupki.example` }],
  })),
};
