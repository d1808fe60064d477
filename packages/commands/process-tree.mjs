import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const GUARDIAN = fileURLToPath(new URL('guardian.mjs', import.meta.url));

/**
 * @typedef {object} ProcessTree
 * @property {Promise<number>} ended exit code of the command; 128 and more after a signal, as shells count
 * @property {() => Promise<void>} end ends the command with everything below it, resolves when nothing is left
 */

/**
 * Runs a command apart from the terminal's process group, under a guardian that ends it and everything it started as
 * soon as this process closes the pipe between them. The pipe closes in any event: also when this process is killed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {ProcessTree}
 */
export function startTree(command, args, { cwd, env }) {
  const guardian = spawn(process.execPath, [GUARDIAN, command, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    guardian.once('error', () => resolve(127));
    guardian.once('exit', (code) => resolve(code ?? 137));
  });
  return {
    ended,
    async end() {
      guardian.stdin.end();
      await ended;
    },
  };
}
