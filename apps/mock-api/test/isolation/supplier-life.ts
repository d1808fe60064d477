/**
 * Runs every operation of suppliers in a world and records all answers. Others may act between its steps; the
 * transcript must not show it.
 */
import { asInvited } from '../contract/invitations/invited.ts';
import type { OperationId } from '@zakupki/api-client/operation';
import type { Attachment, Bid, OrderItem, OrderItemDraft, PurchaseOrder, Question } from '@zakupki/api-client/schema';
import { type Answer, keyed, type LooseRequest } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../contract/suite/client.ts';
import { Following, type Received } from '../contract/events/following.ts';
import { PDF } from '../contract/suite/form.ts';
import { type Described, operations } from '../contract/suite/operations.ts';
import { answerLine, withoutRandom } from './answer-line.ts';

const ORDER = { orderId: 'ord_tender' };
/** Two orders with an invitation of the supplier, one without, and one of another buyer. */
const ORDERS = ['ord_tender', 'ord_paper', 'ord_fasteners', 'ord_trial_published'];
/** A seeded bid of another supplier. */
export const FOREIGN_BID = 'bid_tender_krepmarket';

const LINES = ['695', '880', '349.9', '700', '61'];
const COMPLETE = {
  validUntil: '2026-12-31',
  items: LINES.map((unitPrice, index) => ({ orderItemId: `itm_tender_${index + 1}`, unitPrice, leadTimeDays: 10 })),
};

/** What happens between two steps of the supplier; `foreign` gets ids that others made. */
export type Others = (stage: Stage) => Promise<readonly string[]>;

export type Stage =
  | 'before'
  | 'drafted'
  | 'submitted'
  | 'changed'
  | 'closed'
  | 'awarded'
  | 'revoked'
  | 'ordered'
  | 'refused';

export class SupplierLife {
  readonly transcript: string[] = [];
  readonly used = new Set<OperationId>();
  readonly #supplier: ContractClient;
  readonly #buyer: ContractClient;

  constructor(supplier: ContractClient, buyer: ContractClient) {
    this.#supplier = supplier;
    this.#buyer = buyer;
  }

  /** Ends another session of the mailbox. Ids of sessions are random, so the answers are not compared. */
  async #sessions(): Promise<void> {
    const { body: own } = await this.#supplier.ok('getOwnInvitation', ORDER);
    await asInvited(this.#buyer, own.id);
    const { body: sessions } = await this.#supplier.ok('listSessions', {});
    const other = sessions.data.find(({ isCurrent }) => !isCurrent);
    await this.#supplier.ok('endSession', { sessionId: other?.id ?? '' });
    this.used.add('listSessions').add('endSession');
  }

