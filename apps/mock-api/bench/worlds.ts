/**
 * What worlds cost: a thousand of them in one running server, each used by somebody who signs in, lists orders and
 * drafts one. Prints a table; a figure above its limit fails the run.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const WORLDS = 1000;
/** Worlds made and thrown away first, so that the figures are those of a server at work. */
const WARM_UP = 100;

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Sent = { headers?: Record<string, string>; body?: unknown };

/** One request; its parsed answer and how long it took, in milliseconds. */
function call(
  port: number,
  method: string,
  path: string,
  { headers = {}, body }: Sent = {},
): Promise<{ body: unknown; ms: number }> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const typed = text === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const sent = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...typed } },
      (answer) => {
        let received = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
        answer.on('end', () => {
          const ms = performance.now() - started;
          if ((answer.statusCode ?? 500) >= 300)
            reject(new Error(`${method} ${path} gave ${answer.statusCode}: ${received}`));
          else resolve({ body: received === '' ? undefined : JSON.parse(received), ms });
        });
      },
    );
    sent.on('error', reject).end(text);
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A day's beginning in a world of its own. */
async function spend(port: number, world: string): Promise<void> {
  const headers = { 'x-mock-world': world };
  const login = await call(port, 'POST', '/api/auth/login', {
    headers,
    body: { email: 'buyer@demo.test', password: 'demo-password' },
  });
  const signedIn = { ...headers, authorization: `Bearer ${(login.body as { token: string }).token}` };
  await call(port, 'GET', '/api/orders', { headers: signedIn });
  await call(port, 'POST', '/api/orders', {
    headers: { ...signedIn, 'idempotency-key': randomUUID() },
    body: { title: 'Перчатки рабочие' },
  });
}

async function measure(port: number, pid: number) {
  const create: number[] = [];
  const reset: number[] = [];
  for (let i = 0; i < WARM_UP; i += 1) {
    await call(port, 'PUT', '/__mock/worlds/warm-up');
    await spend(port, 'warm-up');
    await call(port, 'POST', '/__mock/worlds/warm-up/reset');
  }
  const started = performance.now();
  for (let i = 0; i < WORLDS; i += 1) {
    create.push((await call(port, 'PUT', `/__mock/worlds/w${i}`)).ms);
    await spend(port, `w${i}`);
  }
  const used = (performance.now() - started) / WORLDS;
  // Resident memory in MiB with all of them in use.
  const resident = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  for (let i = 0; i < WORLDS; i += 1) reset.push((await call(port, 'POST', `/__mock/worlds/w${i}/reset`)).ms);
  return { create, reset, used, resident };
}

function quantile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? Number.NaN;
}

const port = await freePort();
// With the flags of this script, which are those of `dev` and `serve`: V8 left alone lets garbage grow before it collects.
const server = spawn(process.execPath, [...process.execArgv, MAIN], {
  env: { ...process.env, MOCK_API_PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await once(server.stdout, 'data');
  const { create, reset, used, resident } = await measure(port, server.pid ?? 0);
  const rows = [
    { what: `resident memory with ${WORLDS} worlds in use`, value: resident, limit: 300, unit: 'MiB' },
    { what: 'create a world, median', value: quantile(create, 0.5), limit: 2, unit: 'ms' },
    { what: 'create a world, 99 of 100', value: quantile(create, 0.99), limit: Infinity, unit: 'ms' },
    { what: 'reset a world, median', value: quantile(reset, 0.5), limit: 5, unit: 'ms' },
    { what: 'reset a world, 99 of 100', value: quantile(reset, 0.99), limit: Infinity, unit: 'ms' },
    { what: 'sign in, list orders, draft one', value: used, limit: Infinity, unit: 'ms' },
  ];
  console.table(
    rows.map(({ what, value, limit, unit }) => ({
      what,
      measured: `${value.toFixed(2)} ${unit}`,
      limit: Number.isFinite(limit) ? `${limit} ${unit}` : '–',
      ok: value < limit,
    })),
  );
  process.exitCode = rows.every(({ value, limit }) => value < limit) ? 0 : 1;
} finally {
  agent.destroy();
  server.kill('SIGTERM');
}
