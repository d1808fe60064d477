/** Effects of time passing on every screen that shows them, and of changes that do not depend on time. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { etag } from '@zakupki/api-client/operation';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { WORLD_START } from '@zakupki/mock-api';
import { before, confirm, newDraft, PHONE, publish, signedIn, stage, verification } from './causes-stage.ts';
import type { ContractClient } from '../contract/suite/client.ts';

describe('an expired subscription', () => {
  it('allows everything during the grace period', async () => {
    const on = await stage();
    let empty = await signedIn(on, 'empty', WORLD_START);
    const status = async () => (await empty.ok('getAccess', {})).body.status;
    await on.world.setClock(before('2026-11-30T12:00:00Z'));
    expect(await status()).toBe('active');
    await on.world.setClock('2026-11-30T12:00:00Z');
    expect(await status()).toBe('grace');
    // The session has expired as well.
    empty = await signedIn(on, 'empty', '2026-12-03T12:00:00Z');
    expect(await status()).toBe('subscription_expired');
    // Reading and drafting are free.
    await newDraft(empty);
  });
});

describe('credits', () => {
  it('are returned when an order without bids is cancelled', async () => {
    const on = await stage();
    const trial = await signedIn(on, 'trial', WORLD_START);
    const ids = [await newDraft(trial), await newDraft(trial), await newDraft(trial), await newDraft(trial)];
    const [first = '', second = '', third = '', fourth = ''] = ids;
    for (const id of [first, second, third]) expect((await publish(trial, id)).status).toBe(200);
    const { status, headers, body } = await publish(trial, fourth);
    expect([status, (body as ApiProblem).message]).toEqual([402, 'CREDITS_EXPIRED']);
    expect(headers['x-mock-reason']).toMatch(/^rule access\.credits: /);
    const { body: order } = await trial.ok('getOrder', { orderId: first });
    const reason = { reasonCode: 'need_gone', reason: 'Купили в другом месте' } as const;
    await trial.ok('cancelOrder', { orderId: first, ifMatch: etag(order), body: reason });
    expect((await publish(trial, fourth)).status).toBe(200);
  });

  it('of the next month are granted at its first moment', async () => {
    const on = await stage();
    const buyer = await signedIn(on, 'buyer', WORLD_START);
    const balance = async () => (await buyer.ok('getAccess', {})).body.credits.balance;
    await on.world.setClock(before('2026-11-12T08:15:00Z'));
    const left = await balance();
    await on.world.setClock('2026-11-12T08:15:00Z');
    expect(await balance()).toBeGreaterThan(left);
    await on.world.setClock(WORLD_START);
    expect(await balance()).toBe(left);
  });
});

describe('a refusal that does not depend on time', () => {
  it('of 460 ends when the phone number is confirmed', async () => {
    const { world, caller } = await stage();
    const person = await caller.signIn('no-phone');
    const { headers } = await person.call('listOrders', {});
    expect(headers['x-mock-reason']).toBe('rule profile.phone: missing');
    await person.refused('listOrders', {}, 460);
    await person.ok('requestPhoneCode', { body: { phone: PHONE } });
    expect((await confirm(world, person)).status).toBe(200);
    await person.ok('listOrders', {});
  });

  it('to sign in ends when the address is verified', async () => {
    const { world, caller } = await stage();
    await caller.refused('logIn', { body: { email: 'unverified@demo.test', password: 'demo-password' } }, 403);
    await caller.ok('verifyEmail', { body: await verification(world, 'unverified@demo.test') });
    await caller.signIn('unverified');
  });
});

describe('an expired bid', () => {
  const id = 'ord_paper';
  const END = '2026-11-08T21:00:00Z';

  async function readState(buyer: ContractClient) {
    const { body: order } = await buyer.ok('getOrder', { orderId: id });
    const { body: bids } = await buyer.ok('listBids', { orderId: id });
    const { body: overview } = await buyer.ok('getOrdersOverview', {});
    const { body: rows } = await buyer.ok('listOrders', { perPage: 100 });
    const bid = bids.data.find((row) => row.id === 'bid_paper_2');
    return {
      blockers: order.counts.blockers,
      inList: rows.data.find((row) => row.id === id)?.counts.blockers,
      inOverview: overview.blockers.some((row) => row.id === id),
      isExpired: bid?.flags.isExpired,
      rank: bid?.rank,
      bidBlockers: bid?.counts.blockers,
    };
  }
  const VALID = { blockers: 0, inList: 0, inOverview: false, isExpired: false, rank: 2, bidBlockers: 0 };
  // The best bid can still be awarded.
  const EXPIRED = { blockers: 1, inList: 1, inOverview: false, isExpired: true, rank: null, bidBlockers: 1 };

  it('blocks the award and loses its rank from midnight in the order’s time zone', async () => {
    const on = await stage();
    const buyer = await signedIn(on, 'buyer', WORLD_START);
    await on.world.setClock(before(END));
    expect(await readState(buyer)).toEqual(VALID);
    await on.world.setClock(END);
    expect(await readState(buyer)).toEqual(EXPIRED);
    await on.world.setClock(before(END));
    expect(await readState(buyer)).toEqual(VALID);
  });

  it('counts again after the supplier extends it', async () => {
    const on = await stage();
    const buyer = await signedIn(on, 'buyer', WORLD_START);
    await on.world.setClock(END);
    const { body: bid } = await buyer.ok('getBid', { orderId: id, bidId: 'bid_paper_2' });
    const body = { validUntil: '2026-11-30' };
    await buyer.ok('updateBid', { orderId: id, bidId: bid.id, ifMatch: etag(bid), body });
    expect(await readState(buyer)).toEqual(VALID);
  });
});

describe('an order whose deadline passes', () => {
  it('moves to evaluation without an actor and leaves the list of today’s deadlines', async () => {
    const on = await stage();
    const buyer = await signedIn(on, 'buyer', WORLD_START);
    const due = async () => (await buyer.ok('getOrdersOverview', {})).body.deadlines.map(({ id }) => id);
    expect(await due()).toContain('ord_paper');
    await on.world.advance('P5D');
    expect(await due()).not.toContain('ord_paper');
    const { body: order } = await buyer.ok('getOrder', { orderId: 'ord_paper' });
    expect([order.status, order.closedAt]).toEqual(['evaluation', '2026-11-03T12:00:00Z']);
    const { body: audit } = await buyer.ok('listOrderAudit', { orderId: 'ord_paper' });
    expect(audit.data[0]).toMatchObject({ action: 'order.deadline', actor: null, at: '2026-11-03T12:00:00Z' });
  });
});

describe('a repeated attempt', () => {
  it('is recognised by its key for a day', async () => {
    const on = await stage();
    const buyer = await signedIn(on, 'buyer', WORLD_START);
    const idempotencyKey = randomUUID();
    const create = () => buyer.ok('createOrder', { body: { title: 'Перчатки' }, idempotencyKey });
    const { id } = (await create()).body;
    await on.world.setClock(before('2026-11-03T09:00:00Z'));
    const again = await create();
    expect([again.body.id, again.headers['idempotency-replayed']]).toEqual([id, 'true']);
    await on.world.setClock('2026-11-03T09:00:00Z');
    expect((await create()).body.id).not.toBe(id);
  });

  it('to request a phone code has to wait a minute', async () => {
    const { world, caller } = await stage();
    const person = await caller.signIn('no-phone');
    const ask = () => person.call('requestPhoneCode', { body: { phone: PHONE } });
    expect((await ask()).status).toBe(202);
    await world.advance('PT59S');
    const { status, headers } = await ask();
    expect([status, headers['retry-after']]).toEqual([429, '1']);
    expect(headers['x-mock-reason']).toMatch(/^rule cooldown: /);
    await world.advance('PT1S');
    expect((await ask()).status).toBe(202);
  });
});
