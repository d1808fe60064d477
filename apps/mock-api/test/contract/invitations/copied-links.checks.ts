/** A link that the buyer copies opens the request and a first bid, and never a bid that was received. */
import type { OperationId } from '@zakupki/api-client/operation';
import { checks, expect } from '../suite/checks.ts';
import { keyed } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../suite/client.ts';
import { PDF } from '../suite/form.ts';
import { operations } from '../suite/operations.ts';
import { byCopiedLink, invite } from './invited.ts';
import { bidOn, sealedOrder } from './sealed.ts';

const { as, describe } = checks('invitations');

/** What a session of a copied link may call. A new operation for suppliers has to be listed here or marked `x-mailbox`. */
const REQUEST_AND_FIRST_BID: readonly OperationId[] = [
  'logOut',
  'getMe',
  'findTokenOwner',
  'listUnits',
  'listCurrencies',
  'listOrders',
  'getOrder',
  'streamOrderEvents',
  'streamEvents',
  'listAddenda',
  'getBidForm',
  'listBids',
  'createBid',
  'getBid',
  'updateBid',
  'deleteBid',
  'checkBid',
  'submitBid',
  'parseBidImport',
  'listQuestions',
  'getQuestion',
  'getOwnInvitation',
  'uploadAttachment',
  'downloadAttachment',
  'deleteAttachment',
];

const PRICE = '7171.7';

/** Every answer of the session to operations of the order, and of the bid, as one text. */
async function everything(caller: ContractClient, ids: Readonly<Record<string, string>>): Promise<string> {
  const texts: string[] = [];
  for (const { operationId, method, pathNames, forSuppliers } of operations) {
    if (method !== 'GET' || !forSuppliers || operationId.startsWith('stream')) continue;
    if (pathNames.some((name) => !(name in ids))) continue;
    const params = Object.fromEntries(pathNames.map((name) => [name, ids[name] ?? '']));
    const { body } = await caller.send(operationId, { params });
    texts.push(body instanceof Blob ? await body.text() : JSON.stringify(body ?? null));
  }
  return texts.join('\n');
}

