/** Webhooks: events of a world, signatures, retries by its clock, and addresses that may be called. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Webhooks } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import { createWorld, type TestWorld } from '../../src/test-world.ts';
import { WEBHOOK_EVENTS } from '../../src/model/webhook-events.ts';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';
import { EXHAUSTIVE } from '../exhaustive.ts';

type Received = { headers: IncomingHttpHeaders; body: string };
type Payload = { id: string; event: string; at: string; world: string; data: Record<string, never> };

const app = createApp();
let receiver: Serving;
let received: Received[] = [];
/** Statuses of the next answers; 204 after them. */
let answers: number[] = [];

beforeAll(async () => {
  receiver = await serve((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      const status = answers.shift() ?? 204;
      response.writeHead(status, status === 302 ? { location: receiver.url } : {}).end(() => {
        receiver.server.emit('delivered');
      });
    });
  });
});

afterAll(() => receiver.close());

beforeEach(() => {
  received = [];
  answers = [];
});

async function control(world: TestWorld, method: string, part: string, body?: unknown) {
  const answer = await fetch(`${world.origin}/__mock/worlds/${world.name}/${part}`, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Webhooks };
}

async function hooked(events: readonly string[] = WEBHOOK_EVENTS, more = {}): Promise<TestWorld> {
  const world = await createWorld(app, { frozen: true });
  const { status, body } = await control(world, 'PUT', 'webhooks', { url: `${receiver.url}/hooks`, events, ...more });
  expect([status, body.deliveries]).toEqual([200, []]);
  return world;
}

/** Waits until so many deliveries arrived. */
async function arrived(count: number): Promise<Payload[]> {
  while (received.length < count) await once(receiver.server, 'delivered');
  return received.map(({ body }) => JSON.parse(body) as Payload);
}

/** Reads the state until the server has noted what the receiver answered. */
async function settled(world: TestWorld, isSo: (state: Webhooks) => boolean): Promise<Webhooks> {
  for (;;) {
    const { body } = await control(world, 'GET', 'webhooks');
    if (isSo(body)) return body;
  }
}

const askForLink = (world: TestWorld, email = 'buyer@demo.test') =>
  world.api('/auth/login-link', { method: 'POST', body: JSON.stringify({ email }) });

