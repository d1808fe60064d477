/** The requests of a world over real connections: its log with both bodies, and the event stream. */
import { get, type IncomingMessage } from 'node:http';
import express from 'express';
import request from 'supertest';
import type { Capsule, LoggedExchange, LoggedRequest } from '@zakupki/mock-control/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOCK } from '../../src/mock.ts';
import { controlPlane } from '@zakupki/mock-engine/control/plane';
import { createApp } from '../../src/create-app.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { maskSecret } from '@zakupki/mock-engine/world/traffic/secrets';
import { Worlds } from '@zakupki/mock-engine/storage/worlds';
import { serve, type Serving } from '@zakupki/mock-engine/test-world/http-server';

const LOGIN = { email: 'buyer@demo.test', password: 'demo-password' };

let serving: Serving;
let origin: string;

beforeEach(async () => {
  serving = await serve(createApp());
  origin = serving.url;
});
afterEach(() => serving.close());

const api = (method: 'get' | 'post', path: string, world = 'w') =>
  request(origin)[method](`/api${path}`).set('x-mock-world', world);

const control = (method: 'get' | 'put' | 'post' | 'delete', path: string) =>
  request(origin)[method](`/__mock/worlds${path}`);

async function signIn(): Promise<string> {
  const answer = await api('post', '/auth/login').send(LOGIN);
  return (answer.body as { token: string }).token;
}

async function exchange(id: string): Promise<LoggedExchange> {
  return (await control('get', `/w/requests/${id}`)).body as LoggedExchange;
}

describe('the log', () => {
  it('is cleared alone: records stay, and the next bug report begins there', async () => {
    const token = await signIn();
    const draft = { title: 'Бумага', currency: 'RUB' };
    const key = { 'idempotency-key': '6f1c1f4e-8a5d-4a0e-9d5e-0d8f3f0e7a11' };
    const created = await api('post', '/orders').set('authorization', `Bearer ${token}`).set(key).send(draft);
    await control('delete', '/w/requests').expect(204);
    expect((await control('get', '/w/requests')).body).toEqual({ requests: [] });
    const { id } = created.body as { id: string };
    await api('get', `/orders/${id}`).set('authorization', `Bearer ${token}`).expect(200);
    const { requests } = (await control('get', '/w/requests')).body as { requests: LoggedRequest[] };
    expect(requests.map(({ operationId }) => operationId)).toEqual(['getOrder']);
    const { happenings, before } = (await control('get', '/w/capsule')).body as Capsule;
    expect(happenings).toMatchObject([{ request: { operationId: 'getOrder' } }]);
    expect(before.tables['orders']?.put).toMatchObject([{ id }]);
    await control('delete', '/unused/requests').expect(204);
    await control('get', '/unused').expect(404);
  });
});