  async live(others: Others): Promise<void> {
    const buyer = this.#buyer;
    const turn = async (stage: Stage) => {
      for (const id of await others(stage)) await this.#tryForeign(id);
      await this.#look();
    };
    const streams = [await Following.open(this.#supplier), await Following.open(this.#supplier, ORDER)];
    await this.#sessions();
    await turn('before');
    await this.#refusedOperations();
    const draft = await this.#draft();
    await turn('drafted');
    await this.#submit(draft);
    await turn('submitted');
    const { body: order } = await buyer.ok('getOrder', ORDER);
    const items = order.items.map((item, index) => ({
      ...draftOf(item),
      quantity: index === 0 ? '420' : item.quantity,
    }));
    await buyer.ok('updateOrder', { ...ORDER, ifMatch: '*', body: { items, reason: 'Нужно больше' } });
    await this.#afterChange(draft.id);
    await turn('changed');
    await buyer.advance('P14DT4H');
    await turn('closed');
    await this.#late(draft.id);
    await awardToOther(buyer);
    await turn('awarded');
    await buyer.ok('revokeAward', { ...ORDER, ifMatch: '*', body: { reason: 'Победитель отказался' } });
    await turn('revoked');
    await this.#answerOrders(draft.id, turn);
    await this.#say('endOtherSessions', {});
    await this.#say('logOut', {});
    for (const stream of streams) {
      await stream.ended();
      this.transcript.push(...stream.received.map(lineOf));
    }
  }

  /** Every read of the supplier's records, and of orders without an invitation. */
  async #look(): Promise<void> {
    for (const operationId of ['getMe', 'listUnits', 'listCurrencies', 'listOrders', 'streamEvents'] as const)
      await this.#say(operationId, {});
    await this.#say('findTokenOwner', { body: { token: 'unknown-token-0123456789' } });
    await this.#say('listOrders', { query: [['q', 'КрепМаркет']] });
    await this.#say('listOrders', { query: [['sort', '-updatedAt']] });
    for (const orderId of ORDERS)
      for (const operationId of [
        'getOrder',
        'listBids',
        'listQuestions',
        'getOwnInvitation',
        'getBidForm',
        'listAddenda',
        'listPurchaseOrders',
        'streamOrderEvents',
      ] as const)
        await this.#say(operationId, { params: { orderId } });
    await this.#say('listBids', { params: ORDER, query: [['status', 'submitted']] });
    await this.#say('listBids', { params: ORDER, query: [['q', 'КрепМаркет']] });
    const bids = await this.#say('listBids', { params: ORDER, query: [['sort', '-total']] });
    for (const { id: bidId } of rowsOf<Bid>(bids)) {
      const bid = await this.#say('getBid', { params: { ...ORDER, bidId } });
      await this.#say('checkBid', { params: { ...ORDER, bidId } });
      const { attachments = [] } = bid.body as { attachments?: Attachment[] };
      for (const { id } of attachments) await this.#say('downloadAttachment', { params: { attachmentId: id } });
    }
    for (const { id } of rowsOf<Question>(await this.#say('listQuestions', { params: ORDER })))
      await this.#say('getQuestion', { params: { ...ORDER, questionId: id } });
    for (const { id } of rowsOf<PurchaseOrder>(await this.#say('listPurchaseOrders', { params: ORDER })))
      await this.#say('exportPurchaseOrder', { params: { ...ORDER, purchaseOrderId: id } });
    await this.#tryForeign(FOREIGN_BID);
  }

  /** Records of others are not found by any operation that takes their id. */
  async #tryForeign(id: string): Promise<void> {
    for (const { operationId, pathNames, takesIfMatch, takesKey } of operations) {
      const [, name] = pathNames;
      const wants =
        { bid: 'bidId', qst: 'questionId', att: 'attachmentId', po_: 'purchaseOrderId' }[id.slice(0, 3)] ?? '';
      if (!(pathNames.at(-1) === wants || name === wants)) continue;
      const params = Object.fromEntries(pathNames.map((one) => [one, one === wants ? id : 'ord_tender']));
      const headers = {
        ...(takesIfMatch && { 'if-match': '*' }),
        ...(takesKey && keyed()),
      };
      await this.#say(operationId, { params, headers, ...bodyFor(operationId) });
    }
    const file = { owner: 'bid', ownerId: id, file: PDF };
    if (id.startsWith('bid_')) await this.#say('uploadAttachment', { body: file, headers: keyed() });
    const named = { alternativeOfBidId: id };
    if (id.startsWith('bid_')) await this.#say('createBid', { params: ORDER, body: named, headers: keyed() });
  }

  /** Operations that are not for suppliers only refuse. */
  async #refusedOperations(): Promise<void> {
    for (const { operationId, secured, forSuppliers, pathNames, takesIfMatch, takesKey } of operations) {
      if (!secured || forSuppliers) continue;
      const params = Object.fromEntries(pathNames.map((name) => [name, name === 'orderId' ? 'ord_tender' : 'x_1']));
      const headers = { ...(takesIfMatch && { 'if-match': '*' }), ...(takesKey && keyed()) };
      await this.#say(operationId, { params, headers });
    }
  }

  async #draft(): Promise<Bid> {
    const created = await this.#say('createBid', { params: ORDER, body: COMPLETE, headers: keyed() });
    const { id: bidId } = created.body as Bid;
    const text = 'Наименование\tКол-во\tЦена\nРемень стяжной 5 т, 8 м\t120\t845';
    await this.#say('parseBidImport', { params: ORDER, body: { text } });
    await this.#change('updateBid', { ...ORDER, bidId }, { currency: 'CNY' });
    await this.#say('checkBid', { params: { ...ORDER, bidId } });
    await this.#change('updateBid', { ...ORDER, bidId }, { currency: 'RUB' });
    const sent = await this.#say('uploadAttachment', {
      body: { owner: 'bid', ownerId: bidId, file: PDF },
      headers: keyed(),
    });
    await this.#say('deleteAttachment', { params: { attachmentId: (sent.body as Attachment).id } });
    await this.#say('uploadAttachment', { body: { owner: 'bid', ownerId: bidId, file: PDF }, headers: keyed() });
    await this.#say('askQuestion', { params: ORDER, body: { text: 'Нужны ли евроклейма?' }, headers: keyed() });
    await this.#say('declineInvitation', { params: ORDER, body: { reasonCode: 'capacity' } });
    await this.#say('reconsiderInvitation', { params: ORDER, body: {} });
    return created.body as Bid;
  }

