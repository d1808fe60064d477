/** Every refusal and forced answer has its reason in `x-mock-reason` and in the log. */
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { LoggedRequest } from '@zakupki/mock-control/schema';
import { keyed } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../contract/suite/client.ts';

const reasonOf = ({ headers }: { headers: Record<string, string> }) => headers['x-mock-reason'];
const params = { orderId: 'ord_paper' };

async function lastLogged({ app, session }: ContractClient): Promise<LoggedRequest | undefined> {
  const answer = await request(app).get(`/__mock/worlds/${session.world}/requests`);
  return (answer.body as { requests: LoggedRequest[] }).requests[0];
}

describe('a forced answer', () => {
  it('names the scenario of the request and its rule', async () => {
    const caller = client();
    const answer = await caller.send('listOrders', { headers: { 'x-mock-scenario': 'trial-expired' } });
    expect(reasonOf(answer)).toBe('request scenario trial-expired, rule 1');
    expect(await lastLogged(caller)).toMatchObject({
      forcedBy: 'trial-expired',
      reason: 'request scenario trial-expired, rule 1',
    });
  });

  it('names the preference', async () => {
    const caller = client();
    const prefer = (wish: string) => caller.send('listOrders', { headers: { prefer: wish } });
    expect(reasonOf(await prefer('code=402'))).toBe('Prefer code=402');
    expect(reasonOf(await prefer('code="402";example=TRIAL_EXPIRED'))).toBe('Prefer code=402, example=TRIAL_EXPIRED');
  });

  it('names the scenario of the world, or the number of the custom rule', async () => {
    const caller = client();
    const rules = [
      { when: { operationId: 'getAccess' }, then: { status: 503 }, times: 1 },
      { when: { tag: 'orders' }, then: { status: 500 } },
    ];
    await caller.scenario({ name: 'forbidden', rules });
    expect(reasonOf(await caller.send('getMe', {}))).toMatch(/^scenario forbidden, rule \d+$/);
    expect(reasonOf(await caller.send('listOrders', {}))).toBe('own rule 2');
    expect(reasonOf(await caller.send('getAccess', {}))).toBe('own rule 1');
    expect(reasonOf(await caller.send('getAccess', {}))).toMatch(/^scenario forbidden/);
  });

  it('with a delay names the delay and the reason of a refusal', async () => {
    const caller = client();
    await caller.scenario({ rules: [{ when: {}, then: { delayMs: 1 } }] });
    expect(reasonOf(await caller.send('listPlans', {}))).toBe('own rule 1');
    expect(reasonOf(await caller.send('getMe', {}))).toBe('own rule 1; rule session: no token sent');
  });

  it('has a reason, unlike an ordinary success', async () => {
    const caller = client();
    expect(reasonOf(await caller.send('listPlans', {}))).toBeUndefined();
    expect(await lastLogged(caller)).toMatchObject({ status: 200, forcedBy: null, reason: null });
  });
});

