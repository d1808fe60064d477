/**
 * Measures the largest order of the seed, 200 lines × 30 bids: its comparison, and a write that recalculates its
 * conflicts.
 */
import { MOCK } from './servers/contenders.ts';
import { quantile } from './load/quantile.ts';
import { launch, type ServerProcess } from './servers/server-process.ts';

const ORDER = 'ord_heavy_matrix';
const BID = 'bid_heavy_matrix_1';
const TIMES = 30;

/** CPU time of the server, and time until the end of the response; milliseconds. */
export type Cost = { cpuMs: number; ms: number };

export type LargeComparison = {
  lines: number;
  bids: number;
  /** size of the response */
  bytes: number;
  /** the first request to a new server, whose code is not compiled yet */
  first: Cost;
  /** median of repeated requests */
  repeated: Cost;
  /** median of requests right after a bid changed */
  afterWrite: Cost;
  /** median of changing a bid, including the conflicts of all bids */
  write: Cost;
};

export async function measureLargeComparison(): Promise<LargeComparison> {
  const server = await launch(MOCK.launch);
  try {
    const headers = await signIn(server);
    // Loads the ten thousand orders, so that the comparison is measured without them.
    await text(server, '/orders?perPage=1', { headers });
    const compare = () => text(server, `/orders/${ORDER}/comparison`, { headers });
    const [first, answer] = await timed(server, compare);
    const { rows, bids } = JSON.parse(answer) as { rows: unknown[]; bids: unknown[] };
    const repeated: Cost[] = [];
    const afterWrite: Cost[] = [];
    const write: Cost[] = [];
    let version = (JSON.parse(await text(server, `/orders/${ORDER}/bids/${BID}`, { headers })) as Versioned).version;
    for (let time = 0; time < TIMES; time += 1) {
      repeated.push((await timed(server, compare))[0]);
      const change = {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
        body: JSON.stringify({ notes: `Уточнение ${time + 1}` }),
      };
      const [cost, written] = await timed(server, () => text(server, `/orders/${ORDER}/bids/${BID}`, change));
      version = (JSON.parse(written) as Versioned).version;
      write.push(cost);
      afterWrite.push((await timed(server, compare))[0]);
    }
    return {
      lines: rows.length,
      bids: bids.length,
      bytes: Buffer.byteLength(answer),
      first,
      repeated: median(repeated),
      afterWrite: median(afterWrite),
      write: median(write),
    };
  } finally {
    await server.stop();
  }
}

type Versioned = { version: number };

async function signIn({ origin }: ServerProcess): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'heavy@demo.test', password: 'demo-password' }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** Returns the body of a successful response. @throws Error with the server's response */
async function text({ origin }: ServerProcess, path: string, init: RequestInit): Promise<string> {
  const answer = await fetch(`${origin}/api${path}`, init);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path} gave ${answer.status}: ${body}`);
  return body;
}

async function timed<T>(server: ServerProcess, work: () => Promise<T>): Promise<[Cost, T]> {
  const before = await server.usage();
  const started = performance.now();
  const result = await work();
  const ms = performance.now() - started;
  const { cpuMicros } = await server.usage();
  return [{ cpuMs: (cpuMicros - before.cpuMicros) / 1000, ms }, result];
}

function median(costs: readonly Cost[]): Cost {
  return {
    cpuMs: quantile(
      costs.map(({ cpuMs }) => cpuMs),
      0.5,
    ),
    ms: quantile(
      costs.map(({ ms }) => ms),
      0.5,
    ),
  };
}
