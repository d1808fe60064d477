/** Sends requests to the contenders in turns, so that other load on the machine affects all of them. */
import { randomUUID } from 'node:crypto';
import { type Case, CASES, signedIn, worldOf } from './cases.ts';
import type { Contender, ContenderName } from './servers/contenders.ts';
import type { LoadGenerator } from './load/load-generator.ts';
import type { Job, Outcome } from './load/load.ts';
import { quantile } from './load/quantile.ts';
import type { ServerProcess } from './servers/server-process.ts';

export type Running = { contender: Contender; server: ServerProcess };

/** One contender at one case. */
type Cell = {
  /** CPU time of the server per request, over all rounds */
  cpuMicros: number;
  /** lowest and highest of the rounds */
  spread: readonly [number, number];
  /** responses per second */
  rate: number;
  /** milliseconds, median of the rounds */
  p99: number;
  requests: number;
};

export type Cells = ReadonlyMap<ContenderName, ReadonlyMap<string, Cell>>;

export const CONNECTIONS = 10;
const ROUNDS = 5;

type Window = { cpuMicros: number; outcome: Outcome };

/** @param seconds of load per contender and case, over all rounds */
export async function measureRounds(running: readonly Running[], load: LoadGenerator, seconds: number): Promise<Cells> {
  const rounds = seconds < ROUNDS ? 1 : ROUNDS;
  const windows = new Map<string, Window[]>();
  const rates = new Map<string, number>();
  for (const one of CASES) {
    for (const each of running) {
      // Warm-up, which also measures how many requests make a round of the given length.
      const outcome = await load.run({ ...(await jobOf(each, one)), seconds: Math.max(1, seconds / rounds) });
      expectOnly(outcome, each, one);
      rates.set(key(each, one), outcome.requests / outcome.seconds);
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const one of CASES) {
      for (const each of inTurn(running, round)) {
        const job = await jobOf(each, one);
        const requests = Math.max(CONNECTIONS * 5, Math.round(((rates.get(key(each, one)) ?? 0) * seconds) / rounds));
        const before = await each.server.usage();
        const outcome = await load.run({ ...job, requests });
        const after = await each.server.usage();
        expectOnly(outcome, each, one);
        const known = windows.get(key(each, one)) ?? [];
        windows.set(key(each, one), [...known, { cpuMicros: after.cpuMicros - before.cpuMicros, outcome }]);
      }
    }
  }
  return new Map(
    running.map((each) => [
      each.contender.name,
      new Map(CASES.map((one) => [one.name, cellOf(windows.get(key(each, one)) ?? [])])),
    ]),
  );
}

const key = ({ contender }: Running, one: Case) => `${contender.name} ${one.name}`;

/** A different contender starts each round. */
const inTurn = <T>(list: readonly T[], round: number) => [
  ...list.slice(round % list.length),
  ...list.slice(0, round % list.length),
];

/** The job of a round. The mock starts each in a new world; the others have no state. */
async function jobOf({ contender, server }: Running, one: Case): Promise<Omit<Job, 'seconds' | 'requests'>> {
  const own = contender.headers?.(one) ?? {};
  return {
    url: `${server.origin}${contender.base}${one.path}`,
    method: one.method,
    headers: { ...(await headersFor(contender, server, one)), ...own },
    ...(one.body !== undefined && { body: JSON.stringify(one.body) }),
    keyed: one.keyed === true,
    connections: CONNECTIONS,
  };
}

async function headersFor(contender: Contender, server: ServerProcess, one: Case): Promise<Record<string, string>> {
  if (contender.name === 'this mock') {
    await fetch(`${server.origin}/__mock/worlds/${worldOf(one)}/reset`, { method: 'POST' });
    return signedIn(server.origin, one);
  }
  // Headers of the same length as the mock's.
  return {
    'x-mock-world': worldOf(one),
    authorization: `Bearer ${randomUUID().replaceAll('-', '')}`,
    ...one.headers,
    ...(one.body !== undefined && { 'content-type': 'application/json' }),
  };
}

function expectOnly({ statuses, errors }: Outcome, { contender }: Running, one: Case): void {
  const others = Object.keys(statuses).filter((status) => status !== String(one.status));
  if (others.length === 0 && errors === 0) return;
  throw new Error(
    `${contender.name} did not respond only with ${one.status} to “${one.name}”: ${JSON.stringify(statuses)}, ${errors} broken`,
  );
}

function cellOf(windows: readonly Window[]): Cell {
  const requests = windows.reduce((sum, { outcome }) => sum + outcome.requests, 0);
  const cpu = windows.reduce((sum, { cpuMicros }) => sum + cpuMicros, 0);
  const time = windows.reduce((sum, { outcome }) => sum + outcome.seconds, 0);
  const each = windows.map(({ cpuMicros, outcome }) => cpuMicros / outcome.requests);
  return {
    cpuMicros: cpu / requests,
    spread: [Math.min(...each), Math.max(...each)],
    rate: requests / time,
    p99: quantile(
      windows.map(({ outcome }) => outcome.p99),
      0.5,
    ),
    requests,
  };
}
