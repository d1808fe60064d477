/** Impersonation: who may start it, for which users, for how long, what it forbids, and its audit record. */
import { randomUUID } from 'node:crypto';
import type { ImpersonationRecord } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('impersonations');
const reason = 'Помогаем опубликовать первую закупку';

/** An administrator, their impersonation of a user, and a caller who uses it. */
async function acting(userId = 'usr_trial') {
  const admin = await signedIn('admin');
  const { body: session, headers: start } = await admin.ok('startImpersonation', { body: { userId, reason } });
  return { admin, session, start, caller: admin.with({ actAs: userId }) };
}

const recordOf = async (admin: ContractClient, id: string): Promise<ImpersonationRecord> =>
  (await admin.ok('getImpersonation', { impersonationId: id })).body;

describe('an impersonation', () => {
  it('returns administrator, user, reason and end, and so does /me', async () => {
    const { session, caller } = await acting();
    expect(session).toMatchObject({
      admin: { id: 'usr_admin', name: 'Павел Орлов' },
      user: { id: 'usr_trial', name: 'Мария Белова', email: 'trial@demo.test', status: 'active' },
      reason,
      endedAt: null,
      endedBy: null,
      state: 'running',
      changes: 0,
    });
    expect(Date.parse(session.expiresAt) - Date.parse(session.startedAt)).toBe(60 * 60 * 1000);
    const { body: me, headers } = await caller.ok('getMe', {});
    expect(headers['x-acting-as']).toBe('usr_trial');
    expect(me.user.id).toBe('usr_trial');
    const { id: impersonationId, startedAt, expiresAt } = session;
    expect(me.impersonator).toEqual({
      id: 'usr_admin',
      name: 'Павел Орлов',
      email: 'admin@demo.test',
      impersonationId,
      startedAt,
      expiresAt,
      reason,
    });
  });

  as('admin', 'trims its reason', async (admin) => {
    const body = { userId: 'usr_trial', reason: '  По звонку  ' };
    expect((await admin.ok('startImpersonation', { body })).body.reason).toBe('По звонку');
    const empty = { userId: 'usr_trial', reason: '        ' };
    const problem = await admin.refused('startImpersonation', { body: empty }, 422);
    expect(pointers(problem)).toEqual(['/reason required']);
  });

  it.each([
    ['usr_admin', 'not_allowed'],
    ['usr_unknown', 'ref_not_found'],
  ])('cannot be started as %s', async (userId, code) => {
    const admin = await signedIn('admin');
    const problem = await admin.refused('startImpersonation', { body: { userId, reason } }, 422);
    expect(pointers(problem)).toEqual([`/userId ${code}`]);
  });

  as('admin', 'is started once by the header alone, without a reason', async (admin) => {
    const caller = admin.with({ actAs: 'usr_trial' });
    const { body: me } = await caller.ok('getMe', {});
    const { body: again } = await caller.ok('getMe', {});
    expect(again.impersonator).toEqual(me.impersonator);
    const { impersonationId = '', reason: startReason } = me.impersonator ?? {};
    expect(startReason).toBeNull();
    const record = await recordOf(admin, impersonationId);
    expect(record.events.map(({ kind }) => kind)).toEqual(['implicit_start']);
    expect((await admin.ok('listImpersonations', {})).body.page.totalItems).toBe(1);
  });
});

describe('an ended impersonation', () => {
  const refusedAs = async (caller: ContractClient) => (await caller.refused('getMe', {}, 403)).code;

  it('refuses the header until a new one is started', async () => {
    const { admin, session, caller } = await acting();
    expect((await recordOf(admin, session.id)).state).toBe('running');
    await admin.ok('endImpersonation', { impersonationId: session.id });
    expect(await refusedAs(caller)).toBe('impersonation_target_invalid');
    expect((await recordOf(admin, session.id)).state).toBe('ended');
    // Other users can still be impersonated.
    await admin.with({ actAs: 'usr_buyer' }).ok('getMe', {});
    const { body: next } = await admin.ok('startImpersonation', { body: { userId: 'usr_trial', reason } });
    expect((await caller.ok('getMe', {})).body.impersonator?.impersonationId).toBe(next.id);
  });

  it('refuses the header after its hour has passed', async () => {
    const { admin, session, caller } = await acting();
    await caller.advance('PT59M');
    await caller.ok('getMe', {});
    await caller.advance('PT1M');
    expect(await refusedAs(caller)).toBe('impersonation_target_invalid');
    const { state, endedAt, events } = await recordOf(admin, session.id);
    expect([state, endedAt]).toEqual(['expired', null]);
    expect(events.at(-1)).toMatchObject({ kind: 'expire', at: session.expiresAt, actor: null });
    // Ending an expired impersonation changes nothing.
    await admin.ok('endImpersonation', { impersonationId: session.id });
    expect((await recordOf(admin, session.id)).state).toBe('expired');
  });

  it('refuses the header when the header had started it', async () => {
    const caller = (await signedIn('admin')).with({ actAs: 'usr_trial' });
    await caller.ok('getMe', {});
    await caller.advance('PT60M');
    expect(await refusedAs(caller)).toBe('impersonation_target_invalid');
  });
});

