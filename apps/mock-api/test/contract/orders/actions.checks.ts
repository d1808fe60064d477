import type { Order } from '@zakupki/api-client/schema';
import { randomUUID } from 'node:crypto';
import { checks, expect } from '../suite/checks.ts';
import { pointers, keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, type Given, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('orders');

const order = async (buyer: ContractClient, id: string): Promise<Order> =>
  (await buyer.ok('getOrder', { orderId: id })).body;

const reason = 'Так решили на совещании';
const BODIES = {
  publishOrder: {},
  extendOrder: { submissionDeadline: '2026-11-25T12:00:00Z', reason },
  closeOrder: { reason },
  reopenOrder: { submissionDeadline: '2026-11-25T12:00:00Z', reason },
  cancelOrder: { reasonCode: 'need_gone', reason },
  declareOrderUnsuccessful: { reasonCode: 'over_budget', reason },
  archiveOrder: undefined,
  unarchiveOrder: undefined,
} as const;
type Action = keyof typeof BODIES;
const ACTIONS = Object.keys(BODIES) as Action[];

/** Calls an action that the test names at run time. */
const argOf = (action: Action, orderId: string, ifMatch: string, body: object | undefined = BODIES[action]) =>
  ({ orderId, ifMatch, ...(body && { body }) }) as unknown as Given<Action>;

async function done(buyer: ContractClient, action: Action, id: string, body?: object): Promise<Order> {
  const { version } = await order(buyer, id);
  const answer = await buyer.ok(action, argOf(action, id, `"${version}"`, body));
  const shown = answer.body;
  return 'order' in shown ? shown.order : shown;
}

async function refused(buyer: ContractClient, action: Action, id: string, status: number, body?: object) {
  const { version } = await order(buyer, id);
  return buyer.refused(action, argOf(action, id, `"${version}"`, body), status);
}

const lastEvent = async (buyer: ContractClient, id: string) =>
  (await buyer.ok('listOrderAudit', { orderId: id, limit: 1 })).body.data[0];

const balance = async (buyer: ContractClient) => (await buyer.ok('getAccess', {})).body.credits.balance;

describe.each(ACTIONS)('%s', (action) => {
  it('requires a token, an order of the caller and its version', async () => {
    await client().refused(action, argOf(action, 'ord_paper', '"3"'), 401);
    await (await signedIn('empty')).refused(action, argOf(action, 'ord_paper', '"3"'), 404);
    const buyer = await signedIn('buyer');
    await buyer.refused(action, argOf(action, 'ord_paper', '"99"'), 412);
    const loose = {
      params: { orderId: 'ord_paper' },
      body: BODIES[action],
      headers: keyed(),
    };
    expect((await buyer.send(action, loose)).status).toBe(428);
  });
});

it.each([
  ['publishOrder', 'ord_paper', 'order_not_draft'],
  ['extendOrder', 'ord_uniform', 'order_not_published'],
  ['closeOrder', 'ord_bearings', 'order_not_published'],
  ['reopenOrder', 'ord_paper', 'order_not_in_evaluation'],
  ['declareOrderUnsuccessful', 'ord_paper', 'order_not_in_evaluation'],
  ['cancelOrder', 'ord_cable', 'order_final'],
  ['archiveOrder', 'ord_paper', 'order_not_final'],
  ['archiveOrder', 'ord_furniture', 'order_archived'],
  ['unarchiveOrder', 'ord_cable', 'order_not_archived'],
] as const)('%s of %s is refused with %s and not among the allowed actions', async (action, id, code) => {
  const buyer = await signedIn('buyer');
  const problem = await refused(buyer, action, id, 409);
  expect(problem.code).toBe(code);
  const name = { declareOrderUnsuccessful: 'unsuccessful' }[action as string] ?? action.replace('Order', '');
  const { access } = await order(buyer, id);
  expect(access.actions.find((one) => one.name === name)).toEqual({
    name,
    allowed: false,
    reasonCode: code,
    reason: problem.message,
  });
});

describe('publishing', () => {
  as('buyer', 'costs one credit for repeated attempts', async (buyer) => {
    const { version } = await order(buyer, 'ord_uniform');
    const arg = { orderId: 'ord_uniform', ifMatch: `"${version}"`, body: {}, idempotencyKey: randomUUID() };
    const first = await buyer.ok('publishOrder', arg);
    expect(first.body.charge).toEqual({ credits: 1, balanceAfter: 41 });
    expect(first.body.order).toMatchObject({
      status: 'published',
      revision: 1,
      charged: true,
      decisionDate: '2026-11-21',
    });
    expect(first.body.order.items.map((item) => item.changedInRevision)).toEqual([1, 1]);
    const again = await buyer.ok('publishOrder', arg);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await balance(buyer)).toBe(41);
    expect(await lastEvent(buyer, 'ord_uniform')).toMatchObject({
      action: 'order.publish',
      actor: { id: 'usr_buyer' },
      changes: [
        { path: '/status', from: 'draft', to: 'published' },
        { path: '/revision', from: '0', to: '1' },
        { path: '/decisionDate', from: null, to: '2026-11-21' },
      ],
    });
  });

  as('buyer', 'lists everything that is missing and takes no credit', async (buyer) => {
    const { body } = await buyer.ok('createOrder', { body: { items: [{ name: 'Б' }] } });
    expect(pointers(await refused(buyer, 'publishOrder', body.id, 422))).toEqual([
      '/title required',
      '/items/0/name too_short',
      '/items/0/quantity required',
      '/delivery/address required',
      '/submissionDeadline required',
    ]);
    expect(await balance(buyer)).toBe(42);
  });

  it.each([
    ['trial-expired', 'TRIAL_EXPIRED'],
    ['subscription-expired', 'SUBSCRIPTION_EXPIRED'],
  ])('is refused to %s, complete or not', async (name, message) => {
    const caller = await signedIn(name);
    const id = `ord_${name.replace('-', '_')}_draft`;
    expect((await refused(caller, 'publishOrder', id, 402)).message).toBe(message);
    const { access } = await order(caller, id);
    expect(access.actions.find((action) => action.name === 'publish')).toMatchObject({
      allowed: false,
      reasonCode: message.toLowerCase(),
    });
    expect(access).toMatchObject({ editable: true, publishable: false });
  });

  it.each(['credits-expired', 'credits-lapsed'])(
    'refuses %s for lack of a credit only once the order is complete',
    async (name) => {
      const caller = await signedIn(name);
      const { body: incomplete } = await caller.ok('createOrder', { body: { title: 'Болты' } });
      await refused(caller, 'publishOrder', incomplete.id, 422);
      const { body: complete } = await caller.ok('createOrder', {
        body: {
          title: 'Болты',
          submissionDeadline: '2026-11-10T12:00:00Z',
          delivery: { address: 'Тверь' },
          items: [{ name: 'Болт', quantity: '1' }],
        },
      });
      expect((await refused(caller, 'publishOrder', complete.id, 402)).message).toBe('CREDITS_EXPIRED');
      expect(await order(caller, complete.id)).toEqual(complete);
      expect(complete.access.actions.find((action) => action.name === 'publish')).toMatchObject({
        allowed: false,
        reasonCode: 'credits_expired',
      });
    },
  );
});

