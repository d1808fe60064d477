/** Content of a sealed bid is in no table but those that are kept apart, and comes out at the opening alone. */
import { expect, it } from 'vitest';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { ownKey, putBid, type SealKey } from '../../src/tables/bids/sealed-bids.ts';
import { takeSnapshot } from '@zakupki/mock-engine/world/states/snapshot';
import { MODEL } from '../../src/model/model.ts';
import { tablesWith } from '@zakupki/mock-engine/world/model';
import type { World } from '@zakupki/mock-engine/world/world';
import { sealedLife, type SealedLife } from './sealed-life.ts';

const SEALED_TABLES = tablesWith(MODEL, 'isSealed');

const stateOf = ({ worlds, buyer }: SealedLife) =>
  worlds.run(buyer.session.world, (world) => takeSnapshot(world).tables);

/** Tables in which a text occurs. */
const tablesNaming = (tables: Awaited<ReturnType<typeof stateOf>>, text: string) =>
  Object.entries(tables).flatMap(([name, { put }]) => (JSON.stringify(put).includes(text) ? [name] : []));

it('is in none of the other tables', async () => {
  const life = await sealedLife();
  const tables = await stateOf(life);
  for (const secret of life.secrets) {
    const found = tablesNaming(tables, secret);
    expect([secret, found.filter((name) => !(SEALED_TABLES as readonly string[]).includes(name))]).toEqual([
      secret,
      [],
    ]);
    expect([secret, found.length > 0]).toEqual([secret, true]);
  }
});

it('is whole again after the opening, with its history, files and letters', async () => {
  const life = await sealedLife();
  const { buyer, sealed, bidId, secrets } = life;
  await buyer.advance('P19D');
  const at = { orderId: sealed.orderId, bidId };
  const { body: bid } = await buyer.ok('getBid', at);
  expect(bid.items.map(({ unitPrice }) => unitPrice)).toEqual(['7272.7', '7272.7']);
  expect(bid.attachments).toHaveLength(1);
  const { body: history } = await buyer.ok('listOrderAudit', { orderId: sealed.orderId, bidId });
  const changes = history.data.flatMap((event) => event.changes.map(({ path, from, to }) => `${path} ${from} ${to}`));
  expect(changes).toContain('/items/0/unitPrice 7171.7 7272.7');
  const tables = await stateOf(life);
  expect(tables['sealedContents']?.put ?? []).toEqual([]);
  expect(tables['sealedFiles']?.put ?? []).toEqual([]);
  const [firstHash = '', lastHash = '', file = ''] = secrets.slice(-3);
  for (const hash of [firstHash, lastHash])
    expect(tablesNaming(tables, hash)).toEqual(expect.arrayContaining(['letters']));
  expect(tablesNaming(tables, file)).toContain('attachments');
  expect(tablesNaming(tables, '7171.7')).toEqual(expect.arrayContaining(['audit', 'versions']));
});

it('stays apart for a bid that was withdrawn before the opening', async () => {
  const life = await sealedLife();
  const { buyer, sealed, bidId } = life;
  const at = { orderId: sealed.orderId, bidId };
  await sealed.supplier.ok('withdrawBid', { ...at, ifMatch: '*', body: { reason: 'Передумали' } });
  await buyer.advance('P19D');
  expect((await buyer.ok('getBid', at)).body).toMatchObject({ isSealed: true, items: [], receipt: null });
  const tables = await stateOf(life);
  for (const secret of life.secrets) {
    const found = tablesNaming(tables, secret);
    expect([secret, found.filter((name) => !(SEALED_TABLES as readonly string[]).includes(name))]).toEqual([
      secret,
      [],
    ]);
  }
});

it('is not lost when a caller without a key writes the bid', async () => {
  const { worlds, buyer, sealed, bidId } = await sealedLife();
  await worlds.run(buyer.session.world, (world: World) => {
    const bid = world.bids.get(bidId);
    if (bid) putBid(world, { ...bid, updatedAt: '2026-11-03T00:00:00Z' }, null);
  });
  const { body: own } = await sealed.supplier.ok('getBid', { orderId: sealed.orderId, bidId });
  expect(own.items.map(({ unitPrice }) => unitPrice)).toEqual(['7272.7', '7272.7']);
});

it('has no key for a buyer, and a key opens one bid', async () => {
  const { worlds, buyer, sealed, bidId } = await sealedLife();
  await worlds.run(buyer.session.world, (world: World) => {
    const invitation = world.invitations.get(sealed.invitationId);
    const bid = world.bids.get(bidId);
    if (!invitation || !bid) throw new Error('The bid was not stored');
    const session = { copiedBy: null, tokenId: 'any' };
    const callOf = (caller: object) => ({ world, caller: { ...session, ...caller } }) as Call;
    expect(() => ownKey(callOf({ invitation: null }), bid)).toThrow(Problem);
    const key: SealKey = ownKey(callOf({ invitation }), bid);
    expect(() => putBid(world, { ...bid, id: 'bid_other' }, key)).toThrow('does not open');
  });
});