  async #submit({ id: bidId }: Bid): Promise<void> {
    const at = { ...ORDER, bidId };
    await this.#change('submitBid', at, {});
    await this.#change('withdrawBid', at, { reason: 'Ошиблись в цене' });
    await this.#change('reinstateBid', at, {});
    await this.#change('updateBid', at, { deliveryDays: 12 });
    const copy = await this.#say('duplicateBid', { params: at, body: { as: 'alternative' }, headers: keyed() });
    const copied = { ...ORDER, bidId: (copy.body as Bid).id };
    await this.#change('deleteBid', copied);
    await this.#say('duplicateBid', { params: at, body: { as: 'alternative' }, headers: keyed() });
  }

  async #afterChange(bidId: string): Promise<void> {
    await this.#look();
    await this.#change('confirmBidRevision', { ...ORDER, bidId }, {});
  }

  /** After the deadline. */
  async #late(bidId: string): Promise<void> {
    await this.#change('updateBid', { ...ORDER, bidId }, { deliveryDays: 9 });
    await this.#change('withdrawBid', { ...ORDER, bidId }, { reason: 'Передумали' });
    await this.#say('createBid', { params: ORDER, body: {}, headers: keyed() });
  }

  /** The supplier wins a part twice, confirms once and refuses once. */
  async #answerOrders(bidId: string, turn: (stage: Stage) => Promise<void>): Promise<void> {
    const buyer = this.#buyer;
    await awardPart(buyer, bidId);
    await turn('ordered');
    const reason = 'Товар продан';
    await this.#answer('confirmPurchaseOrder', {});
    await this.#answer('refusePurchaseOrder', { reason });
    await buyer.ok('revokeAward', { ...ORDER, ifMatch: '*', body: { reason: 'Цена' } });
    await this.#answer('confirmPurchaseOrder', {});
    await awardPart(buyer, bidId);
    await this.#look();
    await this.#answer('refusePurchaseOrder', { reason });
    await turn('refused');
  }

  async #answer(operationId: 'confirmPurchaseOrder' | 'refusePurchaseOrder', body: unknown): Promise<void> {
    const list = rowsOf<PurchaseOrder>(await this.#say('listPurchaseOrders', { params: ORDER }));
    for (const { id } of list.length > 0 ? list : [{ id: 'po_tender_2026000008' }])
      await this.#say(operationId, { params: { ...ORDER, purchaseOrderId: id }, body, headers: keyed() });
  }

  /** With the ETag of the bid, which is recorded by reading it. */
  async #change(operationId: OperationId, params: Record<string, string>, body?: unknown): Promise<Answer> {
    const { headers } = await this.#say('getBid', { params });
    return this.#say(operationId, { params, headers: { 'if-match': headers['etag'] ?? '', ...keyed() }, body });
  }

  async #say(operationId: OperationId, request: LooseRequest): Promise<Answer> {
    const answer = await this.#supplier.send(operationId, request);
    if (answer.status < 300) this.used.add(operationId);
    this.transcript.push(await answerLine(operationId, request, answer));
    return answer;
  }
}

