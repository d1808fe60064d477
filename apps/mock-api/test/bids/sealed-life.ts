/** A world with a sealed bid, and what only that bid contains. */
import type { Express } from 'express';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import { bidOn, type SealedOrder, sealedOrder } from '../contract/invitations/sealed.ts';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { PDF } from '../contract/suite/form.ts';

export type SealedLife = {
  app: Express;
  worlds: Worlds;
  buyer: ContractClient;
  sealed: SealedOrder;
  bidId: string;
  secrets: readonly string[];
};

/** Submits a bid with a file, changes it, and repeats the requests under their keys. */
export async function sealedLife(): Promise<SealedLife> {
  const worlds = new Worlds(buildSeed());
  const app = createApp({ worlds });
  const buyer = await client(app).signIn('buyer');
  const sealed = await sealedOrder(buyer);
  const { orderId, supplier } = sealed;
  const notes = 'Тайна поставщика';
  const contact = { name: 'Тайный человек', email: 'secret@hidden.example' };
  const { id: bidId } = await bidOn(sealed, { notes, supplier: { vatPayer: true, contacts: [contact] } });
  const upload = { body: { owner: 'bid', ownerId: bidId, file: { ...PDF, name: 'тайный прайс.pdf' } } };
  const { body: file } = await supplier.send('uploadAttachment', { ...upload, headers: keyed() });
  const at = { orderId, bidId };
  const { body: first } = await supplier.ok('getBid', at);
  const items = first.items.map(({ id, orderItemId }) => ({ id, orderItemId, unitPrice: '7272.7' }));
  await supplier.ok('updateBid', { ...at, ifMatch: '*', body: { items } });
  const { body: last } = await supplier.ok('getBid', at);
  const { sha256 } = file as { sha256: string };
  const hashes = [first.receipt?.hash ?? '', last.receipt?.hash ?? '', sha256];
  const texts = [notes, contact.name, contact.email, 'тайный прайс', '7171.7', '7272.7'];
  const secrets = [...texts, ...hashes];
  return { app, worlds, buyer, sealed, bidId, secrets };
}
