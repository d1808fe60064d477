/** The simulated page of the payment provider: outcomes, late money, and where it leads. */
import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { client, type ContractClient } from '../contract/suite/client.ts';

const app = createApp();
const RETURN = '/app/zakupki/trial/expired?returnTo=%2Fzakupki%2Forders%2Ford_1&resume=publishOrder';
const CARD = { planId: 'pln_pro_month', method: 'card', returnUrl: RETURN } as const;

let at = 0;
let olga: ContractClient;
beforeEach(async () => {
  at += 1;
  olga = await client(app)
    .with({ world: `pay-${at}` })
    .signIn('trial-expired');
});

async function start(body: Partial<typeof CARD> = {}) {
  const { body: checkout } = await olga.ok('startCheckout', { body: { ...CARD, ...body } });
  return { id: checkout.payment.id, page: checkout.payment.confirmationUrl ?? '' };
}

/** In English. */
const shown = async (page: string) => (await request(app).get(page.replace(/lang=\w+/, 'lang=en'))).text;
const press = (page: string, outcome: string) => request(app).post(page).type('form').send({ outcome });
const payment = async (paymentId: string) => (await olga.ok('getPayment', { paymentId })).body;
const access = async () => (await olga.ok('getAccess', {})).body;

describe('the page', () => {
  it.each([
    ['en', 'Pay ₽4,990.00', 'Pro'],
    ['ru', 'Оплатить 4 990,00 ₽', 'Профи'],
  ])('in %s shows the amount and the purchase, and the four ways on', async (lang, pay, item) => {
    const { page } = await start();
    const { text, headers, status } = await request(app).get(page.replace(/lang=\w+/, `lang=${lang}`));
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain(pay);
    expect(text).toContain(item);
    expect(text).not.toContain('<script');
    expect(text.match(/<button|class="button"/g)).toHaveLength(4);
  });

  it.each([
    '/__mock/checkout/pay_none?world=pay-1',
    '/__mock/checkout/pay_buyer_1?world=default',
    '/__mock/checkout/x',
  ])('is not found for %s', async (address) => {
    const { status, text } = await request(app).get(address).set('accept', 'text/html');
    expect(status).toBe(404);
    expect(text).toContain('<h1>');
  });
});

describe('pressing', () => {
  it('“Pay” settles the payment and leads back with its id', async () => {
    const { id, page } = await start();
    const { status, headers } = await press(page, 'pay');
    expect([status, headers['location']]).toEqual([303, `${RETURN}&payment=${id}`]);
    expect(await payment(id)).toMatchObject({ status: 'paid', confirmationUrl: null, expiresAt: null });
    expect(await access()).toMatchObject({ status: 'active', plan: { id: 'pln_pro_month' }, pendingPayment: null });
    const { body: ledger } = await olga.ok('listCreditTransactions', { perPage: 1 });
    expect(ledger.data[0]).toMatchObject({ type: 'grant', actor: { id: 'usr_trial_expired' } });
    // A second press, in another tab, charges nothing.
    await press(page, 'pay');
    expect((await access()).subscription?.currentPeriodEnd).toMatch(/^2026-12-02T/);
    expect(await shown(page)).toContain('This payment is paid.');
  });

  it('“Decline” gives the reason and changes nothing', async () => {
    const { id, page } = await start();
    await press(page, 'decline');
    expect(await payment(id)).toMatchObject({ status: 'failed', failure: { code: 'card_declined' } });
    expect(await access()).toMatchObject({ status: 'trial_expired', pendingPayment: null });
  });

  it('anything else is refused', async () => {
    const { id, page } = await start();
    expect((await press(page, 'refund')).status).toBe(400);
    expect((await press(page, 'pay').set('sec-fetch-site', 'cross-site')).status).toBe(403);
    expect((await payment(id)).status).toBe('pending');
  });

  it('“Pay” after the payment expired charges nothing', async () => {
    const { id, page } = await start();
    await olga.advance('PT61M');
    await press(page, 'pay');
    expect((await payment(id)).status).toBe('cancelled');
    expect(await shown(page)).toContain('This payment was cancelled');
  });
});

describe('late money', () => {
  it('opens access although the payment was cancelled', async () => {
    const { id, page } = await start();
    await press(page, 'late');
    expect(await payment(id)).toMatchObject({ status: 'pending', confirmationUrl: null });
    await olga.refused('startCheckout', { body: CARD }, 409, 'payment_pending');
    await olga.advance('PT61M');
    expect((await payment(id)).status).toBe('cancelled');
    await olga.advance('PT30M');
    expect(await payment(id)).toMatchObject({ status: 'paid', refundedAt: null });
    expect((await access()).status).toBe('active');
  });

  it('is refunded when the user has paid another way', async () => {
    const { id, page } = await start();
    await press(page, 'late');
    await olga.advance('PT61M');
    const other = await start({ planId: 'pln_pro_month' });
    await press(other.page, 'pay');
    const { subscription } = await access();
    await olga.advance('PT30M');
    const returned = await payment(id);
    expect(returned).toMatchObject({ status: 'cancelled', paidAt: null, expectedAt: null });
    expect(Date.parse(returned.refundedAt ?? '') - Date.parse(returned.createdAt)).toBe(90 * 60 * 1000);
    expect((await access()).subscription).toEqual(subscription);
    expect(await shown(page)).toContain('was returned');
  });
});

it.each(['/app/a//b', '/app?payment=other', '/.//evil.example', '/app/%0d%0aset-cookie:x=1', '/%2f%2fevil.example'])(
  'leads back only within the product: %s (B11)',
  async (returnUrl) => {
    const { body } = await olga.ok('startCheckout', { body: { ...CARD, returnUrl } });
    const { headers } = await press(body.payment.confirmationUrl ?? '', 'decline');
    const address = new URL(headers['location'] ?? '', 'http://product.test');
    expect(address.origin).toBe('http://product.test');
    expect(headers['location']).toMatch(/^\/(?!\/)/);
    expect(address.searchParams.getAll('payment')).toEqual([body.payment.id]);
    expect(headers['set-cookie']).toBeUndefined();
  },
);