const lineOf = ({ id, data }: Received): string => withoutRandom(JSON.stringify([id, data]));

/** A line as the buyer sends it. */
export function draftOf({ position: _position, changedInRevision: _revision, ...item }: OrderItem): OrderItemDraft {
  return item;
}

/** Everything to a bid that the buyer entered, so that the supplier has lost in any case. */
async function awardToOther(buyer: ContractClient): Promise<void> {
  const items = LINES.map((_, index) => ({ orderItemId: `itm_tender_${index + 1}`, unitPrice: '10' }));
  const body = {
    supplier: { name: 'ООО «Тверьтара»', contacts: [{ email: 'opt@tara.example' }] },
    validUntil: '2026-12-31',
    items,
  };
  const { body: draft, headers } = await buyer.ok('createBid', { ...ORDER, body });
  const ifMatch = headers['etag'] ?? '';
  const { body: submitted } = await buyer.ok('submitBid', { ...ORDER, bidId: draft.id, ifMatch, body: {} });
  const asked = ['420', '120', '300', '150', '720'];
  const allocations = submitted.bid.items.map((line, index) => ({
    orderItemId: line.orderItemId ?? '',
    bidId: draft.id,
    bidItemId: line.id,
    quantity: asked[index] ?? '1',
  }));
  const award = { allocations, justification: 'Лучшая цена' };
  await buyer.ok('awardOrder', { ...ORDER, ifMatch: '*', body: award });
}

/** The first lines to the supplier, the last one to another supplier's bid if there is one, else to the buyer's. */
async function awardPart(buyer: ContractClient, bidId: string): Promise<void> {
  const rows = (await buyer.ok('listBids', { ...ORDER, status: ['submitted'] })).body.data;
  const others = rows.filter(({ id, currency }) => id !== bidId && currency === 'RUB');
  const other = others.find(({ invitationId, id }) => invitationId !== null && id !== FOREIGN_BID) ?? others.at(-1);
  const asked = ['420', '120', '300', '150', '720'];
  const parts = [bidId, bidId, bidId, bidId, other?.id ?? bidId];
  const allocations = await Promise.all(
    parts.map(async (id, index) => {
      const { items } = (await buyer.ok('getBid', { ...ORDER, bidId: id })).body;
      const orderItemId = `itm_tender_${index + 1}`;
      const line = items.find((item) => item.orderItemId === orderItemId);
      return { orderItemId, bidId: id, bidItemId: line?.id ?? '', quantity: line?.quantity ?? asked[index] ?? '1' };
    }),
  );
  await buyer.ok('awardOrder', { ...ORDER, ifMatch: '*', body: { allocations, justification: 'Сроки' } });
}

const rowsOf = <T>({ body }: Answer) => (body as { data?: T[] }).data ?? [];

function bodyFor(operationId: Described['operationId']): { body?: unknown } {
  const bodies: { readonly [O in OperationId]?: unknown } = {
    updateBid: { notes: 'чужое' },
    withdrawBid: { reason: 'Чужое предложение' },
    duplicateBid: { as: 'alternative' },
    confirmPurchaseOrder: {},
    refusePurchaseOrder: { reason: 'Чужой заказ' },
  };
  return operationId in bodies ? { body: bodies[operationId] } : {};
}
