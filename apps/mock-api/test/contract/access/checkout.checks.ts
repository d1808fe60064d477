import { etag } from '@zakupki/api-client/operation';
import type { ApiProblem } from '@zakupki/api-client/schema';
import { checks, expect } from '../suite/checks.ts';
import { keyed, pointers } from '@zakupki/mock-engine/suite/client';
import { type ContractClient, signedIn } from '../suite/client.ts';

const { as, describe, it } = checks('access');

const INVOICE = {
  company: 'ООО «Климат-Юг»',
  taxId: { scheme: 'RU-INN', id: '7707083893' },
  email: 'buh@klimat.example',
} as const;

/** The caller's access, at any moment. */
const accessOf = async (caller: ContractClient) => ({
  ...(await caller.ok('getAccess', {})).body,
  serverTime: expect.any(String) as string,
});

describe('paying by card', () => {
  as('trial', 'starts a subscription with the credits of its first month', async (maria) => {
    const { body } = await maria.ok('startCheckout', { body: { planId: 'pln_pro_month', period: 'year' } });
    expect(body.status).toBe('paid');
    expect(body.payment).toMatchObject({
      item: { kind: 'plan', id: 'pln_pro_year', name: 'Профи', period: 'year' },
      amount: '49900.00',
      vat: '8998.36',
      vatRate: '22',
      promoCode: null,
    });
    expect(body.access).toMatchObject({ status: 'active', plan: { id: 'pln_pro_year' }, credits: { balance: 43 } });
    expect(body.access.subscription?.currentPeriodEnd).toMatch(/^2027-11-02T09:00:0/);
    expect(body.access).toEqual(await accessOf(maria));
    expect((await maria.ok('listPayments', {})).body.data).toEqual([body.payment]);
    const { id } = body.payment;
    expect((await maria.ok('getPayment', { paymentId: id })).body).toEqual(body.payment);
    await (await maria.signIn('buyer')).refused('getPayment', { paymentId: id }, 404, 'not_found');
    const { body: ledger } = await maria.ok('listCreditTransactions', { perPage: 1 });
    expect(ledger.data[0]).toMatchObject({ type: 'grant', amount: 40, reason: 'plan', actor: { id: 'usr_trial' } });
  });

  as('subscription-expired', 'restores access after an expired subscription', async (sergey) => {
    const { body } = await sergey.ok('startCheckout', { body: { planId: 'pln_pro_month' } });
    expect(body.access).toMatchObject({ status: 'active', blockedBy: null, credits: { balance: 45 } });
  });

  as('grace', 'continues the paid period during the grace period', async (dmitry) => {
    const { body } = await dmitry.ok('startCheckout', { body: { planId: 'pln_pro_month' } });
    expect(body.access.status).toBe('active');
    expect(body.access.subscription).toMatchObject({
      startedAt: '2026-04-01T10:00:00Z',
      currentPeriodEnd: '2026-12-01T10:00:00Z',
    });
    // The month that began during the grace period adds its credits.
    expect(body.access.credits.balance).toBe(50);
  });

  as('empty', 'converts the remaining days of another plan', async (ilya) => {
    const { body } = await ilya.ok('startCheckout', { body: { planId: 'pln_pro_month' } });
    // 28 days of Start at 1990 a month are worth 11 of Pro at 4990.
    expect(body.access.subscription?.currentPeriodEnd).toMatch(/^2026-12-13T09:00:0/);
  });

  as('credits-expired', 'adds the credits of a pack for a year', async (natalia) => {
    const { body: packs } = await natalia.ok('listCreditPacks', {});
    expect(packs.data.map(({ id, price, vat }) => [id, price, vat])).toEqual([
      ['pck_5', '1190.00', '214.59'],
      ['pck_10', '2190.00', '394.92'],
      ['pck_50', '7990.00', '1440.82'],
    ]);
    const { body } = await natalia.ok('startCheckout', { body: { packId: 'pck_10' } });
    expect(body.access.credits).toMatchObject({ balance: 10, cause: null });
    expect(body.access.credits.nextExpiry?.at).toMatch(/^2027-11-02T09:00:0/);
  });

  as('trial-expired', 'rejects a pack after access expired', async (olga) => {
    await olga.refused('startCheckout', { body: { packId: 'pck_5' } }, 409, 'pack_needs_access');
  });

  as('trial-expired', 'reports a declined payment and changes nothing', async (olga) => {
    const failing = olga.with({ headers: { 'x-mock-scenario': 'payment-failed', 'accept-language': 'en' } });
    const { body } = await failing.ok('startCheckout', { body: { planId: 'pln_pro_month', promoCode: 'OSEN-15' } });
    expect([body.status, body.payment.failure?.code]).toEqual(['failed', 'card_declined']);
    expect(body.payment.failure?.message).toMatch(/^Your bank declined the card/);
    expect(body.access).toMatchObject({ status: 'trial_expired', subscription: null, discount: null });
    expect((await olga.ok('listRedemptions', {})).body.data).toEqual([]);
  });

  it.each([
    [{}, '/planId', 'required'],
    [{ planId: 'pln_pro_month', packId: 'pck_5' }, '/packId', 'not_allowed'],
    [{ planId: 'pln_none' }, '/planId', 'ref_not_found'],
    [{ packId: 'pck_none' }, '/packId', 'ref_not_found'],
    [{ packId: 'pck_5', period: 'year' }, '/period', 'not_allowed'],
    [{ planId: 'pln_pro_month', invoice: { ...INVOICE, company: ' ' } }, '/invoice/company', 'required'],
    [
      { planId: 'pln_pro_month', invoice: { ...INVOICE, taxId: { scheme: 'RU-INN', id: '7707083894' } } },
      '/invoice/taxId/id',
      'checksum',
    ],
  ] as const)('of %j is refused at %s: %s', async (body, pointer, code) => {
    const problem = await (await signedIn('trial')).refused('startCheckout', { body }, 422);
    expect(pointers(problem)).toEqual([`${pointer} ${code}`]);
  });

  it.each([
    [{ planId: 'pln_pro_month', promoCode: 'DRUZHBA-5' }, 'promo_not_applicable'],
    [{ packId: 'pck_5', promoCode: 'OSEN-15' }, 'promo_not_applicable'],
    [{ planId: 'pln_pro_month', promoCode: 'GOD-20' }, 'promo_not_applicable'],
    [{ planId: 'pln_pro_month', promoCode: 'MART-10' }, 'promo_expired'],
    [{ planId: 'pln_pro_month', promoCode: 'STAFF-50' }, 'promo_inactive'],
    [{ planId: 'pln_pro_month', promoCode: 'ZIMA-10' }, 'promo_not_started'],
    [{ planId: 'pln_pro_month', promoCode: 'PERVYI-3' }, 'promo_exhausted'],
    [{ planId: 'pln_pro_month', promoCode: 'SEVER-25' }, 'promo_not_for_you'],
  ] as const)('with %j is refused: %s', async (body, code) => {
    const problem = await (await signedIn('trial')).refused('startCheckout', { body }, 422);
    expect([problem.code, problem.errors?.[0]?.pointer]).toEqual([code, '/promoCode']);
  });
});

