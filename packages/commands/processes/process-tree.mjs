import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const GUARDIAN = fileURLToPath(new URL('guardian.mjs', import.meta.url));

/**
 * @typedef {object} ProcessTree
 * @property {Promise<number>} ended exit code of the command; 128 plus the signal's number after a signal
 * @property {() => Promise<void>} end ends the command with all descendants and resolves when they are gone
 */

/**
 * Runs a command outside the terminal's process group, under a guardian that ends it with all descendants when the pipe
 * to this process closes. The pipe also closes when this process is killed.
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
