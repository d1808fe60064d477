import { etag } from '@zakupki/api-client/operation';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { client, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('access');

it.each(['getAccess', 'listCreditTransactions'] as const)('%s requires a token', async (operationId) => {
  await client().refused(operationId, {}, 401, 'unauthorized');
});

describe('the access state', () => {
  it.each([
    ['buyer', 'active', null, 'pro', 42, null],
    ['trial', 'trial', null, null, 3, null],
    ['grace', 'grace', null, 'pro', 10, null],
    ['trial-expired', 'trial_expired', 'TRIAL_EXPIRED', null, 0, 'expired'],
    ['subscription-expired', 'subscription_expired', 'SUBSCRIPTION_EXPIRED', 'pro', 5, null],
    ['credits-expired', 'active', null, 'start', 0, 'exhausted'],
    ['credits-lapsed', 'active', null, 'start', 0, 'expired'],
  ] as const)('of %s is correct', async (name, status, blockedBy, plan, credits, cause) => {
    const { body } = await (await signedIn(name)).ok('getAccess', {});
    expect(body).toMatchObject({ status, blockedBy, costs: { 'order.publish': 1, 'bid.extra': 1 } });
    expect(body.plan?.code ?? null).toBe(plan);
    expect(body.credits).toMatchObject({ balance: credits, cause });
  });

  as('trial', 'ends with the trial, and so do its credits', async (maria) => {
    await maria.advance('P9D');
    const { body } = await maria.ok('getAccess', {});
    expect(body).toMatchObject({ status: 'trial_expired', blockedBy: 'TRIAL_EXPIRED' });
    expect(body.credits).toEqual({ balance: 0, reserved: 0, nextExpiry: null, cause: 'expired' });
    const { body: ledger } = await maria.ok('listCreditTransactions', {});
    expect(ledger.data[0]).toMatchObject({
      type: 'expire',
      amount: -3,
      balanceAfter: 0,
      at: '2026-11-11T09:00:00Z',
      actor: null,
    });
  });

  as('buyer', 'receives monthly credits when the next month begins', async (buyer) => {
    await buyer.advance('P11D');
    const { body } = await buyer.ok('getAccess', {});
    expect(body.credits.nextExpiry).toEqual({ at: '2026-12-12T08:15:00Z', amount: 40 });
  });
});

describe('the ledger', () => {
  it.each(['buyer', 'empty', 'heavy', 'grace', 'subscription-expired', 'credits-expired', 'no-phone'])(
    'of %s grants each month what the plan promises',
    async (name) => {
      const caller = await signedIn(name);
      const { body: access } = await caller.ok('getAccess', {});
      const { body } = await caller.ok('listCreditTransactions', { perPage: 100 });
      const grants = body.data.filter(({ type, reason }) => type === 'grant' && reason === 'plan');
      expect(grants.length).toBeGreaterThan(0);
      expect(new Set(grants.map(({ amount }) => amount))).toEqual(new Set([access.plan?.creditsPerPeriod]));
    },
  );

  it.each([
    'buyer',
    'trial',
    'grace',
    'trial-expired',
    'subscription-expired',
    'credits-expired',
    'credits-lapsed',
    'heavy',
  ])('of %s adds up to the balance on every line, now and months later', async (name) => {
    const caller = await signedIn(name);
    for (const later of ['PT0S', 'P20D', 'P9M']) {
      await caller.advance(later);
      // The session has expired nine months later.
      const person = await caller.signIn(name);
      const { body: state } = await person.ok('getAccess', {});
      const lines = [];
      for (let page = 1, pages = 1; page <= pages; page++) {
        const { body } = await person.ok('listCreditTransactions', { page, perPage: 100 });
        lines.push(...body.data);
        pages = body.page.totalPages;
      }
      let sum = 0;
      for (const { amount, balanceAfter } of lines.toReversed()) {
        sum += amount;
        expect(balanceAfter).toBe(sum);
      }
      expect(sum).toBe(state.credits.balance);
      expect(lines.map(({ at }) => Date.parse(at))).toEqual(
        lines.map(({ at }) => Date.parse(at)).sort((a, b) => b - a),
      );
    }
  });

  as('buyer', 'is paged and rejects invalid pages', async (buyer) => {
    const { body } = await buyer.ok('listCreditTransactions', { page: 2, perPage: 2 });
    expect([body.data.length, body.page.number, body.page.size]).toEqual([2, 2, 2]);
    const { body: beyond } = await buyer.ok('listCreditTransactions', { page: 1_000_000 });
    expect(beyond.data).toEqual([]);
    const refused = await buyer.refused('listCreditTransactions', { page: 0, perPage: 101 }, 422);
    expect(pointers(refused)).toEqual(['?page min', '?perPage max']);
  });
});

describe('publishing an order', () => {
  it('takes a credit once and returns it when the order is cancelled without bids', async () => {
    const buyer = (await signedIn('admin')).with({ actAs: 'usr_buyer' });
    const id = 'ord_uniform';
    const idempotencyKey = '6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10';
    const { body: draft } = await buyer.ok('getOrder', { orderId: id });
    const publication = { orderId: id, ifMatch: etag(draft), idempotencyKey, body: {} };
    const { body: published } = await buyer.ok('publishOrder', publication);
    expect(published.charge).toEqual({ credits: 1, balanceAfter: 41 });
    expect((await buyer.ok('publishOrder', publication)).body).toEqual(published);
    const cancellation = { reasonCode: 'need_gone', reason: 'Закупаем по рамочному договору' } as const;
    await buyer.ok('cancelOrder', { orderId: id, ifMatch: etag(published.order), body: cancellation });

    const { body: ledger } = await buyer.ok('listCreditTransactions', { perPage: 2 });
    const order = { id, number: 'Z-2026-000123' };
    const actor = { id: 'usr_buyer', impersonatorId: 'usr_admin' };
    expect(ledger.data).toMatchObject([
      { type: 'refund', amount: 1, balanceAfter: 42, order, actor },
      { type: 'debit', amount: -1, balanceAfter: 41, order, actor, idempotencyKey },
    ]);
    expect((await buyer.ok('getAccess', {})).body.credits.balance).toBe(42);
  });

  as('credits-expired', 'is refused without credits', async (caller) => {
    const { body: mine } = await caller.ok('listOrders', { status: ['draft'] });
    const id = mine.data[0]?.id ?? '';
    const { body: draft } = await caller.ok('getOrder', { orderId: id });
    const refused = await caller.refused('publishOrder', { orderId: id, ifMatch: etag(draft), body: {} }, 402);
    expect(refused.message).toBe('CREDITS_EXPIRED');
  });
});

describe('plans', () => {
  it('are public, in both languages and in display order', async () => {
    const { body: russian } = await client().ok('listPlans', {});
    const { body: english } = await client()
      .with({ headers: { 'accept-language': 'en-GB' } })
      .ok('listPlans', {});
    expect(russian.data.map(({ id }) => id)).toEqual(english.data.map(({ id }) => id));
    expect([russian.data[0]?.name, english.data[0]?.name]).toEqual(['Старт', 'Start']);
    expect(russian.data.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('come with what a trial gives', async () => {
    const { body } = await client().ok('listPlans', {});
    expect(body.trial).toEqual({ days: 14, credits: 5, extensionDays: 3 });
  });
});
