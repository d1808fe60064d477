/** Edited snapshots: either rejected with a reason, or safe to use. */
import fc from 'fast-check';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiProblem } from '@zakupki/api-client/schema';
import type { Snapshot } from '@zakupki/mock-control/schema';
import { createApp } from '../../src/create-app.ts';
import { client, ContractClient } from '../contract/suite/client.ts';
import type { Target } from '../contract/suite/target.ts';
import { sizesOf } from '../exhaustive.ts';
import { entering, MOVES, perform, sceneOf } from './moves.ts';

/** SNAPSHOT_RUNS=200 runs longer. */
const RUNS = Number(process.env['SNAPSHOT_RUNS'] ?? 40);

const app = createApp();
const put = (world: string, document: unknown, part = 'snapshot') =>
  request(app)
    .put(`/__mock/worlds/${world}/${part}`)
    .set({ 'accept-language': 'en', 'content-type': 'application/json' })
    .send(typeof document === 'string' ? document : JSON.stringify(document));

let taken: Snapshot;
let session: ContractClient['session'];

/** A world with a record in every table that requests write to. */
beforeAll(async () => {
  const buyer = await client(app).signIn('buyer');
  session = buyer.session;
  const scene = sceneOf(app, buyer);
  await scene.control('post', 'clock', { mode: 'frozen' });
  const moves = [
    'draft',
    'publish',
    'bid',
    'submitBid',
    'bid',
    'supplier',
    'signUp',
    'linkByMail',
    'code',
    'edit',
    'askFor',
  ];
  await perform(
    moves.map((move) => ({ move, n: 0 })),
    scene,
  );
  await scene.control('put', 'scenario', { rules: [{ when: { tag: 'access' }, then: { status: 500 }, times: 1 }] });
  await buyer.call('deleteOrder', { orderId: 'ord_uniform', ifMatch: '"2"' });
  taken = (await request(app).get(`/__mock/worlds/${session.world}/snapshot`)).body as Snapshot;
});

const edited = (edit: (snapshot: Snapshot) => void): Snapshot => {
  const copy = structuredClone(taken);
  edit(copy);
  return copy;
};

async function refused(document: unknown, part?: string): Promise<ApiProblem> {
  const answer = await put('edited', document, part);
  expect(answer.type).toBe('application/problem+json');
  return answer.body as ApiProblem;
}

const tableOf = (snapshot: Snapshot, name: string) => {
  const table = snapshot.tables[name];
  if (!table) throw new Error(`Nothing was changed in ${name}.`);
  // A record of the snapshot to edit.
  return table as { put: ({ id: string } & Record<string, unknown>)[]; deleted: string[] };
};

