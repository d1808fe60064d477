/** Recorded answers: import and export of archives, matching, and their part in snapshots and capsules. */
import { describe, expect, it } from 'vitest';
import type { Har, HarEntry, Recording } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import { replay } from '../../src/replay/replay.ts';
import { createWorld, type TestWorld } from '../../src/test-world.ts';

const app = createApp();

async function control(world: TestWorld, method: string, part: string, body?: unknown) {
  const answer = await fetch(`${world.origin}/__mock/worlds/${world.name}/${part}`, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
}

type EntryOptions = {
  method?: string;
  body?: unknown;
  status?: number;
  answer?: unknown;
  headers?: [string, string][];
};

const entry = (
  url: string,
  { method = 'GET', body, status = 200, answer, headers = [] }: EntryOptions = {},
): HarEntry => ({
  request: {
    method,
    url,
    ...(body !== undefined && { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
  },
  response: {
    status,
    headers: headers.map(([name, value]) => ({ name, value })),
    content: { mimeType: 'application/json; charset=utf-8', text: JSON.stringify(answer) },
  },
});

const har = (...entries: HarEntry[]): Har => ({ log: { version: '1.2', entries } });

async function playing(...entries: HarEntry[]): Promise<TestWorld> {
  const world = await createWorld(app);
  const { status, body } = await control(world, 'PUT', 'recording', har(...entries));
  expect([status, (body as Recording).skipped]).toEqual([200, []]);
  return world;
}

const titles = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { data: { title: string }[] }).data.map(({ title }) => title);
const list = (...named: string[]) => ({ data: named.map((title) => ({ title })) });
const STAGING = 'https://staging.example/v2/api';

describe('a loaded archive', () => {
  it('answers by method, path, query in any order, and body', async () => {
    const world = await playing(
      entry(`${STAGING}/orders?status=draft&page=2`, { answer: list('Черновик') }),
      entry(`${STAGING}/orders`, { answer: list('Все') }),
      entry(`${STAGING}/orders`, {
        method: 'POST',
        body: { title: 'A', tags: ['x'] },
        status: 201,
        answer: { id: 'a' },
      }),
      entry(`${STAGING}/orders`, { method: 'POST', body: { title: 'B' }, status: 422, answer: { code: 'validation' } }),
    );
    const headers = await world.signIn('empty');
    expect(await titles(world.api('/orders?page=2&status=draft', { headers }))).toEqual(['Черновик']);
    expect(await titles(world.api('/orders'))).toEqual(['Все']);
    expect(await titles(world.api('/orders?page=3', { headers }))).toEqual([]);
    const create = async (body: object) =>
      (await world.api('/orders', { method: 'POST', body: JSON.stringify(body) })).status;
    expect(await create({ tags: ['x'], title: 'A' })).toBe(201);
    expect(await create({ title: 'B' })).toBe(422);
    expect(await create({ title: 'C' })).toBe(401);
    const [line] = (await world.requests()).filter(({ forcedBy }) => forcedBy === 'recording');
    expect(line).toMatchObject({ status: 422, reason: 'recording', operationId: 'createOrder' });
    expect(line?.violations).not.toEqual([]);
  });

  it.each([
    ['/orders/%6frd_1', '/orders/ord_1'],
    ['/orders/ord_1', '/%6Frders/%6f%72d%5F1'],
    ['/orders/%d0%b7', '/orders/%D0%B7'],
  ])('of %s answers %s, which is the same path', async (recorded, requested) => {
    const world = await playing(entry(`${STAGING}${recorded}`, { answer: { id: 'x' } }));
    expect(await (await world.api(requested)).json()).toEqual({ id: 'x' });
    const other = await world.api(`${requested}%2F`);
    expect(other.status).toBe(401);
  });

  it('plays its answers in order and repeats the last', async () => {
    const world = await playing(
      entry(`${STAGING}/plans`, { answer: list('1') }),
      entry(`${STAGING}/plans`, { answer: list('2') }),
      entry(`${STAGING}/plans`, { answer: list('2') }),
      entry(`${STAGING}/plans`, { answer: list('3') }),
    );
    const seen: string[][] = [];
    for (let i = 0; i < 5; i += 1) seen.push(await titles(world.api('/plans')));
    expect(seen.flat()).toEqual(['1', '2', '3', '3', '3']);
    const { body } = await control(world, 'GET', 'recording');
    expect((body as Recording).exchanges).toEqual([
      {
        method: 'GET',
        path: '/plans',
        query: '',
        operationId: 'listPlans',
        hasBody: false,
        statuses: [200, 200, 200],
        played: 3,
      },
    ]);
  });

  it('keeps meaningful headers of the answer, and files', async () => {
    const bytes = Buffer.from([0, 255, 1, 254]);
    const file = entry(`${STAGING}/attachments/att_1`, {
      headers: [
        [':status', '200'],
        ['ETag', '"7"'],
        ['Set-Cookie', 'session=secret'],
        ['Content-Encoding', 'br'],
        ['Content-Disposition', 'attachment; filename="a.bin"'],
      ],
    });
    file.response.content = { mimeType: 'application/pdf', encoding: 'base64', text: bytes.toString('base64') };
    const world = await playing(file);
    const answer = await world.api('/attachments/att_1');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    const headers = ['content-type', 'etag', 'content-disposition', 'set-cookie', 'content-encoding'];
    expect(headers.map((name) => answer.headers.get(name))).toEqual([
      'application/pdf',
      '"7"',
      'attachment; filename="a.bin"',
      null,
      null,
    ]);
  });

  it('skips entries that cannot be played and counts them by reason', async () => {
    const world = await createWorld(app);
    const { body } = await control(
      world,
      'PUT',
      'recording',
      har(
        entry('https://cdn.example/logo.svg'),
        entry('not a url'),
        entry(`${STAGING}/nothing/here`),
        entry(`${STAGING}/auth/login`, {
          method: 'POST',
          body: { email: 'a@b.c', password: 'x' },
          answer: { token: 't' },
        }),
        entry(`${STAGING}/plans`, { status: 304 }),
        entry(`${STAGING}/plans`, { status: 0 }),
        entry(`${STAGING}/plans`, { answer: list('x'.repeat(3_000_000)) }),
      ),
    );
    expect(body).toMatchObject({
      exchanges: [],
      skipped: [
        { reason: 'not_below_api', count: 2 },
        { reason: 'not_in_contract', count: 1 },
        { reason: 'sign_in', count: 1 },
        { reason: 'not_modified', count: 1 },
        { reason: 'no_answer', count: 1 },
        { reason: 'too_large', count: 1 },
      ],
    });
  });

  it('plays no answer whose body is missing in the file, and those that had none', async () => {
    const withContent = (url: string, content: HarEntry['response']['content'], status = 200): HarEntry => ({
      request: { method: 'GET', url: `${STAGING}${url}` },
      response: { status, ...(content && { content }) },
    });
    const world = await createWorld(app);
    const { body } = await control(
      world,
      'PUT',
      'recording',
      har(
        withContent('/plans', { mimeType: 'application/json', size: 1220 }),
        withContent('/units', { mimeType: 'application/json', size: 0 }),
        withContent('/webinars', undefined),
        withContent('/me', { mimeType: 'application/json', size: 1220, text: '' }),
        withContent('/orders', { mimeType: '', size: 0 }, 303),
        { request: { method: 'DELETE', url: `${STAGING}/orders/ord_1` }, response: { status: 204 } },
      ),
    );
    const { exchanges, skipped } = body as Recording;
    expect(skipped).toEqual([{ reason: 'no_body', count: 4 }]);
    expect(exchanges.map(({ path, statuses }) => [path, statuses])).toEqual([
      ['/orders', [303]],
      ['/orders/ord_1', [204]],
    ]);
    expect(await (await world.api('/plans')).json()).toHaveProperty('data');
  });

  it('leaves out requests whose JSON is not in the file, which no request could repeat', async () => {
    const created = { status: 201, content: { mimeType: 'application/json', text: '{"id":"ord_1"}' } };
    const json = [{ name: 'Content-Type', value: 'application/json; charset=utf-8' }];
    const post = (path: string, request: object) => ({
      request: { method: 'POST', url: `${STAGING}${path}`, ...request },
      response: created,
    });
    const { body } = await control(
      await createWorld(app),
      'PUT',
      'recording',
      har(
        post('/orders', { headers: json, bodySize: 300_000 }),
        post('/orders', { postData: { mimeType: 'application/json' }, bodySize: -1 }),
        post('/orders', { headers: json, bodySize: 0 }),
        post('/attachments', { postData: { mimeType: 'multipart/form-data; boundary=x' }, bodySize: 9000 }),
      ),
    );
    const { exchanges, skipped } = body as Recording;
    expect(skipped).toEqual([{ reason: 'no_body', count: 2 }]);
    expect(exchanges.map(({ path, statuses }) => [path, statuses])).toEqual([
      ['/orders', [201]],
      ['/attachments', [201]],
    ]);
  });

  it('takes text for text that only claims to be Base64', async () => {
    const text = '{"data":[]}';
    const content = { mimeType: 'application/json', encoding: 'base64', text };
    const request = { method: 'GET', url: `${STAGING}/plans` };
    const world = await playing({ request, response: { status: 200, content } });
    expect(await (await world.api('/plans')).text()).toBe(text);
  });

  it('applies after rules, which may change its answers, and ends when it is deleted', async () => {
    const world = await playing(entry(`${STAGING}/plans`, { answer: list('Записано') }));
    await world.force([{ when: { operationId: 'listPlans' }, then: { status: 503 }, times: 1 }]);
    expect((await world.api('/plans')).status).toBe(503);
    expect(await titles(world.api('/plans'))).toEqual(['Записано']);
    await world.force([
      {
        when: { operationId: 'listPlans' },
        then: { patch: [{ op: 'replace', path: '/data/0/title', value: 'Иначе' }] },
      },
    ]);
    expect(await titles(world.api('/plans'))).toEqual(['Иначе']);
    expect((await control(world, 'DELETE', 'recording')).body).toMatchObject({ isOn: false, exchanges: [] });
    await world.force('normal');
    expect(await titles(world.api('/plans'))).not.toEqual(['Записано']);
  });

  it.each([
    [{}, '/log'],
    [{ log: { version: '1.2' } }, '/log/entries'],
    [har({ ...entry('x'), response: {} } as never), '/log/entries/0/response/status'],
    [har(entry(1 as never)), '/log/entries/0/request/url'],
  ])('is refused as %j at %s', async (body, pointer) => {
    const answer = await control(await createWorld(app), 'PUT', 'recording', body);
    const { errors } = answer.body as { errors: { pointer: string }[] };
    expect([answer.status, errors.map((error) => error.pointer)]).toEqual([400, [pointer]]);
  });
});

describe('an exported archive', () => {
  it('has both sides of each exchange, masked, and plays in another world', async () => {
    const world = await createWorld(app);
    const headers = await world.signIn('buyer');
    const seen = await (await world.api('/orders/ord_uniform', { headers })).text();
    await world.api('/orders/ord_uniform', {
      method: 'PATCH',
      headers: { ...headers, 'if-match': '"1"' },
      body: '{"title":"A"}',
    });
    const exported = await control(world, 'GET', 'requests.har');
    expect(exported.headers.get('content-disposition')).toContain(`${world.name}.har`);
    const archive = exported.body as Har;
    expect(archive.log.entries.map(({ request }) => `${request.method} ${request.url}`)).toEqual([
      `POST ${world.origin}/api/auth/login`,
      `GET ${world.origin}/api/orders/ord_uniform`,
      `PATCH ${world.origin}/api/orders/ord_uniform`,
    ]);
    const text = JSON.stringify(archive);
    expect(text).not.toContain(headers.authorization.slice('Bearer '.length));
    expect(text).not.toContain('demo-password');
    expect(archive.log.entries[2]).toMatchObject({
      request: { postData: { mimeType: 'application/json', text: '{"title":"A"}' } },
      response: { status: 412 },
    });

    const other = await createWorld(createApp());
    await control(other, 'PUT', 'recording', archive);
    const played = await other.api('/orders/ord_uniform');
    expect(await played.text()).toBe(seen);
    expect(played.headers.get('etag')).toBe('"2"');
  });

  it('of the mock says which bodies it lacks, and does not play them', async () => {
    const world = await createWorld(app);
    const headers = await world.signIn('buyer');
    await (await world.api('/orders/ord_uniform/export', { headers })).arrayBuffer();
    const archive = (await control(world, 'GET', 'requests.har')).body as Har;
    expect(archive.log.entries[1]?.response.content).toMatchObject({ size: -1 });
    const { body } = await control(await createWorld(app), 'PUT', 'recording', archive);
    expect((body as Recording).skipped).toContainEqual({ reason: 'no_body', count: 1 });
  });
});

describe('a recording', () => {
  it('is part of a snapshot and of a capsule, which replays equally', async () => {
    const world = await playing(
      entry(`${STAGING}/plans`, { answer: list('1') }),
      entry(`${STAGING}/plans`, { answer: list('2') }),
      entry(`${STAGING}/plans`, { answer: list('3') }),
    );
    expect(await titles(world.api('/plans'))).toEqual(['1']);
    const copy = await createWorld(createApp());
    await copy.restore(await world.snapshot());
    expect([await titles(copy.api('/plans')), await titles(copy.api('/plans'))]).toEqual([['2'], ['3']]);

    expect(await titles(world.api('/plans'))).toEqual(['2']);
    const capsule = (await control(world, 'GET', 'capsule')).body as Parameters<typeof replay>[0];
    expect(capsule.happenings).toHaveLength(2);
    const outcomes = await replay(capsule, { origin: copy.origin });
    expect(outcomes.map(({ differences, skipped }) => [differences, skipped])).toEqual([
      [[], null],
      [[], null],
    ]);
  });

  it('cannot be started where nothing is proxied', async () => {
    const { status, body } = await control(await createWorld(app), 'POST', 'recording', { isOn: true });
    expect([status, (body as { code: string }).code]).toEqual([409, 'not_a_proxy']);
  });
});