describe('a webhook', () => {
  it('gets an e-mail with its link, signed', async () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const world = await hooked(['email.sent'], { secret });
    await askForLink(world);
    const [payload] = await arrived(1);
    expect(payload).toMatchObject({ event: 'email.sent', world: world.name, at: '2026-11-02T09:00:00Z' });
    const letter = await world.letter('login', 'buyer@demo.test');
    expect(payload?.data).toEqual(letter);
    const { headers, body } = received[0] ?? { headers: {}, body: '' };
    const id = String(headers['webhook-id']);
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key)
      .update(`${id}.${String(headers['webhook-timestamp'])}.${body}`)
      .digest('base64');
    expect([headers['webhook-signature'], headers['content-type'], payload?.id]).toEqual([
      `v1,${signature}`,
      'application/json',
      id,
    ]);
    const { webhook, deliveries } = await settled(world, (state) => state.deliveries[0]?.state === 'delivered');
    expect(webhook).toMatchObject({ isSigned: true, events: ['email.sent'] });
    expect(deliveries).toMatchObject([
      { id, event: 'email.sent', nextAt: null, attempts: [{ status: 204, error: null }] },
    ]);
    expect(JSON.stringify([webhook, deliveries])).not.toContain('MfKQ9r8GKYqr');
  });

  it('receives no earlier events, and only the requested kinds', async () => {
    const world = await createWorld(app, { frozen: true });
    await askForLink(world, 'trial@demo.test');
    await control(world, 'PUT', 'webhooks', { url: receiver.url, events: ['email.sent'] });
    const headers = await world.signIn('buyer');
    await world.api('/me/phone/request-code', { method: 'POST', headers, body: '{"phone":"+79160000001"}' });
    await askForLink(world);
    const payloads = await arrived(1);
    await settled(world, ({ deliveries }) => deliveries[0]?.state === 'delivered');
    expect(payloads.map(({ event, data }) => [event, data['to']])).toEqual([['email.sent', 'buyer@demo.test']]);
    expect(received).toHaveLength(1);
  });

  it('gets events caused by time: an invoice is paid, an order closes at its deadline', async () => {
    const world = await hooked(['payment.settled', 'order.closed', 'order.published']);
    const headers = await world.signIn('buyer');
    const bought = await world.api('/access/checkout', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        planId: 'pln_pro_month',
        invoice: {
          company: 'ООО «Климат-Юг»',
          taxId: { scheme: 'RU-INN', id: '7707083893' },
          email: 'buh@klimat.example',
        },
      }),
    });
    expect(bought.status).toBe(201);
    await world.advance('P60D');
    const payloads = await arrived(2);
    await settled(world, ({ deliveries }) => deliveries.every(({ state }) => state === 'delivered'));
    const paid = payloads.find(({ event }) => event === 'payment.settled');
    expect(paid?.data).toMatchObject({ payment: { status: 'paid' }, person: { email: 'buyer@demo.test' } });
    const closed = payloads.filter(({ event }) => event === 'order.closed');
    expect(closed[0]?.data).toMatchObject({ action: 'order.deadline', entity: { type: 'order' } });
    // The person's next request does the same in the world itself; nothing is sent twice.
    const count = received.length;
    await world.api('/orders', { headers });
    await askForLink(world);
    const { deliveries } = await settled(world, () => true);
    expect([deliveries.length, received.length]).toEqual([count, count]);
  });

  it('is retried after growing pauses until the receiver accepts it', async () => {
    const world = await hooked(['email.sent']);
    answers = [500, 302];
    await askForLink(world);
    await arrived(1);
    const failed = await settled(world, ({ deliveries }) => deliveries[0]?.attempts.length === 1);
    expect(failed.deliveries[0]).toMatchObject({ state: 'pending', nextAt: '2026-11-02T09:00:05Z' });
    await world.advance('PT4S');
    await settled(world, () => true);
    expect(received).toHaveLength(1);
    await world.advance('PT1S');
    await arrived(2);
    const again = await settled(world, ({ deliveries }) => deliveries[0]?.attempts.length === 2);
    expect(again.deliveries[0]).toMatchObject({ state: 'pending', nextAt: '2026-11-02T09:05:05Z' });
    await world.advance('PT5M');
    await arrived(3);
    const done = await settled(world, ({ deliveries }) => deliveries[0]?.state === 'delivered');
    expect(done.deliveries[0]?.attempts.map(({ at, status }) => [at, status])).toEqual([
      ['2026-11-02T09:00:00Z', 500],
      ['2026-11-02T09:00:05Z', 302],
      ['2026-11-02T09:05:05Z', 204],
    ]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('fails after seven attempts, and is delivered again on demand', async () => {
    const world = await hooked(['sms.sent']);
    answers = [500, 500, 500, 500, 500, 500, 500];
    const headers = await world.signIn('buyer');
    await world.api('/me/phone/request-code', { method: 'POST', headers, body: '{"phone":"+79160000001"}' });
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await arrived(attempt);
      await settled(world, ({ deliveries }) => deliveries[0]?.attempts.length === attempt);
      await world.advance('PT10H');
    }
    const { deliveries } = await settled(world, (state) => state.deliveries[0]?.state === 'failed');
    expect(deliveries[0]?.nextAt).toBeNull();
    const id = deliveries[0]?.id ?? '';
    expect((await control(world, 'POST', `webhooks/deliveries/${id}`)).status).toBe(200);
    await settled(world, (state) => state.deliveries[0]?.state === 'delivered');
    expect(received).toHaveLength(8);
    expect((await control(world, 'POST', 'webhooks/deliveries/nothing')).status).toBe(404);
  });

  it('records why there was no answer, and ends when it is deleted', async () => {
    const world = await createWorld(app, { frozen: true });
    await control(world, 'PUT', 'webhooks', { url: 'http://127.0.0.1:9', events: ['email.sent'] });
    await askForLink(world);
    const { deliveries } = await settled(world, (state) => state.deliveries[0]?.attempts.length === 1);
    expect(deliveries[0]?.attempts[0]?.status).toBeNull();
    expect(deliveries[0]?.attempts[0]?.error).toMatch(/\w/);
    expect((await control(world, 'DELETE', 'webhooks')).body).toMatchObject({ webhook: null, deliveries: [] });
    await askForLink(world);
    expect((await control(world, 'GET', 'webhooks')).body.deliveries).toEqual([]);
  });

  it('is not part of snapshots or capsules and cannot be restored from them', EXHAUSTIVE, async () => {
    const world = await hooked(['email.sent'], { secret: 'a secret of sixteen'.replaceAll(' ', '-') });
    await askForLink(world);
    await arrived(1);
    for (const part of ['snapshot', 'snapshot?whole=true', 'capsule']) {
      const answer = await fetch(`${world.origin}/__mock/worlds/${world.name}/${part}`);
      expect(await answer.text()).not.toMatch(/a-secret-of-sixteen|webhooks/);
    }
    const snapshot = await world.snapshot();
    const webhook = { id: 'webhook', url: 'http://127.0.0.1:9', events: ['email.sent'], secret: null, earlier: [] };
    snapshot.tables['webhooks'] = { put: [{ ...webhook, since: '2026-11-02T09:00:00Z' } as never], deleted: [] };
    const copy = await createWorld(app);
    await copy.restore(snapshot);
    expect((await control(copy, 'GET', 'webhooks')).body.webhook).toBeNull();
  });

  it.each([
    [{ url: 'https://hooks.example/a', events: ['email.sent'] }, '/url'],
    [{ url: 'http://127.0.0.1.nip.example', events: ['email.sent'] }, '/url'],
    [{ url: 'ftp://127.0.0.1/a', events: ['email.sent'] }, '/url'],
    [{ url: 'http://user:word@127.0.0.1/a', events: ['email.sent'] }, '/url'],
    [{ url: 'nonsense', events: ['email.sent'] }, '/url'],
    [{ url: 'http://localhost/a', events: [] }, '/events'],
    [{ url: 'http://localhost/a', events: ['email.send'] }, '/events/0'],
    [{ url: 'http://localhost/a', events: ['email.sent'], secret: 'short' }, '/secret'],
    [{ events: ['email.sent'] }, '/url'],
  ])('is refused as %j at %s', async (body, pointer) => {
    const answer = await control(await createWorld(app), 'PUT', 'webhooks', body);
    const { errors } = answer.body as unknown as { errors: { pointer: string }[] };
    expect([answer.status, errors.map((error) => error.pointer)]).toEqual([400, [pointer]]);
  });

  it('may call hosts that the server allows', async () => {
    const world = await createWorld(createApp({ webhookHosts: ['hooks.example'] }));
    const draft = { url: 'https://hooks.example/a', events: ['email.sent'] };
    expect((await control(world, 'PUT', 'webhooks', draft)).status).toBe(200);
  });
});