describe('request and response bodies', () => {
  it('are stored as sent, with secrets masked: equal secrets have equal masks', async () => {
    const token = await signIn();
    const body = JSON.stringify({ title: 'Бумага', currency: 'RUB' });
    const sent = await api('post', '/orders')
      .set({ authorization: `Bearer ${token}`, cookie: 'mock-world=w; session=abcdefghijkl' })
      .set({ 'content-type': 'application/json', 'idempotency-key': '6f1c1f4e-8a5d-4a0e-9d5e-0d8f3f0e7a11' })
      .send(body);
    const id = String(sent.headers['x-request-id']);
    const { request: asked, response: answered, ...summary } = await exchange(id);
    expect(summary).toMatchObject({
      id,
      method: 'POST',
      path: '/api/orders',
      personId: 'usr_buyer',
      status: sent.status,
    });
    expect(asked).toMatchObject({ body, isBodyKept: true });
    expect(asked.headers).toMatchObject({
      authorization: `Bearer ${maskSecret(token)}`,
      cookie: 'mock-world=****; session=****',
      'content-type': 'application/json',
    });
    expect(answered).toMatchObject({ body: sent.text, isBodyKept: true });
    expect(answered.headers).toMatchObject({
      'x-request-id': id,
      'content-type': sent.headers['content-type'] as string,
    });
    expect(JSON.stringify(asked.headers)).not.toContain(token);
  });

  it('show no password, token, code or ticket, in paths either', async () => {
    const token = await signIn();
    const login = await api('post', '/auth/login').send({ email: 'buyer@demo.test', password: 'demo-password' });
    const { request: asked, response: answered } = await exchange(String(login.headers['x-request-id']));
    expect(asked.body).toBe('{"email":"buyer@demo.test","password":"****"}');
    expect(answered.body).not.toContain((login.body as { token: string }).token);
    const phone = await api('post', '/profile/phone/confirm')
      .set({ authorization: `Bearer ${token}` })
      .send({ phone: '+79161234567', code: '482913' });
    expect((await exchange(String(phone.headers['x-request-id']))).request.body).toContain('"code":"****"');
    // The code of an error stays.
    expect((await exchange(String(phone.headers['x-request-id']))).response.body).toContain('"code":"');
    const webinar = await api('get', '/webinars/web_next?ticket=0123456789abcdef&lang=ru');
    const seen = await exchange(String(webinar.headers['x-request-id']));
    expect(seen.path).toBe(`/api/webinars/web_next?ticket=${maskSecret('0123456789abcdef')}&lang=ru`);
    const { requests } = (await control('get', '/w/requests')).body as { requests: { path: string }[] };
    expect(requests.map(({ path }) => path).join()).not.toContain('0123456789abcdef');
  });

  it('are absent when there was no body', async () => {
    const { headers } = await api('get', '/nothing');
    expect((await exchange(String(headers['x-request-id']))).request).toMatchObject({ body: null, isBodyKept: true });
  });

  it('are marked when too large to store', async () => {
    const { headers } = await api('post', '/auth/login').send({ ...LOGIN, email: 'x'.repeat(300 * 1024) });
    const { request: asked, response } = await exchange(String(headers['x-request-id']));
    expect([asked.body, asked.isBodyKept, response.isBodyKept]).toEqual([null, false, true]);
  });

  it('are absent for a request to another world', async () => {
    const answer = await control('get', '/w/requests/req_none').set('accept-language', 'en');
    expect([answer.status, answer.body]).toEqual([
      404,
      expect.objectContaining({ code: 'request_unknown', message: expect.stringContaining('req_none') as string }),
    ]);
  });

  it('are limited per world; the oldest are removed', async () => {
    const email = 'x'.repeat(200 * 1024);
    const ids: string[] = [];
    for (let i = 0; i < 30; i += 1) {
      const { headers } = await api('post', '/auth/login').send({ ...LOGIN, email });
      ids.push(String(headers['x-request-id']));
    }
    const kept = await Promise.all(ids.map(async (id) => (await exchange(id)).request.isBodyKept));
    expect(kept.at(-1)).toBe(true);
    expect(kept[0]).toBe(false);
    expect(kept.filter(Boolean).length).toBeGreaterThan(15);
    const { requests } = (await control('get', '/w/requests')).body as { requests: LoggedRequest[] };
    expect(requests).toHaveLength(30);
  });
});

/** A listener and its received events. */
class Listener {
  readonly events: { event: string; id?: string; data: Record<string, unknown> }[] = [];
  readonly headers: IncomingMessage['headers'];
  readonly #response: IncomingMessage;
  #text = '';
  #waiting: (() => void)[] = [];
  isOver = false;

  constructor(response: IncomingMessage) {
    this.#response = response;
    this.headers = response.headers;
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => this.#read(chunk));
    response.on('close', () => {
      this.isOver = true;
      this.#wake();
    });
    response.on('error', () => {});
  }

  static to(world: string, headers: Record<string, string> = {}): Promise<Listener> {
    return new Promise((resolve, reject) => {
      get(
        `${origin}/__mock/worlds/${world}/requests`,
        { headers: { accept: 'text/event-stream', ...headers } },
        (response) => {
          resolve(new Listener(response));
        },
      ).on('error', reject);
    });
  }

  #read(chunk: string): void {
    this.#text += chunk;
    const blocks = this.#text.split('\n\n');
    this.#text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = Object.fromEntries(
        block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
      );
      const { event, id, data } = fields;
      if (event && data) {
        this.events.push({ event, ...(id && { id }), data: JSON.parse(data) as Record<string, unknown> });
      }
    }
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Waits for a number of events or the end of the stream. */
  async heard(count: number): Promise<string[]> {
    while (this.events.length < count && !this.isOver)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.events.map(({ event, data }) => `${event} ${String(data['path'] ?? data['kind'] ?? data['scenario'])}`);
  }

  async over(): Promise<void> {
    while (!this.isOver) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  leave(): void {
    this.#response.destroy();
  }
}

