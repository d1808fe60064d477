/** Measures creating, resetting, exporting and copying a world on a server with 1, 1,000 and 10,000 worlds. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { MOCK } from './servers/contenders.ts';
import { quantile } from './load/quantile.ts';
import { launch } from './servers/server-process.ts';

/** `nothing` is a request that changes nothing: the cost of the round trip. */
type WorldAct = 'nothing' | 'create' | 'reset' | 'snapshot' | 'restore' | 'fork';

export type WorldCosts = {
  worlds: number;
  /** resident memory in MiB, without worlds and with all of them in use */
  resident: { before: number; after: number };
  /** changed records per world */
  changes: number;
  /** milliseconds, measured by the client */
  times: Readonly<Record<WorldAct, { p50: number; p99: number }>>;
};

const WARM_UP = 100;
export const SAMPLES = 1000;
/** Each order is three records: the order, its history, and the stored response of its idempotency key. */
const ORDERS = 6;

/** Fills a server with worlds and measures actions. @throws Error for an unsuccessful response */
export async function measureWorlds(worlds: number): Promise<WorldCosts> {
  const server = await launch(MOCK.launch);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = createCaller(agent, server.origin);
  try {
    for (let i = 0; i < WARM_UP; i += 1) {
      await fillWorld(call, 'warm-up');
      await actOn(call, 'warm-up', 'copy', null);
      await call('POST', '/__mock/worlds/warm-up/reset');
    }
    const before = (await server.usage()).residentBytes;
    for (let i = 0; i < worlds; i += 1) await fillWorld(call, `w${i}`);
    const after = (await server.usage()).residentBytes;
    const { body } = await call('GET', `/__mock/worlds/w${worlds - 1}`);
    const times: Record<WorldAct, number[]> = {
      nothing: [],
      create: [],
      reset: [],
      snapshot: [],
      restore: [],
      fork: [],
    };
    for (let i = 0; i < SAMPLES; i += 1) await actOn(call, `w${i % worlds}`, `copy-${i % 50}`, times);
    return {
      worlds,
      resident: { before: before / 2 ** 20, after: after / 2 ** 20 },
      changes: (body as { changes: number }).changes,
      times: {
        nothing: percentiles(times.nothing),
        create: percentiles(times.create),
        reset: percentiles(times.reset),
        snapshot: percentiles(times.snapshot),
        restore: percentiles(times.restore),
        fork: percentiles(times.fork),
      },
    };
  } finally {
    agent.destroy();
    await server.stop();
  }
}

const percentiles = (times: readonly number[]) => ({ p50: quantile(times, 0.5), p99: quantile(times, 0.99) });

/** Performs each action once and restores the world. */
async function actOn(
  call: Call,
  world: string,
  other: string,
  times: Record<WorldAct, number[]> | null,
): Promise<void> {
  const path = `/__mock/worlds/${world}`;
  const timed = async (act: WorldAct, ...parameters: Parameters<Call>) => {
    const { ms, body } = await call(...parameters);
    times?.[act].push(ms);
    return body;
  };
  await timed('nothing', 'GET', '/__mock/health');
  await timed('create', 'PUT', `/__mock/worlds/${other}`, { body: {} });
  await timed('fork', 'POST', `${path}/fork`, { body: { to: other } });
  const snapshot = await timed('snapshot', 'GET', `${path}/snapshot`);
  await timed('reset', 'POST', `${path}/reset`);
  await timed('restore', 'PUT', `${path}/snapshot`, { body: snapshot });
}

/** Signs in and creates draft orders. */
async function fillWorld(call: Call, world: string): Promise<void> {
  const headers = { 'x-mock-world': world };
  const login = await call('POST', '/api/auth/login', {
    headers,
    body: { email: 'buyer@demo.test', password: 'demo-password' },
  });
  const authorization = `Bearer ${(login.body as { token: string }).token}`;
  for (let order = 0; order < ORDERS; order += 1) {
    await call('POST', '/api/orders', {
      headers: { ...headers, authorization, 'idempotency-key': randomUUID() },
      body: { title: 'Перчатки рабочие', items: [{ name: 'Перчатки с ПВХ', quantity: '40', unitCode: 'PR' }] },
    });
  }
}

type Sent = { headers?: Record<string, string>; body?: unknown };

/** Sends a request; resolves with the parsed answer and the duration in milliseconds. */
type Call = (method: string, path: string, sent?: Sent) => Promise<{ body: unknown; ms: number }>;

function createCaller(agent: Agent, origin: string): Call {
  return (method, path, { headers = {}, body } = {}) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const typed = text === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request(`${origin}${path}`, { agent, method, headers: { ...headers, ...typed } }, (answer) => {
        let received = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
        answer.on('end', () => {
          const ms = performance.now() - started;
          if ((answer.statusCode ?? 500) >= 300)
            reject(new Error(`${method} ${path} gave ${answer.statusCode}: ${received}`));
          else resolve({ body: received === '' ? undefined : (JSON.parse(received) as unknown), ms });
        });
      });
      sent.on('error', reject).end(text);
    });
  };
}
