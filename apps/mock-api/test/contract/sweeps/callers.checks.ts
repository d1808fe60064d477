/** Two users in one world: each gets their data regardless of the previous request. */
import { etag, type OperationId } from '@zakupki/api-client/operation';
import { checks, expect } from '../suite/checks.ts';
import type { LooseRequest } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../suite/client.ts';
import { operations } from '../suite/operations.ts';

const READ: readonly OperationId[] = [
  'getMe',
  'getAccess',
  'listCreditTransactions',
  'listOrders',
  'getOrdersOverview',
  'listSuppliers',
];

const it = (operationId: OperationId, name: string, run: () => Promise<void>) => {
  const { resource = 'session' } = operations.find((one) => one.operationId === operationId) ?? {};
  checks(resource).it(`${operationId} ${name}`, run);
};

/** Without values that depend on the clock. */
const CLOCKED = new Set(['serverTime', 'lastActiveAt']);
const timeless = (body: unknown) => JSON.stringify(body, (key, value: unknown) => (CLOCKED.has(key) ? null : value));

for (const operationId of READ)
  it(operationId, 'returns each caller’s data', async () => {
    const buyer = await signedIn('buyer');
    const trial = await buyer.signIn('trial');
    const alone = await (await signedIn('trial')).send(operationId, {});
    const first = await buyer.send(operationId, {});
    const second = await trial.send(operationId, {});
    expect(timeless(second.body)).toBe(timeless(alone.body));
    expect(timeless(first.body)).not.toBe(timeless(second.body));
    expect(timeless((await buyer.send(operationId, {})).body)).toBe(timeless(first.body));
  });

/** Two callers; the first has just sent the same request and was refused. */
async function after(operationId: OperationId, request: LooseRequest): Promise<[ContractClient, ContractClient]> {
  const buyer = await signedIn('buyer');
  const empty = await buyer.signIn('empty');
  const { status } = await buyer.send(operationId, { ...request, query: [['colour', 'red']] });
  expect(status).toBe(422);
  return [buyer, empty];
}

const KEY = { 'idempotency-key': '6f1c2f0e-3f5b-4c58-9a43-0d8d8f5f7a10' };

for (const [operationId, list, request] of [
  ['createOrder', 'listOrders', { body: { title: 'Моё' }, headers: KEY }],
  ['createSupplier', 'listSuppliers', { body: { name: 'Моё' }, headers: KEY }],
] as const)
  it(operationId, 'creates it for the caller only', async () => {
    const [buyer, empty] = await after(operationId, request);
    const { body } = await empty.send(operationId, request);
    expect((await empty.ok(list, {})).body.data).toMatchObject([{ id: (body as { id: string }).id }]);
    const { data } = (await buyer.ok(list, { perPage: 100 })).body;
    expect(data.map(({ id }) => id)).not.toContain((body as { id: string }).id);
  });

it('updateProfile', 'changes the caller only', async () => {
  const [buyer, empty] = await after('updateProfile', { body: { position: 'Я' }, headers: { 'if-match': '"3"' } });
  const { body: me } = await empty.ok('getMe', {});
  await empty.ok('updateProfile', { ifMatch: etag(me), body: { position: 'Я' } });
  expect((await empty.ok('getMe', {})).body.profile.position).toBe('Я');
  expect((await buyer.ok('getMe', {})).body.profile.position).not.toBe('Я');
});

it('changePassword', 'changes the caller only', async () => {
  const body = { current: 'demo-password', new: 'another-password' };
  const [buyer, empty] = await after('changePassword', { body });
  await empty.ok('changePassword', { body });
  await empty.signIn('empty', body.new);
  await buyer.signIn('buyer');
});

/** How long a session lasts: thirty days. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;
const SEED_MS = Date.parse('2026-11-02T09:00:00Z');

/** Checks the user and expiry of a new session. */
async function sessionIs(caller: ContractClient, session: { token: string; expiresAt: string; user: { id: string } }) {
  const { body: me } = await caller.with({ token: session.token }).ok('getMe', {});
  expect(timeless(session.user)).toBe(timeless(me.user));
  const lasts = Date.parse(session.expiresAt) - SEED_MS;
  expect(lasts).toBeGreaterThanOrEqual(SESSION_MS);
  expect(lasts).toBeLessThan(SESSION_MS + 60_000);
  return me.user.id;
}

it('logIn', 'returns a session of the caller for thirty days', async () => {
  const caller = client();
  const ids = [];
  for (const name of ['buyer', 'empty', 'admin']) {
    const body = { email: `${name}@demo.test`, password: 'demo-password' };
    ids.push(await sessionIs(caller, (await caller.ok('logIn', { body })).body));
  }
  expect(ids).toEqual(['usr_buyer', 'usr_empty', 'usr_admin']);
});

it('logInByToken', 'returns a session of the caller for thirty days', async () => {
  const caller = client();
  const ids = [];
  for (const name of ['buyer', 'empty']) {
    await caller.ok('requestLoginLink', { body: { email: `${name}@demo.test` } });
    const token = (await caller.link(({ kind }) => kind === 'login')).searchParams.get('token') ?? '';
    ids.push(await sessionIs(caller, (await caller.ok('logInByToken', { body: { token } })).body));
  }
  expect(ids).toEqual(['usr_buyer', 'usr_empty']);
});

it('verifyEmail', 'returns a session of the new user for thirty days', async () => {
  const caller = client();
  const link = await caller.link(({ kind }) => kind === 'verify');
  const [id = '', hash = ''] = link.pathname.split('/').slice(-2);
  expect(await sessionIs(caller, (await caller.ok('verifyEmail', { body: { id, hash } })).body)).toBe('usr_unverified');
});

it('requestPhoneCode', 'returns the validity of the code, ten minutes', async () => {
  const caller = await signedIn('no-phone');
  const { body: sent } = await caller.ok('requestPhoneCode', { body: { phone: '+79165550101' } });
  const lasts = Date.parse(sent.expiresAt) - SEED_MS;
  expect(lasts).toBeGreaterThanOrEqual(600_000);
  expect(lasts).toBeLessThan(660_000);
});

it('getMe', 'returns the server’s time and missing fields in order', async () => {
  const caller = await signedIn('no-phone');
  const { body: before } = await caller.ok('getMe', {});
  const patch = { firstName: null, company: { name: null } };
  const { body: later } = await caller.ok('updateProfile', { ifMatch: etag(before), body: patch });
  const missing = ['phone', 'firstName', 'company.name'];
  for (const { profile, access } of [later, (await caller.ok('getMe', {})).body]) {
    expect(profile.completeness).toEqual({ complete: false, missing });
    expect(Math.abs(Date.parse(access.serverTime) - SEED_MS)).toBeLessThan(60_000);
  }
});