describe('paying on the page of the payment provider', () => {
  const returnUrl = '/app/zakupki/trial/expired?returnTo=%2Fzakupki%2Forders';
  const CARD = { planId: 'pln_pro_month', method: 'card', returnUrl } as const;

  as('trial-expired', 'the payment waits, changes nothing, and is cancelled after an hour', async (olga) => {
    const { body } = await olga.ok('startCheckout', { body: CARD });
    const { payment } = body;
    expect(body).toMatchObject({ status: 'pending', access: { status: 'trial_expired', subscription: null } });
    expect(payment).toMatchObject({ method: 'card', paidAt: null, expectedAt: null, refundedAt: null, failure: null });
    expect(payment.confirmationUrl).toContain(payment.id);
    expect(Date.parse(payment.expiresAt ?? '') - Date.parse(payment.createdAt)).toBe(60 * 60 * 1000);
    expect((await olga.ok('getAccess', {})).body.pendingPayment).toEqual(payment);
    await olga.advance('PT59M');
    expect((await olga.ok('getPayment', { paymentId: payment.id })).body).toEqual(payment);
    await olga.advance('PT2M');
    const { body: later } = await olga.ok('getPayment', { paymentId: payment.id });
    expect(later).toEqual({ ...payment, status: 'cancelled', confirmationUrl: null, expiresAt: null });
    expect((await olga.ok('getAccess', {})).body).toMatchObject({ status: 'trial_expired', pendingPayment: null });
  });

  as('trial-expired', 'another checkout replaces a payment that waits', async (olga) => {
    const { body: first } = await olga.ok('startCheckout', { body: CARD });
    const { body: second } = await olga.ok('startCheckout', { body: { ...CARD, planId: 'pln_start_month' } });
    expect(second.access.pendingPayment?.id).toBe(second.payment.id);
    const { body: payments } = await olga.ok('listPayments', {});
    const statuses = new Map(payments.data.map(({ id, status }) => [id, status]));
    expect([first, second].map(({ payment }) => statuses.get(payment.id))).toEqual(['cancelled', 'pending']);
  });

  as('trial-expired', 'is possible while an invoice waits for its money', async (olga) => {
    const invoiced = { planId: 'pln_pro_year', method: 'invoice', invoice: INVOICE } as const;
    const { body: invoice } = await olga.ok('startCheckout', { body: invoiced });
    expect(invoice.payment).toMatchObject({ method: 'invoice', confirmationUrl: null, expiresAt: null });
    const { body: card } = await olga.ok('startCheckout', { body: CARD });
    expect(card.access.pendingPayment?.id).toBe(card.payment.id);
    await olga.refused('startCheckout', { body: invoiced }, 409, 'payment_pending');
  });

  as('trial-expired', 'a forced outcome comes without the page', async (olga) => {
    const pending = olga.with({ headers: { 'x-mock-scenario': 'payment-pending' } });
    const { body } = await pending.ok('startCheckout', { body: CARD });
    expect(body.payment).toMatchObject({
      status: 'pending',
      confirmationUrl: null,
      expectedAt: expect.any(String) as string,
    });
    await olga.advance('P1D');
    expect((await olga.ok('getAccess', {})).body.status).toBe('active');
  });

  it.each([
    [{ planId: 'pln_pro_month', method: 'card' }, '/returnUrl', 'required'],
    [{ planId: 'pln_pro_month', method: 'invoice' }, '/invoice', 'required'],
    [{ ...CARD, invoice: INVOICE }, '/invoice', 'not_allowed'],
    [{ planId: 'pln_pro_month', returnUrl, invoice: INVOICE }, '/returnUrl', 'not_allowed'],
  ] as const)('of %j is refused at %s: %s', async (body, pointer, code) => {
    const problem = await (await signedIn('trial')).refused('startCheckout', { body }, 422);
    expect(pointers(problem)).toEqual([`${pointer} ${code}`]);
  });

  it.each([
    'https://evil.example/app',
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`\/evil.example`,
    'javascript:alert(1)',
    '/app\n//evil.example',
    'app/zakupki',
    '',
  ])('never leads back to another origin: %j (B11)', async (address) => {
    const body = { ...CARD, returnUrl: address };
    const caller = await signedIn('trial');
    const { status, body: answer } = await caller.send('startCheckout', { body, headers: keyed() });
    expect([status, pointers(answer as ApiProblem)]).toEqual([422, ['/returnUrl format']]);
  });
});