describe('the stream of a world', () => {
  it('sends requests, e-mails and changes of this world', async () => {
    const listener = await Listener.to('w');
    expect(listener.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    });
    await api('get', '/plans', 'another');
    await api('get', '/plans?a=1');
    await api('post', '/auth/login-link').send({ email: LOGIN.email });
    await control('put', '/w/scenario').send({ name: 'stale' });
    await request(origin).get('/__mock/enter').query({ world: 'w', scenario: 'slow' });
    expect(await listener.heard(5)).toEqual([
      'request /api/plans?a=1',
      'request /api/auth/login-link',
      'letter login',
      'world stale',
      'world slow',
    ]);
    const { requests } = (await control('get', '/w/requests')).body as { requests: LoggedRequest[] };
    expect(listener.events[0]).toMatchObject({ id: requests[1]?.id, data: requests[1] });
  });

  it('continues when the world is reset or replaced', async () => {
    const listener = await Listener.to('w');
    await control('post', '/w/reset');
    await api('get', '/plans');
    await control('post', '/other/fork').send({ to: 'w' });
    await api('get', '/industries');
    expect(await listener.heard(4)).toEqual([
      'world normal',
      'request /api/plans',
      'world normal',
      'request /api/industries',
    ]);
  });

  it('sends a new e-mail also when an old one is deleted at the same time', async () => {
    // The seed has reminders that are due by then.
    await control('post', '/w/clock').send({ advance: 'P31D' });
    await api('post', '/auth/login-link').send({ email: LOGIN.email });
    const listener = await Listener.to('w');
    await control('post', '/w/clock').send({ advance: 'P31D' });
    await api('post', '/auth/login-link').send({ email: LOGIN.email });
    // Two, so that as many events come without the e-mail.
    for (const path of ['/plans', '/industries']) await api('get', path);
    expect((await listener.heard(4)).slice(1, 4)).toEqual([
      'request /api/auth/login-link',
      'letter login',
      'request /api/plans',
    ]);
  });

  it('resumes from the last received event', async () => {
    const first = await Listener.to('w');
    await api('get', '/plans');
    await first.heard(1);
    first.leave();
    await api('get', '/plans?missed=1');
    const second = await Listener.to('w', { 'last-event-id': String(first.events[0]?.id) });
    await api('get', '/plans?seen=1');
    expect(await second.heard(2)).toEqual(['request /api/plans?missed=1', 'request /api/plans?seen=1']);
  });

  it('ends with the world', async () => {
    await control('put', '/w');
    const listener = await Listener.to('w');
    await control('delete', '/w');
    await listener.over();
    expect(listener.isOver).toBe(true);
  });

  it('reports a dropped connection with its reason', async () => {
    const listener = await Listener.to('w');
    await expect(api('get', '/plans').set('x-mock-scenario', 'offline')).rejects.toThrow('socket hang up');
    await listener.heard(1);
    expect(listener.events[0]?.data).toMatchObject({ status: 0, reason: 'request scenario offline, rule 1' });
  });

  it('releases everything when its listener disconnects', async () => {
    const worlds = new Worlds(buildSeed());
    const bare = await serve(express().use('/__mock', controlPlane(worlds, MOCK, { ownConsole: () => null })));
    const closed = new Promise((resolve) =>
      bare.server.once('request', (_request, response) => response.once('close', resolve)),
    );
    origin = bare.url;
    const listener = await Listener.to('w');
    expect(worlds.traffic.watcherCount).toBe(1);
    listener.leave();
    await closed;
    expect(worlds.traffic.watcherCount).toBe(0);
    await bare.close();
  });

  it('reports a caller who disconnects before a delayed answer', async () => {
    await control('put', '/w/scenario').send({ rules: [{ when: {}, then: { delayMs: 60_000 } }] });
    const listener = await Listener.to('w');
    const arrived = new Promise((resolve) => serving.server.once('request', resolve));
    const caller = get(`${origin}/api/plans`, { headers: { 'x-mock-world': 'w' } }).on('error', () => {});
    await arrived;
    caller.destroy();
    await listener.heard(1);
    expect(listener.events[0]?.data).toMatchObject({
      path: '/api/plans',
      status: 0,
      reason: 'own rule 1; the caller disconnected',
    });
  });

  it('is not opened for HEAD, and JSON without the event-stream type', async () => {
    const head = await control('get', '/w/requests').set('accept', 'application/json, text/event-stream;q=0.5');
    expect(head.type).toBe('application/json');
    const none = await request(origin).head('/__mock/worlds/w/requests').set('accept', 'text/event-stream');
    expect([none.status, none.type]).toEqual([200, 'text/event-stream']);
  });
});
