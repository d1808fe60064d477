import type { PromoCodeDraft } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { signUp } from '../session/newcomer.ts';
import { pointers } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('promo-codes');

const codeOf = (problem: { code: string; errors?: { pointer: string }[] }) => [
  problem.code,
  problem.errors?.[0]?.pointer,
];

describe('the eight refusals', () => {
  it.each([
    ['trial', 'NET-TAKOGO', 'promo_not_found'],
    ['trial', 'STAFF-50', 'promo_inactive'],
    ['trial', 'ZIMA-10', 'promo_not_started'],
    ['trial', 'LETO-20', 'promo_expired'],
    ['trial', 'PERVYI-3', 'promo_exhausted'],
    ['buyer', 'DRUZHBA-5', 'promo_already_used'],
    ['buyer', 'NOVICHOK-10', 'promo_not_for_you'],
    ['trial', 'SEVER-25', 'promo_not_for_you'],
    ['buyer', 'PROBA-7', 'promo_not_applicable'],
    ['grace', 'PROBA-7', 'promo_not_applicable'],
  ] as const)('refuse %s the code %s with %s and change nothing', async (who, code, refusal) => {
    const person = await signedIn(who);
    const before = await changeable(person);
    expect(codeOf(await person.refused('previewPromoCode', { body: { code } }, 422))).toEqual([refusal, '/code']);
    expect(codeOf(await person.refused('redeemPromoCode', { body: { code } }, 422))).toEqual([refusal, '/code']);
    expect(await changeable(person)).toEqual(before);
  });

  it('name the start or end date in the requested language', async () => {
    const maria = (await signedIn('trial')).with({ headers: { 'accept-language': 'en' } });
    const late = await maria.refused('previewPromoCode', { body: { code: 'leto-20' } }, 422);
    expect(late.message).toBe('This promo code is no longer valid: it ended on 01.09.2026.');
    const early = await maria.refused('previewPromoCode', { body: { code: 'zima-10' } }, 422);
    expect(early.message).toBe('This promo code is not valid yet. Try again after 01.12.2026.');
  });

  as('trial', 'of a discount on other plans do not count as guesses', async (maria) => {
    for (let time = 0; time < 12; time++) {
      const body = { code: 'GOD-20', planId: 'pln_pro_month' };
      await maria.refused('previewPromoCode', { body }, 422, 'promo_not_applicable');
    }
    const { body } = await maria.ok('previewPromoCode', { body: { code: 'GOD-20', planId: 'pln_pro_year' } });
    expect(body.price).toMatchObject({ price: '49900.00', discount: '9980.00', amount: '39920.00', vat: '7198.69' });
  });
});

/** Everything a code can change. */
async function changeable(person: ContractClient) {
  const { serverTime: _serverTime, ...access } = (await person.ok('getAccess', {})).body;
  const { body: ledger } = await person.ok('listCreditTransactions', {});
  const { body: redeemed } = await person.ok('listRedemptions', {});
  return { access, ledger, redeemed };
}

const minuteOf = (moment: string | null) => moment?.slice(0, 16) ?? null;

describe('the preview of a code', () => {
  as('trial', 'has the restrictions of the code and the effect of redeeming it', async (maria) => {
    const admin = await maria.signIn('admin');
    const { data } = (await admin.ok('listPromoCodes', { perPage: 100 })).body;
    for (const code of ['PROBA-7', 'GOD-20']) {
      const { body: preview } = await maria.ok('previewPromoCode', { body: { code } });
      const { restrictions, trialDays, discount } = data.find((one) => one.code === code) ?? {};
      expect(preview).toMatchObject({ code, restrictions, trialDays, discount });
      const { effect } = (await maria.ok('redeemPromoCode', { body: { code } })).body.redemption;
      // A discount is counted from the moment of the request.
      expect({ ...preview.effect, discountUntil: minuteOf(preview.effect.discountUntil) }).toEqual({
        ...effect,
        discountUntil: minuteOf(effect.discountUntil),
      });
    }
  });
});

