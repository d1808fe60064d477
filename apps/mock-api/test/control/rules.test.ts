/** Rules of a world: which requests they match, how they change answers, and repeatable chance. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import { createWorld, type TestWorld } from '../../src/test-world.ts';

const app = createApp();

const forced = async (...rules: Rule[]): Promise<TestWorld> => {
  const world = await createWorld(app);
  await world.force(rules);
  return world;
};

const statusOf = async (answer: Promise<Response>) => (await answer).status;

const FAILS = { status: 503 };

describe('a condition', () => {
  it('on a query parameter compares the decoded value, in full or by a pattern', async () => {
    const world = await forced(
      { when: { operationId: 'listOrders', query: { status: { equals: 'draft' } } }, then: FAILS },
      { when: { operationId: 'listOrders', query: { q: { matches: '^бума' } } }, then: { status: 500 } },
    );
    const headers = await world.signIn('buyer');
    const status = (search: string) => statusOf(world.api(`/orders${search}`, { headers }));
    expect(await status('?status=draft')).toBe(503);
    expect(await status('?perPage=5&status=draft')).toBe(503);
    expect(await status('?status=published')).toBe(200);
    expect(await status(`?q=${encodeURIComponent('бумага')}`)).toBe(500);
    expect(await status(`?q=${encodeURIComponent('вся бумага')}`)).toBe(200);
    expect(await status('')).toBe(200);
  });

  it('on a header ignores the case of its name', async () => {
    const world = await forced({ when: { headers: { 'X-Experiment': { matches: 'new-\\w+' } } }, then: FAILS });
    const status = (headers: Record<string, string>) => statusOf(world.api('/plans', { headers }));
    expect(await status({ 'x-experiment': 'the new-list' })).toBe(503);
    expect(await status({ 'x-experiment': 'old' })).toBe(200);
    expect(await status({})).toBe(200);
  });

  it('on a body compares values at JSON pointers', async () => {
    const world = await forced(
      { when: { body: { '/items/0/quantity': { equals: '10' } } }, then: FAILS },
      { when: { body: { '/title': { matches: 'Бумага|Картон' }, '/items': { equals: [] } } }, then: { status: 429 } },
    );
    const headers = await world.signIn('buyer');
    const create = (body: unknown) =>
      statusOf(
        world.api('/orders', {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify(body),
        }),
      );
    const line = { name: 'Скобы', unitCode: 'H87' };
    expect(await create({ title: 'A', items: [{ ...line, quantity: '10' }] })).toBe(503);
    expect(await create({ title: 'A', items: [{ ...line, quantity: '11' }] })).toBe(201);
    expect(await create({ title: 'Бумага', items: [] })).toBe(429);
    expect(await create({ title: 'Бумага' })).toBe(201);
    expect(await statusOf(world.api('/orders', { headers }))).toBe(200);
  });

  it('on a person matches the caller and the impersonated user', async () => {
    const world = await forced(
      { when: { person: 'trial', tag: 'orders' }, then: FAILS },
      { when: { person: 'ADMIN@demo.test', tag: 'orders' }, then: { status: 500 } },
    );
    const status = async (name: 'trial' | 'buyer' | 'admin', more = {}) =>
      statusOf(world.api('/orders', { headers: { ...(await world.signIn(name)), ...more } }));
    expect(await status('trial')).toBe(503);
    expect(await status('buyer')).toBe(200);
    expect(await status('admin', { 'x-as-user': 'usr_trial' })).toBe(503);
    expect(await status('admin', { 'x-as-user': 'usr_buyer' })).toBe(500);
    expect(await statusOf(world.api('/orders'))).toBe(401);
  });

  it('takes linear time for any pattern', async () => {
    const world = await forced({ when: { headers: { 'x-long': { matches: '^(a+)+$' } } }, then: FAILS });
    const started = performance.now();
    expect(await statusOf(world.api('/plans', { headers: { 'x-long': `${'a'.repeat(8000)}b` } }))).toBe(200);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('a change of the real answer', () => {
  it('sets and removes headers, of forced and of real answers', async () => {
    const headers = { 'X-Request-Id': null, 'Retry-After': '7', 'Content-Type': 'application/json; version=2' };
    const world = await forced(
      { when: { operationId: 'listPlans' }, then: { headers } },
      { when: { operationId: 'listUnits' }, then: { status: 503, headers } },
    );
    for (const [path, status] of [
      ['/plans', 200],
      ['/units', 503],
    ] as const) {
      const answer = await world.api(path);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-request-id')).toBeNull();
      expect(answer.headers.get('retry-after')).toBe('7');
      expect(answer.headers.get('content-type')).toBe('application/json; version=2');
    }
  });

  it('patches the body; length, ETag and violations match the new one', async () => {
    const patch: Rule['then']['patch'] = [
      { op: 'test', path: '/id', value: 'ord_uniform' },
      { op: 'replace', path: '/title', value: 'Очень длинное название, которого на самом деле нет' },
      { op: 'copy', from: '/title', path: '/number' },
    ];
    const world = await createWorld(app);
    const headers = await world.signIn('buyer');
    const real = await world.api('/orders/ord_uniform', { headers });
    const etag = real.headers.get('etag') ?? '';
    await world.force([{ when: { operationId: 'getOrder' }, then: { patch } }]);

    const plain = { ...headers, 'accept-encoding': 'identity', 'if-none-match': etag };
    const patched = await world.api('/orders/ord_uniform', { headers: plain });
    expect(patched.status).toBe(200);
    const text = await patched.text();
    expect(patched.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    const order = JSON.parse(text) as { title: string; number: string };
    expect([order.title, order.number]).toEqual(Array(2).fill('Очень длинное название, которого на самом деле нет'));
    const mark = patched.headers.get('etag') ?? '';
    expect(mark).toMatch(/^"\d+-mock-[0-9a-f]{8}"$/);
    const [line] = await world.requests();
    expect(line).toMatchObject({ forcedBy: 'own rules', violations: [expect.stringContaining('/number')] });

    // This ETag stands for the real version in a write, and for no version in a later read.
    const change = (ifMatch: string) =>
      world.api('/orders/ord_uniform', {
        method: 'PATCH',
        headers: { ...headers, 'if-match': ifMatch },
        body: '{"title":"Спецодежда"}',
      });
    expect(await statusOf(change(mark))).toBe(200);
    expect(await statusOf(change(mark))).toBe(412);
    await world.force('normal');
    const later = await world.api('/orders/ord_uniform', { headers: { ...headers, 'if-none-match': mark } });
    expect([later.status, ((await later.json()) as { title: string }).title]).toEqual([200, 'Спецодежда']);
  });

  it('replaces a full body, and applies to refusals too', async () => {
    const world = await forced(
      { when: { operationId: 'listPlans' }, then: { patch: [{ op: 'replace', path: '', value: [] }] } },
      { when: { operationId: 'getMe' }, then: { patch: [{ op: 'replace', path: '/message', value: 'Позже' }] } },
    );
    expect(await (await world.api('/plans')).json()).toEqual([]);
    const refused = await world.api('/me');
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([401, 'Позже']);
  });

  it.each([
    ['listPlans', '/plans', [{ op: 'remove', path: '/nothing' }], 'operation 1, remove /nothing, does not fit'],
    [
      'listPlans',
      '/plans',
      [
        { op: 'add', path: '/more', value: 1 },
        { op: 'test', path: '/more', value: 2 },
      ],
      'operation 2, test /more, does not fit',
    ],
  ] as const)(
    'leaves an answer of %s unchanged when its patch does not fit, and gives the reason',
    async (operationId, path, patch, reason) => {
      const world = await createWorld(app);
      const plain = await (await world.api(path)).text();
      await world.force([{ when: { operationId }, then: { patch: [...patch] } }]);
      const answer = await world.api(path);
      expect(await answer.text()).toBe(plain);
      expect(answer.headers.get('x-mock-reason')).toContain(reason);
    },
  );
});

describe('chance', () => {
  const pattern = async (world: TestWorld, count: number) => {
    let text = '';
    for (let i = 0; i < count; i += 1) text += (await statusOf(world.api('/plans'))) === 503 ? 'x' : '.';
    return text;
  };
  const rule = (more: Partial<Rule>): Rule => ({ when: { operationId: 'listPlans' }, then: FAILS, ...more });

  it('fails the same requests for the same seed, about as often as declared', async () => {
    const first = await pattern(await forced(rule({ chance: 0.3, seed: 7 })), 60);
    expect(await pattern(await forced(rule({ chance: 0.3, seed: 7 })), 60)).toBe(first);
    expect(await pattern(await forced(rule({ chance: 0.3, seed: 8 })), 60)).not.toBe(first);
    const failures = first.replaceAll('.', '').length;
    expect(failures).toBeGreaterThan(8);
    expect(failures).toBeLessThan(30);
  });

  it('of 0 never happens, of 1 always, and is tried within times and every', async () => {
    expect(await pattern(await forced(rule({ chance: 0 })), 10)).toBe('..........');
    expect(await pattern(await forced(rule({ chance: 1 })), 3)).toBe('xxx');
    const limited = await pattern(await forced(rule({ chance: 0.5, seed: 3, every: 2, times: 3 })), 12);
    expect(limited).toMatch(/^(?:\.[x.]){3}\.{6}$/);
  });

  it('continues in a restored snapshot', async () => {
    const world = await forced(rule({ chance: 0.5, seed: 11 }));
    await pattern(world, 7);
    const snapshot = await world.snapshot();
    const rest = await pattern(world, 20);
    const copy = await createWorld(app);
    await copy.restore(snapshot);
    expect(await pattern(copy, 20)).toBe(rest);
  });

  it('lets the next rule apply when it spares a request', async () => {
    const world = await forced(rule({ chance: 0 }), { when: {}, then: { status: 500 } });
    expect(await statusOf(world.api('/plans'))).toBe(500);
  });

  it('draws a delay between two bounds', async () => {
    const world = await forced({ when: {}, then: { delayMs: { from: 40, to: 60 } }, seed: 5 });
    const started = performance.now();
    expect(await statusOf(world.api('/plans'))).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(39);
  });
});

describe('a rule that cannot work', () => {
  const listOrders = { operationId: 'listOrders' };
  it.each([
    [{ when: { ...listOrders, query: { statsu: { equals: 'x' } } }, then: FAILS }, '/when/query/statsu', 'status'],
    [{ when: { ...listOrders, query: { status: {} } }, then: FAILS }, '/when/query/status', 'equals, matches'],
    [
      { when: { ...listOrders, query: { status: { equals: 'a', matches: 'b' } } }, then: FAILS },
      '/when/query/status',
      'exactly one',
    ],
    [{ when: { headers: { 'x-a': { matches: '(' } } }, then: FAILS }, '/when/headers/x-a/matches', 'missing closing )'],
    [{ when: { headers: { 'x a': { equals: '1' } } }, then: FAILS }, '/when/headers/x a', 'is not a header name'],
    [{ when: { headers: { Cookie: { equals: '1' } } }, then: FAILS }, '/when/headers/Cookie', 'person'],
    [{ when: { body: { title: { equals: '1' } } }, then: FAILS }, '/when/body/title', 'JSON pointer'],
    [{ when: { ...listOrders, body: { '/a': { equals: 1 } } }, then: FAILS }, '/when/body', 'JSON body'],
    [{ when: { person: 'byuer' }, then: FAILS }, '/when/person', 'buyer'],
    [{ when: {}, then: { headers: { 'Content-Length': '1' } } }, '/then/headers/Content-Length', 'connection'],
    [{ when: {}, then: { headers: { 'X-A': 'один' } } }, '/then/headers/X-A', 'Latin'],
    [{ when: {}, then: { headers: { 'X-A': '1' }, drop: true } }, '/then/headers', 'dropped'],
    [{ when: {}, then: { delayMs: 60_001 } }, '/then/delayMs', '60'],
    [{ when: {}, then: { delayMs: { from: 2 } } }, '/then/delayMs/to', ''],
    [{ when: {}, then: { delayMs: { from: 9, to: 3 } } }, '/then/delayMs/to', '9'],
    [{ when: {}, then: { patch: [] } }, '/then/patch', ''],
    [{ when: {}, then: { patch: [{ op: 'add', path: '/a' }] } }, '/then/patch/0/value', ''],
    [{ when: {}, then: { patch: [{ op: 'move', path: '/a' }] } }, '/then/patch/0/from', ''],
    [{ when: {}, then: { patch: [{ op: 'remove', path: '/a', value: 1 }] } }, '/then/patch/0/value', 'remove'],
    [{ when: {}, then: { patch: [{ op: 'remove', path: 'a' }] } }, '/then/patch/0/path', '/data/0/status'],
    [{ when: {}, then: { status: 200, patch: [{ op: 'remove', path: '/a' }] } }, '/then/patch', 'status'],
    [{ when: {}, then: FAILS, chance: 1.5 }, '/chance', '1'],
    [{ when: {}, then: FAILS, seed: 5 }, '/seed', 'chance'],
  ])('%j is refused at %s', async (rule, pointer, named) => {
    const world = await createWorld(app);
    const answer = await fetch(`${world.origin}/__mock/worlds/${world.name}/scenario`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify({ rules: [{ when: {}, then: FAILS }, rule] }),
    });
    const { errors } = (await answer.json()) as { errors: { pointer: string; message: string }[] };
    expect([answer.status, errors.map((error) => error.pointer)]).toEqual([400, [`/rules/1${pointer}`]]);
    expect(errors[0]?.message).toContain(named);
  });
});

describe('forced answers that expire', () => {
  const plans = (world: TestWorld) => statusOf(world.api('/plans'));

  it('end by the clock of the world, scenario and rules alike', async () => {
    const world = await createWorld(app, { frozen: true });
    const rules: Rule[] = [{ when: { operationId: 'listPlans' }, then: FAILS }];
    const forced = await world.force({ name: 'server-error', rules, expiresIn: 'PT10M' });
    expect(forced.forcedUntil).toBe('2026-11-02T09:10:00Z');
    await world.advance('PT9M59S');
    expect(await plans(world)).toBe(503);
    const copy = await createWorld(app);
    await copy.restore(await world.snapshot());
    await world.advance('PT1S');
    expect([await plans(world), await statusOf(world.api('/units'))]).toEqual([200, 401]);
    expect(await world.look()).toMatchObject({ scenario: 'normal', rules: [] });
    expect(await world.look()).not.toHaveProperty('forcedUntil');
    expect(await plans(copy)).toBe(503);
    await copy.advance('PT1S');
    expect(await plans(copy)).toBe(200);
  });

  it('keep their moment when it is named, and no moment outside of the clock is taken', async () => {
    const world = await createWorld(app, { frozen: true });
    await world.force({ name: 'offline', until: '2026-11-02T09:05:00Z', expiresIn: 'PT1H' });
    expect((await world.look()).forcedUntil).toBe('2026-11-02T09:05:00Z');
    await expect(world.force({ name: 'offline', expiresIn: 'P200Y' })).rejects.toThrow('clock_out_of_range');
  });

  it('are refused with a limit that has passed, or that limits nothing', async () => {
    const world = await createWorld(app, { frozen: true });
    await world.force('server-error');
    for (const [limit, place] of [
      [{ name: 'offline', until: '2026-11-02T09:00:00Z' }, '/until'],
      [{ name: 'offline', expiresIn: 'P0D' }, '/expiresIn'],
    ] as const)
      await expect(world.force(limit)).rejects.toThrow(`${place}: Часы мира уже показывают 2026-11-02T09:00:00Z;`);
    await expect(world.force({ expiresIn: 'PT10M' })).rejects.toThrow('Укажите хотя бы одно из: name, rules.');
    // A refused limit leaves what was forced.
    expect((await world.look()).scenario).toBe('server-error');
    await world.force('offline');
    expect(await world.look()).not.toHaveProperty('forcedUntil');
  });
});

describe('the count of a rule', () => {
  const plans = (world: TestWorld) => statusOf(world.api('/plans'));
  const limited: Rule = { when: { operationId: 'listPlans' }, then: FAILS, times: 2 };
  const other: Rule = { when: { operationId: 'listUnits' }, then: FAILS };

  it('is of how often the rule still applies', async () => {
    const world = await forced(other, { ...limited, every: 2 });
    expect((await world.look()).rulesLeft).toEqual([null, 2]);
    for (const left of [2, 1, 1, 0, 0]) {
      await plans(world);
      expect((await world.look()).rulesLeft).toEqual([null, left]);
    }
    await world.force([other]);
    expect(await world.look()).not.toHaveProperty('rulesLeft');
  });

  it('begins anew with each call', async () => {
    const world = await forced(limited);
    expect([await plans(world), await plans(world), await plans(world)]).toEqual([503, 503, 200]);
    await world.force({ rules: [limited], expiresIn: 'PT10M' });
    expect(await plans(world)).toBe(503);
  });

  it('goes on where a call keeps it, at another place too, but not for a changed rule', async () => {
    const world = await forced(limited, other);
    await plans(world);
    const kept = await world.force({ rules: [other, limited, limited], expiresIn: 'PT10M', keepsCounts: true });
    expect(kept.rulesLeft).toEqual([null, 1, 2]);
    const changed = await world.force({ rules: [{ ...limited, times: 3 }], keepsCounts: true });
    expect(changed.rulesLeft).toEqual([3]);
  });

  it('goes on for the rules of a scenario', async () => {
    const world = await createWorld(app);
    await world.force('flaky');
    expect([await plans(world), await plans(world)]).toEqual([200, 200]);
    await world.force({ name: 'flaky', keepsCounts: true });
    expect(await plans(world)).toBe(503);
    expect([await plans(world), await plans(world)]).toEqual([200, 200]);
    await world.force({ name: 'flaky' });
    expect(await plans(world)).toBe(200);
  });
});
