/**
 * Every operation of the contract, sent by sessions of copied links with the ids of the supplier's bid: before and after
 * the first bid, on this and on another order of the same address. No answer has content of the bid, and none of them
 * changes it.
 */
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { asInvited, byCopiedLink, invite } from '../contract/invitations/invited.ts';
import { bidOn, type SealedOrder, sealedOrder } from '../contract/invitations/sealed.ts';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { PDF } from '../contract/suite/form.ts';
import { type Described, operations } from '../contract/suite/operations.ts';

const SECRETS = ['7171.7', '7171,7', 'Тайные условия', 'тайный прайс'];

type Ids = Readonly<Record<'orderId' | 'bidId' | 'attachmentId' | 'invitationId', string>>;

/** Signs the calling session out. */
const ENDING = new Set(['logOut', 'revokeOtherSessions']);

/** The bid of the mailbox with its file. */
async function received(sealed: SealedOrder): Promise<Ids> {
  const { orderId, supplier, invitationId } = sealed;
  const { id: bidId } = await bidOn(sealed, { notes: 'Тайные условия', deliveryDays: 77 });
  const file = { ...PDF, name: 'тайный прайс.pdf' };
  const upload = { body: { owner: 'bid', ownerId: bidId, file }, headers: keyed() };
  const { body } = await supplier.send('uploadAttachment', upload);
  return { orderId, bidId, invitationId, attachmentId: (body as { id: string }).id };
}

/** Bodies that an operation accepts, and those that name the bid. */
function bodiesOf({ operationId, method, bodyExamples, body }: Described, ids: Ids): unknown[] {
  if (operationId === 'uploadAttachment') return [{ owner: 'bid', ownerId: ids.bidId, file: PDF }];
  if (method === 'GET') return [undefined];
  if (operationId === 'createBid') return [{}, { alternativeOfBidId: ids.bidId }, { supersedesBidId: ids.bidId }];
  return body ? [{}, { reason: 'Передумали' }, ...bodyExamples] : [undefined];
}

type Sent = { operationId: string; status: number; text: string; namesBid: boolean };

/** Sends each operation as the caller, with the ids of the bid. */
async function sendAll(caller: ContractClient, ids: Ids): Promise<Sent[]> {
  const all: Sent[] = [];
  for (const operation of operations) {
    const { operationId, pathNames, takesIfMatch, takesKey } = operation;
    if (ENDING.has(operationId)) continue;
    const params = Object.fromEntries(pathNames.map((name) => [name, name in ids ? ids[name as keyof Ids] : 'any_1']));
    for (const body of bodiesOf(operation, ids)) {
      const headers = { ...(takesIfMatch && { 'if-match': '*' }), ...(takesKey && keyed()) };
      const answer = await caller.send(operationId, { params, headers, ...(body !== undefined && { body }) });
      const content = answer.body instanceof Blob ? await answer.body.text() : JSON.stringify(answer.body ?? null);
      const text = `${JSON.stringify(answer.headers)} ${content}`;
      const namesBid = pathNames.includes('bidId') || pathNames.includes('attachmentId');
      all.push({ operationId, status: answer.status, text, namesBid });
    }
  }
  return all;
}

const leaked = (sent: readonly Sent[], texts: readonly string[]) =>
  sent.flatMap(({ operationId, text }) =>
    texts.flatMap((one) => (text.includes(one) ? [`${operationId} ${one}`] : [])),
  );

/** What the mailbox has: its bid with all fields but those that other bids change, and the bids it knows. */
async function ofMailbox({ supplier, orderId }: SealedOrder, { bidId, attachmentId }: Ids) {
  const { body: bid, headers } = await supplier.ok('getBid', { orderId, bidId });
  const file = await supplier.send('downloadAttachment', { params: { attachmentId } });
  return { bid, etag: headers['etag'], file: [file.status, await (file.body as Blob).text()] };
}

type Made = { sealed: SealedOrder; ids: Ids; guest: ContractClient };

/** How a session of a copied link came to be; the order is sealed, and the supplier has bid by the mailbox. */
const GUESTS: Readonly<Record<string, (buyer: ContractClient) => Promise<Made>>> = {
  'opened before the first bid': async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const guest = await byCopiedLink(buyer, sealed.invitationId, sealed.orderId);
    return { sealed, ids: await received(sealed), guest };
  },
  'that began a draft before the first bid': async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const guest = await byCopiedLink(buyer, sealed.invitationId, sealed.orderId);
    await guest.ok('createBid', { orderId: sealed.orderId, body: {} });
    return { sealed, ids: await received(sealed), guest };
  },
  'opened after the first bid': async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const ids = await received(sealed);
    return { sealed, ids, guest: await byCopiedLink(buyer, sealed.invitationId, sealed.orderId) };
  },
  'copied by an administrator as the buyer': async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const ids = await received(sealed);
    const admin = (await buyer.signIn('admin')).with({ actAs: 'usr_buyer' });
    return { sealed, ids, guest: await byCopiedLink(admin, sealed.invitationId, sealed.orderId) };
  },
  'of another order of the same address': async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const ids = await received(sealed);
    const bait = await sealedOrder(buyer);
    return { sealed, ids, guest: await byCopiedLink(buyer, bait.invitationId, bait.orderId) };
  },
  'of an order that is not sealed': async (buyer) => {
    const sealed = await sealedOrder(buyer);
    const ids = await received(sealed);
    const { invitation } = await invite(buyer, 'sealed@y.example', 'ord_paper');
    return { sealed, ids, guest: await byCopiedLink(buyer, invitation.id, 'ord_paper') };
  },
};

describe('a session of a copied link', () => {
  it.each(Object.entries(GUESTS))(
    '%s neither reads nor changes a received bid by any operation',
    async (_how, make) => {
      const buyer = await client(createApp()).signIn('buyer');
      const { sealed, ids, guest } = await make(buyer);
      const before = await ofMailbox(sealed, ids);
      const secrets = [...SECRETS, before.bid.receipt?.hash ?? 'no receipt', before.bid.attachments[0]?.sha256 ?? ''];
      const sent = await sendAll(guest, ids);
      expect(leaked(sent, secrets)).toEqual([]);
      const reached = sent.filter(({ namesBid, status }) => namesBid && ![403, 404].includes(status));
      expect(reached.map(({ operationId, status }) => `${operationId} ${status}`)).toEqual([]);
      expect(sent.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await ofMailbox(sealed, ids)).toEqual(before);
    },
  );

  it('opened before the first bid reads no bid of another supplier', async () => {
    const buyer = await client(createApp()).signIn('buyer');
    const sealed = await sealedOrder(buyer);
    const ids = await received(sealed);
    const { invitation } = await invite(buyer, 'rival@y.example', sealed.orderId);
    const guest = await byCopiedLink(buyer, invitation.id, sealed.orderId);
    const before = await ofMailbox(sealed, ids);
    expect(leaked(await sendAll(guest, ids), SECRETS)).toEqual([]);
    expect(await ofMailbox(sealed, ids)).toEqual(before);
    // Its own first bid is still possible, and reaches the mailbox of that supplier.
    const mailbox = await asInvited(buyer, invitation.id, sealed.orderId);
    expect((await mailbox.ok('listBids', { orderId: sealed.orderId })).body.data.length).toBeGreaterThan(0);
  });
});
