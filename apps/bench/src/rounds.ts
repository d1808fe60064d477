/** Sends requests to the contenders in turns, so that other load on the machine affects all of them. */
import { randomUUID } from 'node:crypto';
import { type Case, CASES, signIn, worldOf } from './cases.ts';
import type { Contender, ContenderName } from './servers/contenders.ts';
import type { LoadGenerator } from './load/load-generator.ts';
import type { Job, Outcome } from './load/load.ts';
import { quantile } from './load/quantile.ts';
import type { ServerProcess } from './servers/server-process.ts';

export type Running = { contender: Contender; server: ServerProcess };

/** Results of one contender in one case. */
type Cell = {
  /** CPU time of the server per request, over all rounds */
  cpuMicros: number;
  /** lowest and highest CPU time per request of the rounds */
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
  for (const benchCase of CASES) {
    for (const each of running) {
      // Warm-up, which also measures how many requests make a round of the given length.
      const outcome = await load.run({ ...(await jobOf(each, benchCase)), seconds: Math.max(1, seconds / rounds) });
      ensureExpected(outcome, each, benchCase);
      rates.set(keyOf(each, benchCase), outcome.requests / outcome.seconds);
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const benchCase of CASES) {
      for (const each of rotate(running, round)) {
        const job = await jobOf(each, benchCase);
        const requests = Math.max(
          CONNECTIONS * 5,
          Math.round(((rates.get(keyOf(each, benchCase)) ?? 0) * seconds) / rounds),
        );
        const before = await each.server.usage();
        const outcome = await load.run({ ...job, requests });
        const after = await each.server.usage();
        ensureExpected(outcome, each, benchCase);
        const earlier = windows.get(keyOf(each, benchCase)) ?? [];
        windows.set(keyOf(each, benchCase), [...earlier, { cpuMicros: after.cpuMicros - before.cpuMicros, outcome }]);
      }
    }
  }
  return new Map(
    running.map((each) => [
      each.contender.name,
      new Map(CASES.map((benchCase) => [benchCase.name, cellOf(windows.get(keyOf(each, benchCase)) ?? [])])),
    ]),
  );
}

const keyOf = ({ contender }: Running, benchCase: Case) => `${contender.name} ${benchCase.name}`;

/** Rotates the list, so that a different contender starts each round. */
const rotate = <T>(list: readonly T[], round: number) => [
  ...list.slice(round % list.length),
  ...list.slice(0, round % list.length),
];

/** The job of a round. For the mock, each round starts in a reset world; the others have no state. */
async function jobOf({ contender, server }: Running, benchCase: Case): Promise<Omit<Job, 'seconds' | 'requests'>> {
  return {
    url: `${server.origin}/api${benchCase.path}`,
    method: benchCase.method,
    headers: await headersFor(contender, server, benchCase),
    ...(benchCase.body !== undefined && { body: JSON.stringify(benchCase.body) }),
    keyed: benchCase.keyed === true,
    connections: CONNECTIONS,
  };
}

async function headersFor(
  contender: Contender,
  server: ServerProcess,
  benchCase: Case,
): Promise<Record<string, string>> {
  if (contender.name === 'this mock') {
    await fetch(`${server.origin}/__mock/worlds/${worldOf(benchCase)}/reset`, { method: 'POST' });
    return signIn(server.origin, benchCase);
  }
  // Headers of the same length as the mock's.
  return {
    'x-mock-world': worldOf(benchCase),
    authorization: `Bearer ${randomUUID().replaceAll('-', '')}`,
    ...benchCase.headers,
    ...(benchCase.body !== undefined && { 'content-type': 'application/json' }),
  };
}

function ensureExpected({ statuses, errors }: Outcome, { contender }: Running, benchCase: Case): void {
  const others = Object.keys(statuses).filter((status) => status !== String(benchCase.status));
  if (others.length === 0 && errors === 0) return;
  throw new Error(
    `${contender.name} did not respond only with ${benchCase.status} to “${benchCase.name}”: ${JSON.stringify(statuses)}, ${errors} broken`,
  );
}

function cellOf(windows: readonly Window[]): Cell {
  const requests = windows.reduce((sum, { outcome }) => sum + outcome.requests, 0);
  const cpu = windows.reduce((sum, { cpuMicros }) => sum + cpuMicros, 0);
  const time = windows.reduce((sum, { outcome }) => sum + outcome.seconds, 0);
  const perRequest = windows.map(({ cpuMicros, outcome }) => cpuMicros / outcome.requests);
  return {
    cpuMicros: cpu / requests,
    spread: [Math.min(...perRequest), Math.max(...perRequest)],
    rate: requests / time,
    p99: quantile(
      windows.map(({ outcome }) => outcome.p99),
      0.5,
    ),
    requests,
  };
}