describe('paying by invoice', () => {
  as('subscription-expired', 'takes effect when the money arrives', async (sergey) => {
    const { body } = await sergey.ok('startCheckout', {
      body: { planId: 'pln_pro_year', promoCode: 'GOD-20', invoice: INVOICE },
    });
    expect(body).toMatchObject({ status: 'pending', access: { status: 'subscription_expired' } });
    expect(body.access.pendingPayment).toEqual(body.payment);
    const [letter] = await sergey.outbox();
    expect(letter).toMatchObject({ to: 'buh@klimat.example', text: expect.stringContaining('39920.00') as unknown });
    expect(letter?.subject).toContain(body.payment.invoice?.number ?? '?');
    await sergey.refused(
      'startCheckout',
      { body: { planId: 'pln_pro_year', invoice: INVOICE } },
      409,
      'payment_pending',
    );

    await sergey.advance('P1D');
    const { body: access } = await sergey.ok('getAccess', {});
    expect(access).toMatchObject({ status: 'active', pendingPayment: null, plan: { id: 'pln_pro_year' } });
    expect(access.subscription?.startedAt).toBe(body.payment.expectedAt);
    const { body: payments } = await sergey.ok('listPayments', { perPage: 1 });
    const { expectedAt, invoice } = body.payment;
    expect(payments.data[0]).toMatchObject({ status: 'paid', paidAt: expectedAt, invoice });
    expect((await sergey.outbox())[0]?.to).toBe('subscription-expired@demo.test');
  });

  as('trial-expired', 'is cancelled by a card payment for a plan', async (olga) => {
    await olga.ok('startCheckout', { body: { planId: 'pln_pro_year', invoice: INVOICE } });
    const { body } = await olga.ok('startCheckout', { body: { planId: 'pln_start_month' } });
    expect(body.access).toMatchObject({ plan: { id: 'pln_start_month' }, pendingPayment: null });
    await olga.advance('P2D');
    const { body: payments } = await olga.ok('listPayments', {});
    expect(payments.data.map(({ status }) => status)).toEqual(['paid', 'cancelled']);
    expect((await olga.ok('getAccess', {})).body.plan?.id).toBe('pln_start_month');
  });
});

