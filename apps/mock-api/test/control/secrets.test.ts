/** No secret leaves the server by its log, its events, snapshots or bug reports; none is stored in the log. */
import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Letter, LoggedExchange } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';
import { EXHAUSTIVE } from '../exhaustive.ts';

const PASSWORD = 'correct horse battery';
const OTHER_PASSWORD = 'staple of another kind';
const API_KEY = 'a-key-in-an-unknown-header';

const worlds = new Worlds(buildSeed());
/** what may not be found anywhere */
const secrets: string[] = [PASSWORD, OTHER_PASSWORD, API_KEY];
/** of the calls that have to succeed */
const statuses: number[] = [];
let mock: Serving;
let events = '';
let stopListening: () => void;

const api = (method: 'get' | 'post', path: string) => request(mock.url)[method](`/api${path}`).set('x-mock-world', 'w');
const control = (path: string) => request(mock.url).get(`/__mock/worlds/w${path}`);

async function letters(): Promise<Letter[]> {
  return ((await control('/outbox')).body as { letters: Letter[] }).letters;
}

/** The link in the last letter of a kind; the outbox begins with the last. */
async function linkOf(kind: Letter['kind']): Promise<URL> {
  const letter = (await letters()).find((one) => one.kind === kind);
  return new URL(letter?.links[0]?.path ?? '', mock.url);
}

async function listen(): Promise<void> {
  await new Promise<void>((resolve) => {
    const listening = get(`${mock.url}/__mock/worlds/w/requests`, { headers: { accept: 'text/event-stream' } });
    stopListening = () => listening.destroy();
    listening.once('response', (stream) => {
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (events += chunk));
      stream.on('error', () => {});
      resolve();
    });
  });
}

beforeAll(async () => {
  mock = await serve(createApp({ worlds }));
  await listen();
  const email = 'new@demo.test';
  const accepted = await api('post', '/auth/signup')
    .set('idempotency-key', randomUUID())
    .send({ email, password: PASSWORD, consents: { terms: true, marketing: false } });
  const verify = await linkOf('verify');
  const [id = '', hash = ''] = verify.pathname.split('/').slice(-2);
  const signature = verify.searchParams.get('signature') ?? '';
  const { browserToken } = accepted.body as { browserToken: string };
  secrets.push(hash, signature, browserToken);
  const verified = await api('post', '/auth/email/verify').send({ id, hash, signature, browserToken });
  statuses.push(verified.status);
  statuses.push((await api('post', '/auth/login').send({ email, password: PASSWORD })).status);
  await api('post', '/auth/login').send({ email, password: OTHER_PASSWORD });
  const { token } = verified.body as { token: string };
  secrets.push(token);
  const bearer = { authorization: `Bearer ${token}`, 'x-api-key': API_KEY, cookie: `phpAuthToken=${token}` };
  await api('post', '/me/phone/request-code').set(bearer).send({ phone: '+79160000001' });
  const [code = ''] = /\d{6}/.exec((await letters()).find(({ kind }) => kind === 'phone')?.text ?? '') ?? [];
  secrets.push(code);
  const confirmed = await api('post', '/me/phone/confirm').set(bearer).send({ phone: '+79160000001', code });
  statuses.push(confirmed.status);
  const change = { current: PASSWORD, new: OTHER_PASSWORD };
  const changed = await api('post', '/me/password').set(bearer).send(change);
  statuses.push(changed.status);
  await api('post', '/auth/password/forgot').send({ email });
  const reset = (await linkOf('reset')).searchParams.get('token') ?? '';
  secrets.push(reset);
  await api('get', `/me?token=${reset}&password=${encodeURIComponent(PASSWORD)}`).set(
    'referer',
    `${mock.url}/?token=${reset}`,
  );
  await api('post', '/auth/password/reset').send({ token: reset, password: PASSWORD });
  const guest = { email: 'guest@demo.test', name: 'Игорь Лапин', consent: true, source: 'webinar_page' };
  const seat = api('post', '/webinars/wbn_conflicts/registration').set('idempotency-key', randomUUID());
  statuses.push((await seat.send(guest)).status);
  secrets.push((await linkOf('notice')).searchParams.get('ticket') ?? '');
  // Where the contract has no secret, in a list, and in JSON without an end.
  const order = { title: 'Бумага', 'new-passwords': [[PASSWORD]], link: `${mock.url}/?a=1#access_token=${token}` };
  await api('post', '/orders').set(bearer).send(order);
  const broken = `{"title":"Бумага","passwords":["${PASSWORD}","${OTHER_PASSWORD}`;
  await api('post', '/orders').set(bearer).type('json').send(broken);
  const file = api('post', '/attachments').set(bearer).field('password', PASSWORD);
  await file.field('settings', JSON.stringify({ token })).attach('file', Buffer.from('a'), 'a.txt');
  // No operation of the contract, and no JSON.
  await api('post', '/auth/nothing').type('form').send({ password: PASSWORD, token });
});
afterAll(async () => {
  stopListening();
  await mock.close();
});