describe('redeeming a code', () => {
  as('trial', 'adds credits once, in any letter case', async (maria) => {
    const { body: preview } = await maria.ok('previewPromoCode', { body: { code: ' druzhba-5 ' } });
    expect(preview).toMatchObject({ code: 'DRUZHBA-5', kind: 'credits', effect: { creditsAdded: 5 } });
    const { body } = await maria.ok('redeemPromoCode', { body: { code: ' druzhba-5 ' } });
    expect(body.redemption.effect).toEqual({ creditsAdded: 5, trialEndsAt: null, discountUntil: null });
    expect(body.access.credits.balance).toBe(8);
    const { body: ledger } = await maria.ok('listCreditTransactions', { perPage: 1 });
    expect(ledger.data[0]).toMatchObject({ type: 'grant', amount: 5, reason: 'promo', balanceAfter: 8 });
    await maria.refused('redeemPromoCode', { body: { code: 'DRUZHBA-5' } }, 422, 'promo_already_used');
    expect((await maria.ok('listRedemptions', {})).body.data).toEqual([body.redemption]);
  });

  as('trial', 'extends a trial and its credits', async (maria) => {
    const { body } = await maria.ok('redeemPromoCode', { body: { code: 'PROBA-7' } });
    expect(body.access.trial?.endsAt).toBe('2026-11-18T09:00:00Z');
    expect(body.access.credits).toMatchObject({ balance: 3, nextExpiry: { at: '2026-11-18T09:00:00Z', amount: 3 } });
  });

  as('trial-expired', 'restarts an expired trial with a credit', async (olga) => {
    const { body } = await olga.ok('redeemPromoCode', { body: { code: 'PROBA-7' } });
    expect(body.access).toMatchObject({ status: 'trial', blockedBy: null });
    expect(body.access.trial?.endsAt).toMatch(/^2026-11-09T09:00:0/);
    expect(body.access.credits.balance).toBeGreaterThan(0);
  });

  as('trial', 'stores a discount for a limited number of payments', async (maria) => {
    const { body } = await maria.ok('redeemPromoCode', { body: { code: 'OSEN-15' } });
    expect(body.access.discount).toMatchObject({ code: 'OSEN-15', percentOff: '15', amountOff: null, planIds: [] });
    const { body: bought } = await maria.ok('startCheckout', { body: { planId: 'pln_start_month' } });
    expect(bought.payment).toMatchObject({
      price: '1990.00',
      discount: '298.50',
      amount: '1691.50',
      promoCode: 'OSEN-15',
    });
    await maria.advance('P3M');
    expect((await (await maria.signIn('trial')).ok('getAccess', {})).body.discount).toBeNull();
  });

  as('buyer', 'returns the access afterwards', async (anna) => {
    const { body } = await anna.ok('redeemPromoCode', { body: { code: 'OSEN-15' } });
    expect(body.access.plan?.features).toEqual([
      'До 300 позиций в закупке',
      'До 20 предложений на закупку без доплаты',
      'Файлы до 20 МБ',
    ]);
    const { serverTime: _serverTime, ...access } = body.access;
    expect(access).toEqual((await changeable(anna)).access);
  });

  as('trial', 'gives its discount once', async (maria) => {
    await maria.ok('redeemPromoCode', { body: { code: 'GOD-20' } });
    await maria.advance('P32D');
    const later = await maria.signIn('trial');
    const again = await later.refused('startCheckout', { body: { planId: 'pln_pro_year', promoCode: 'GOD-20' } }, 422);
    expect(codeOf(again)).toEqual(['promo_already_used', '/promoCode']);
  });

  as('trial', 'assigns a customer without a referrer to the referrer of the code', async (caller) => {
    await caller.ok('redeemPromoCode', { body: { code: 'SHKOLA-5' } });
    const admin = await caller.signIn('admin');
    const { body } = await admin.ok('listReferredUsers', { referrerId: 'ref_partner_one', perPage: 100 });
    expect(body.data.map(({ id }) => id)).toContain('usr_trial');
  });
});

