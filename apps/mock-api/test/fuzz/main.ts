/**
 * Random requests against a served mock for a time, then a table of operations and statuses. Fails on a 5xx, an answer
 * outside the contract, internals or another person's record in an answer, or when others wait.
 * FUZZ_SECONDS, FUZZ_SEED; FUZZ_URL names a running mock, `http://127.0.0.1:4010/api`, otherwise one is started.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@zakupki/mock-engine/test-world/http-server';
import { startServer } from '../server-process.ts';
import { fuzz } from './fuzz.ts';

const seconds = Number(process.env['FUZZ_SECONDS'] || 60);
const seed = Number(process.env['FUZZ_SEED'] || randomInt(2 ** 31));
const folder = mkdtempSync(join(tmpdir(), 'zakupki-fuzz-'));

async function started(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const server = await startServer(port, { arguments: ['--data', folder] });
  return { url: `http://127.0.0.1:${port}/api`, stop: () => server.kill('SIGKILL') };
}

const { url, stop } = process.env['FUZZ_URL'] ? { url: process.env['FUZZ_URL'], stop: () => {} } : await started();
try {
  const { answers, faults, slowestMs } = await fuzz({ server: url, seconds, seed });
  const statuses = [...new Set([...answers.values()].flatMap((counts) => [...counts.keys()]))].toSorted(
    (a, b) => a - b,
  );
  console.table(
    Object.fromEntries(
      [...answers].map(([operationId, counts]) => [
        operationId,
        Object.fromEntries(statuses.map((status) => [status, counts.get(status) ?? ''])),
      ]),
    ),
  );
  const requests = [...answers.values()]
    .flatMap((counts) => [...counts.values()])
    .reduce((sum, count) => sum + count, 0);
  console.log(
    `${requests} requests in ${seconds} s, FUZZ_SEED=${seed}; others waited ${Math.round(slowestMs)} ms at most`,
  );
  for (const fault of faults) console.error(`✗ ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  stop();
  rmSync(folder, { recursive: true, force: true });
}
