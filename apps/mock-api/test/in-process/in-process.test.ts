/** The mock without a server: the same answers, worlds and rules behind a `fetch` function. */
import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../../src/create-app.ts';
import { createMock } from '../../src/in-process.ts';
import { createWorld, type TestWorld } from '../../src/test-world.ts';

const mock = createMock();
const app = createApp();

/** An answer without what differs between two worlds. */
async function comparable(answer: Response) {
  const changing = ['date', 'connection', 'keep-alive', 'content-length', 'content-encoding', 'transfer-encoding'];
  const ofConnection =
    /^(?:x-request-id|x-server-time|vary|cross-origin-.*|content-security-policy|origin-agent-cluster|referrer-policy|x-(?:content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection))$/;
  const headers = [...answer.headers].filter(([name]) => !changing.includes(name) && !ofConnection.test(name));
  const text = (await answer.text()).replaceAll(/req_\w+/g, 'req');
  return { status: answer.status, headers: Object.fromEntries(headers), text };
}

type Ask = { path: string; as?: 'buyer' | 'trial-expired'; init?: RequestInit };

const change = (title: string, ifMatch: string) => ({
  method: 'PATCH',
  headers: { 'if-match': ifMatch, 'content-type': 'application/json' },
  body: JSON.stringify({ title }),
});

/** In the order of their requests, since they change the world. */
const REQUESTS: Ask[] = [
  { path: '/plans' },
  { path: '/orders' },
  { path: '/orders?status=draft&perPage=5', as: 'buyer' },
  { path: '/orders?perPage=many', as: 'buyer', init: { headers: { 'accept-language': 'en' } } },
  { path: '/orders/ord_uniform', as: 'buyer' },
  { path: '/orders/ord_uniform', as: 'buyer', init: { headers: { 'if-none-match': '"2"' } } },
  { path: '/orders/ord_uniform', as: 'buyer', init: change('Новое имя', '"2"') },
  { path: '/orders/ord_uniform', as: 'buyer', init: change('Опоздавшее', '"2"') },
  { path: '/orders/ord_uniform', as: 'buyer', init: { method: 'HEAD' } },
  { path: '/orders/ord_fasteners/comparison', as: 'buyer' },
  { path: '/orders/ord_fasteners/export?format=csv', as: 'buyer' },
  { path: '/orders', as: 'trial-expired', init: { headers: { 'x-mock-scenario': 'server-error' } } },
  { path: '/orders', as: 'buyer', init: { method: 'POST', body: '{"title":', headers: { 'idempotency-key': 'x' } } },
  { path: '/nothing', as: 'buyer' },
  { path: '/plans', init: { method: 'DELETE' } },
  { path: '/orders/%E0%A4%A', as: 'buyer' },
];

async function answersIn(world: TestWorld) {
  const people = { buyer: await world.signIn('buyer'), 'trial-expired': await world.signIn('trial-expired') };
  const answers = [];
  for (const { path, as, init = {} } of REQUESTS) {
    const headers = { ...(as && people[as]), ...(init.headers as Record<string, string>) };
    answers.push(await comparable(await world.api(path, { ...init, headers })));
  }
  return answers;
}

it('answers as a server does', async () => {
  const now = '2026-11-02T09:00:00Z';
  const within = await mock.createWorld({ now, frozen: true });
  const served = await createWorld(app, { now, frozen: true });
  const [answers, servedAnswers] = [await answersIn(within), await answersIn(served)];
  expect(answers.map(({ status }) => status)).toEqual([
    ...[200, 401, 200, 422, 200, 304, 200, 412, 200, 200, 200, 500, 400, 404, 405, 400],
  ]);
  expect(answers).toEqual(servedAnswers);
});

