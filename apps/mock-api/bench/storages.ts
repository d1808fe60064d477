/**
 * Measures CPU per request of the mock with each storage, as a ratio to memory. The servers run at once and are
 * measured in turns, so other load on the machine affects all of them. Then measures, in turns, the CPU of a start up
 * to the first answer: in memory, with an empty file and with 1,000 worlds in it. Fails when SQLite exceeds a limit.
 * BENCH_REQUESTS: number of requests per kind and round.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorld } from '../src/test-world.ts';
import { freePort } from '@zakupki/mock-engine/test-world/http-server';
import { startPostgres } from '../test/storage/postgres-server.ts';

const SERVER = fileURLToPath(new URL('storages-server.ts', import.meta.url));
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 1500);
const ROUNDS = 5;
const CONNECTIONS = 10;

/** The highest ratio of SQLite's CPU to memory's. */
const LIMITS = { list: 1.1, get: 1.1, create: 2 };
type Kind = keyof typeof LIMITS;
const KINDS = ['list', 'get', 'create'] as const satisfies readonly Kind[];

/**
 * Limit of the CPU of a start with 1,000 worlds in the file, up to the first answer, as a ratio to a start in memory.
 * On idle cores `pnpm bench:mock` limits a start in memory to 500 ms, so this limit is 600 ms there.
 */
const MAX_START_RATIO = 1.2;
const STORED_WORLDS = 1000;
const STARTS = 5;

type Contender = { name: string; origin: string; process: ChildProcess; micros: Record<Kind, number> };

async function start(name: string, args: string[], env: Record<string, string>): Promise<Contender> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--max-semi-space-size=8', SERVER, ...args], {
    env: { PATH: process.env['PATH'] ?? '', MOCK_API_PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The server sends a message when it listens.
  await once(server, 'message');
  return { name, origin: `http://127.0.0.1:${port}`, process: server, micros: { list: 0, get: 0, create: 0 } };
}

async function cpuMicros({ process: server }: Contender): Promise<number> {
  const answered = once(server, 'message') as Promise<[NodeJS.CpuUsage]>;
  server.send('usage');
  const [{ user, system }] = await answered;
  return user + system;
}

/** Sends requests of one kind to a new world. @returns CPU of the server */
async function measure(contender: Contender, kind: Kind, requests: number): Promise<number> {
  const world = await createWorld(contender.origin);
  const headers = await world.signIn('buyer');
  const send = () => {
    if (kind === 'list') return world.api('/orders?perPage=50', { headers });
    if (kind === 'get') return world.api('/orders/ord_fasteners', { headers });
    const body = JSON.stringify({ title: 'Бумага', items: [{ name: 'Бумага А4', quantity: '10', unitCode: 'H87' }] });
    return world.api('/orders', { method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() }, body });
  };
  let left = requests;
  const before = await cpuMicros(contender);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left > 0) {
        left -= 1;
        const answer = await send();
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${contender.name} answered ${answer.status}`);
      }
    }),
  );
  const used = (await cpuMicros(contender)) - before;
  await world.delete();
  return used;
}

/** Fills a storage with STORED_WORLDS worlds, each with a session and an order. */
async function fillWorlds(folder: string): Promise<void> {
  const filler = await start('filler', ['--data', folder], {});
  for (let i = 0; i < STORED_WORLDS; i += 1) {
    const world = await createWorld(filler.origin);
    const headers = { ...(await world.signIn('buyer')), 'idempotency-key': randomUUID() };
    const answer = await world.api('/orders', { method: 'POST', headers, body: JSON.stringify({ title: 'Бумага' }) });
    if (answer.status !== 201) throw new Error(`The filler answered ${answer.status}`);
  }
  await stop(filler);
}

async function stop({ process: server }: Contender): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/** @returns CPU time up to the first answer, in milliseconds */
async function measureStart(args: string[]): Promise<number> {
  const server = await start('start', args, {});
  const answer = await fetch(`${server.origin}/api/plans`);
  if (!answer.ok) throw new Error(`The first answer is ${answer.status}`);
  const cpuMs = (await cpuMicros(server)) / 1000;
  await stop(server);
  return cpuMs;
}

/** Measures starts with each list of arguments, in turns. @returns the median of each */
async function measureStarts(kinds: readonly string[][]): Promise<number[]> {
  const times = kinds.map((): number[] => []);
  for (let round = 0; round < STARTS; round += 1) {
    for (const [index, args] of kinds.entries()) times[index]?.push(await measureStart(args));
  }
  return times.map((all) => Math.round(all.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0));
}

const folder = mkdtempSync(join(tmpdir(), 'zakupki-bench-storages-'));
const postgres = await startPostgres();
const contenders = [await start('memory', [], {}), await start('SQLite', ['--data', folder], {})];
if ('reason' in postgres) console.warn(`PostgreSQL is left out: ${postgres.reason}.`);
else contenders.push(await start('PostgreSQL', [], { MOCK_DATABASE_URL: await postgres.createDatabase() }));

try {
  for (const kind of KINDS) for (const contender of contenders) await measure(contender, kind, REQUESTS / 3);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of KINDS) {
      for (const contender of contenders) contender.micros[kind] += await measure(contender, kind, REQUESTS);
    }
  }
} finally {
  for (const contender of contenders) contender.process.kill('SIGKILL');
  if (!('reason' in postgres)) await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}

const [memory, sqlite] = contenders as [Contender, Contender];
const ratio = (contender: Contender, kind: Kind) => contender.micros[kind] / memory.micros[kind];
const perRequest = (contender: Contender, kind: Kind) => Math.round(contender.micros[kind] / ROUNDS / REQUESTS);
console.log(
  `CPU per request in microseconds, ${ROUNDS} × ${REQUESTS} requests of each kind; in brackets: ratio to memory`,
);
console.table(
  Object.fromEntries(
    contenders.map((each) => [
      each.name,
      Object.fromEntries(KINDS.map((kind) => [kind, `${perRequest(each, kind)} (${ratio(each, kind).toFixed(2)})`])),
    ]),
  ),
);
for (const kind of KINDS) {
  if (ratio(sqlite, kind) <= LIMITS[kind]) continue;
  console.error(
    `✗ ${kind} with SQLite costs ${ratio(sqlite, kind).toFixed(2)} of memory, must be at most ${LIMITS[kind]}`,
  );
  process.exitCode = 1;
}

const stored = mkdtempSync(join(tmpdir(), 'zakupki-bench-start-'));
try {
  await fillWorlds(join(stored, 'full'));
  const [inMemory = 0, empty = 0, full = 0] = await measureStarts([
    [],
    ['--data', join(stored, 'empty')],
    ['--data', join(stored, 'full')],
  ]);
  console.log(
    `CPU of a start up to the first answer: ${inMemory} ms in memory, ${empty} ms with an empty file, ${full} ms with ${STORED_WORLDS} worlds (${(full / inMemory).toFixed(2)} of memory)`,
  );
  if (full / inMemory > MAX_START_RATIO) {
    console.error(`✗ A start with worlds must cost at most ${MAX_START_RATIO} of a start in memory`);
    process.exitCode = 1;
  }
} finally {
  rmSync(stored, { recursive: true, force: true });
}