describe('the deadline', () => {
  as('buyer', 'can only move later, and moves the decision date', async (buyer) => {
    const { submissionDeadline: present } = await order(buyer, 'ord_paper');
    const earlier = { submissionDeadline: present, reason };
    expect(pointers(await refused(buyer, 'extendOrder', 'ord_paper', 422, earlier))).toEqual([
      '/submissionDeadline date_order',
    ]);
    const after = await done(buyer, 'extendOrder', 'ord_paper');
    expect(after).toMatchObject({ status: 'published', revision: 1, submissionDeadline: '2026-11-25T12:00:00Z' });
    expect(after.decisionDate).toBe('2026-11-30');
    expect(await lastEvent(buyer, 'ord_paper')).toMatchObject({ action: 'order.extend', reason });
  });

  it.each(['9999-12-31T23:59:59Z', '2026-12-31T23:59:60Z'])('accepts %s', async (moment) => {
    const buyer = await signedIn('buyer');
    const { version } = await order(buyer, 'ord_paper');
    const body = { submissionDeadline: moment, reason };
    const { status } = await buyer.call('extendOrder', { orderId: 'ord_paper', ifMatch: `"${version}"`, body });
    expect(status).toBe(moment.startsWith('9999') ? 422 : 200);
  });

  as('buyer', 'closes the order at its moment for every reader', async (buyer) => {
    await buyer.advance('P1DT3H1M');
    const { body: list } = await buyer.ok('listOrders', { status: ['evaluation'], perPage: 100 });
    expect(list.data.map(({ id }) => id)).toContain('ord_paper');
    const after = await order(buyer, 'ord_paper');
    expect(after).toMatchObject({ status: 'evaluation', closedAt: '2026-11-03T12:00:00Z' });
    expect(await lastEvent(buyer, 'ord_paper')).toMatchObject({
      action: 'order.deadline',
      at: '2026-11-03T12:00:00Z',
      actor: null,
      requestId: null,
      changes: [{ path: '/status', from: 'published', to: 'evaluation' }],
    });
    const { body: bids } = await buyer.ok('listBids', { orderId: 'ord_paper' });
    expect(bids.page.totalItems).toBe(3);
  });

  as('buyer', 'closes the order even when the request that detects it fails', async (buyer) => {
    const { version } = await order(buyer, 'ord_paper');
    await buyer.advance('P2D');
    await buyer.refused('closeOrder', argOf('closeOrder', 'ord_paper', `"${version}"`), 412);
    await refused(buyer, 'closeOrder', 'ord_paper', 409);
    const { data } = (await buyer.ok('listOrderAudit', { orderId: 'ord_paper', limit: 100 })).body;
    expect(data.filter(({ action }) => action === 'order.deadline')).toHaveLength(1);
  });

  as('buyer', 'closes a newly published order', async (buyer) => {
    const { body } = await buyer.ok('createOrder', {
      body: {
        title: 'Срочно',
        submissionDeadline: '2026-11-02T11:00:00Z',
        delivery: { address: 'Тверь' },
        items: [{ name: 'Болт', quantity: '1' }],
      },
    });
    await done(buyer, 'publishOrder', body.id);
    await buyer.advance('PT2H');
    expect((await order(buyer, body.id)).status).toBe('evaluation');
  });
});

