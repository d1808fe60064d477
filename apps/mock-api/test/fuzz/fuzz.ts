/** Concurrent runs, while another user works. */
import { etag, type OperationId } from '@zakupki/api-client/operation';
import { routes } from '@zakupki/api-client/routes';
import { signedIn } from '../contract/suite/client.ts';
import { withTarget } from '@zakupki/mock-engine/suite/target';
import type { Target } from '../contract/suite/target.ts';
import { ARRANGEMENTS } from '../contract/sweeps/inputs/arrangements.ts';
import { idOf } from '../contract/sweeps/inputs/entities.ts';
import { damagedFiles } from '../requests/damaged-files.ts';
import { CALLERS } from '../requests/fuzz-requests.ts';
import { knownTargets } from '../requests/fuzz-targets.ts';
import { faultsOf, type Owners } from './answers.ts';
import { type Beginning, Run } from './run.ts';

const AT_ONCE = 8;
/** Requests of a run: later ones act on what earlier ones have made. */
const STEPS = 60;
const OTHERS_MS = 1000;
const MAX_FAULTS = 20;

type Outcome = {
  /** by operation and status, preparations included */
  answers: ReadonlyMap<OperationId, ReadonlyMap<number, number>>;
  faults: readonly string[];
  /** the slowest request of the person who works at the same time */
  slowestMs: number;
};

/** @param runs maximum number of runs, which may end before `seconds` have passed */
export async function fuzz({
  server,
  seconds,
  seed,
  runs = Infinity,
}: Pick<Target, 'server'> & { seconds: number; seed: number; runs?: number }): Promise<Outcome> {
  const answers = new Map<OperationId, Map<number, number>>(
    (Object.keys(routes) as OperationId[]).map((operationId) => [operationId, new Map()]),
  );
  const onExchange: Target['onExchange'] = ([operationId, status]) => {
    const counts = answers.get(operationId);
    counts?.set(status, (counts.get(status) ?? 0) + 1);
  };
  return withTarget({ server, onExchange }, async () => {
    const until = performance.now() + seconds * 1000;
    const faults: string[] = [];
    for (const operationId of answers.keys()) {
      const { caller, request } = await ARRANGEMENTS[operationId]();
      const { status } = await caller.send(operationId, request);
      if (status >= 300) faults.push(`${operationId} is not reached: the prepared request gave ${status}`);
    }
    const beginning = await begin();
    let next = 0;
    const isOver = () => next >= runs || performance.now() >= until || faults.length >= MAX_FAULTS;
    const repeat = async () => {
      while (!isOver()) {
        const runSeed = seed + next;
        next += 1;
        const run = new Run(runSeed, beginning);
        for (let step = 0; step < STEPS && !isOver(); step += 1) {
          for (const fault of await run.act()) faults.push(`run ${runSeed}, step ${step}: ${fault}`);
        }
      }
    };
    const working = Promise.all(Array.from({ length: AT_ONCE }, repeat));
    const slowestMs = await workMeanwhile(working);
    await working;
    if (slowestMs >= OTHERS_MS) faults.push(`others waited ${Math.round(slowestMs)} ms`);
    return { answers, faults, slowestMs };
  });
}

/** Records of the seed and their owners. */
async function begin(): Promise<Beginning> {
  const owners: Owners = new Map();
  const buyer = await signedIn('buyer');
  const targets = await knownTargets(buyer);
  for (const name of ['buyer', ...CALLERS]) {
    if (name === 'admin' || name === 'guest' || name === 'acting') continue;
    const person = await buyer.signIn(name);
    for (const operationId of ['listOrders', 'listSuppliers', 'listPayments', 'listCreditTransactions'] as const) {
      const request = { query: [['perPage', '100'] as const] };
      faultsOf(owners, name, request, await person.send(operationId, request));
    }
  }
  for (const { kind, params } of targets) {
    if (kind === 'order' || kind === 'bid' || kind === 'supplier') owners.set(idOf(params), 'buyer');
  }
  return { targets, owners, files: await damagedFiles() };
}

/** @returns milliseconds of the slowest request */
async function workMeanwhile(working: Promise<unknown>): Promise<number> {
  const other = await signedIn('buyer');
  let isOver = false;
  let slowest = 0;
  void working.finally(() => (isOver = true));
  const timed = async <T>(request: Promise<T>): Promise<T> => {
    const started = performance.now();
    const answer = await request;
    slowest = Math.max(slowest, performance.now() - started);
    return answer;
  };
  while (!isOver) {
    await timed(other.ok('listOrders', { perPage: 20 }));
    const { body: order } = await timed(other.ok('createOrder', { body: { title: 'Бумага' } }));
    await timed(other.ok('deleteOrder', { orderId: order.id, ifMatch: etag(order) }));
  }
  return slowest;
}
