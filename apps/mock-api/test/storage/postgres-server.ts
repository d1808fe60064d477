/** A PostgreSQL server for tests: the one named in MOCK_TEST_DATABASE_URL, or one started from Debian's packages. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '@zakupki/mock-engine/test-world/http-server';

/** @property restart null for a server that was not started here */
export type PostgresServer = {
  /** @returns the address of a new, empty database */
  createDatabase: () => Promise<string>;
  restart: { stop: () => Promise<void>; start: () => Promise<void> } | null;
  close: () => Promise<void>;
};

const NEEDED = 'PostgreSQL is not installed: apt-get install postgresql, or name a server in MOCK_TEST_DATABASE_URL';

/** A server, or the reason why there is none. */
export async function startPostgres(): Promise<PostgresServer | { reason: string }> {
  const configured = process.env['MOCK_TEST_DATABASE_URL'];
  if (configured) return { createDatabase: () => createDatabase(configured), restart: null, close: async () => {} };
  const [programs] = globSync('/usr/lib/postgresql/*/bin').toSorted().reverse();
  if (programs === undefined || !existsSync(join(programs, 'initdb'))) return { reason: NEEDED };
  return startFrom(programs);
}

async function startFrom(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'zakupki-postgres-'));
  const data = join(folder, 'data');
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'mock', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  let server: ChildProcess | undefined;
  const start = async () => {
    const options = [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
    ];
    server = spawn(join(programs, 'postgres'), options, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const failure = failureOf(server, () => output);
    while (!output.includes('ready to accept connections')) {
      await Promise.race([once(server.stderr as NodeJS.ReadableStream, 'data'), failure]);
    }
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const exited = once(server, 'exit');
    // Ends all connections at once.
    server.kill('SIGINT');
    await exited;
  };
  process.once('exit', () => server?.kill('SIGQUIT'));
  await start();
  return {
    createDatabase: () => createDatabase(`postgres://mock:a-secret-password@127.0.0.1:${port}/postgres`),
    restart: { stop, start },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Rejects when the server ends. */
function failureOf(server: ChildProcess, output: () => string): Promise<never> {
  const failure = once(server, 'exit').then((): never => {
    throw new Error(`PostgreSQL ended:\n${output()}`);
  });
  failure.catch(() => undefined);
  return failure;
}

/** PostgreSQL refuses to run as root; null when the tests do not. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function createDatabase(server: string): Promise<string> {
  const name = `mock_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