/** The secrets in a text. The digits of a code also occur within amounts and identifiers. */
const secretsIn = (text: string) =>
  secrets.filter((secret) =>
    /^\d+$/.test(secret) ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(text) : text.includes(secret),
  );

test('all secrets are real', () => {
  expect(statuses).toEqual([200, 200, 200, 204, 201]);
  expect(secrets).toHaveLength(10);
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
});

test('the log is stored without them', async () => {
  const stored = await worlds.requests('w');
  expect(stored.length).toBeGreaterThan(8);
  expect(secretsIn(JSON.stringify(stored))).toEqual([]);
});

test('the log, its entries and the events show none', async () => {
  const { requests } = (await control('/requests')).body as { requests: { id: string }[] };
  const entries = await Promise.all(requests.map(async ({ id }) => (await control(`/requests/${id}`)).text));
  expect(secretsIn([JSON.stringify(requests), ...entries].join('\n'))).toEqual([]);
  // Letters are shown in full: testers open their links.
  const requestEvents = events.split('\n\n').filter((event) => event.startsWith('event: request'));
  expect(requestEvents.length).toBeGreaterThan(8);
  expect(secretsIn(requestEvents.join('\n'))).toEqual([]);
});

for (const path of ['/capsule', '/snapshot', '/snapshot?whole=true']) {
  test(`${path} contains none`, path.includes('whole') ? EXHAUSTIVE : {}, async () => {
    const { text } = await control(path);
    expect(text).toContain('new@demo.test');
    expect(secretsIn(text)).toEqual([]);
  });
}

test('a session continues in a restored world, where all people have the shared password', async () => {
  const { token } = (await api('post', '/auth/login').send({ email: 'new@demo.test', password: PASSWORD })).body as {
    token: string;
  };
  const snapshot = (await control('/snapshot')).body as object;
  await request(mock.url).put('/__mock/worlds/copy/snapshot').send(snapshot);
  const there = (method: 'get' | 'post', path: string) =>
    request(mock.url)[method](`/api${path}`).set('x-mock-world', 'copy');
  expect((await there('get', '/me').set('authorization', `Bearer ${token}`)).status).toBe(200);
  const answer = await there('post', '/auth/login').send({ email: 'new@demo.test', password: 'demo-password' });
  expect(answer.status).toBe(200);
});

test('of a proxied server, bodies of sign-in and password calls are never recorded', async () => {
  const proxy = await serve(createApp({ proxy: { target: mock.url } }));
  const recorded: LoggedExchange[] = [];
  for (const path of ['/auth/login', '/me/password', '/sso/signin', '/orders']) {
    const { headers } = await request(proxy.url).post(`/api${path}`).send({ email: 'new@demo.test', title: 'Paper' });
    const entries = (await request(proxy.url).get('/__mock/worlds/default/requests')).body as {
      requests: { id: string }[];
    };
    expect(headers).toHaveProperty('x-request-id');
    const entry = await request(proxy.url).get(`/__mock/worlds/default/requests/${entries.requests[0]?.id}`);
    recorded.push(entry.body as LoggedExchange);
  }
  await proxy.close();
  expect(
    recorded.map(({ path, request: { body }, response }) => [path, body !== null, response.body !== null]),
  ).toEqual([
    ['/api/auth/login', false, false],
    ['/api/me/password', false, false],
    ['/api/sso/signin', false, false],
    ['/api/orders', true, true],
  ]);
});
