/** The caller's identity and the server's time agree in every answer. */
import { etag } from '@zakupki/api-client/operation';
import type { AuthSession, Me } from '@zakupki/api-client/schema';
import { describe } from '@zakupki/mock-engine/mutants/kinds/places';
import { ARRANGEMENTS } from './inputs/arrangements.ts';
import { checks, expect } from '../suite/checks.ts';
import { signedIn } from '../suite/client.ts';
import { successSchemaOf } from '../suite/operations.ts';
import { forEach } from './inputs/each.ts';
import { bidOn } from './inputs/field-values.ts';
import { arrangedToSucceed } from './inputs/own/arranged.ts';

checks('session').it.each(['logIn', 'logInByToken', 'verifyEmail'] as const)(
  '%s returns the user of getMe',
  async (operationId) => {
    const { caller, request } = await ARRANGEMENTS[operationId]();
    const { status, body } = await caller.send(operationId, request);
    expect(status).toBe(200);
    // `send` has validated the answer.
    const { token, user } = body as AuthSession;
    const { body: me } = await caller.with({ token }).ok('getMe', {});
    expect({ ...me.user, lastActiveAt: null }).toEqual({ ...user, lastActiveAt: null });
    expect(Date.parse(me.user.lastActiveAt ?? '')).toBeGreaterThanOrEqual(Date.parse(user.lastActiveAt ?? ''));
  },
);

const SECOND_MS = 1000;

for (const resource of ['profile', 'access'] as const)
  checks(resource).it('getMe and getAccess agree on the access state and the server’s time', async () => {
    for (const name of ['buyer', 'trial', 'grace', 'trial-expired', 'subscription-expired', 'credits-expired']) {
      const caller = await signedIn(name);
      const { body: me, headers } = await caller.ok('getMe', {});
      const { body: access } = await caller.ok('getAccess', {});
      expect(digestOf(me)).toEqual([
        access.status,
        access.blockedBy,
        access.plan?.code ?? null,
        access.credits.balance,
      ]);
      for (const moment of [me.access.serverTime, access.serverTime])
        expect(Math.abs(Date.parse(moment) - Date.parse(headers['x-server-time'] ?? ''))).toBeLessThan(10 * SECOND_MS);
    }
  });

forEach(
  'account',
  'returns the server’s time',
  (operation) => 'serverTime' in describe(successSchemaOf(operation) ?? {}).properties,
  async (operation) =>
    arrangedToSucceed(operation, async ({ caller, request }) => {
      const { body, headers } = await caller.send(operation.operationId, request);
      const { serverTime } = body as { serverTime: string };
      expect(Math.abs(Date.parse(serverTime) - Date.parse(headers['x-server-time'] ?? ''))).toBeLessThan(
        10 * SECOND_MS,
      );
    }),
);

checks('webinars').it('listWebinars returns statuses by the server’s time', async () => {
  const { body, headers } = await (await signedIn('buyer')).ok('listWebinars', {});
  const now = Date.parse(body.serverTime);
  expect(Math.abs(now - Date.parse(headers['x-server-time'] ?? ''))).toBeLessThan(10 * SECOND_MS);
  for (const { startsAt, endsAt, status } of body.data.filter((webinar) => webinar.status !== 'cancelled')) {
    const expected = now < Date.parse(startsAt) ? 'scheduled' : now < Date.parse(endsAt) ? 'live' : 'ended';
    expect(status).toBe(expected);
  }
});

checks('profile').it.each(['updateProfile', 'confirmPhone'] as const)(
  '%s returns the answer of getMe',
  async (operationId) => {
    const { caller, request } = await ARRANGEMENTS[operationId]();
    // A user whose profile lacks several fields, so that their order matters.
    const { body: before } = await caller.ok('getMe', {});
    const lacking = {
      firstName: null,
      company: { name: null },
      position: 'Руководитель отдела закупок',
      marketingConsent: true,
    };
    const { body: me } = await caller.ok('updateProfile', { ifMatch: etag(before), body: lacking });
    const headers = { ...request.headers, 'if-match': etag(me) };
    const { status, body } = await caller.send(operationId, { ...request, headers });
    expect(status).toBe(200);
    expect(hourless((await caller.ok('getMe', {})).body)).toEqual(hourless(body as Me));
  },
);

checks('profile').it('requestPhoneCode returns the expiry of its code', async () => {
  for (const [seconds, status] of [
    [-5, 200],
    [5, 422],
  ] as const) {
    // prettier-ignore
    const { caller, request } = await ARRANGEMENTS.confirmPhone();
    await caller.advance('PT61S');
    const { phone } = request.body as { phone: string };
    const { body: code, headers } = await caller.ok('requestPhoneCode', { body: { phone } });
    const sent = /\d{6}/.exec((await caller.outbox())[0]?.text ?? '')?.[0];
    const left = Date.parse(code.expiresAt) - Date.parse(headers['x-server-time'] ?? '');
    await caller.advance(`PT${Math.round(left / SECOND_MS) + seconds}S`);
    const answer = await caller.send('confirmPhone', { body: { phone, code: sent } });
    expect([seconds, answer.status]).toEqual([seconds, status]);
  }
});

checks('bids').it('submitBid keeps every field of the draft bid', async () => {
  const caller = await signedIn('buyer');
  const orderId = 'ord_fasteners';
  const { body: order } = await caller.ok('getOrder', { orderId });
  const whole = bidOn(order);
  const dated = {
    ...whole,
    items: whole.items.map((line) => ({ ...line, leadTimeDays: null, deliveryDate: '2026-12-10' })),
  };
  const { body: draft } = await caller.ok('createBid', { orderId, body: dated });
  const { body: submission } = await caller.ok('submitBid', {
    orderId,
    bidId: draft.id,
    ifMatch: etag(draft),
    body: {},
  });
  expect(submission.bid).toMatchObject(dated);
  expect((await caller.ok('getBid', { orderId, bidId: draft.id })).body).toEqual(submission.bid);
});

checks('profile').it('updateProfile returns the answer of getMe during impersonation', async () => {
  const caller = (await signedIn('admin')).with({ actAs: 'usr_buyer' });
  const { body: me } = await caller.ok('getMe', {});
  const body = { position: 'Директор' };
  const { body: changed } = await caller.ok('updateProfile', { ifMatch: etag(me), body });
  expect(changed.profile.position).toBe('Директор');
  expect(hourless((await caller.ok('getMe', {})).body)).toEqual(hourless(changed));
  expect(changed.impersonator).toEqual(me.impersonator);
});

const hourless = (me: Me) => ({
  ...me,
  user: { ...me.user, lastActiveAt: null },
  access: { ...me.access, serverTime: null },
});

const digestOf = ({ access }: Me) => [access.status, access.blockedBy, access.planCode, access.creditsBalance];
