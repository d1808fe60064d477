import { readFileSync } from 'node:fs';
import { announce } from './announce.mjs';
import { forgetInstallation, isInstalled, rememberInstallation } from './installation.mjs';
import { PlainError } from '../plain-error.mjs';
import { readPorts, requireFreePorts } from '../processes/ports.mjs';
import { startTree } from '../processes/process-tree.mjs';
import { stopRequest } from '../processes/stop-request.mjs';
import { reportWaiting } from './waiting.mjs';
import { finishWith, install, requireWorkspaceNode, ROOT, workspaceEnvironment } from '../workspace.mjs';

/** The names are those of the message when one of them ends. */
const APPS = { 'mock API': 'apps/mock-api', 'web app': 'apps/web' };

/**
 * Installs what has changed, starts both apps, prints their addresses, and ends them on a stop request. Nothing ends by
 * the clock: only a person or the end of a process does.
 *
 * @param {{ installs: boolean }} options
 */
export async function runProduct({ installs }) {
  await finishWith(async () => {
    const stop = stopRequest();
    const ports = readPorts(process.env);
    await requireFreePorts(ports);
    const waiting = reportWaiting();
    if (installs && !isInstalled(ROOT)) {
      forgetInstallation(ROOT);
      await waiting.during('the installation', install(stop, ['--trust-lockfile']));
      rememberInstallation(ROOT);
    }
    requireWorkspaceNode();
    await waiting.during('the generated files of the contract', generateWhenDue(stop));
    return runApps(ports, stop, waiting);
  });
}

/**
 * @param {import('../processes/ports.mjs').Ports} ports
 * @param {Promise<number>} stop
 * @param {ReturnType<typeof reportWaiting>} waiting
 */
async function runApps(ports, stop, waiting) {
  const env = workspaceEnvironment({ WEB_PORT: String(ports.web), MOCK_API_PORT: String(ports.mock) });
  const apps = Object.entries(APPS).map(([name, folder]) => ({ name, tree: startScript(folder, 'dev', env) }));
  const died = apps.map(async ({ name, tree }) => {
    const code = await tree.ended;
    throw new PlainError(`The ${name} ended, so the other was ended too; its reason is above.`, code || 1);
  });
  try {
    const early = await Promise.race([...died, stop, announce(ports, waiting)]);
    return early ?? (await Promise.race([...died, stop]));
  } finally {
    await Promise.all(apps.map(({ tree }) => tree.end()));
  }
}

/**
 * Starts a script of a package without a task runner, which would take a second.
 *
 * @param {string} folder
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 */
function startScript(folder, script, env) {
  const cwd = `${ROOT}${folder}`;
  const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (
    JSON.parse(readFileSync(`${cwd}/package.json`, 'utf8'))
  );
  const path = `${cwd}/node_modules/.bin:${env['PATH'] ?? ''}`;
  return startTree('sh', ['-c', scripts[script] ?? ''], { cwd, env: { ...env, PATH: path } });
}

/** @param {Promise<number>} stop */
async function generateWhenDue(stop) {
  const args = [`${ROOT}openapi/generate.ts`, '--if-changed'];
  const generating = startTree('node', args, { cwd: ROOT, env: workspaceEnvironment() });
  const code = await Promise.race([generating.ended, stop]);
  await generating.end();
  if (code !== 0) throw new PlainError('The contract cannot be generated; the reason is above.', code);
}
