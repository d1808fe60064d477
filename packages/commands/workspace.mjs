import { existsSync, readFileSync } from 'node:fs';
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
 * The environment of programs of the workspace, with its Node on the PATH.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function workspaceEnvironment(env = {}) {
  const path = `${ROOT}node_modules/.bin:${process.env['PATH'] ?? ''}`;
  return { ...process.env, PATH: path, ...env };
}

/** The oldest Node that runs the sources, which are TypeScript. */
const OLDEST_NODE = 24;

/** Throws a PlainError when neither the workspace nor the machine has a Node that runs the sources. */
export function requireWorkspaceNode() {
  if (existsSync(`${ROOT}node_modules/.bin/node`) || parseInt(process.versions.node) >= OLDEST_NODE) return;
  const platform = `${process.platform}-${process.arch}`;
  throw new PlainError(`There is no package of Node for ${platform}: install Node ${OLDEST_NODE} or newer.`);
}

/**
 * Installs with the frozen lockfile.
 *
 * @param {Promise<number>} stop see stopRequest
 * @param {string[]} [options] of pnpm
 */
export async function install(stop, options = []) {
  const installing = startPnpm(['install', '--frozen-lockfile', ...options]);
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
