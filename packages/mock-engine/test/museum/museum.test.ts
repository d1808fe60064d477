/** The engine serves a contract, tables and rules that are not procurement. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type AppOptions, createApp } from '../../src/server/create-app.ts';
import { answerInProcess } from '../../src/in-process/answer.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { Worlds } from '../../src/storage/worlds.ts';
import { museum } from './museum.ts';

type Send = (input: string, init?: RequestInit) => Promise<Response>;

const ORIGIN = 'http://mock.localhost';
const inProcess = (): Send => {
  const { fetch: send } = answerInProcess(museum, {});
  return (path, init) => send(ORIGIN + path, init);
};

/** A caller of one world. */
function visitor(send: Send, world: string) {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await send(path, {
      method,
      headers: { 'x-mock-world': world, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: (text ? JSON.parse(text) : null) as never };
  };
  return {
    call,
    signIn: async (email = 'anna@museum.test') => {
      const { body } = await call('POST', '/api/session', { email });
      return { Authorization: `Bearer ${(body as { token: string }).token}` };
    },
    control: (method: string, path: string, body?: unknown) => call(method, `/__mock/worlds/${world}${path}`, body),
  };
}

const newKey = () => ({ 'Idempotency-Key': randomUUID() });

const BOOKING = { exhibitionId: 'exh_masks', guests: 2 };

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done).closeAllConnections())));
});

/** @returns requests to a museum that listens */
async function listening(options: AppOptions = {}): Promise<{ origin: string; send: Send }> {
  const server = createServer(createApp(museum, {}, options));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, send: (path, init) => fetch(origin + path, init) };
}

describe('a museum', () => {
  it('books a visit once for a repeated key, and refuses more guests than there are places', async () => {
    const { call, signIn } = visitor(inProcess(), 'a');
    const anna = await signIn();
    const key = newKey();
    const first = await call('POST', '/api/visits', BOOKING, { ...anna, ...key });
    const again = await call('POST', '/api/visits', BOOKING, { ...anna, ...key });
    expect([first.status, again.body]).toEqual([201, first.body]);
    const { body } = await call('GET', '/api/visits', undefined, anna);
    expect((body as { data: unknown[] }).data).toHaveLength(1);
    expect(await call('POST', '/api/visits', { ...BOOKING, guests: 19 }, { ...anna, ...newKey() })).toMatchObject({
      status: 409,
      body: { code: 'sold_out', message: 'Only 18 places are left.' },
    });
  });

  it('refuses by the contract, by its gate and by its rules', async () => {
    const { call, signIn } = visitor(inProcess(), 'b');
    const oleg = await signIn('oleg@museum.test');
    expect((await call('GET', '/api/visits')).status).toBe(401);
    expect((await call('PATCH', '/api/visits')).status).toBe(405);
    expect((await call('GET', '/api/visits/vis_none', undefined, oleg)).status).toBe(404);
    const russian = { ...oleg, ...newKey(), 'Accept-Language': 'ru' };
    expect(await call('POST', '/api/visits', BOOKING, russian)).toMatchObject({
      status: 403,
      body: { code: 'membership_ended', message: 'Членство закончилось.' },
    });
    const anna = await signIn();
    const wrong = await call('POST', '/api/visits', { ...BOOKING, guests: 0 }, { ...anna, ...newKey() });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ pointer: '/guests' }] } });
  });

  it('closes exhibitions by the clock of a world', async () => {
    const { call, control } = visitor(inProcess(), 'c');
    const isOver = async () => ((await call('GET', '/api/exhibitions/exh_masks')).body as { isOver: boolean }).isOver;
    expect(await isOver()).toBe(false);
    expect((await control('POST', '/clock', { advance: 'P40D' })).status).toBe(200);
    expect(await isOver()).toBe(true);
    const other = await visitor(inProcess(), 'd').call('GET', '/api/exhibitions/exh_masks');
    expect(other.body).toMatchObject({ isOver: false });
  });

  it('is put into a scenario by name, and says which it has', async () => {
    const { call, control } = visitor(inProcess(), 'e');
    expect(await control('PUT', '/scenario', { name: 'closed' })).toMatchObject({ status: 200 });
    expect(await call('GET', '/api/exhibitions')).toMatchObject({ status: 503 });
    expect(await control('PUT', '/scenario', { name: 'open' })).toMatchObject({
      status: 400,
      body: { code: 'unknown_scenario' },
    });
  });

  it('saves a world and restores it elsewhere', async () => {
    const { call, signIn, control } = visitor(inProcess(), 'f');
    await call('POST', '/api/visits', BOOKING, { ...(await signIn()), ...newKey() });
    const { body: snapshot } = await control('GET', '/snapshot');
    const elsewhere = visitor(inProcess(), 'g');
    expect((await elsewhere.control('PUT', '/snapshot', snapshot)).status).toBe(201);
    const { body } = await elsewhere.call('GET', '/api/visits', undefined, await elsewhere.signIn());
    expect((body as { data: unknown[] }).data).toMatchObject([BOOKING]);
  });

  it('keeps worlds in SQLite over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'museum-'));
    const open = async () => {
      const storage = new SqliteStorage(join(folder, 'worlds.sqlite'));
      const stored = { storage, findProblem: () => null, report: () => undefined };
      const worlds = new Worlds(museum.buildSeed(), undefined, stored);
      return { storage, ...visitor((await listening({ worlds })).send, 'kept') };
    };
    const before = await open();
    await before.call('POST', '/api/visits', BOOKING, { ...(await before.signIn()), ...newKey() });
    await before.storage.close();
    const after = await open();
    const { body } = await after.call('GET', '/api/visits', undefined, await after.signIn());
    expect((body as { data: unknown[] }).data).toHaveLength(1);
    await after.storage.close();
    rmSync(folder, { recursive: true });
  });

  it('checks another server against its contract', async () => {
    const { origin } = await listening();
    const { send } = await listening({ proxy: { target: origin } });
    const { call, signIn } = visitor(send, 'h');
    expect(await call('GET', '/api/exhibitions')).toMatchObject({ status: 200 });
    expect((await call('GET', '/api/visits', undefined, await signIn())).status).toBe(200);
  });

  it('sends what happens to a webhook', async () => {
    const received = Promise.withResolvers<unknown>();
    const hook = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => received.resolve(JSON.parse(chunk.toString())));
      response.end();
    });
    servers.push(hook);
    await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
    const { call, signIn, control } = visitor((await listening()).send, 'i');
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
    expect((await control('PUT', '/webhooks', { url, events: ['visit.booked'] })).status).toBe(200);
    await call('POST', '/api/visits', BOOKING, { ...(await signIn()), ...newKey() });
    expect(await received.promise).toMatchObject({ event: 'visit.booked', data: BOOKING });
  });
});
