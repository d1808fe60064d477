/** The API that this package exports for tests of other projects. */
import { describe, expect, it } from 'vitest';
import { createApp, createWorld, type PersonName, type Rule, type ScenarioName, WORLD_START } from '@zakupki/mock-api';
import { createMock } from '@zakupki/mock-api/in-process';
import { freePort, serve } from '@zakupki/mock-engine/test-world/http-server';
import { reach } from '@zakupki/mock-engine/test-world/reach';
import { isScenarioName } from '../../src/model/scenarios.ts';
import { TestWorld } from '../../src/test-world.ts';
import { PEOPLE } from '../../src/model/people.ts';

const app = createApp();
const json = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as unknown });

describe('a world for a test', () => {
  it('is created on an app or a URL, with options', async () => {
    const inProcess = await createWorld(app, {
      name: 'wanted',
      scenario: 'stale',
      now: '2027-01-01T00:00:00Z',
      frozen: true,
    });
    const elsewhere = await createWorld(`${inProcess.origin}/api`, { frozen: true });
    expect(await inProcess.look()).toMatchObject({ name: 'wanted', scenario: 'stale', now: '2027-01-01T00:00:00Z' });
    expect(await elsewhere.look()).toMatchObject({ now: WORLD_START, scenario: 'normal', clock: 'frozen', changes: 0 });
    expect(elsewhere.name).not.toBe((await createWorld(inProcess.origin)).name);
  });

  it('reports an invalid name or option with the server’s message', async () => {
    await expect(createWorld(app, { name: 'No Such Name' })).rejects.toThrow(/No Such Name/);
    await expect(createWorld(app, { scenario: 'offlien' as ScenarioName })).rejects.toThrow(/offline/);
    await expect(createWorld(app, { now: 'tomorrow' })).rejects.toThrow(/now/);
    const world = await createWorld(app);
    await expect(world.advance('15 days')).rejects.toThrow(/P15D/);
    await expect(world.signIn('blocked')).rejects.toThrow(/user_blocked/);
    await expect(world.signIn('nobody' as PersonName)).rejects.toThrow(
      /^There is no user "nobody"\. Known: .*buyer, .*supplier/,
    );
    await expect(world.letter('reset', 'buyer@demo.test')).rejects.toThrow(/no letter/);
  });

  it('signs users in, forces answers and advances the clock', async () => {
    const world = await createWorld(app);
    const trial = await world.signIn('trial');
    expect((await world.api('/me', { headers: trial })).status).toBe(200);
    await world.force('trial-expired');
    expect((await world.api('/orders', { headers: trial })).status).toBe(402);
    const rules: Rule[] = [{ when: { operationId: 'getMe' }, then: { status: 503 }, times: 1 }];
    await world.force(rules);
    expect((await world.api('/orders', { headers: trial })).status).toBe(200);
    expect((await world.api('/me', { headers: trial })).status).toBe(503);
    await world.advance('P15D');
    const access = await json(await world.api('/access', { headers: trial }));
    expect(access.body).toMatchObject({ status: 'trial_expired', blockedBy: 'TRIAL_EXPIRED' });
    expect((await world.requests()).map(({ status }) => status)).toEqual([200, 503, 200, 402, 200, 200]);
  });

  it('waits for requests of an operation, and finds them by what was sent and answered', async () => {
    const world = await createWorld(app);
    const buyer = await world.signIn('buyer');
    const create = (title: string) =>
      world.api('/orders', {
        method: 'POST',
        headers: { ...buyer, 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ title }),
      });
    const both = world.waitFor('createOrder', { times: 2, where: ({ body }) => body.title !== 'Скотч' });
    await create('Скотч');
    await create('Бумага');
    await create('Картон');
    expect((await both).map(({ body }) => body.title)).toEqual(['Картон', 'Бумага']);
    const paper = await world.requests().matching('createOrder', ({ body }) => body.title === 'Бумага');
    expect(paper.map(({ answer }) => 'id' in answer && answer.title)).toEqual(['Бумага']);
    await world.api('/orders?page=2', { headers: buyer });
    const [page] = await world.waitFor('listOrders', { where: ({ query }) => query.get('page') === '2' });
    expect(page).toMatchObject({ status: 200, personId: 'usr_buyer', answer: { page: { number: 2 } } });
    const refused = world.waitFor('publishOrder', { timeoutMs: 60 });
    await expect(refused).rejects.toThrow(
      /^publishOrder was requested 0 of 1 times in 60 ms\.\n.*\n {2}GET \/api\/orders\?page=2 200/,
    );
  });

  it.each([
    ['a server', app],
    ['this process', createMock()],
  ])('says at once what it cannot wait for, on %s', async (_where, server) => {
    const world = await createWorld(server);
    const buyer = await world.signIn('buyer');
    await world.api('/orders', { method: 'POST', headers: { ...buyer, 'idempotency-key': crypto.randomUUID() } });
    // @ts-expect-error no operation of the contract
    await expect(world.waitFor('createOrdr')).rejects.toThrow('The contract has no operation "createOrdr", but');
    // @ts-expect-error no operation of the contract
    await expect(world.requests().matching('lendBook')).rejects.toThrow('no operation "lendBook"');
    const waiting = (wanted: object) => world.waitFor('createOrder', wanted);
    await expect(waiting({ times: 0 })).rejects.toThrow('times is 0, but should be a whole number from 1 to 500.');
    for (const timeoutMs of [NaN, '5s'])
      await expect(waiting({ timeoutMs })).rejects.toThrow(`timeoutMs is ${timeoutMs}, but should be a number`);
    await expect(world.waitFor('createOrder', { where: ({ body }) => body.title === 'Бумага' })).rejects.toThrow(
      /^`where` of req_\w+, POST \/api\/orders 201, which has no body in the log: Cannot read/,
    );
    await expect(waiting({ where: async () => Promise.resolve(false) })).rejects.toThrow('should return no promise');
    await expect(waiting({ where: () => false, timeoutMs: 60 })).rejects.toThrow(
      'createOrder was requested 0 of 1 times in 60 ms, and 1 times in another way than `where` asks.',
    );
  });

  it.each([
    ['a server', app],
    ['this process', createMock()],
  ])('says at once that it was deleted meanwhile, on %s', async (_where, server) => {
    for (const world of [await createWorld(server), await (await createWorld(server)).fork()]) {
      const start = Date.now();
      const waiting = world.waitFor('listUnits', { timeoutMs: 60_000 });
      await world.delete();
      await expect(waiting).rejects.toThrow(
        `listUnits was waited for, but world ${world.name} does not exist: it was deleted, or`,
      );
      expect(Date.now() - start).toBeLessThan(10_000);
    }
  });

  it.each([
    ['a server', app],
    ['this process', createMock()],
  ])('waits for a world that a page has yet to create, on %s', async (_where, server) => {
    const { origin, fetch: send } = await reach(server);
    const name = `test-${crypto.randomUUID().slice(0, 8)}`;
    const refused = new TestWorld(origin, name, send).waitFor('listUnits', { timeoutMs: 60 });
    await expect(refused).rejects.toThrow(/in 60 ms\.\nWorld .* does not exist/);
    const waiting = new TestWorld(origin, name, send).waitFor('listUnits');
    await send(`${origin}/api/units`, { headers: { 'x-mock-world': name } });
    expect(await waiting).toHaveLength(1);
  });

  it('says at once that its server has ended meanwhile', async () => {
    const { url, close } = await serve(app);
    const world = await createWorld(url);
    const waiting = world.waitFor('listUnits', { timeoutMs: 60_000 });
    const ended = close();
    await expect(waiting).rejects.toThrow(/^The mock has ended: nothing answers GET .*\/__mock\/.* \(.+\)\.$/);
    await ended;
  });

  it('leaves out requests that leave the log meanwhile', async () => {
    const world = await createWorld(app);
    await world.api('/units');
    const read = world.requests();
    await read;
    await world.clearRequests();
    expect(await read.matching('listUnits')).toEqual([]);
  });

  it('names the address where no mock answers', async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    await expect(createWorld(address)).rejects.toThrow(`${address}/__mock/worlds/`);
    await expect(createWorld(address)).rejects.toThrow('(ECONNREFUSED)');
    await expect(createWorld('localhost:4010')).rejects.toThrow('"localhost:4010" is not the address of a mock');
  });

  it('returns its e-mails and their links', async () => {
    const world = await createWorld(app);
    const body = JSON.stringify({ email: 'buyer@demo.test' });
    await world.api('/auth/password/forgot', { method: 'POST', body });
    expect((await world.letter('reset', 'buyer@demo.test')).channel).toBe('email');
    expect(await world.link('reset', 'buyer@demo.test')).toMatch(/^\/app\/password\/reset\?token=/);
  });

  it('has a URL that opens it in a browser', async () => {
    const world = await createWorld(app);
    const entered = await fetch(world.enterUrl('buyer', '/zakupki/orders?status=draft'), { redirect: 'manual' });
    expect(entered.headers.get('set-cookie')).toContain(`${world.cookie.name}=${world.cookie.value}`);
    expect(entered.headers.get('location')).toContain('redirect=%2Fzakupki%2Forders%3Fstatus%3Ddraft');
  });

  it('is saved, restored, copied, reset and deleted', async () => {
    const world = await createWorld(app);
    const buyer = await world.signIn('buyer');
    const title = async (within: typeof world) => {
      const { body } = await json(
        await fetch(`${within.origin}/api/orders/ord_uniform`, { headers: { ...buyer, ...within.header } }),
      );
      return (body as { title?: string }).title;
    };
    const [before, snapshot] = [await title(world), await world.snapshot()];
    await world.api('/orders/ord_uniform', {
      method: 'PATCH',
      headers: { ...buyer, 'if-match': '"2"' },
      body: JSON.stringify({ title: 'Спецодежда' }),
    });
    const copy = await world.fork();
    await world.restore(snapshot);
    expect([await title(world), await title(copy)]).toEqual([before, 'Спецодежда']);
    await world.reset();
    expect((await world.api('/me', { headers: buyer })).status).toBe(401);
    await copy.delete();
    await expect(copy.look()).rejects.toThrow(/404/);
  });

  it('can be disposed at the end of its block', async () => {
    let name = '';
    {
      await using world = await createWorld(app);
      name = world.name;
    }
    const { origin } = await createWorld(app);
    expect((await fetch(`${origin}/__mock/worlds/${name}`)).status).toBe(404);
  });
});

describe('the names', () => {
  it('are those of the seed and of the catalogue', () => {
    // Does not compile when only one side has a name.
    const people: PersonName[] = PEOPLE.map(({ name }) => name);
    const scenarios: ScenarioName[] = ['normal', 'subscription-expired', 'offline'];
    expect(people).toContain('credits-lapsed');
    expect(scenarios.every(isScenarioName)).toBe(true);
  });
});