describe('extending the trial', () => {
  as('trial-expired', 'restores access and expired credits once', async (olga) => {
    expect((await olga.ok('getAccess', {})).body.status).toBe('trial_expired');
    const { body } = await olga.ok('extendTrial', { body: {} });
    expect((await olga.ok('getAccess', {})).body.status).toBe('trial');
    expect(body).toMatchObject({ status: 'trial', blockedBy: null, trial: { extensionsUsed: 1 } });
    expect(body.trial?.endsAt).toMatch(/^2026-11-05T09:00:0/);
    expect(body.credits.balance).toBeGreaterThan(0);
    await olga.refused('extendTrial', { body: {} }, 409, 'trial_extension_used');
  });

  it.each([
    ['buyer', 'trial_extension_not_for_subscribers'],
    ['subscription-expired', 'trial_extension_not_for_subscribers'],
    ['admin', 'trial_not_begun'],
  ])('is refused to %s: %s', async (name, code) => {
    await (await signedIn(name)).refused('extendTrial', { body: {} }, 409, code);
  });
});

describe('an administrator grants', () => {
  const reason = 'Возместили сбой 30 октября';

  as('admin', 'credits; the ledger names the administrator and the reason', async (admin) => {
    const body = { kind: 'credits', credits: { amount: 10, expiresInDays: 30 }, reason } as const;
    const { body: given } = await admin.ok('grantAccess', { userId: 'usr_trial', body });
    expect(given).toMatchObject({ effect: { creditsAdded: 10 }, access: { credits: { balance: 13 } } });
    const days = (Date.parse(given.effect.creditsExpireAt ?? '') - Date.parse(given.grantedAt)) / 86_400_000;
    expect(days).toBe(30);
    const maria = await admin.signIn('trial');
    expect(given.access).toEqual(await accessOf(maria));
    const { body: ledger } = await maria.ok('listCreditTransactions', { perPage: 1 });
    expect(ledger.data[0]).toMatchObject({
      amount: 10,
      reason: 'admin',
      actor: { id: 'usr_admin', impersonatorId: null },
    });
    const { body: notes } = await admin.ok('listAccessGrants', { userId: 'usr_trial' });
    const { access: _access, ...note } = given;
    expect(notes.data).toEqual([note]);
  });

  as('admin', 'trial days after an expired trial, but not to a subscriber', async (admin) => {
    const body = { kind: 'trial_days', trialDays: 7, reason } as const;
    const { body: given } = await admin.ok('grantAccess', { userId: 'usr_trial_expired', body });
    expect(given.access.status).toBe('trial');
    expect(given.access).toEqual(await accessOf(await admin.signIn('trial-expired')));
    await admin.refused('grantAccess', { userId: 'usr_buyer', body }, 409, 'trial_not_for_payers');
  });

  as('admin', 'a plan until a future moment, with its monthly credits', async (admin) => {
    const plan = { planId: 'pln_pro_month', endsAt: '2027-01-10T00:00:00Z' };
    const body = { kind: 'plan', plan, reason } as const;
    const { body: given } = await admin.ok('grantAccess', { userId: 'usr_trial_expired', body });
    expect(given.access).toMatchObject({
      status: 'active',
      subscription: { currentPeriodEnd: plan.endsAt },
      credits: { balance: 40 },
    });
    expect(given.access).toEqual(await accessOf(await admin.signIn('trial-expired')));
    const past = { ...body, plan: { ...plan, endsAt: '2026-11-01T00:00:00Z' } };
    const { errors } = await admin.refused('grantAccess', { userId: 'usr_trial_expired', body: past }, 422);
    expect(errors?.[0]).toMatchObject({ pointer: '/plan/endsAt', code: 'date_order' });
  });

  it.each([
    [{ kind: 'credits', reason }, '/credits', 'required'],
    [{ kind: 'credits', credits: { amount: 1 }, trialDays: 1, reason }, '/trialDays', 'not_allowed'],
    [
      { kind: 'plan', plan: { planId: 'pln_none', endsAt: '2027-01-10T00:00:00Z' }, reason },
      '/plan/planId',
      'ref_not_found',
    ],
    [{ kind: 'credits', credits: { amount: 1 }, reason: '     ' }, '/reason', 'required'],
  ] as const)('rejects %j: %s %s', async (body, pointer, code) => {
    const problem = await (await signedIn('admin')).refused('grantAccess', { userId: 'usr_trial', body }, 422);
    expect(pointers(problem)).toEqual([`${pointer} ${code}`]);
  });
});

