/** `src/server/supervise.ts` starts a crashed server again, with its worlds. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld } from '../../src/test-world.ts';
import { freePort } from '@zakupki/mock-engine/test-world/http-server';
import { EXHAUSTIVE } from '../exhaustive.ts';

const SUPERVISOR = fileURLToPath(new URL('../../src/server/supervise.ts', import.meta.url));

let folder: string;
let supervisor: ChildProcess;
let output: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zakupki-supervised-'));
});
afterEach(() => {
  supervisor.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function supervise(environment: Record<string, string>): void {
  output = '';
  supervisor = spawn(process.execPath, [SUPERVISOR, '--data', folder], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
}

async function listening(times: number): Promise<void> {
  while (output.split('QA console').length <= times) await once(supervisor.stdout as NodeJS.ReadableStream, 'data');
}

const serverPid = () => Number(execFileSync('ps', ['-o', 'pid=', '--ppid', String(supervisor.pid)]).toString());

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('starts a killed server again, with its worlds', EXHAUSTIVE, async () => {
  const port = await freePort();
  supervise({ MOCK_API_PORT: String(port) });
  await listening(1);
  const world = await createWorld(`http://127.0.0.1:${port}`);
  const headers = { ...(await world.signIn('buyer')), 'idempotency-key': randomUUID() };
  const body = JSON.stringify({ title: 'Гайковёрт' });
  expect((await world.api('/orders', { method: 'POST', headers, body })).status).toBe(201);

  process.kill(serverPid(), 'SIGKILL');
  await listening(2);
  expect(output).toContain('The server ended (SIGKILL). It starts again in 0.1 s.');
  const answer = await world.api('/orders?q=Гайковёрт', { headers });
  expect(await answer.json()).toMatchObject({ data: [{ title: 'Гайковёрт' }] });
});

it('stops its server when it is stopped', EXHAUSTIVE, async () => {
  supervise({ MOCK_API_PORT: String(await freePort()) });
  await listening(1);
  const pid = serverPid();
  supervisor.kill('SIGTERM');
  expect(await once(supervisor, 'exit')).toEqual([0, null]);
  expect(isRunning(pid)).toBe(false);
});

it('does not repeat a start that settings prevent', EXHAUSTIVE, async () => {
  supervise({ MOCK_API_PORT: 'x' });
  const [code] = (await once(supervisor, 'close')) as [number];
  expect(code).toBe(1);
  expect(output.match(/MOCK_API_PORT is/g)).toHaveLength(1);
});