describe('ending an order', () => {
  as('buyer', 'early stops bids and allows reopening three times for free', async (buyer) => {
    for (let count = 1; count <= 3; count++) {
      const closed = await done(buyer, 'closeOrder', 'ord_paper');
      expect(closed).toMatchObject({ status: 'evaluation', closedAt: expect.any(String) as unknown });
      const { body: list } = await buyer.ok('listOrders', { perPage: 100 });
      expect(list.data.find(({ id }) => id === 'ord_paper')?.closedAt).toBe(closed.closedAt);
      expect(await done(buyer, 'reopenOrder', 'ord_paper')).toMatchObject({
        status: 'published',
        reopenCount: count,
        closedAt: null,
        revision: 1,
      });
    }
    await done(buyer, 'closeOrder', 'ord_paper');
    expect((await refused(buyer, 'reopenOrder', 'ord_paper', 409)).code).toBe('reopen_limit');
    expect(await balance(buyer)).toBe(42);
  });

  as('buyer', 'by cancelling returns the credit when there are no bids', async (buyer) => {
    await done(buyer, 'publishOrder', 'ord_uniform');
    expect(await balance(buyer)).toBe(41);
    const after = await done(buyer, 'cancelOrder', 'ord_uniform');
    expect(after).toMatchObject({
      status: 'cancelled',
      charged: false,
      endReason: { code: 'need_gone', text: reason },
    });
    expect(await balance(buyer)).toBe(42);
  });

  as('buyer', 'by cancelling keeps the credit when there are bids', async (buyer) => {
    expect(await done(buyer, 'cancelOrder', 'ord_laptops')).toMatchObject({ status: 'cancelled', charged: true });
    expect(await balance(buyer)).toBe(42);
  });

  as('buyer', 'without a winner allows archiving and unarchiving', async (buyer) => {
    const after = await done(buyer, 'declareOrderUnsuccessful', 'ord_bearings');
    expect(after).toMatchObject({ status: 'unsuccessful', endReason: { code: 'over_budget', text: reason } });
    expect((await done(buyer, 'archiveOrder', 'ord_bearings')).archivedAt).not.toBeNull();
    const listed = async () =>
      (await buyer.ok('listOrders', { perPage: 100 })).body.data.some(({ id }) => id === 'ord_bearings');
    expect(await listed()).toBe(false);
    expect((await done(buyer, 'unarchiveOrder', 'ord_bearings')).archivedAt).toBeNull();
    expect(await listed()).toBe(true);
  });

  it.each(['cancelOrder', 'declareOrderUnsuccessful', 'closeOrder'] as const)(
    '%s requires a reason',
    async (action) => {
      const buyer = await signedIn('buyer');
      const id = action === 'declareOrderUnsuccessful' ? 'ord_bearings' : 'ord_paper';
      const blank = { ...BODIES[action], reason: '    ' };
      expect(pointers(await refused(buyer, action, id, 422, blank))).toEqual(['/reason required']);
    },
  );

  as('subscription-expired', 'is allowed after access expires', async (caller) => {
    const id = 'ord_subscription_expired_published';
    expect((await refused(caller, 'closeOrder', id, 402)).message).toBe('SUBSCRIPTION_EXPIRED');
    expect(await done(caller, 'cancelOrder', id)).toMatchObject({ status: 'cancelled' });
    await done(caller, 'archiveOrder', id);
  });

  it('by an administrator is recorded with the administrator’s name', async () => {
    const admin = (await signedIn('admin')).with({ actAs: 'usr_buyer' });
    await done(admin, 'closeOrder', 'ord_paper');
    expect(await lastEvent(admin, 'ord_paper')).toMatchObject({
      actor: { id: 'usr_admin', name: 'Павел Орлов' },
      onBehalfOf: { id: 'usr_buyer', name: 'Анна Соколова' },
    });
  });
});