describe('guessing codes', () => {
  const guess = (caller: ContractClient, operationId: 'previewPromoCode' | 'redeemPromoCode' = 'previewPromoCode') =>
    caller.call(operationId, { body: { code: 'NET-TAKOGO' } });

  as('trial', 'is blocked after ten wrong previews or redemptions for a minute', async (maria) => {
    for (let time = 0; time < 10; time++) {
      expect((await guess(maria, time % 2 ? 'redeemPromoCode' : 'previewPromoCode')).status).toBe(422);
    }
    const refused = await maria.call('redeemPromoCode', { body: { code: 'DRUZHBA-5' } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    // Other users and a checkout without a code are not limited.
    expect((await guess(await maria.signIn('grace'))).status).toBe(422);
    await maria.advance('PT1M');
    await maria.ok('redeemPromoCode', { body: { code: 'DRUZHBA-5' } });
  });

  it('counts the visitors from one network together', async () => {
    const stranger = client();
    for (let time = 0; time < 10; time++) expect((await guess(stranger)).status).toBe(422);
    expect((await guess(stranger)).status).toBe(429);
    expect((await guess(await stranger.signIn('trial'))).status).toBe(422);
  });
});

describe('a code given at sign-up', () => {
  const verified = async (promoCode: string) => {
    const caller = client();
    return caller.with({ token: (await signUp(caller, { email: 'vera@example.test', promoCode })).token });
  };

  it('is redeemed when the trial starts', async () => {
    const vera = await verified('proba-7');
    const { body } = await vera.ok('getAccess', {});
    expect(Date.parse(body.trial?.endsAt ?? '') - Date.parse(body.trial?.startedAt ?? '')).toBe(21 * 86_400_000);
    expect(body.credits.nextExpiry).toEqual({ at: body.trial?.endsAt, amount: 5 });
  });

  it('that is invalid is reported by e-mail and does not stop the trial', async () => {
    const vera = await verified('LETO-20');
    expect((await vera.ok('getAccess', {})).body.status).toBe('trial');
    const [letter] = await vera.outbox();
    expect([letter?.to, letter?.text]).toEqual(['vera@example.test', expect.stringContaining('LETO-20')]);
    expect(letter?.links[0]?.path).toBe('/app/promo-code');
  });
});

describe('administrators', () => {
  const draft = { code: 'gora-2', kind: 'credits', credits: { amount: 2 } } as const;

  as('admin', 'create a code that is valid immediately', async (admin) => {
    const { body: created } = await admin.ok('createPromoCode', { body: draft });
    expect(created).toMatchObject({ code: 'GORA-2', state: 'active', timesRedeemed: 0, perUserLimit: 1 });
    const maria = await admin.signIn('trial');
    expect((await maria.ok('redeemPromoCode', { body: { code: 'Gora-2' } })).body.access.credits.balance).toBe(5);
    const { body: listed } = await admin.ok('listPromoCodes', { q: 'gora' });
    expect(listed.data.map(({ timesRedeemed }) => timesRedeemed)).toEqual([1]);
  });

  as('admin', 'deactivate and activate a code', async (admin) => {
    const { body: before } = await admin.ok('listPromoCodes', {});
    const { body: created } = await admin.ok('createPromoCode', { body: draft });
    const { body: after } = await admin.ok('listPromoCodes', {});
    expect(after.data).toEqual(
      [created, ...before.data].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
    );
    await admin.advance('PT1M');
    const { body: off } = await admin.ok('updatePromoCode', {
      promoCodeId: created.id,
      ifMatch: '"1"',
      body: { active: false },
    });
    expect([off.state, off.version, off.createdAt]).toEqual(['inactive', 2, created.createdAt]);
    expect(Date.parse(off.updatedAt)).toBeGreaterThanOrEqual(Date.parse(created.createdAt) + 60_000);
    const maria = await admin.signIn('trial');
    await maria.refused('redeemPromoCode', { body: { code: 'GORA-2' } }, 422, 'promo_inactive');
    await admin.ok('updatePromoCode', { promoCodeId: created.id, ifMatch: '"2"', body: { active: true } });
    await maria.ok('redeemPromoCode', { body: { code: 'GORA-2' } });
  });

  as('admin', 'cannot reuse a code or change a redeemed one', async (admin) => {
    await admin.refused('createPromoCode', { body: { ...draft, code: 'osen-15' } }, 409, 'promo_code_taken');
    const { body: found } = await admin.ok('listPromoCodes', { q: 'druzhba' });
    const { id = '', version } = found.data[0] ?? {};
    const change = { promoCodeId: id, ifMatch: `"${version}"` };
    await admin.refused('updatePromoCode', { ...change, body: { credits: { amount: 50 } } }, 409, 'promo_code_in_use');
    expect((await admin.ok('updatePromoCode', { ...change, body: { note: 'Клуб' } })).body.note).toBe('Клуб');
  });

  it.each<[Omit<PromoCodeDraft, 'code'>, string, string]>([
    [{ kind: 'credits' }, '/credits', 'required'],
    [{ kind: 'credits', credits: { amount: 1 }, trialDays: 3 }, '/trialDays', 'not_allowed'],
    [{ kind: 'trial_days', discount: { percentOff: '5', months: 1 } }, '/discount', 'not_allowed'],
    [{ kind: 'discount', discount: { months: 1 } }, '/discount/percentOff', 'required'],
    [
      { kind: 'discount', discount: { percentOff: '5', amountOff: '5.00', months: 1 } },
      '/discount/amountOff',
      'not_allowed',
    ],
    [{ kind: 'discount', discount: { percentOff: '0', months: 1 } }, '/discount/percentOff', 'min'],
    [{ kind: 'credits', credits: { amount: 1 }, expiresAt: '2026-11-01T00:00:00Z' }, '/expiresAt', 'date_order'],
    [{ kind: 'credits', credits: { amount: 1 }, referrerId: 'ref_nobody' }, '/referrerId', 'ref_not_found'],
    [
      { kind: 'credits', credits: { amount: 1 }, restrictions: { planIds: ['pln_none'] } },
      '/restrictions/planIds/0',
      'ref_not_found',
    ],
  ])('receive an error for %j: %s %s', async (body, pointer, code) => {
    const admin = await signedIn('admin');
    const problem = await admin.refused('createPromoCode', { body: { code: 'GORA-2', ...body } }, 422);
    expect(pointers(problem)).toContainEqual(`${pointer} ${code}`);
  });

  as('admin', 'see codes in every state', async (admin) => {
    for (const state of ['active', 'inactive', 'scheduled', 'expired', 'exhausted'] as const) {
      const { body } = await admin.ok('listPromoCodes', { state: [state] });
      expect([state, body.data.length > 0, body.data.every((one) => one.state === state)]).toEqual([state, true, true]);
    }
  });
});
