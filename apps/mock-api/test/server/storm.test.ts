/** Concurrent requests over real connections: credits and promo codes are never granted or charged twice. */
import { etag } from '@zakupki/api-client/operation';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import { signUp } from '../contract/session/newcomer.ts';
import { client, type ContractClient } from '../contract/suite/client.ts';
import { ledgerFaults } from '../recount/ledger-faults.ts';

const worlds = new Worlds(buildSeed());
const app = createApp({ worlds });
const reason = 'Для проверки под нагрузкой';

const together = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, async (_, index) => work(index)));

/** The number of answers by status. */
const counted = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, all]) => [status, all.length]));

async function expectSoundLedgers(caller: ContractClient): Promise<void> {
  expect(ledgerFaults(await worlds.open(caller.session.world))).toEqual([]);
}

/** The trial user with exactly five credits. */
async function withFiveCredits(): Promise<ContractClient> {
  const maria = await client(app).signIn('trial');
  const admin = await maria.signIn('admin');
  await admin.ok('grantAccess', { userId: 'usr_trial', body: { kind: 'credits', credits: { amount: 2 }, reason } });
  expect((await maria.ok('getAccess', {})).body.credits.balance).toBe(5);
  return maria;
}

const DRAFT = {
  title: 'Стаканы бумажные',
  submissionDeadline: '2026-11-20T12:00:00Z',
  delivery: { address: 'Санкт-Петербург, Лиговский пр., 50' },
  items: [{ name: 'Стакан 250 мл', quantity: '5000', unitCode: 'H87' }],
} as const;

let drafts: { maria: ContractClient; orders: { id: string; version: number }[] };

beforeAll(async () => {
  const maria = await withFiveCredits();
  const orders = await together(200, async () => (await maria.ok('createOrder', { body: DRAFT as never })).body);
  drafts = { maria, orders };
});

test('of 200 publications with five credits five succeed and 195 are refused', async () => {
  const { maria, orders } = drafts;
  const answers = await together(200, async (index) => {
    const { id = '', version = 1 } = orders[index] ?? {};
    return maria.call('publishOrder', { orderId: id, ifMatch: `"${version}"`, body: {} });
  });
  expect(counted(answers.map(({ status }) => status))).toEqual({ 200: 5, 402: 195 });
  const refusals = answers
    .filter(({ status }) => status === 402)
    .map(({ body }) => (body as { message: string }).message);
  expect(new Set(refusals)).toEqual(new Set(['CREDITS_EXPIRED']));
  const { body: ledger } = await maria.ok('listCreditTransactions', { perPage: 100 });
  expect(ledger.data[0]?.balanceAfter).toBe(0);
  expect(ledger.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  await expectSoundLedgers(maria);
});

test('a request sent 50 times under one key is charged once (D3)', async () => {
  const maria = await withFiveCredits();
  const { body: order } = await maria.ok('createOrder', { body: DRAFT as never });
  const attempt = { orderId: order.id, ifMatch: etag(order), idempotencyKey: randomUUID(), body: {} };
  const answers = await together(50, async () => maria.call('publishOrder', attempt));
  expect(counted(answers.map(({ status }) => status))).toEqual({ 200: 50 });
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(49);
  expect((await maria.ok('getAccess', {})).body.credits.balance).toBe(4);
  await expectSoundLedgers(maria);
});

/** New customers. */
async function newcomers(count: number): Promise<{ admin: ContractClient; people: ContractClient[] }> {
  const admin = await client(app).signIn('admin');
  const people = await together(count, async (index) => {
    const email = `novyi-${index}@example.test`;
    return admin.with({ token: (await signUp(admin, { email })).token });
  });
  return { admin, people };
}

test('a single-use code redeemed by 20 users at once works for one', async () => {
  const { admin, people } = await newcomers(20);
  const body = { code: 'ODIN-1', kind: 'credits', credits: { amount: 3 }, maxRedemptions: 1 } as const;
  const { body: promo } = await admin.ok('createPromoCode', { body });
  const answers = await Promise.all(
    people.map((person) => person.call('redeemPromoCode', { body: { code: promo.code } })),
  );
  expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 1, 422: 19 });
  const codes = answers.filter(({ status }) => status === 422).map((answer) => (answer.body as { code: string }).code);
  expect(new Set(codes)).toEqual(new Set(['promo_exhausted']));
  const { body: found } = await admin.ok('listPromoCodes', { q: 'odin' });
  expect(found.data[0]).toMatchObject({ timesRedeemed: 1, state: 'exhausted' });
  await expectSoundLedgers(admin);
});

test('a code redeemed 20 times at once by one user works once (D3)', async () => {
  const maria = await client(app).signIn('trial');
  const answers = await together(20, async () => maria.call('redeemPromoCode', { body: { code: 'DRUZHBA-5' } }));
  // Ten refusals in a row count as guessing.
  expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 1, 422: 10, 429: 9 });
  expect((await maria.ok('getAccess', {})).body.credits.balance).toBe(8);
  expect((await maria.ok('listRedemptions', {})).body.page.totalItems).toBe(1);
  await expectSoundLedgers(maria);
});

test('a plan paid 20 times under one key is charged once', async () => {
  const maria = await client(app).signIn('trial');
  const attempt = { idempotencyKey: randomUUID(), body: { planId: 'pln_start_month' } };
  const answers = await together(20, async () => maria.call('startCheckout', attempt));
  expect(counted(answers.map(({ status }) => status))).toEqual({ 201: 20 });
  expect((await maria.ok('listPayments', {})).body.page.totalItems).toBe(1);
  await expectSoundLedgers(maria);
});
