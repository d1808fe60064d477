/** The engine serves a contract, tables and rules that are not procurement. Its suite is in `suite.test.ts`. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Capsule } from '../../src/contract/control.ts';
import { answerInProcess } from '../../src/in-process/answer.ts';
import { replay } from '../../src/replay/replay.ts';
import { type AppOptions, createApp } from '../../src/server/create-app.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { Worlds } from '../../src/storage/worlds.ts';
import { type Serving, serve } from '../../src/test-world/http-server.ts';
import { createWorld, requireOk, type Tested, TestWorld } from '../../src/test-world/test-world.ts';
import { museum } from './museum.ts';

const TESTED: Tested = {
  signIn: async (world) => {
    const body = JSON.stringify({ email: 'anna@museum.test' });
    const answer = await requireOk(await world.api('/session', { method: 'POST', body }), 'Signing in');
    return ((await answer.json()) as { token: string }).token;
  },
};

const inProcess = () => answerInProcess(museum);

const BOOKING = { exhibitionId: 'exh_masks', guests: 2 };

async function book(world: TestWorld): Promise<void> {
  const headers = { ...(await world.signIn('member')), 'idempotency-key': randomUUID() };
  await requireOk(await world.api('/visits', { method: 'POST', headers, body: JSON.stringify(BOOKING) }), 'Booking');
}

const read = async (world: TestWorld, path: string): Promise<unknown> =>
  (await world.api(path, { headers: await world.signIn('member') })).json();

const servers: Serving[] = [];
afterEach(() => Promise.all(servers.splice(0).map(({ close }) => close())));

/** @returns the address of a museum that listens */
async function listening(options: AppOptions = {}): Promise<string> {
  const serving = await serve(createApp(museum, {}, options));
  servers.push(serving);
  return serving.url;
}

describe('a museum', () => {
  it('closes exhibitions by the clock of a world', async () => {
    const [world, other] = [await createWorld(inProcess(), TESTED), await createWorld(inProcess(), TESTED)];
    await world.advance('P40D');
    expect(await read(world, '/exhibitions/exh_masks')).toMatchObject({ isOver: true });
    expect(await read(other, '/exhibitions/exh_masks')).toMatchObject({ isOver: false });
  });

  it('is put into a scenario by name, and says which it has', async () => {
    const world = await createWorld(inProcess(), TESTED);
    await world.force('closed');
    expect((await world.api('/exhibitions')).status).toBe(503);
    await expect(world.force('open')).rejects.toThrow(/gave 400: .*closed/);
  });

  it('saves a world and restores it elsewhere', async () => {
    const world = await createWorld(inProcess(), TESTED);
    await book(world);
    const elsewhere = await createWorld(inProcess(), TESTED);
    await elsewhere.restore(await world.snapshot());
    expect(await read(elsewhere, '/visits')).toMatchObject({ data: [BOOKING] });
  });

  it('keeps worlds in SQLite over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'museum-'));
    const open = async () => {
      const storage = new SqliteStorage(join(folder, 'worlds.sqlite'));
      const stored = { storage, findProblem: () => null, report: () => undefined };
      const worlds = new Worlds(museum.buildSeed(), undefined, stored);
      return { storage, world: new TestWorld(await listening({ worlds }), 'kept', TESTED) };
    };
    const before = await open();
    await book(before.world);
    await before.storage.close();
    const after = await open();
    expect(await read(after.world, '/visits')).toMatchObject({ data: [BOOKING] });
    await after.storage.close();
    rmSync(folder, { recursive: true });
  });

  it('checks another server against its contract', async () => {
    const target = await listening();
    const world = await createWorld(await listening({ proxy: { target } }), TESTED);
    await book(world);
    expect(await read(world, '/visits')).toMatchObject({ data: [BOOKING] });
  });

  it('sends what happens to a webhook', async () => {
    const received = Promise.withResolvers<unknown>();
    const hook = await serve((request, response) => {
      request.on('data', (chunk: Buffer) => received.resolve(JSON.parse(chunk.toString())));
      response.end();
    });
    servers.push(hook);
    const world = await createWorld(await listening(), TESTED);
    const answer = await fetch(`${world.origin}/__mock/worlds/${world.name}/webhooks`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${hook.url}/hook`, events: ['visit.booked'] }),
    });
    expect(answer.status).toBe(200);
    await book(world);
    expect(await received.promise).toMatchObject({ event: 'visit.booked', data: BOOKING });
  });

  it('repeats a bug report, and names what is answered otherwise', async () => {
    const world = await createWorld(await listening(), TESTED);
    await book(world);
    await read(world, '/visits');
    const address = `${world.origin}/__mock/worlds/${world.name}/capsule`;
    const capsule = (await (await fetch(address)).json()) as Capsule;
    const replayed = { model: museum.buildSeed().model };
    const again = await replay(capsule, { origin: await listening() }, replayed);
    expect(again.map(({ request, differences }) => [request.path, differences])).toEqual([
      ['/api/session', []],
      ['/api/visits', []],
      ['/api/session', []],
      ['/api/visits', []],
    ]);
    const last = capsule.happenings.at(-1);
    if (!last || !('request' in last)) throw new Error('The last thing that happened was a request.');
    last.request.response.body = (last.request.response.body ?? '').replace('"guests":2', '"guests":3');
    const outcomes = await replay(capsule, { origin: await listening() }, replayed);
    expect(outcomes.at(-1)?.differences).toEqual([{ at: '/data/0/guests', recorded: 3, now: 2 }]);
  });
});

it('is tested in a world without a server, where a rule names a person', async () => {
  const world = await createWorld(answerInProcess(museum), {
    signIn: async (tested, as) => {
      const email = as === 'member' ? 'anna@museum.test' : 'oleg@museum.test';
      const answer = await tested.api('/session', { method: 'POST', body: JSON.stringify({ email }) });
      return ((await answer.json()) as { token: string }).token;
    },
  });
  await world.force([{ when: { operationId: 'getMe', person: 'member' }, then: { status: 503 } }]);
  const statusFor = async (person: string) => (await world.api('/me', { headers: await world.signIn(person) })).status;
  expect([await statusFor('member'), await statusFor('former-member')]).toEqual([503, 200]);
});
