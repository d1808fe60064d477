/** Forced answers: each scenario, each way to request it, and its limits. */
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { requiresToken } from '@zakupki/api-client/document';
import type { OperationId } from '@zakupki/api-client/operation';
import { routes } from '@zakupki/api-client/routes';
import type { ApiProblem } from '@zakupki/api-client/schema';
import type { LoggedRequest, Rule, ScenarioName } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import { SCENARIOS, scenarioNames } from '../../src/model/scenarios.ts';
import { Following } from '../contract/events/following.ts';
import type { Answer } from '@zakupki/mock-engine/suite/client';
import { client, type ContractClient, signedIn } from '../contract/suite/client.ts';
import { operationNamed } from '@zakupki/mock-engine/contract/operations';
import { operationOf } from '../contract/suite/operations.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';

const declaredStatuses = (id: OperationId): number[] => [...operationNamed(id).responses.keys()];

const app = createApp();
const operationIds = Object.keys(routes) as OperationId[];
const params = { orderId: 'ord_paper' };
/** Path parameters of any operation: scenarios answer before a record is looked up. */
const paramsOf = (id: OperationId) =>
  Object.fromEntries([...routes[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'ord_paper']));
const isExempt = (id: OperationId) => operationOf(id)['x-exempt'] === true || !requiresToken(operationOf(id));

/** The answer each scenario forces on an operation that declares the status; text is a part of the message. */
const FORCED = {
  'subscription-expired': [402, 'SUBSCRIPTION_EXPIRED'],
  'credits-expired': [402, 'CREDITS_EXPIRED'],
  'trial-expired': [402, 'TRIAL_EXPIRED'],
  'phone-required': [460, 'PHONE_REQUIRED'],
  forbidden: [403, 'Доступ к этому действию закрыт администратором.'],
  'forbidden-silent': [403, ''],
  unauthorized: [401, 'Сеанс завершён. Войдите снова.'],
  'invitation-revoked': [401, 'Заказчик отозвал приглашение. Если это ошибка, напишите ему.'],
  'invitation-expired': [401, 'Этот запрос цен давно завершён, приглашение больше не действует.'],
  'not-found': [404, 'По этому адресу ничего не найдено.'],
  stale: [412, 'Это изменили в другом месте после того, как вы открыли страницу.'],
  'rate-limited': [429, 'Слишком много запросов. Подождите 30 с.'],
  'server-error': [500, 'Что-то пошло не так на нашей стороне. Попробуйте ещё раз.'],
} as const;

/** Scenarios that do more than answer with one status; they have tests below. */
const OTHERS: readonly ScenarioName[] = [
  'normal',
  'slow',
  'flaky',
  'offline',
  'malformed',
  'payment-pending',
  'payment-failed',
  'events-cut',
  'events-delayed',
];

/** Any other scenario forces the status of its rules. */
const REST = scenarioNames
  .filter((name) => !(name in FORCED) && !OTHERS.includes(name))
  .map((name): [string, readonly [number | undefined, unknown]] => {
    const [rule]: readonly Rule[] = SCENARIOS[name].rules;
    return [name, [rule?.then.status, expect.any(String)]];
  });

const said = ({ status, body }: Answer) => [status, (body as { message?: string } | undefined)?.message];

describe.each([...Object.entries(FORCED), ...REST])('%s', (name, expected) => {
  const [status = 0] = expected;
  const reaches = (id: OperationId) =>
    declaredStatuses(id).includes(status) &&
    !([401, 403, 404].includes(status) && operationOf(id).tags[0] === 'session');

  it('returns its answer on every operation that declares it', EXHAUSTIVE, async () => {
    const caller = client();
    const reached = operationIds.filter(reaches);
    expect(reached.length).toBeGreaterThan(10);
    for (const id of reached) {
      expect(said(await caller.send(id, { params: paramsOf(id), headers: { 'x-mock-scenario': name } }))).toEqual(
        expected,
      );
    }
  });

  it('is the same when forced on the world', async () => {
    const caller = client();
    await caller.scenario({ name });
    expect(said(await caller.send('updateOrder', { params }))).toEqual(expected);
    await caller.scenario({ name: 'normal' });
    expect((await caller.send('updateOrder', { params })).status).toBe(401);
  });

  it('does not affect other operations', EXHAUSTIVE, async () => {
    const caller = client();
    for (const id of operationIds.filter((other) => !reaches(other))) {
      const wanted = { params: paramsOf(id), headers: { 'if-match': '"1"' } };
      const plain = await caller.send(id, wanted);
      const forced = await caller.send(id, { ...wanted, headers: { ...wanted.headers, 'x-mock-scenario': name } });
      expect(forced.status).toBe(plain.status);
    }
  });
});

