/** A world in which two suppliers have bid sealed, with what each bid contains, and a third whose bid is always the same. */
import type { BidPatch } from '@zakupki/api-client/schema';
import type { Express } from 'express';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import type { Seed } from '@zakupki/mock-engine/world/world';
import { invite } from '../contract/invitations/invited.ts';
import { bidOn, type SealedOrder, sealedOrder } from '../contract/invitations/sealed.ts';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { PDF } from '../contract/suite/form.ts';

export type Content = { first: BidPatch; price: string; file: { name: string; content: string } };

/** As different as two bids for the same lines can be. */
export const CONTENTS: readonly [Content, Content] = [
  {
    first: { notes: 'Цены на сайте', deliveryDays: 9, currency: 'CNY', externalNumber: 'КП-17' },
    price: '7272.7',
    file: { name: 'прайс.pdf', content: String(PDF.content) },
  },
  {
    first: { notes: 'Долго '.repeat(100), validUntil: '2027-02-01', vatMode: 'included' },
    price: '1.05',
    file: { name: 'Счёт № 4 на всё.pdf', content: `${String(PDF.content)}\n%${'0'.repeat(5000)}` },
  },
];

const OF_RIVAL: Content = { first: {}, price: '640', file: { name: 'кп.pdf', content: `${String(PDF.content)}\n%` } };

/** What addresses a bid and its file. */
type Made = { orderId: string; bidId: string; invitationId: string; attachmentId: string };

export type SealedLives = {
  app: Express;
  seed: Seed;
  buyer: ContractClient;
  admin: ContractClient;
  /** a supplier with a bid of its own */
  rival: ContractClient;
  ids: Made & { supplierId: string; userId: string };
};

/** Makes secrets and ids the same in every life. */
const SALT = 20_261_102;

/** Two suppliers bid one thing each: who bids what must not show. */
export async function liveSealed(contents: readonly [Content, Content]): Promise<SealedLives> {
  const seed = buildSeed();
  const worlds = new Worlds(seed);
  const app = createApp({ worlds });
  // Random keys of requests change how well they are compressed.
  const stranger = client(app).with({ headers: { 'accept-encoding': 'identity' } });
  await worlds.create(stranger.session.world, { salt: SALT });
  await worlds.run(stranger.session.world, ({ clock }) => {
    clock.setMode('frozen');
    clock.set(Date.parse('2026-11-02T09:00:00Z'));
  });
  const buyer = await stranger.signIn('buyer');
  const admin = await stranger.signIn('admin');
  const sealed = await sealedOrder(buyer);
  const { orderId } = sealed;
  const made = await bidSealed(sealed, contents[0]);
  const other = await invite(buyer, 'other@y.example', orderId);
  await bidSealed({ orderId, supplier: other.supplier, invitationId: other.invitation.id }, contents[1]);
  const { supplier: rival, invitation } = await invite(buyer, 'rival@y.example', orderId);
  await bidSealed({ orderId, supplier: rival, invitationId: invitation.id }, OF_RIVAL);
  const { supplierId } = (await buyer.ok('getInvitation', { orderId, invitationId: made.invitationId })).body;
  return { app, seed, buyer, admin, rival, ids: { ...made, supplierId, userId: 'usr_buyer' } };
}

/** Submits a bid, attaches a file and changes the prices. */
async function bidSealed(sealed: SealedOrder, { first, price, file }: Content): Promise<Made> {
  const { orderId, supplier, invitationId } = sealed;
  const { id: bidId } = await bidOn(sealed, first);
  const at = { orderId, bidId };
  const upload = { body: { owner: 'bid', ownerId: bidId, file: { ...PDF, ...file } }, headers: keyed() };
  const { body: attachment } = await supplier.send('uploadAttachment', upload);
  const { body: bid } = await supplier.ok('getBid', at);
  const items = bid.items.map(({ id, orderItemId }) => ({ id, orderItemId, unitPrice: price }));
  await supplier.ok('updateBid', { ...at, ifMatch: '*', body: { items } });
  return { ...at, invitationId, attachmentId: (attachment as { id: string }).id };
}