describe('a copied link', () => {
  as('buyer', 'opens the request and a first bid', async (buyer) => {
    const { orderId, invitationId } = await sealedOrder(buyer);
    const guest = await byCopiedLink(buyer, invitationId, orderId);
    expect((await guest.ok('getOwnInvitation', { orderId })).body.openedBy).toBe('copied_link');
    const own = await bidOn({ orderId, invitationId, supplier: guest });
    expect(own).toMatchObject({
      status: 'submitted',
      isSealed: true,
      createdBy: { name: expect.any(String) as string },
    });
    const { body: list } = await buyer.ok('listOrderAudit', { orderId });
    const submitted = list.data.find(({ action }) => action === 'bid.submit');
    expect(submitted).toMatchObject({ copiedBy: { id: 'usr_buyer' }, actor: { id: invitationId } });
  });

  as('buyer', 'marks its bid until the mailbox changes it, in the list and in the protocol', async (buyer) => {
    const { orderId, invitationId, supplier } = await sealedOrder(buyer);
    const guest = await byCopiedLink(buyer, invitationId, orderId);
    const { id: bidId } = await bidOn({ orderId, invitationId, supplier: guest });
    const { supplier: other, invitation } = await invite(buyer, 'other@y.example', orderId);
    const second = await byCopiedLink(buyer, invitation.id, orderId);
    const { id: changedId } = await bidOn({ orderId, invitationId: invitation.id, supplier: second });
    const marks = async () =>
      (await buyer.ok('listBids', { orderId, sort: ['number'] })).body.data.map((row) => [row.id, row.submittedVia]);
    expect(await marks()).toEqual([
      [bidId, 'copied_link'],
      [changedId, 'copied_link'],
    ]);
    await other.ok('updateBid', { orderId, bidId: changedId, ifMatch: '*', body: { deliveryDays: 3 } });
    const after = [
      [bidId, 'copied_link'],
      [changedId, 'mailbox'],
    ];
    expect(await marks()).toEqual(after);
    expect((await supplier.ok('getBid', { orderId, bidId })).body.submittedVia).toBe('copied_link');
    await buyer.advance('P19D');
    expect(await marks()).toEqual(after);
    const { body: protocol } = await buyer.ok('getOpeningProtocol', { orderId });
    const byNumber = protocol.bids.toSorted((a, b) => a.number - b.number);
    expect(byNumber.map((bid) => [bid.bidId, bid.submittedVia])).toEqual(after);
  });

  as('buyer', 'never reaches a bid that was received, nor replaces it', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const { orderId, invitationId, supplier } = sealed;
    const { id: bidId } = await bidOn(sealed);
    const file = { body: { owner: 'bid', ownerId: bidId, file: { ...PDF, name: 'тайна.pdf' } }, headers: keyed() };
    const { body: attachment } = await supplier.send('uploadAttachment', file);
    const attachmentId = (attachment as { id: string }).id;
    const guest = await byCopiedLink(buyer, invitationId, orderId);
    const { receipt } = (await supplier.ok('getBid', { orderId, bidId })).body;
    const ids = { orderId, bidId, attachmentId };
    const hidden = [PRICE, 'тайна', receipt?.hash ?? 'no receipt', bidId];
    const seen = await everything(guest, ids);
    expect(hidden.filter((text) => seen.includes(text))).toEqual([]);
    expect(hidden.filter((text) => text !== bidId)).not.toEqual([]);
    expect((await guest.ok('listBids', { orderId })).body.data).toEqual([]);
    const at = { orderId, bidId };
    const any = { ...at, ifMatch: '*' } as const;
    await guest.refused('getBid', at, 404);
    await guest.refused('updateBid', { ...any, body: { notes: 'x' } }, 404);
    await guest.refused('deleteBid', any, 404);
    await guest.refused('submitBid', { ...any, body: {} }, 404);
    await guest.refused('checkBid', at, 404);
    await guest.refused('downloadAttachment', { attachmentId }, 404);
    await guest.refused('deleteAttachment', { attachmentId }, 404);
    await guest.refused('withdrawBid', { ...any, body: { reason: 'x' } }, 403, 'mailbox_required');
    await guest.refused('createBid', { orderId, body: {} }, 403, 'mailbox_required');
    expect((await supplier.ok('getBid', at)).body).toMatchObject({ status: 'submitted', notes: null });
  });

  as('buyer', 'reaches no bid of another order of the same address', async (buyer) => {
    const sealed = await sealedOrder(buyer);
    await bidOn(sealed);
    const bait = await sealedOrder(buyer);
    const guest = await byCopiedLink(buyer, bait.invitationId, bait.orderId);
    await guest.refused('getOrder', { orderId: sealed.orderId }, 404);
    await guest.refused('listBids', { orderId: sealed.orderId }, 404);
    expect((await guest.ok('listOrders', {})).body.data.map(({ id }) => id)).toEqual([bait.orderId]);
  });

  as('buyer', 'reads no draft of the mailbox, nor of another copied link', async (buyer) => {
    const { orderId, invitationId, supplier } = await sealedOrder(buyer);
    const first = await byCopiedLink(buyer, invitationId, orderId);
    const { body: copied } = await first.ok('createBid', { orderId, body: { notes: 'тайна' } });
    const { body: mailed } = await supplier.ok('createBid', { orderId, body: { notes: 'тайна' } });
    const second = await byCopiedLink(buyer, invitationId, orderId);
    await first.refused('getBid', { orderId, bidId: mailed.id }, 404);
    await second.refused('getBid', { orderId, bidId: copied.id }, 404);
    expect((await first.ok('listBids', { orderId })).body.data.map(({ id }) => id)).toEqual([copied.id]);
    const ofMailbox = (await supplier.ok('listBids', { orderId })).body.data.map(({ id }) => id);
    expect(ofMailbox.toSorted()).toEqual([mailed.id, copied.id].toSorted());
    // The mailbox has begun a bid of its own: the link has come too late.
    const items = (await supplier.ok('getOrder', { orderId })).body.items.map(({ id }) => ({
      orderItemId: id,
      unitPrice: '1',
    }));
    const body = { validUntil: '2026-12-31', items };
    await first.ok('updateBid', { orderId, bidId: copied.id, ifMatch: '*', body });
    await first.refused('submitBid', { orderId, bidId: copied.id, ifMatch: '*', body: {} }, 403, 'mailbox_required');
    await first.refused('createBid', { orderId, body: {} }, 403, 'mailbox_required');
  });

  as('buyer', 'reaches no draft that the mailbox has changed, nor its files', async (buyer) => {
    const { orderId, invitationId, supplier } = await sealedOrder(buyer);
    const guest = await byCopiedLink(buyer, invitationId, orderId);
    for (const change of ['fields', 'files']) {
      const { body: draft } = await guest.ok('createBid', { orderId, body: { notes: 'от руки' } });
      const at = { orderId, bidId: draft.id };
      const upload = { body: { owner: 'bid', ownerId: draft.id, file: PDF }, headers: keyed() };
      if (change === 'fields') await supplier.ok('updateBid', { ...at, ifMatch: '*', body: { notes: 'тайна' } });
      else expect((await supplier.send('uploadAttachment', upload)).status).toBe(201);
      await guest.refused('getBid', at, 404);
      await guest.refused('updateBid', { ...at, ifMatch: '*', body: { deliveryDays: 1 } }, 404);
      await supplier.ok('deleteBid', { ...at, ifMatch: '*' });
    }
  });

  as('buyer', 'repeats no request of the mailbox by its key', async (buyer) => {
    const { orderId, invitationId, supplier } = await sealedOrder(buyer);
    const sent = { params: { orderId }, body: { notes: 'тайна' }, headers: keyed() };
    const guest = await byCopiedLink(buyer, invitationId, orderId);
    expect((await supplier.send('createBid', sent)).status).toBe(201);
    expect((await guest.send('createBid', sent)).status).toBe(403);
  });

  as('buyer', 'reads no question of the mailbox, and asks none in its name', async (buyer) => {
    const { orderId, invitationId, supplier } = await sealedOrder(buyer);
    const ask = { orderId, body: { text: 'Тайный вопрос?' } };
    const { body: asked } = await supplier.ok('askQuestion', ask);
    const guest = await byCopiedLink(buyer, invitationId, orderId);
    await guest.refused('askQuestion', ask, 403, 'mailbox_required');
    await guest.refused('getQuestion', { orderId, questionId: asked.id }, 404);
    expect((await guest.ok('listQuestions', { orderId })).body).toMatchObject({ data: [], unanswered: 0 });
    const { actions } = (await guest.ok('getOrder', { orderId })).body.access;
    expect(actions.find(({ name }) => name === 'ask_question')).toMatchObject({ reasonCode: 'mailbox_required' });
    const at = { orderId, questionId: asked.id, ifMatch: '*' } as const;
    await buyer.ok('answerQuestion', { ...at, body: { text: 'Да' } });
    const [answered] = (await guest.ok('listQuestions', { orderId })).body.data;
    expect(answered).toMatchObject({ text: 'Тайный вопрос?', askedBy: null });
  });

  as('buyer', 'is not told of a draft of the mailbox', async (buyer) => {
    const { orderId, invitationId, supplier } = await sealedOrder(buyer);
    await supplier.ok('createBid', { orderId, body: {} });
    const guest = await byCopiedLink(buyer, invitationId, orderId);
    const step = async (caller: ContractClient) => {
      const { status, nextStep } = (await caller.ok('getOwnInvitation', { orderId })).body;
      return [status, nextStep];
    };
    expect([await step(supplier), await step(guest)]).toEqual([
      ['drafting', 'send_draft'],
      ['opened', 'enter_bid'],
    ]);
  });

  as('buyer', 'loses its own bid once that is submitted', async (buyer) => {
    const { orderId, invitationId, supplier } = await sealedOrder(buyer);
    const guest = await byCopiedLink(buyer, invitationId, orderId);
    const { id: bidId } = await bidOn({ orderId, invitationId, supplier: guest });
    await guest.refused('getBid', { orderId, bidId }, 404);
    await guest.refused('createBid', { orderId, body: {} }, 403, 'mailbox_required');
    const withdrawal = { orderId, bidId, ifMatch: '*', body: { reason: 'Передумали' } } as const;
    await supplier.ok('withdrawBid', withdrawal);
    await guest.refused('createBid', { orderId, body: {} }, 403, 'mailbox_required');
  });

  as(
    'buyer',
    'is e-mailed to the supplier, ends no link of the mailbox, and is named in the history',
    async (buyer) => {
      const { orderId, invitationId } = await sealedOrder(buyer);
      const [invitation] = (await buyer.outbox()).filter(({ to }) => to === 'sealed@y.example');
      // The first one is used.
      const mailed = new URL(invitation?.links[1]?.path ?? '', 'http://product.test');
      const admin = await buyer.signIn('admin');
      await byCopiedLink(admin.with({ actAs: 'usr_buyer' }), invitationId, orderId);
      const letters = (await buyer.outbox()).filter(({ to }) => to === 'sealed@y.example');
      expect(letters.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/copied|Скопирована/));
      const { body: history } = await buyer.ok('listOrderAudit', { orderId });
      expect(history.data.find(({ action }) => action === 'invitation.link')?.actor).toMatchObject({ id: 'usr_admin' });
      await buyer.with({ token: '' }).signInByLink(mailed);
    },
  );

  as('buyer', 'is refused by every other operation of suppliers', async (buyer) => {
    const { orderId, invitationId } = await sealedOrder(buyer);
    const guest = await byCopiedLink(buyer, invitationId, orderId);
    const others = operations.filter(({ operationId, secured, forSuppliers }) => {
      return secured && forSuppliers && !REQUEST_AND_FIRST_BID.includes(operationId);
    });
    expect(others.length).toBeGreaterThanOrEqual(10);
    for (const { operationId, pathNames } of others) {
      const params = Object.fromEntries(pathNames.map((name) => [name, name === 'orderId' ? orderId : 'unknown']));
      const { status, body } = await guest.send(operationId, {
        params,
        headers: { ...keyed(), 'if-match': '*' },
        body: {},
      });
      expect([operationId, status, (body as { code: string }).code]).toEqual([operationId, 403, 'mailbox_required']);
    }
  });
});