describe('the line limit of a plan', () => {
  const items = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Позиция ${at + 1}` }));
  const linesOf = (problem: { errors?: { pointer: string; code: string; params?: object }[] }) =>
    problem.errors?.map(({ pointer, code, params }) => [pointer, code, params]);

  as('trial', 'applies to new orders and copies and grows with the plan', async (maria) => {
    const refused = await maria.refused('createOrder', { body: { items: items(101) } }, 422);
    expect(linesOf(refused)).toEqual([['/items', 'max_items', { limit: 100, count: 101 }]]);
    const { body: order } = await maria.ok('createOrder', { body: { items: items(100) } });
    const grown = { orderId: order.id, ifMatch: etag(order), body: { items: items(101) } };
    expect(linesOf(await maria.refused('updateOrder', grown, 422))).toEqual([
      ['/items', 'max_items', { limit: 100, count: 101 }],
    ]);
    await maria.ok('startCheckout', { body: { planId: 'pln_pro_month' } });
    await maria.ok('updateOrder', grown);
  });

  as('trial', 'keeps larger orders of an earlier plan but does not let them grow', async (maria) => {
    const admin = await maria.signIn('admin');
    const plan = { planId: 'pln_pro_month', endsAt: '2026-11-03T00:00:00Z' };
    await admin.ok('grantAccess', { userId: 'usr_trial', body: { kind: 'plan', plan, reason: 'На один день' } });
    const { body: order } = await maria.ok('createOrder', { body: { items: items(120) } });
    await maria.advance('P5D');
    expect((await maria.ok('getAccess', {})).body).toMatchObject({
      status: 'trial',
      limits: { maxItemsPerOrder: 100 },
    });
    const change = (count: number, version: number) => ({
      orderId: order.id,
      ifMatch: `"${version}"`,
      body: { items: items(count) },
    });
    const { body: less } = await maria.ok('updateOrder', change(110, order.version));
    expect(linesOf(await maria.refused('updateOrder', change(111, less.order.version), 422))?.[0]?.[1]).toBe(
      'max_items',
    );
  });
});