describe('an edited snapshot', () => {
  it('is loaded without changes', async () => {
    expect((await put('whole', taken)).status).toBe(201);
    expect((await put('whole', taken)).status).toBe(200);
  });

  it('of another seed is rejected', async () => {
    const problem = await refused(edited((snapshot) => (snapshot.seed = '0123456789ab')));
    expect(problem).toMatchObject({ status: 409, code: 'other_seed' });
    expect(problem.message).toContain('0123456789ab');
  });

  const WRONG: [pointer: string, edit: (snapshot: Snapshot) => void][] = [
    ['/format', (snapshot) => Object.assign(snapshot, { format: 'zakupki-snapshot-9' })],
    ['/extra', (snapshot) => Object.assign(snapshot, { extra: 1 })],
    ['/clock/now', (snapshot) => (snapshot.clock.now = 'yesterday')],
    ['/scenario', (snapshot) => Object.assign(snapshot, { scenario: 'nope' })],
    [
      '/rules/0/when/operationId',
      (snapshot) => (snapshot.rules = [{ when: { operationId: 'nope' }, then: { status: 500 } }]),
    ],
    ['/counters/nonsense', (snapshot) => (snapshot.counters['nonsense'] = 1)],
    ['/counters/own~199', (snapshot) => (snapshot.counters['own/99'] = 1)],
    ['/counters/serial', (snapshot) => (snapshot.counters['serial'] = 1e12)],
    ['/counters/orders~1usr_buyer', (snapshot) => (snapshot.counters['orders/usr_buyer'] = 999_999)],
    ['/tables/passwords', (snapshot) => (snapshot.tables['passwords'] = { put: [], deleted: [] })],
    ['/tables/orders/deleted/1', (snapshot) => tableOf(snapshot, 'orders').deleted.push('ord_unknown_knows')],
    ['/tables/orders/put/0/title', (snapshot) => delete tableOf(snapshot, 'orders').put[0]?.['title']],
    [
      '/tables/orders/put/0/status',
      (snapshot) => Object.assign(tableOf(snapshot, 'orders').put[0] ?? {}, { status: 'lost' }),
    ],
    [
      '/tables/orders/put/0/surprise',
      (snapshot) => Object.assign(tableOf(snapshot, 'orders').put[0] ?? {}, { surprise: 1 }),
    ],
    [
      '/tables/users/put/0/passwordHash',
      (snapshot) => Object.assign(tableOf(snapshot, 'users').put[0] ?? {}, { passwordHash: 'x' }),
    ],
    [
      '/tables/tokens/put/1/id',
      ({ tables }) => tables['tokens']?.put.push(...structuredClone(tables['tokens'].put.slice(0, 1))),
    ],
    [
      '/tables/replays/put/0/status',
      (snapshot) => Object.assign(tableOf(snapshot, 'replays').put[0] ?? {}, { status: 299 }),
    ],
    [
      '/tables/replays/put/0/body',
      (snapshot) => Object.assign(tableOf(snapshot, 'replays').put[0] ?? {}, { body: {} }),
    ],
  ];
  it.each(WRONG)('is rejected at %s', async (pointer, edit) => {
    const problem = await refused(edited(edit));
    expect(problem.status).toBe(400);
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer);
  });

  it.each(['', '[]', 'null', '{"format": "zakupki-snapshot-1"', '{"__proto__": {"a": 1}}'])(
    'cannot be %j',
    async (text) => {
      expect((await refused(text)).status).toBe(400);
    },
  );

  it('is safe with names of the object prototype', async () => {
    const text = JSON.stringify(taken).replace('"tables":{', '"tables":{"__proto__":{"put":[],"deleted":[]},');
    expect((await refused(text)).status).toBe(400);
    expect(({} as Record<string, unknown>)['put']).toBeUndefined();
    const counted = JSON.stringify(taken).replace('"counters":{', '"counters":{"__proto__":1,');
    expect([200, 400]).toContain((await put('edited', counted)).status);
  });

  it('can be larger than requests of the product', async () => {
    const large = edited((snapshot) => {
      const { put: records } = tableOf(snapshot, 'cooldowns');
      for (let i = 0; i < 30_000; i += 1)
        records.push({ id: `verify unknown${i}@demo.test`, until: '2026-11-02T09:00:00Z' });
    });
    expect(JSON.stringify(large).length).toBeGreaterThan(2 * 1024 * 1024);
    expect((await put('large', large)).status).toBe(201);
  });

  for (const { runs, options } of sizesOf(RUNS)) {
    it(`never causes a server error after random edits, ${runs} times`, options, async () => {
      let restored = 0;
      await fc.assert(
        fc.asyncProperty(fc.nat(), fc.nat(), fc.nat(1000), async (place, other, n) => {
          const copy = structuredClone(taken);
          const places = leavesOf(copy.tables);
          editAt(places[place % places.length], places[other % places.length], n);
          const { status } = await put('fuzzed', copy);
          expect([200, 201, 400]).toContain(status);
          if (status === 400) return;
          restored += 1;
          await request(app).delete('/__mock/worlds/fuzzed/scenario');
          const failed: string[] = [];
          const target: Target = {
            server: app,
            onExchange: ([operationId, code]) => code >= 500 && failed.push(operationId),
          };
          const visitor = new ContractClient(target, { world: 'fuzzed' });
          const body = { email: 'buyer@demo.test', password: 'demo-password' };
          const { token = session.token } = (await visitor.call('logIn', { body })).body as { token?: string };
          const buyer = visitor.with(token === undefined ? {} : { token });
          const moves = Object.keys(MOVES).filter((move) => move !== 'force');
          await perform(
            moves.map((move) => ({ move, n })),
            { buyer, control: () => Promise.resolve(), enter: entering(app, 'fuzzed') },
          );
          expect(failed).toEqual([]);
        }),
        { seed: 20_261_102, numRuns: runs },
      );
      // A few edits need not include one that is accepted.
      expect(runs < RUNS || restored > 0).toBe(true);
    });
  }
});

const VALUES: readonly unknown[] = [
  null,
  '',
  0,
  1,
  2 ** 53,
  1e21,
  true,
  [],
  {},
  'Europe/Nowhere',
  '999999999999999.99',
];
const DAYS = ['0001-01-01', '1969-12-31', '2026-11-02', '2026-11-31', '9999-12-31'];
const STATES = [
  'draft',
  'published',
  'in_evaluation',
  'awarded',
  'cancelled',
  'submitted',
  'withdrawn',
  'disqualified',
];

const pick = <T>(values: readonly T[], n: number): T | undefined => values[n % values.length];

/** Replaces a value: another state, an extreme time, another type, a value from elsewhere, or removal. */
function editAt(at: Leaf | undefined, from: Leaf | undefined, n: number): void {
  if (!at || !from) return;
  const { parent, key } = at;
  const known = parent[key];
  const day = typeof known === 'string' ? /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(known)?.[0] : undefined;
  if (key === 'status' && n % 3 > 0) parent[key] = pick(STATES, n);
  else if (day !== undefined && n % 4 > 0) parent[key] = String(known).replace(day, pick(DAYS, n) ?? day);
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (n % 3 < 2) parent[key] = pick(VALUES, n);
  else parent[key] = structuredClone(from.parent[key] ?? from.parent[from.key]);
}

type Leaf = { parent: Record<string, unknown>; key: string };

/** Every value of a document at any depth. */
function leavesOf(value: object): Leaf[] {
  const parent = value as Record<string, unknown>;
  return Object.entries(parent).flatMap(([key, part]) => [
    { parent, key },
    ...(typeof part === 'object' && part !== null ? leavesOf(part) : []),
  ]);
}
