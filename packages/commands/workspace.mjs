import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PlainError } from './plain-error.mjs';
import { startTree } from './processes/process-tree.mjs';

/** The repository's folder, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Starts pnpm in the version of the root package.json; npx downloads it when missing.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function startPnpm(args, env = {}) {
  const manifest = /** @type {{ devEngines: { packageManager: { version: string } } }} */ (
    JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'))
  );
  const version = manifest.devEngines.packageManager.version;
  return startTree('npx', ['--yes', `pnpm@${version}`, ...args], {
    cwd: ROOT,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
  });
}

/**
 * Installs with the frozen lockfile.
 *
 * @param {Promise<number>} stop see stopRequest
 */
export async function install(stop) {
  const installing = startPnpm(['install', '--frozen-lockfile']);
  const code = await Promise.race([installing.ended, stop]);
  await installing.end();
  if (code !== 0) throw new PlainError('Installing the packages did not finish; the reason is above.', code);
}

/**
 * Runs a command and exits with its code; a PlainError is printed as one sentence without a stack.
 *
 * @param {() => Promise<number>} command
 */
export async function finishWith(command) {
  try {
    process.exit(await command());
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(`\n${error.message}`);
    process.exit(error.exitCode);
  }
}