describe('impersonation (E6) is refused for', () => {
  it.each(['usr_admin', 'usr_unknown'])('%s', async (actAs) => {
    const caller = (await signedIn('admin')).with({ actAs });
    await caller.refused('listOrders', {}, 403, 'impersonation_target_invalid');
  });
});

describe('as a blocked buyer', () => {
  it('an administrator can read everything', async () => {
    const { session, caller } = await acting('usr_blocked');
    expect(session.user.status).toBe('blocked');
    const { headers } = await caller.ok('listOrders', {});
    expect(headers['x-acting-as']).toBe('usr_blocked');
    await caller.ok('parseOrderImport', { body: { text: 'Трос\t120' } });
  });

  it('an administrator can change nothing and gets the reason', async () => {
    const { admin, session, caller } = await acting('usr_blocked');
    const orders = async () => (await caller.ok('listOrders', {})).body.page.totalItems;
    const before = await orders();
    await caller.refused('createOrder', { body: { title: 'Трос' } }, 403, 'impersonation_read_only');
    const english = await caller
      .with({ headers: { 'accept-language': 'en' } })
      .refused('createSupplier', { body: { name: 'ООО «Трос»' } }, 403);
    expect(english.message).toBe('This account is blocked: you can view it but not change it.');
    expect(await orders()).toBe(before);
    expect((await recordOf(admin, session.id)).changes).toBe(0);
  });
});

describe('an Idempotency-Key', () => {
  it('of an administrator repeats no answer to the user', async () => {
    const { admin, caller } = await acting();
    const attempt = { body: { title: 'Трос' }, idempotencyKey: randomUUID() };
    const { body: own } = await (await admin.signIn('trial')).ok('createOrder', attempt);
    const { body: other } = await caller.ok('createOrder', attempt);
    expect(other.id).not.toBe(own.id);
    expect((await caller.ok('createOrder', attempt)).body.id).toBe(other.id);
  });
});

describe('a public operation', () => {
  it('uses the impersonated user, not the administrator', async () => {
    const { admin, caller } = await acting('usr_grace');
    const { headers } = await caller.ok('previewPromoCode', { body: { code: 'osen-15' } });
    expect(headers['x-acting-as']).toBe('usr_grace');
    const { body: list } = await caller.ok('listWebinars', {});
    const id = list.data.find(({ status }) => status === 'scheduled')?.id ?? '';
    await caller.ok('registerForWebinar', { webinarId: id, body: { source: 'webinar_page' } });
    expect((await caller.ok('getWebinar', { webinarId: id })).body.registration).not.toBeNull();
    expect((await admin.ok('getWebinar', { webinarId: id })).body.registration).toBeNull();
  });

  it('is refused as a blocked buyer', async () => {
    const { caller } = await acting('usr_blocked');
    const { body: list } = await caller.ok('listWebinars', {});
    const id = list.data.find(({ status }) => status === 'scheduled')?.id ?? '';
    const body = { source: 'webinar_page' } as const;
    await caller.refused('registerForWebinar', { webinarId: id, body }, 403, 'impersonation_read_only');
  });
});

describe('the audit log', () => {
  it('names administrator and user for the start, every change and the end', async () => {
    const { admin, session, start, caller } = await acting();
    await caller.ok('listOrders', {});
    const { body: order, headers: first } = await caller.ok('createOrder', { body: { title: 'Трос' } });
    await caller.call('updateOrder', { orderId: order.id, ifMatch: '"9"', body: { title: 'Другое' } });
    const { headers: second } = await caller.ok('createSupplier', { body: { name: 'ООО «Трос»' } });
    const { headers: end } = await admin.ok('endImpersonation', { impersonationId: session.id });
    const { events, ...record } = await recordOf(admin, session.id);
    const { changes, endedBy } = record;
    expect(events.map(({ kind, operationId, path, status }) => [kind, operationId, path, status])).toEqual([
      ['start', null, null, null],
      ['change', 'createOrder', 'POST /orders', 201],
      ['change', 'createSupplier', 'POST /suppliers', 201],
      ['end', null, null, null],
    ]);
    expect(events.map(({ requestId }) => requestId)).toEqual(
      [start, first, second, end].map((headers) => headers['x-request-id']),
    );
    for (const { actor, onBehalfOf } of events)
      expect([actor?.id, onBehalfOf]).toEqual(['usr_admin', { id: 'usr_trial', name: 'Мария Белова' }]);
    expect([changes, endedBy?.id]).toEqual([2, 'usr_admin']);
    expect((await admin.ok('listImpersonations', {})).body.data).toEqual([record]);
  });

  it('of an order names administrator and user', async () => {
    const { caller } = await acting();
    const { body: order } = await caller.ok('createOrder', { body: { title: 'Трос' } });
    const { body: history } = await caller.ok('listOrderAudit', { orderId: order.id });
    expect(history.data[0]).toMatchObject({ actor: { id: 'usr_admin' }, onBehalfOf: { id: 'usr_trial' } });
  });
});
