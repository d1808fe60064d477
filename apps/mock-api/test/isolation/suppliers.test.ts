/**
 * An invited supplier receives identical answers in a world where others bid, ask, attach, decline and win and the
 * buyer keeps notes, and in a world without others.
 */
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import type { World } from '@zakupki/mock-engine/world/world';
import { asInvited, invite, tender } from '../contract/invitations/invited.ts';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { type Described, operations } from '../contract/suite/operations.ts';
import { PDF } from '../contract/suite/form.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';
import { draftOf, FOREIGN_BID, type Stage, SupplierLife } from './supplier-life.ts';

const INVITATION = 'inv_tender_tara';
const OFFER = {
  validUntil: '2026-12-31',
  items: ['650', '820', '340', '640', '52'].map((unitPrice, index) => ({
    orderItemId: `itm_tender_${index + 1}`,
    unitPrice,
  })),
};

type Act = (buyer: ContractClient) => Promise<readonly string[]>;

/** What others do, and what the buyer does to them or records privately. */
const ACTS: { readonly [S in Stage]?: Act } = {
  before: async (buyer) => {
    const rival = await asInvited(buyer, 'inv_tender_metiz');
    const { body: question } = await rival.ok('askQuestion', { ...tender, body: { text: 'Можно ли частями?' } });
    const bidId = 'bid_tender_metiz';
    await rival.ok('updateBid', {
      ...tender,
      bidId,
      ifMatch: '*',
      body: { ...OFFER, currency: 'CNY' },
    });
    await rival.ok('submitBid', { ...tender, bidId, ifMatch: '*', body: {} });
    const file = await rival.send('uploadAttachment', {
      body: { owner: 'bid', ownerId: bidId, file: PDF },
      headers: keyed(),
    });
    const { id: fileId } = file.body as { id: string };
    const { body: order } = await buyer.ok('getOrder', tender);
    const limits = order.items.map((item) => ({ ...draftOf(item), maxUnitPrice: '640' }));
    const rate = { currency: 'CNY' as const, rate: '11.4', nominal: 1, source: 'cbr' as const, date: '2026-11-02' };
    const body = { budget: '900000.00', exchangeRates: [rate], items: limits, tags: ['срочно'], reason: 'Уточнили' };
    await buyer.ok('updateOrder', { ...tender, ifMatch: '*', body });
    return [bidId, question.id, fileId];
  },
  drafted: async (buyer) => {
    const { supplier } = await invite(buyer, 'third@y.example');
    const { body: bid } = await supplier.ok('createBid', { ...tender, body: OFFER });
    await supplier.ok('submitBid', { ...tender, bidId: bid.id, ifMatch: '*', body: {} });
    const fourth = await asInvited(buyer, 'inv_tender_bolt24');
    await fourth.ok('declineInvitation', { ...tender, body: { reasonCode: 'other' } });
    await buyer.ok('remindSuppliers', { ...tender, body: {} });
    return [bid.id];
  },
  submitted: async (buyer) => {
    const { body: conflicts } = await buyer.ok('listConflicts', tender);
    for (const { id: conflictId } of conflicts.data) {
      const body = { action: 'waive' as const, reason: 'Принимаем как есть' };
      await buyer.call('resolveConflict', { ...tender, conflictId, ifMatch: '*', body });
    }
    const decision = { reasonCode: 'terms' as const, reason: 'Не подходит' };
    await buyer.ok('disqualifyBid', { ...tender, bidId: FOREIGN_BID, ifMatch: '*', body: decision });
    return [];
  },
  changed: async (buyer) => {
    const rival = await asInvited(buyer, 'inv_tender_metiz');
    await rival.ok('confirmBidRevision', { ...tender, bidId: 'bid_tender_metiz', ifMatch: '*', body: {} });
    return ['bid_tender_metiz'];
  },
  closed: async (buyer) => {
    const body = { reasonCode: 'terms' as const, reason: 'Валюта' };
    await buyer.ok('disqualifyBid', { ...tender, bidId: 'bid_tender_metiz', ifMatch: '*', body });
    return ['bid_tender_metiz'];
  },
  ordered: async (buyer) => {
    const { body: list } = await buyer.ok('listPurchaseOrders', tender);
    return list.data.flatMap(({ id, invitationId }) => (invitationId === INVITATION ? [] : [id]));
  },
};