describe('a refusal by the rules of the product', () => {
  it('names what expired and when', async () => {
    const trial = await signedIn('trial');
    const { body: order } = await trial.ok('createOrder', { body: {} });
    await trial.advance('P15D');
    expect(reasonOf(await publish(trial, order))).toMatch(/^rule access\.trial: ended 2026-11-1\dT[\d:]+Z$/);
    const over = await signedIn('subscription-expired');
    expect(reasonOf(await publish(over, await draftOf(over)))).toMatch(/^rule access\.subscription: grace ended 2026-/);
  });

  it('names the missing credits', async () => {
    const drained = await signedIn('credits-expired');
    const refused = await publish(drained, await draftOf(drained));
    expect(refused.status).toBe(402);
    expect(reasonOf(refused)).toBe('rule access.credits: balance 0, publishing costs 1');
    const late = await signedIn('credits-lapsed');
    expect(reasonOf(await publish(late, await draftOf(late)))).toMatch(
      /^rule access\.credits: balance 0 since the last lapsed 2026-.*, publishing costs 1$/,
    );
  });

  it('names the missing phone', async () => {
    expect(reasonOf(await (await signedIn('no-phone')).send('listOrders', {}))).toBe('rule profile.phone: missing');
  });

  it('names the problem of the session', async () => {
    const buyer = await signedIn('buyer');
    const { world, token } = buyer.session;
    const reasonFor = async (headers: Record<string, string>, other: ContractClient = client()) =>
      reasonOf(await other.send('getMe', { headers }));
    expect(await reasonFor({})).toBe('rule session: no token sent');
    expect(await reasonFor({ authorization: 'Basic x' })).toBe('rule session: no bearer token in Authorization');
    const stranger = client();
    expect(await reasonFor({ authorization: `Bearer ${token}` }, stranger)).toBe(
      `rule session: no such token in world ${stranger.session.world}`,
    );
    await buyer.advance('P31D');
    expect(await reasonFor({}, buyer)).toMatch(/^rule session: expired 2026-12-02T09:00/);
    expect(world).not.toBe(stranger.session.world);
  });

  it('names the problem of an impersonation', async () => {
    const buyer = await signedIn('buyer');
    const admin = await signedIn('admin');
    const as = async (caller: ContractClient, who: string, id: 'listOrders' | 'changePassword' = 'listOrders') =>
      reasonOf(await caller.send(id, { headers: { 'x-as-user': who }, ...(id !== 'listOrders' && { body: {} }) }));
    expect(await as(buyer, 'usr_trial')).toBe('rule impersonation: usr_buyer is no admin');
    expect(await as(admin, 'usr_admin')).toBe('rule impersonation: usr_admin is an admin');
    expect(await as(admin, 'usr_unknown')).toBe(
      `rule impersonation: usr_unknown is unknown in world ${admin.session.world}`,
    );
    expect(await as(admin, 'usr_buyer', 'changePassword')).toBe(
      'rule impersonation: only the person themselves may do this',
    );
  });

  it('names the user who cannot sign in', async () => {
    const logIn = async (name: string) =>
      reasonOf(await client().send('logIn', { body: { email: `${name}@demo.test`, password: 'demo-password' } }));
    expect(await logIn('blocked')).toBe('rule account: usr_blocked is blocked');
    expect(await logIn('unverified')).toBe('rule account: e-mail of usr_unverified is not verified');
    expect(await logIn('unknown')).toBe('rule session: invalid_credentials');
  });

  it('names the version, state, field or path', async () => {
    const buyer = await signedIn('buyer');
    const patch = async (headers: Record<string, string>, body: object = { title: 'x' }) =>
      reasonOf(await buyer.send('updateOrder', { params, headers, body }));
    expect(await patch({})).toBe('rule version: If-Match is missing');
    expect(await patch({ 'if-match': '"9999"' })).toMatch(/^rule version: sent "9999", is "\d+"$/);
    expect(reasonOf(await buyer.send('listOrders', { query: [['page', 'x']] }))).toBe('rule fields: ?page type');
    const gone = await buyer.send('getOrder', { params: { orderId: 'ord_none' } });
    expect([gone.status, reasonOf(gone)]).toEqual([404, 'rule address: not_found']);
    const nowhere = await request(buyer.app).get('/api/nothing');
    expect(nowhere.headers['x-mock-reason']).toBe('rule contract: nothing at this address');
    const { body } = await buyer.ok('getOrder', { orderId: 'ord_paper' });
    const again = await publish(buyer, body);
    expect([again.status, reasonOf(again)]).toEqual([409, `rule order.status: ${body.status}`]);
  });

  it('is in ASCII for any input', async () => {
    const buyer = await signedIn('buyer');
    const answer = await request(buyer.app)
      .post('/api/orders')
      .set({ 'x-mock-world': buyer.session.world, authorization: `Bearer ${buyer.session.token}`, ...keyed() })
      .send({ 'заголовок\n\u{1f600}': 1, [`x${'y'.repeat(900)}`]: 2 });
    expect(answer.status).toBe(422);
    const reason = String(answer.headers['x-mock-reason']);
    expect(reason).toMatch(/^rule fields: [\x20-\x7e]*$/);
    expect(reason.length).toBeLessThan(320);
  });
});

type Draft = { id: string; version: number };

/** A draft of the caller that can be published. */
async function draftOf(caller: ContractClient): Promise<Draft> {
  const { body } = await caller.ok('listOrders', { status: ['draft'] });
  const [draft] = body.data;
  if (!draft) throw new Error('The caller has no draft.');
  return draft;
}

const publish = (caller: ContractClient, { id, version }: Draft) =>
  caller.send('publishOrder', {
    params: { orderId: id },
    headers: { 'if-match': `"${version}"`, ...keyed() },
    body: {},
  });
