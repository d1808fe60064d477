import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { processTable, withDescendants } from './process-table.mjs';

/** Time the children have to end by themselves, in milliseconds. */
const PATIENCE = 3000;

/**
 * @typedef {object} ProcessTree
 * @property {Promise<number>} ended exit code of the first process; 128 and more after a signal, as shells count
 * @property {() => Promise<void>} end asks everything to end, insists after a while, resolves when nothing is left
 */

/**
 * Runs a command apart from the terminal's process group, so that Ctrl-C reaches it only through `end`, in order.
 * Task runners put their children into groups of their own: the tree is followed by parent ids, not by group.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {ProcessTree}
 */
export function startTree(command, args, { cwd, env = process.env }) {
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 143)));
  });
  ended.catch(() => {}); // whoever awaits it hears of it; `end` alone must not raise

  /** @type {Set<number>} */
  let known = new Set(child.pid === undefined ? [] : [child.pid]);
  const look = () => (known = withDescendants(processTable(), known));
  // A child whose parent died is nobody's descendant any more: look now and then, to have met it before.
  const looking = setInterval(look, 1000);
  looking.unref();

  return {
    ended,
    async end() {
      clearInterval(looking);
      signalAll(look(), 'SIGTERM');
      for (let waited = 0; look().size > 0; waited += 100) {
        if (waited >= PATIENCE) signalAll(known, 'SIGKILL');
        await sleep(100);
      }
    },
  };
}

/**
 * @param {Iterable<number>} pids
 * @param {NodeJS.Signals} signal
 */
function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // it ended by itself in between
    }
  }
}