describe('a world within the process', () => {
  it('signs in a supplier, who has a link instead of a password', async () => {
    const world = await mock.createWorld();
    const me = (await (await world.api('/me', { headers: await world.signIn('supplier') })).json()) as {
      user: { role: string };
    };
    expect(me.user.role).toBe('supplier');
  });

  it('has a clock, an outbox, a log and a snapshot', async () => {
    const world = await mock.createWorld({ frozen: true });
    await world.api('/auth/login-link', { method: 'POST', body: '{"email":"buyer@demo.test"}' });
    expect(await world.link('login', 'buyer@demo.test')).toContain('/app/');
    const trial = await world.signIn('trial');
    await world.advance('P15D');
    const access = (await (await world.api('/access', { headers: trial })).json()) as { status: string };
    expect(access.status).toBe('trial_expired');
    const [line] = await world.requests();
    expect(line).toMatchObject({ status: 200, operationId: 'getAccess', personId: 'usr_trial' });
    const copy = await mock.createWorld();
    await copy.restore(await world.snapshot());
    expect((await copy.look()).now).toBe((await world.look()).now);
    const fork = await world.fork();
    expect((await fork.look()).name).toBe(fork.name);
    await world.delete();
    await expect(world.look()).rejects.toThrow('404');
  });

  it('follows rules: conditions, patches, chance', async () => {
    const world = await mock.createWorld();
    await world.force([
      { when: { operationId: 'listUnits' }, then: { status: 503 }, chance: 0.5, seed: 3 },
      {
        when: { operationId: 'listPlans', headers: { 'x-experiment': { equals: 'b' } } },
        then: { patch: [{ op: 'add', path: '/more', value: 1 }], headers: { 'x-added': '1' } },
      },
    ]);
    const statuses = [];
    const headers = await world.signIn('buyer');
    for (let i = 0; i < 8; i += 1) statuses.push((await world.api('/units', { headers })).status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const plans = await world.api('/plans', { headers: { 'x-experiment': 'b' } });
    expect([plans.headers.get('x-added'), ((await plans.json()) as { more: number }).more]).toEqual(['1', 1]);
    expect((await world.api('/plans')).headers.get('x-added')).toBeNull();
    await expect(world.force([{ when: {}, then: { status: 42 } }])).rejects.toThrow('/rules/0/then/status');
  });

  it('accepts forms and returns files', async () => {
    const world = await mock.createWorld();
    const headers = { ...(await world.signIn('buyer')), 'idempotency-key': crypto.randomUUID() };
    const form = new FormData();
    form.set('owner', 'bid');
    form.set('ownerId', 'bid_fasteners_metiz');
    form.set('file', new Blob(['a;b\n1;2\n'], { type: 'text/csv' }), 'prices.csv');
    const uploaded = await world.api('/attachments', { method: 'POST', headers, body: form });
    expect(uploaded.status).toBe(201);
    const { id } = (await uploaded.json()) as { id: string };
    const file = await world.api(`/attachments/${id}`, { headers });
    expect([file.status, await file.text()]).toEqual([200, 'a;b\n1;2\n']);
    const book = await world.api('/orders/ord_uniform/export?format=xlsx', { headers });
    expect(new Uint8Array(await book.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  });

  it('rejects when the connection would break and when the caller aborts', async () => {
    const world = await mock.createWorld({ scenario: 'offline' });
    await expect(world.api('/plans')).rejects.toThrow(TypeError);
    expect((await world.requests())[0]).toMatchObject({ status: 0, forcedBy: 'offline' });
    await world.force([{ when: {}, then: { delayMs: 60_000 } }]);
    const leaving = new AbortController();
    const answer = world.api('/plans', { signal: leaving.signal });
    leaving.abort();
    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }) as Error);
    await vi.waitUntil(async () => (await world.requests()).length === 2);
    expect((await world.requests())[0]).toMatchObject({ status: 0, reason: 'own rule 1; the caller disconnected' });
  });

  it('answers a handler whose caller aborts without an error, and lists the request', async () => {
    const world = await mock.createWorld();
    await world.force([{ when: {}, then: { delayMs: 60_000 } }]);
    const leaving = new AbortController();
    const request = new Request('http://localhost/api/plans', { headers: world.header, signal: leaving.signal });
    const answer = mock.respond(request);
    leaving.abort(new Error('the page is left'));
    expect((await answer).type).toBe('error');
    expect(await world.requests()).toMatchObject([{ operationId: 'listPlans', status: 0 }]);
  });

  it('accepts any origin and rejects paths that it does not serve', async () => {
    expect((await mock.fetch('/api/plans')).status).toBe(200);
    expect((await mock.fetch(new URL('https://api.example/api/plans'))).status).toBe(200);
    expect((await mock.fetch(new Request('http://localhost:5173/api/plans'))).status).toBe(200);
    await expect(mock.fetch('/elsewhere')).rejects.toThrow('/api and /__mock');
    expect((await mock.fetch('/__mock/worlds/default/webhooks')).status).toBe(404);
  });

  it('shares nothing with another mock', async () => {
    const other = createMock();
    const world = await mock.createWorld({ name: 'same' });
    const headers = await world.signIn('buyer');
    const there = await other.fetch('/api/me', { headers });
    expect(there.status).toBe(401);
  });
});
