/**
 * Whatever the order of closing, reopening, extending, bidding and withdrawing: the buyer sees the content of a bid only
 * after an opening that it took part in, and never another content of it.
 */
import type { Arg } from '@zakupki/api-client/operation';
import type { Bid } from '@zakupki/api-client/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { invite } from '../contract/invitations/invited.ts';
import { bidOn, type SealedOrder, sealedOrder } from '../contract/invitations/sealed.ts';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { sizesOf } from '../exhaustive.ts';

const app = createApp();
const ANY = { ifMatch: '*' };

type Scene = {
  readonly buyer: ContractClient;
  readonly orderId: string;
  readonly suppliers: readonly SealedOrder[];
  /** the next price: each appears once */
  readonly price: () => string;
  readonly deadline: () => string;
};

type Move = (scene: Scene, n: number) => Promise<unknown>;

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** Calls an operation on one of a supplier's bids. Any answer is accepted. */
async function onBid(scene: Scene, n: number, name: 'updateBid' | 'withdrawBid' | 'reinstateBid' | 'submitBid') {
  const { supplier } = pick(scene.suppliers, n);
  const { orderId } = scene;
  const { body: page } = await supplier.ok('listBids', { orderId, perPage: 100 });
  if (page.data.length === 0) return;
  const { id: bidId } = pick(page.data, n);
  const { body: bid } = await supplier.ok('getBid', { orderId, bidId });
  const items = bid.items.map(({ id, orderItemId }) => ({ id, orderItemId, unitPrice: scene.price() }));
  const bodies = { updateBid: { items }, withdrawBid: { reason: 'Отзыв' }, reinstateBid: {}, submitBid: {} };
  await supplier.call(name, { orderId, bidId, ...ANY, body: bodies[name] } as Arg<typeof name>);
}

const bid: Move = ({ suppliers, price, orderId }, n) => {
  const { supplier } = pick(suppliers, n);
  return bidOn({ orderId, supplier, invitationId: '' }, { notes: price() }).catch(() => undefined);
};
/** By an earlier deadline while a supplier has not answered. */
const close: Move = async ({ buyer, orderId, suppliers }) => {
  const { status } = await buyer.call('closeOrder', { orderId, ...ANY, body: { reason: 'Досрочно' } });
  if (status === 200) return;
  const { serverTime } = (await pick(suppliers, 0).supplier.ok('getOwnInvitation', { orderId })).body;
  const submissionDeadline = new Date(Date.parse(serverTime) + 90_000_000).toISOString();
  await buyer.call('extendOrder', { orderId, ...ANY, body: { submissionDeadline, reason: 'Раньше' } });
  await buyer.advance('P2D');
};
const reopen: Move = ({ buyer, orderId, deadline }) =>
  buyer.call('reopenOrder', { orderId, ...ANY, body: { submissionDeadline: deadline(), reason: 'Ещё раз' } });

/** Reopening twice as often: most others need an order that accepts bids. */
const MOVES: readonly Move[] = [
  bid,
  close,
  reopen,
  reopen,
  (scene, n) => onBid(scene, n, 'updateBid'),
  (scene, n) => onBid(scene, n, 'withdrawBid'),
  (scene, n) => onBid(scene, n, 'reinstateBid'),
  (scene, n) => onBid(scene, n, 'submitBid'),
  ({ buyer, orderId, deadline }) =>
    buyer.call('extendOrder', { orderId, ...ANY, body: { submissionDeadline: deadline(), reason: 'Дольше' } }),
  ({ buyer }) => buyer.advance('P4D'),
];

/** What the buyer sees of each bid of a supplier: null while it is sealed. */
async function contents({ buyer, orderId }: Scene): Promise<Map<string, string | null>> {
  const { body: page } = await buyer.ok('listBids', { orderId, perPage: 100 });
  const bids = await Promise.all(page.data.map(({ id }) => buyer.ok('getBid', { orderId, bidId: id })));
  return new Map(bids.map(({ body }) => [body.id, body.isSealed ? null : contentOf(body)]));
}

const contentOf = ({ items, receipt, notes, deliveryDays }: Bid) =>
  JSON.stringify([items.map(({ orderItemId, unitPrice }) => [orderItemId, unitPrice]), receipt, notes, deliveryDays]);

async function begin(): Promise<Scene> {
  const buyer = await client(app).signIn('buyer');
  const sealed = await sealedOrder(buyer);
  const { orderId } = sealed;
  const rival = await invite(buyer, 'rival@y.example', orderId);
  let [prices, days] = [1000, 0];
  return {
    buyer,
    orderId,
    suppliers: [sealed, { orderId, supplier: rival.supplier, invitationId: rival.invitation.id }],
    price: () => `${(prices += 1)}.5`,
    deadline: () => new Date(Date.UTC(2027, 0, 1 + (days += 1))).toISOString(),
  };
}

describe('rounds of sealed bids', () => {
  for (const { runs, options } of sizesOf(60))
    it(`open each bid once, as it was, in ${runs} histories`, options, async () => {
      const moves = fc.array(fc.tuple(fc.constantFrom(...MOVES), fc.nat(7)), { minLength: 4, maxLength: 12 });
      const play = async (history: readonly (readonly [Move, number])[]) => {
        const scene = await begin();
        let before = await contents(scene);
        // Both suppliers bid, and their bids are opened.
        for (const [move, n] of [[bid, 0] as const, [bid, 1] as const, [close, 0] as const, ...history]) {
          const openings = await openingsOf(scene);
          await move(scene, n);
          const after = await contents(scene);
          const isOpening = (await openingsOf(scene)).length > openings.length;
          // What was seen stays; what was not is shown by an opening alone.
          const wrong = [...after].filter(([id, content]) => {
            const known = before.get(id) ?? null;
            return known === null ? content !== null && !isOpening : content !== known;
          });
          expect(wrong).toEqual([]);
          before = after;
        }
      };
      await fc.assert(fc.asyncProperty(moves, play), { numRuns: runs, seed: 20_261_128 });
    });
});

async function openingsOf({ buyer, orderId }: Scene): Promise<readonly string[]> {
  const { openedAt, earlierOpenings } = (await buyer.ok('getOrder', { orderId })).body;
  return openedAt === null ? earlierOpenings : [...earlierOpenings, openedAt];
}