/** Removes every trace of other suppliers. */
function removeOthers(world: World): void {
  const isOther = (invitationId: string | null) => invitationId !== null && invitationId !== INVITATION;
  for (const { id } of world.invitations.where('order', 'ord_tender')) if (isOther(id)) world.invitations.delete(id);
  for (const { id, invitationId } of world.bids.where('order', 'ord_tender'))
    if (isOther(invitationId)) world.bids.delete(id);
  for (const { id, bid } of world.versions.where('order', 'ord_tender'))
    if (bid && isOther(bid.invitationId)) world.versions.delete(id);
  for (const { id, entity } of world.audit.where('order', 'ord_tender'))
    if (entity.id !== 'ord_tender' && entity.id !== INVITATION) world.audit.delete(id);
}

/** Ids that others created, by stage. The supplier requests them in the world without others too. */
type Foreign = Map<Stage, readonly string[]>;

async function live(acts: typeof ACTS | null, foreign: Foreign): Promise<SupplierLife> {
  const worlds = new Worlds(buildSeed());
  const stranger = client(createApp({ worlds }));
  await worlds.run(stranger.session.world, (world) => {
    world.clock.setMode('frozen');
    world.clock.set(Date.parse('2026-11-02T09:00:00Z'));
    if (!acts) removeOthers(world);
  });
  const buyer = await stranger.signIn('buyer');
  const supplier = await stranger.signIn('supplier');
  await invite(buyer, 'supplier@demo.test', 'ord_paper');
  const life = new SupplierLife(supplier, buyer);
  await life.live(async (stage) => {
    if (acts) foreign.set(stage, (await acts[stage]?.(buyer)) ?? []);
    return foreign.get(stage) ?? [];
  });
  return life;
}

describe('a supplier', () => {
  it('gets the same answers with others and without', EXHAUSTIVE, async () => {
    const foreign: Foreign = new Map();
    const crowded = await live(ACTS, foreign);
    const alone = await live(null, foreign);
    const ofSuppliers = operations.filter(({ forSuppliers }) => forSuppliers).map(({ operationId }) => operationId);
    expect(ofSuppliers.filter((operationId) => !alone.used.has(operationId))).toEqual([]);
    const first = crowded.transcript.findIndex((line, index) => line !== alone.transcript[index]);
    expect(crowded.transcript[first]).toBe(alone.transcript[first]);
    expect(crowded.transcript.length).toBe(alone.transcript.length);
  });

  it.each([
    ['of another order of the buyer', 'buyer', 'ord_paper'],
    ['of another buyer', 'trial', 'ord_trial_published'],
  ])('%s gets the same answers for existing and unknown records', async (_who, owner, orderId) => {
    const stranger = client(createApp());
    const { supplier } = await invite(await stranger.signIn(owner), 'tara@other.example', orderId);
    await ACTS.before?.(await stranger.signIn('buyer'));
    const things: Readonly<Record<string, readonly [there: string, nowhere: string]>> = {
      orderId: ['ord_tender', 'ord_nowhere'],
      bidId: ['bid_tender_metiz', 'bid_nowhere'],
      attachmentId: ['att_tender', 'att_nowhere'],
      purchaseOrderId: ['po_tender_2026000008', 'po_nowhere_2026000008'],
    };
    const answersOf = async (at: 0 | 1, { operationId, pathNames, takesIfMatch, takesKey }: Described) => {
      const params = Object.fromEntries(pathNames.map((name) => [name, things[name]?.[at] ?? 'any_1']));
      const headers = { ...(takesIfMatch && { 'if-match': '*' }), ...(takesKey && keyed()) };
      const { status, body } = await supplier.send(operationId, { params, headers });
      return [operationId, status, JSON.stringify(body).replaceAll(/req_\w{8}/g, '')];
    };
    for (const operation of operations.filter(({ secured, pathNames }) => secured && pathNames.length > 0)) {
      const there = await answersOf(0, operation);
      expect(there).toEqual(await answersOf(1, operation));
      expect(there[1]).toBeGreaterThanOrEqual(400);
    }
  });
});
