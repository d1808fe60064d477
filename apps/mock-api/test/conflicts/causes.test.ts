/**
 * Everything that expires, by its real cause: only the clock moves. Each request succeeds until the moment of expiry,
 * is refused with its reason from then on, and succeeds again once the cause is resolved.
 */
import { SIGN_UP } from '../contract/session/newcomer.ts';
import { describe, expect, it } from 'vitest';
import { etag } from '@zakupki/api-client/operation';
import { WORLD_START } from '@zakupki/mock-api';
import {
  before,
  confirm,
  newDraft,
  PHONE,
  publish,
  type Stage,
  signedIn,
  stage,
  tokenOf,
  verification,
} from './causes-stage.ts';
import type { Answer } from '@zakupki/mock-engine/suite/client';
import type { ContractClient } from '../contract/suite/client.ts';

const EMAIL = 'buyer@demo.test';
const NEWCOMER = 'new@example.test';
const IMPERSONATION = { userId: 'usr_trial', reason: 'Помогаем с закупкой' };

type Cause = {
  /** what expires */
  what: string;
  /** the first moment at which it is refused */
  end: string;
  /** prepares the request; the test repeats it after a refusal */
  ready: (stage: Stage) => Promise<() => Promise<Answer>>;
  /** the fields of the problem that identify it */
  refused: object;
  /** the x-mock-reason header */
  reason: string;
  /** resolves the cause; without it the test sets the clock back */
  resolve?: (stage: Stage) => Promise<Answer>;
};

