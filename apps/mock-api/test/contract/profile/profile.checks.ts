import { etag } from '@zakupki/api-client/operation';
import { checks, expect } from '../suite/checks.ts';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('profile');

const PHONE = '+79165550101';

async function actingAs(name: string): Promise<ContractClient> {
  return (await signedIn('admin')).with({ actAs: name });
}

async function codeOf(caller: ContractClient): Promise<string> {
  const [sent] = await caller.outbox();
  return /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '';
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

it.each(['getMe', 'updateProfile', 'requestPhoneCode', 'confirmPhone', 'changePassword'] as const)(
  '%s requires a token',
  async (operationId) => {
    const body = operationId === 'getMe' ? undefined : {};
    const { status } = await client().send(operationId, { body });
    expect(status).toBe(401);
    const bad = await client().with({ token: 'tok_that_never_was' }).send(operationId, { body });
    expect(bad.status).toBe(401);
  },
);

describe('the current user', () => {
  it('is returned with profile, access and version', async () => {
    const { body, headers } = await (await signedIn('buyer')).ok('getMe', {});
    expect(body.user.email).toBe('buyer@demo.test');
    expect(body.profile).toMatchObject({ firstName: 'Анна', completeness: { complete: true, missing: [] } });
    expect(body.access).toMatchObject({
      status: 'active',
      planCode: 'pro',
      planName: 'Профи',
      creditsBalance: 42,
    });
    expect(body.impersonator).toBeNull();
    expect(headers['etag']).toBe(etag(body));
  });

  it('is the impersonated user, with the administrator named', async () => {
    const { body, headers } = await (await actingAs('usr_buyer')).ok('getMe', {});
    expect(body.user.id).toBe('usr_buyer');
    expect(body.impersonator).toMatchObject({ id: 'usr_admin', name: 'Павел Орлов', email: 'admin@demo.test' });
    expect(headers['x-acting-as']).toBe('usr_buyer');
  });

  it('is returned without a confirmed phone', async () => {
    const { body } = await (await signedIn('no-phone')).ok('getMe', {});
    expect(body.profile.completeness).toEqual({ complete: false, missing: ['phone'] });
  });
});

describe('changing the profile', () => {
  as('buyer', 'keeps omitted fields and increments the version', async (buyer) => {
    const { body: before } = await buyer.ok('getMe', {});
    const patch = {
      position: '  Директор по закупкам ',
      locale: 'en',
      notificationPrefs: { bidExpiring: { email: false } },
    } as const;
    const { body: after, headers } = await buyer.ok('updateProfile', { ifMatch: etag(before), body: patch });
    expect(after.profile).toEqual({
      ...before.profile,
      position: 'Директор по закупкам',
      notificationPrefs: { ...before.profile.notificationPrefs, bidExpiring: { email: false, inApp: true } },
    });
    expect([after.user.locale, after.version, headers['etag']]).toEqual(['en', before.version + 1, etag(after)]);
    const { body: read } = await buyer.ok('getMe', {});
    expect({ ...read, access: null }).toEqual({ ...after, access: null });
  });

  as('buyer', 'requires the current version', async (buyer) => {
    const body = { position: 'Директор' };
    expect((await buyer.send('updateProfile', { body })).status).toBe(428);
    const stale = await buyer.refused('updateProfile', { ifMatch: '"999"', body }, 412);
    expect(stale).toMatchObject({ code: 'stale', current: { user: { id: 'usr_buyer' }, version: 3 } });
  });

  as('buyer', 'reports every invalid field', async (buyer) => {
    const wrong = async (body: unknown) => {
      const answer = await buyer.send('updateProfile', { body, headers: { 'if-match': '"3"' } });
      expect(answer.status).toBe(422);
      return pointers(answer.body as ApiProblem);
    };
    expect(await wrong({})).toEqual([' required']);
    expect(await wrong({ phone: PHONE })).toEqual(['/phone unknown_property']);
    expect(await wrong({ firstName: '  ' })).toEqual(['/firstName required']);
    expect(await wrong({ timeZone: 'Mars/Olympus' })).toEqual(['/timeZone ref_not_found']);
    const inn = (id: string) => wrong({ company: { taxId: { scheme: 'RU-INN', id } } });
    expect(await inn('7736050004')).toEqual(['/company/taxId/id checksum']);
    expect(await inn('77360500')).toEqual(['/company/taxId/id format', '/company/kpp not_allowed']);
  });

  as('empty', 'has the company data of purchase orders, checked like those of suppliers', async (buyer) => {
    const { body: me } = await buyer.ok('getMe', {});
    const { name, taxId, vatPayer } = me.profile.company;
    const missing = { kpp: null, address: null, bankAccount: null, bik: null };
    expect(me.profile.company).toEqual({ name, taxId, vatPayer, ...missing });
    const wrong = await buyer.send('updateProfile', {
      body: { company: { kpp: '50290', bankAccount: '4070281', bik: '04452522' } },
      headers: { 'if-match': etag(me) },
    });
    expect(pointers(wrong.body as ApiProblem)).toEqual([
      '/company/kpp format',
      '/company/bankAccount format',
      '/company/bik format',
    ]);
    const details = { kpp: '502901001', bankAccount: '40702810500000000001', bik: '044525225' };
    const body = { company: { ...details, address: ' Мытищи, ул. Мира, д. 1 ' } };
    const { body: saved } = await buyer.ok('updateProfile', { ifMatch: etag(me), body });
    const company = { name, taxId, vatPayer, ...details, address: 'Мытищи, ул. Мира, д. 1' };
    expect(saved.profile.company).toEqual(company);
    const other = { company: { taxId: { scheme: 'RU-INN', id: '500100732259' } } };
    const soleTrader = await buyer.send('updateProfile', { body: other, headers: { 'if-match': etag(saved) } });
    expect(pointers(soleTrader.body as ApiProblem)).toEqual(['/company/kpp not_allowed']);
    const { body: cleared } = await buyer.ok('updateProfile', {
      ifMatch: etag(saved),
      body: { company: { kpp: null, address: ' ' } },
    });
    expect(cleared.profile.company).toEqual({ ...company, kpp: null, address: null });
  });

  as('buyer', 'decides whether bids on new orders are sealed, unless the order says otherwise', async (buyer) => {
    const { body: me } = await buyer.ok('getMe', {});
    expect(me.profile.sealedBidsByDefault).toBe(false);
    await buyer.ok('updateProfile', { ifMatch: etag(me), body: { sealedBidsByDefault: true } });
    const { body: usual } = await buyer.ok('createOrder', { body: { title: 'Тара' } });
    const { body: open } = await buyer.ok('createOrder', { body: { title: 'Тара', sealedBids: false } });
    expect([usual.sealedBids, open.sealedBids]).toEqual([true, false]);
    // A copy keeps the choice of its source.
    const { body: copy } = await buyer.ok('duplicateOrder', { orderId: open.id, body: {} });
    expect(copy.sealedBids).toBe(false);
  });

  it('lets only the user change consent', async () => {
    const admin = await actingAs('usr_buyer');
    await admin.refused(
      'updateProfile',
      { ifMatch: '"3"', body: { marketingConsent: true } },
      403,
      'impersonation_action_forbidden',
    );
    await admin.ok('updateProfile', { ifMatch: '"3"', body: { position: 'Закупщик' } });
  });
});

describe('confirming a phone', () => {
  as('no-phone', 'accepts the sent code and ends the 460', async (caller) => {
    expect((await caller.refused('listOrders', {}, 460)).message).toBe('PHONE_REQUIRED');
    const { body: sent } = await caller.ok('requestPhoneCode', { body: { phone: PHONE } });
    expect(sent.resendAfterSeconds).toBe(60);
    const [message] = await caller.outbox();
    expect(message).toMatchObject({ channel: 'sms', to: PHONE, kind: 'phone' });
    const { body: me } = await caller.ok('confirmPhone', { body: { phone: PHONE, code: await codeOf(caller) } });
    expect(me.profile).toMatchObject({ phone: PHONE, completeness: { complete: true } });
    await caller.ok('listOrders', {});
  });

  as('no-phone', 'rejects the right code after five wrong ones', async (caller) => {
    await caller.ok('requestPhoneCode', { body: { phone: PHONE } });
    const code = await codeOf(caller);
    const errorOf = async (given: string) =>
      pointers(await caller.refused('confirmPhone', { body: { phone: PHONE, code: given } }, 422));
    for (let i = 0; i < 5; i++) expect(await errorOf(otherThan(code))).toEqual(['/code mismatch']);
    expect(await errorOf(code)).toEqual(['/code expired']);
  });

  as('no-phone', 'ties the code to its number for ten minutes', async (caller) => {
    await caller.ok('requestPhoneCode', { body: { phone: PHONE } });
    const code = await codeOf(caller);
    const other = await caller.refused('confirmPhone', { body: { phone: '+79165550102', code } }, 422);
    expect(pointers(other)).toEqual(['/code mismatch']);
    await caller.advance('PT10M');
    const late = await caller.refused('confirmPhone', { body: { phone: PHONE, code } }, 422);
    expect(pointers(late)).toEqual(['/code expired']);
  });

  as('no-phone', 'sends no code to another user’s number, and answers as for a free one', async (caller) => {
    const free = await caller.ok('requestPhoneCode', { body: { phone: PHONE } });
    await caller.advance('PT1M');
    const taken = await caller.ok('requestPhoneCode', { body: { phone: '+79161234567' } });
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    expect(taken.body.resendAfterSeconds).toBe(free.body.resendAfterSeconds);
    const [toTaken, toFree] = await caller.outbox();
    expect([toTaken?.to, toTaken?.kind, toFree?.to, toFree?.kind]).toEqual(['+79161234567', 'phone', PHONE, 'phone']);
    expect([/\d{6}/.test(toTaken?.text ?? ''), /\d{6}/.test(toFree?.text ?? '')]).toEqual([false, true]);
  });

  as('no-phone', 'sends one code a minute', async (caller) => {
    await caller.ok('requestPhoneCode', { body: { phone: PHONE } });
    const soon = await caller.call('requestPhoneCode', { body: { phone: PHONE } });
    expect(soon.status).toBe(429);
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(0);
    await caller.advance('PT1M');
    await caller.ok('requestPhoneCode', { body: { phone: PHONE } });
    const badForm = await caller.refused('requestPhoneCode', { body: { phone: '8 916 555-01-01' } }, 422);
    expect(pointers(badForm)).toEqual(['/phone format']);
  });

  as('no-phone', 'is refused when another user confirms the number first', async (first) => {
    const second = await first.signIn('trial');
    await first.ok('requestPhoneCode', { body: { phone: PHONE } });
    const firstCode = await codeOf(first);
    await second.ok('requestPhoneCode', { body: { phone: PHONE } });
    await second.ok('confirmPhone', { body: { phone: PHONE, code: await codeOf(second) } });
    await first.refused('confirmPhone', { body: { phone: PHONE, code: firstCode } }, 409, 'phone_taken');
  });
});

describe('changing the password', () => {
  as('buyer', 'ends other sessions and keeps the current one', async (here) => {
    const there = await here.signIn('buyer');
    await here.ok('changePassword', { body: { current: 'demo-password', new: 'another-password' } });
    expect((await here.ok('getMe', {})).body.user.id).toBe('usr_buyer');
    await there.refused('getMe', {}, 401, 'unauthorized');
    await here.signIn('buyer', 'another-password');
  });

  as('buyer', 'requires the current password', async (buyer) => {
    const wrong = await buyer.refused('changePassword', { body: { current: 'guess', new: 'another-password' } }, 422);
    expect(pointers(wrong)).toEqual(['/current mismatch']);
    await buyer.signIn('buyer');
  });

  as('buyer', 'refuses even the right password after ten wrong ones, without preventing sign-in', async (buyer) => {
    const body = { current: 'guess', new: 'another-password' };
    for (let time = 0; time < 10; time++) await buyer.refused('changePassword', { body }, 422);
    const right = { body: { current: 'demo-password', new: 'another-password' } };
    const late = await buyer.call('changePassword', right);
    expect([late.status, (late.body as { code: string }).code]).toEqual([429, 'too_many_passwords']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(60);
    await buyer.signIn('buyer');
    await buyer.advance('PT1M');
    await buyer.ok('changePassword', right);
  });
});

it.each(['requestPhoneCode', 'confirmPhone', 'changePassword'] as const)(
  '%s is refused during impersonation',
  async (operationId) => {
    const { status, body } = await (await actingAs('usr_buyer')).send(operationId, { body: {} });
    expect([status, (body as { code: string }).code]).toEqual([403, 'impersonation_action_forbidden']);
  },
);
