import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a command. @throws when it fails
 *
 * @param {string[]} words command and arguments
 */
export async function runAll([command = '', ...args]) {
  await run(command, args, { maxBuffer: 64 * 1024 * 1024 });
}

/**
 * Installs packages of Debian. @throws where there is no apt, no network or no right to
 *
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  await runAll([...apt, 'update', '-qq']);
  await runAll([...apt, 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** Where Debian's packages put PostgreSQL. */
const PROGRAMS = '/usr/lib/postgresql';

/**
 * Installs PostgreSQL for the tests of the mock's storage. Without it they are skipped by name.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export async function ensurePostgres(env) {
  if (env['MOCK_TEST_DATABASE_URL'] || existsSync(PROGRAMS)) return;
  try {
    await installPackages(['postgresql']);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`PostgreSQL cannot be installed, so its tests are skipped: ${reason}`);
  }
}