const CAUSES: readonly Cause[] = [
  {
    what: 'a trial',
    end: '2026-11-11T09:00:00Z',
    ready: async (on) => {
      const trial = await signedIn(on, 'trial', WORLD_START);
      const id = await newDraft(trial);
      return () => publish(trial, id);
    },
    refused: { status: 402, code: 'trial_expired', message: 'TRIAL_EXPIRED' },
    reason: 'rule access.trial: ended 2026-11-11T09:00:00Z',
  },
  {
    what: 'a subscription, once its grace days are over',
    end: '2026-11-04T10:00:00Z',
    ready: async (on) => {
      const grace = await signedIn(on, 'grace', WORLD_START);
      const id = await newDraft(grace);
      return () => publish(grace, id);
    },
    refused: { status: 402, code: 'subscription_expired', message: 'SUBSCRIPTION_EXPIRED' },
    reason: 'rule access.subscription: grace ended 2026-11-04T10:00:00Z',
  },
  {
    what: 'credits, at their date, in a subscription’s grace days',
    end: '2026-11-30T12:00:00Z',
    ready: async (on) => {
      const empty = await signedIn(on, 'empty', WORLD_START);
      const id = await newDraft(empty);
      return () => publish(empty, id);
    },
    refused: { status: 402, code: 'credits_expired', message: 'CREDITS_EXPIRED' },
    reason: 'rule access.credits: balance 0 since the last lapsed 2026-11-30T12:00:00Z, publishing costs 1',
  },
  {
    what: 'the time for bids',
    end: '2026-11-05T09:00:00Z',
    ready: async (on) => {
      const buyer = await signedIn(on, 'buyer', WORLD_START);
      return () => extend(buyer, '2026-12-01T12:00:00Z');
    },
    refused: { status: 409, code: 'order_not_published' },
    reason: 'rule order.status: evaluation',
    resolve: async ({ caller }) => {
      const buyer = await caller.signIn('buyer');
      const { body: order } = await buyer.ok('getOrder', { orderId: 'ord_transport' });
      const body = { submissionDeadline: '2026-11-20T12:00:00Z', reason: 'Перевозчики просили' };
      await buyer.ok('reopenOrder', { orderId: order.id, ifMatch: etag(order), body });
      return extend(buyer, '2026-12-01T12:00:00Z');
    },
  },
  {
    what: 'the minimum hour for bids on an order',
    end: '2026-11-16T11:00:01Z',
    ready: async (on) => {
      const buyer = await signedIn(on, 'buyer', WORLD_START);
      return () => publish(buyer, 'ord_uniform');
    },
    refused: { status: 422, code: 'invalid', errors: [{ pointer: '/submissionDeadline' }] },
    reason: 'rule fields: /submissionDeadline date_order',
    resolve: async ({ caller }) => {
      const buyer = await caller.signIn('buyer');
      const { body: order } = await buyer.ok('getOrder', { orderId: 'ord_uniform' });
      const body = { submissionDeadline: '2026-11-30T12:00:00Z' };
      await buyer.ok('updateOrder', { orderId: order.id, ifMatch: etag(order), body });
      return publish(buyer, order.id);
    },
  },
  {
    what: 'a session',
    end: '2026-12-02T09:00:00Z',
    ready: async (on) => {
      const buyer = await signedIn(on, 'buyer', WORLD_START);
      return () => buyer.call('getMe', {});
    },
    refused: { status: 401, code: 'unauthorized' },
    reason: 'rule session: expired 2026-12-02T09:00:00Z',
    resolve: async ({ caller }) => (await caller.signIn('buyer')).call('getMe', {}),
  },
  {
    what: 'impersonation',
    end: '2026-11-02T10:00:00Z',
    ready: async (on) => {
      const admin = await signedIn(on, 'admin', WORLD_START);
      await admin.ok('startImpersonation', { body: IMPERSONATION });
      return () => admin.with({ actAs: IMPERSONATION.userId }).call('listOrders', {});
    },
    refused: { status: 403, code: 'impersonation_target_invalid' },
    reason: 'rule impersonation: expired 2026-11-02T10:00:00Z',
    resolve: async ({ caller }) => {
      const admin = await caller.signIn('admin');
      await admin.ok('startImpersonation', { body: IMPERSONATION });
      return admin.with({ actAs: IMPERSONATION.userId }).call('listOrders', {});
    },
  },
  {
    what: 'a verification link',
    end: '2026-11-03T09:00:00Z',
    ready: async ({ world, caller }) => {
      const { browserToken } = (await caller.ok('signUp', { body: { email: NEWCOMER, ...SIGN_UP } })).body;
      return async () =>
        caller.call('verifyEmail', { body: { ...(await verification(world, NEWCOMER)), browserToken } });
    },
    refused: { status: 422, code: 'invalid', errors: [{ pointer: '/hash' }] },
    reason: 'rule link.verify: expired 2026-11-03T09:00:00Z',
    resolve: async ({ world, caller }) => {
      await caller.ok('resendVerification', { body: { email: NEWCOMER } });
      return caller.call('verifyEmail', { body: { ...(await verification(world, NEWCOMER)), account: SIGN_UP } });
    },
  },
  {
    what: 'a link for a new password',
    end: '2026-11-02T10:00:00Z',
    ready: async ({ world, caller }) => {
      await caller.ok('requestPasswordReset', { body: { email: EMAIL } });
      const token = await tokenOf(world, 'reset', EMAIL);
      return () => caller.call('resetPassword', { body: { token, password: 'another-password' } });
    },
    refused: { status: 422, code: 'invalid', errors: [{ pointer: '/token' }] },
    reason: 'rule link.reset: expired 2026-11-02T10:00:00Z',
    resolve: async ({ world, caller }) => {
      await caller.ok('requestPasswordReset', { body: { email: EMAIL } });
      const token = await tokenOf(world, 'reset', EMAIL);
      return caller.call('resetPassword', { body: { token, password: 'another-password' } });
    },
  },
  {
    what: 'a sign-in link',
    end: '2026-11-02T09:15:00Z',
    ready: async ({ world, caller }) => {
      await caller.ok('requestLoginLink', { body: { email: EMAIL } });
      const token = await tokenOf(world, 'login', EMAIL);
      return () => caller.call('logInByToken', { body: { token } });
    },
    refused: { status: 422, code: 'invalid', errors: [{ pointer: '/token' }] },
    reason: 'rule link.login: expired 2026-11-02T09:15:00Z',
    resolve: async ({ world, caller }) => {
      await caller.ok('requestLoginLink', { body: { email: EMAIL } });
      return caller.call('logInByToken', { body: { token: await tokenOf(world, 'login', EMAIL) } });
    },
  },
  {
    what: 'a phone code',
    end: '2026-11-02T09:10:00Z',
    ready: async (on) => {
      const person = await signedIn(on, 'no-phone', WORLD_START);
      await person.ok('requestPhoneCode', { body: { phone: PHONE } });
      return () => confirm(on.world, person);
    },
    refused: { status: 422, code: 'invalid', errors: [{ pointer: '/code' }] },
    reason: 'rule phone.code: expired 2026-11-02T09:10:00Z',
    resolve: async ({ world, caller }) => {
      const person = await caller.signIn('no-phone');
      await person.ok('requestPhoneCode', { body: { phone: PHONE } });
      return confirm(world, person);
    },
  },
];

async function extend(buyer: ContractClient, submissionDeadline: string): Promise<Answer> {
  const { body: order } = await buyer.ok('getOrder', { orderId: 'ord_transport' });
  const body = { submissionDeadline, reason: 'Перевозчики просили' };
  return buyer.call('extendOrder', { orderId: order.id, ifMatch: etag(order), body });
}

describe.each(CAUSES)('$what', ({ end, ready: makeReady, refused, reason, resolve }) => {
  it(`works until ${end}`, async () => {
    const on = await stage();
    const attempt = await makeReady(on);
    await on.world.setClock(before(end));
    expect((await attempt()).status).toBeLessThan(300);
  });

  it('is refused from then on with a reason until the cause is resolved', async () => {
    const on = await stage();
    const attempt = await makeReady(on);
    await on.world.setClock(end);
    const { status, headers, body } = await attempt();
    expect(body).toMatchObject(refused);
    expect(headers['x-mock-reason']).toBe(reason);
    expect((await on.world.requests())[0]).toMatchObject({ status, forcedBy: null });
    if (!resolve) await on.world.setClock(before(end));
    expect((await (resolve ?? attempt)(on)).status).toBeLessThan(300);
  });
});