describe('the exempt operations', () => {
  const exempt = operationIds.filter(isExempt);

  it('do not declare 402 or 460', () => {
    expect(exempt.length).toBeGreaterThan(15);
    for (const id of exempt)
      expect(declaredStatuses(id).filter((status) => status === 402 || status === 460)).toEqual([]);
  });

  it.each(['trial-expired', 'subscription-expired', 'credits-expired', 'no-phone'])(
    'return neither to %s, however requested',
    async (name) => {
      const caller = await signedIn(name);
      const ways: Record<string, string>[] = [
        {},
        { 'x-mock-scenario': 'trial-expired' },
        { 'x-mock-scenario': 'phone-required' },
        { prefer: 'code=402' },
      ];
      for (const id of exempt) {
        for (const headers of ways) {
          const { status } = await caller.send(id, {
            params: paramsOf(id),
            headers: { 'if-match': '"1"', ...headers },
          });
          expect([402, 460]).not.toContain(status);
        }
      }
    },
  );
});

describe('the scenarios without an answer', () => {
  it('normal forces nothing', async () => {
    const buyer = await signedIn('buyer');
    expect((await buyer.send('listOrders', { headers: { 'x-mock-scenario': 'normal' } })).status).toBe(200);
  });

  it('slow delays the real answer', async () => {
    const started = performance.now();
    expect((await client().send('listPlans', { headers: { 'x-mock-scenario': 'slow' } })).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(1900);
  });

  it('flaky fails every third time, by header and on the world', async () => {
    const byHeader = client();
    const onWorld = client();
    await onWorld.scenario({ name: 'flaky' });
    for (const status of [200, 200, 503, 200, 200, 503]) {
      expect((await byHeader.send('listPlans', { headers: { 'x-mock-scenario': 'flaky' } })).status).toBe(status);
      expect((await onWorld.send('listPlans', {})).status).toBe(status);
    }
  });

  it('offline drops the connection', async () => {
    await expect(client().send('listPlans', { headers: { 'x-mock-scenario': 'offline' } })).rejects.toThrow(
      'socket hang up',
    );
  });

  it('malformed returns a body that is not JSON', async () => {
    const caller = client();
    const answer = await request(caller.app)
      .get('/api/plans')
      .set('x-mock-scenario', 'malformed')
      .buffer(true)
      .parse((stream, done) => {
        let text = '';
        (stream as unknown as NodeJS.ReadableStream)
          .on('data', (chunk) => (text += String(chunk)))
          .on('end', () => done(null, text));
      });
    expect([answer.status, answer.type]).toEqual([200, 'application/json']);
    expect(() => JSON.parse(answer.body as string) as unknown).toThrow(SyntaxError);
  });

  it.each([
    ['payment-pending', 'pending', 'trial'],
    ['payment-failed', 'failed', 'trial'],
  ] as const)('%s affects only the outcome of a card payment', async (scenario, status, access) => {
    const maria = (await signedIn('trial')).with({ headers: { 'x-mock-scenario': scenario } });
    const { body } = await maria.ok('startCheckout', { body: { planId: 'pln_start_month' } });
    expect([body.status, body.access.status]).toEqual([status, access]);
    expect((await maria.ok('listPlans', {})).status).toBe(200);
  });

  it('events-cut aborts a stream and refuses every second one', EXHAUSTIVE, async () => {
    const anna = await signedIn('buyer');
    await anna.scenario({ name: 'events-cut' });
    const stream = await Following.open(anna);
    expect((await stream.until('ready')).data.kind).toBe('ready');
    await expect(Following.open(anna)).rejects.toThrow('503');
    await expect(stream.ended()).rejects.toThrow('terminated');
    expect((await anna.ok('listOrders', {})).status).toBe(200);
  });

  it('events-delayed sends events late', async () => {
    const anna = await signedIn('buyer');
    // The scenario's rule with a shorter delay.
    const delayMs = 300;
    await anna.scenario({ rules: [{ when: { tag: 'events' }, then: { stream: { delayMs } } }] });
    const started = performance.now();
    const stream = await Following.open(anna);
    await stream.until('ready');
    expect(performance.now() - started).toBeGreaterThan(delayMs * 0.9);
    stream.close();
  });
});

describe('an unknown name', () => {
  it('is rejected with a list of known names', async () => {
    const answer = await request(app).get('/api/plans').set('x-mock-scenario', 'Trial-expired');
    const { status, code, message } = answer.body as ApiProblem;
    expect([status, code]).toEqual([400, 'unknown_scenario']);
    for (const name of scenarioNames) expect(message).toContain(name);
  });
});

describe('Prefer', () => {
  const preferring = (caller: ContractClient, prefer: string) => caller.send('listOrders', { headers: { prefer } });

  it.each([
    ['code=402, example=TRIAL_EXPIRED', [402, 'TRIAL_EXPIRED']],
    ['example="CREDITS_EXPIRED"; code=402', [402, 'CREDITS_EXPIRED']],
    ['code=402', [402, 'SUBSCRIPTION_EXPIRED']],
    ['code=460', [460, 'PHONE_REQUIRED']],
    ['code=403, example=silent', [403, '']],
    ['code=200', [200, undefined]],
  ])('%s', async (prefer, expected) => {
    expect(said(await preferring(client(), prefer))).toEqual(expected);
  });

  it.each([
    ['code=418', /^Prefer ignored: code=418 is not declared, only 200, 400, .*; rule session: no token sent/],
    ['code=402, example=NOPE', /^Prefer ignored: code=402 has no example NOPE, only .*TRIAL_EXPIRED.*; rule session/],
    ['example=TRIAL_EXPIRED', /^Prefer ignored: example=TRIAL_EXPIRED needs a code; rule session/],
    ['code=402.0', /^Prefer ignored: code=402\.0 is not declared, only 200/],
    ['code=0x192', /^Prefer ignored: code=0x192 is not declared, only 200/],
    ['code=402, code=404', /^Prefer code=402; Prefer ignored: code=404 after another code$/],
    ['dynamic=true', /^Prefer ignored: dynamic=true is neither code=\.\.\. nor example=\.\.\.; rule session/],
    ['402', /^Prefer ignored: 402 is neither code=/],
    ['respond-async, wait=10; return=minimal', /^rule session: no token sent/],
  ])('%s is told in the answer and in the log', async (prefer, reason) => {
    const world = 'preferring';
    const sent = await request(app).get('/api/orders').set({ prefer, 'x-mock-world': world });
    expect(sent.headers['x-mock-reason']).toMatch(reason);
    const log = (await request(app).get(`/__mock/worlds/${world}/requests`)).body as { requests: LoggedRequest[] };
    expect(log.requests[0]?.reason).toMatch(reason);
  });

  it('is ignored for an undeclared status or another preference', async () => {
    for (const prefer of ['code=418', 'code=', 'respond-async', 'code=1e2', ';;,=']) {
      expect((await preferring(client(), prefer)).status).toBe(401);
    }
  });

  it('comes after the scenario header and before the world’s scenario', async () => {
    const caller = client();
    await caller.scenario({ name: 'server-error' });
    expect((await preferring(caller, 'code=402')).status).toBe(402);
    const both = { prefer: 'code=402', 'x-mock-scenario': 'phone-required' };
    const { status, headers } = await caller.send('listOrders', { headers: both });
    expect([status, headers['x-mock-reason']]).toEqual([
      460,
      expect.stringContaining('Prefer ignored: x-mock-scenario=phone-required comes before code=402'),
    ]);
  });
});

describe('a forced success', () => {
  const successes = operationIds.map((id) => [id, declaredStatuses(id).find((status) => status < 300) ?? 200] as const);

  it.each(successes)('of %s is valid by the contract, headers included', async (id, status) => {
    const answer = await client().send(id, { params: paramsOf(id), headers: { prefer: `code=${status}` } });
    expect(answer.status).toBe(status);
  });
});

describe('custom rules', () => {
  it('match operation, method, tag and path; the first match applies', async () => {
    const caller = client();
    await caller.scenario({
      rules: [
        { when: { operationId: 'listOrders' }, then: { status: 503 } },
        { when: { tag: 'bids', method: 'GET' }, then: { status: 429 } },
        { when: { path: '/orders/{orderId}' }, then: { status: 403, message: 'Не сегодня' } },
      ],
    });
    expect((await caller.send('listOrders', {})).status).toBe(503);
    expect((await caller.send('listBids', { params })).status).toBe(429);
    expect(said(await caller.send('getOrder', { params }))).toEqual([403, 'Не сегодня']);
    expect((await caller.send('getMe', {})).status).toBe(401);
  });

  it('match the requested path', async () => {
    const caller = client();
    await caller.scenario({ rules: [{ when: { path: '/orders/ord_paper' }, then: { status: 500 } }] });
    expect((await caller.send('getOrder', { params })).status).toBe(500);
    expect((await caller.send('updateOrder', { params })).status).toBe(500);
    expect((await caller.send('getOrder', { params: { orderId: 'ord_uniform' } })).status).toBe(401);
    expect((await caller.send('publishOrder', { params })).status).toBe(401);
  });

  it('come before the world’s scenario and after the request’s', async () => {
    const caller = client();
    await caller.scenario({
      name: 'server-error',
      rules: [{ when: { tag: 'orders' }, then: { status: 503 } }],
    } as { name: string });
    expect((await caller.send('listOrders', {})).status).toBe(503);
    expect((await caller.send('listPlans', {})).status).toBe(500);
    expect((await caller.send('listOrders', { headers: { prefer: 'code=402' } })).status).toBe(402);
    expect((await caller.send('listOrders', { headers: { 'x-mock-scenario': 'normal' } })).status).toBe(401);
    await caller.scenario({ name: 'normal' });
    expect((await caller.send('listOrders', {})).status).toBe(401);
  });

  it('delay and answer', async () => {
    const caller = client();
    await caller.scenario({ rules: [{ when: {}, then: { delayMs: 300, status: 503 } }] });
    const started = performance.now();
    expect((await caller.send('listPlans', {})).status).toBe(503);
    expect(performance.now() - started).toBeGreaterThan(290);
  });

  it('can drop the connection after a delay or malform any body', async () => {
    const caller = client();
    await caller.scenario({
      rules: [
        { when: { operationId: 'listPlans' }, then: { delayMs: 20, drop: true } },
        { when: { operationId: 'listOrders' }, then: { malformed: true, status: 503 } },
      ],
    });
    await expect(caller.send('listPlans', {})).rejects.toThrow('socket hang up');
    await expect(caller.send('listOrders', {})).rejects.toThrow('breaks the contract');
    const answer = await request(caller.app).get(`/__mock/worlds/${caller.session.world}/requests`);
    expect((answer.body as { requests: object[] }).requests).toMatchObject([
      { status: 503, violations: ['the body is not JSON'] },
      { status: 0, violations: [] },
    ]);
  });

  it('send any body unchanged, including null', async () => {
    const caller = client();
    await caller.scenario({ rules: [{ when: {}, then: { status: 418, body: null } }] });
    const answer = await request(caller.app).get('/api/plans').set('x-mock-world', caller.session.world);
    expect([answer.status, answer.text]).toEqual([418, 'null']);
  });

  it('apply to every nth request, a limited number of times', async () => {
    const caller = client();
    await caller.scenario({ rules: [{ when: {}, then: { status: 503 }, every: 2, times: 2 }] });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await caller.send('listPlans', {})).status);
    expect(statuses).toEqual([200, 503, 200, 503, 200, 200, 200]);
  });

  it('count per world and start over when set again', async () => {
    const rules = [{ when: {}, then: { status: 503 }, times: 1 }];
    const [one, two] = [client(), client()];
    await one.scenario({ rules });
    await two.scenario({ rules });
    for (const caller of [one, two]) {
      expect((await caller.send('listPlans', {})).status).toBe(503);
      expect((await caller.send('listPlans', {})).status).toBe(200);
    }
    await one.scenario({ rules });
    expect((await one.send('listPlans', {})).status).toBe(503);
    expect((await two.send('listPlans', {})).status).toBe(200);
  });

  it('end after a number of requests', async () => {
    const caller = client();
    await caller.scenario({ rules: [{ when: {}, then: { status: 500 }, times: 2 }] });
    for (const status of [500, 500, 200]) expect((await caller.send('listPlans', {})).status).toBe(status);
  });

  it('may break the contract, which the request log records', async () => {
    const caller = client();
    await caller.scenario({ rules: [{ when: {}, then: { status: 200, body: { plans: 'none' } } }] });
    await expect(caller.send('listPlans', {})).rejects.toThrow('breaks the contract');
    const answer = await request(caller.app).get(`/__mock/worlds/${caller.session.world}/requests`);
    const [last] = (answer.body as { requests: { forcedBy: string; violations: string[] }[] }).requests;
    expect(last).toMatchObject({
      forcedBy: 'own rules',
      violations: [expect.stringContaining('data'), expect.stringContaining('trial')],
    });
  });
});
