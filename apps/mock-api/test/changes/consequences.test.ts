/** What follows from a saved bid and a saved order, and that it is all or nothing. */
import { expect, it, vi } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import { asInvited, tender } from '../contract/invitations/invited.ts';
import { draftOf, LINES, submit } from '../contract/invitations/own-bid.ts';
import { client, type ContractClient } from '../contract/suite/client.ts';

const worlds = new Worlds(buildSeed());
const app = createApp({ worlds });

/** The tender with a bid on it, and a second supplier who is about to submit a far lower one. */
async function scene() {
  const buyer = await client(app).signIn('buyer');
  const supplier = await asInvited(buyer, 'inv_tender_bolt24');
  const items = LINES.map((line) => ({ ...line, unitPrice: '1' }));
  return { buyer, supplier, draft: await draftOf(supplier, { validUntil: '2026-12-31', items }) };
}

/** Everything that saving a bid changes, as the two parties see it. */
async function seen(buyer: ContractClient) {
  const { body: order } = await buyer.ok('getOrder', tender);
  const { body: bids } = await buyer.ok('listBids', { ...tender, perPage: 100 });
  const { body: history } = await buyer.ok('listOrderAudit', { ...tender, limit: 100 });
  const { body: conflicts } = await buyer.ok('listConflicts', tender);
  return {
    counts: order.counts,
    bids: bids.data.map(({ id, rank, version }) => ({ id, rank, version })),
    history: history.data.map(({ action }) => action),
    conflicts: conflicts.data.map(({ kind }) => kind),
    toSuppliers: (await buyer.outbox()).flatMap(({ kind, subject }) => (kind === 'invitation' ? subject : [])),
  };
}

it('saving a bid ranks the bids, finds conflicts, enters history and tells the supplier', async () => {
  const { buyer, supplier, draft } = await scene();
  const before = await seen(buyer);
  const { id } = await submit(supplier, draft);
  const after = await seen(buyer);

  expect(after.counts.submittedBids).toBe(before.counts.submittedBids + 1);
  expect(after.bids.length).toBe(before.bids.length + 1);
  expect(after.history).toEqual(['bid.submit', ...before.history]);
  expect(after.bids.find((bid) => bid.id === id)).toMatchObject({ rank: 1, version: 2 });
  expect(before.bids.map(({ rank }) => rank)).toContain(1);
  expect(after.bids.map(({ rank }) => rank)).toContain(2);
  expect(after.conflicts.length).toBeGreaterThan(before.conflicts.length);
  expect(after.toSuppliers.length).toBe(before.toSuppliers.length + 1);
});

it('saving an order enters history and tells the suppliers who bid', async () => {
  const { buyer } = await scene();
  const before = await seen(buyer);
  const cancellation = { reasonCode: 'need_gone' as const, reason: 'Больше не нужно' };
  await buyer.ok('cancelOrder', { ...tender, ifMatch: '*', body: cancellation });
  const after = await seen(buyer);

  expect(after.history).toEqual(['order.cancel', ...before.history]);
  expect(after.toSuppliers.length).toBe(before.toSuppliers.length + 1);
});

it.each(['audit', 'versions', 'conflicts', 'letters'] as const)('nothing is saved when %s fail', async (table) => {
  const { buyer, supplier, draft } = await scene();
  const before = await seen(buyer);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await worlds.run(buyer.session.world, (world) => {
    vi.spyOn(world[table], 'put').mockImplementationOnce(() => {
      throw new Error('The disk is full');
    });
  });
  expect((await supplier.call('submitBid', { ...tender, bidId: draft.id, ifMatch: '*', body: {} })).status).toBe(500);
  expect(await seen(buyer)).toEqual(before);
  const { status } = (await supplier.ok('getBid', { ...tender, bidId: draft.id })).body;
  expect(status).toBe('draft');
});
