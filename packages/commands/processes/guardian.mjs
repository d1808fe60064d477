// Runs the command in its arguments and outlives its parent only to end that command with all descendants.
// Started by process-tree.mjs with a pipe as standard input; the end of the input means stop.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { processTable, withDescendants } from './process-table.mjs';

/** Time for the processes to end by themselves, in milliseconds. */
const PATIENCE = 3000;

const [, , command = '', ...args] = process.argv;
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

// Task runners create new process groups for their children, so the tree is followed by parent ids. A process whose
// parent died is lost from the tree, so the tree is read often enough to see it before.
let known = new Set(child.pid === undefined ? [] : [child.pid]);
const look = () => (known = withDescendants(processTable(), known));
const looking = setInterval(look, 1000);

let finishing = false;

/**
 * Ends the remaining processes of the tree, then this process.
 *
 * @param {number} code
 * @param {string} [complaint]
 */
async function finish(code, complaint) {
  if (finishing) return;
  finishing = true;
  clearInterval(looking);
  if (complaint) console.error(complaint);
  signalAll(look(), 'SIGTERM');
  for (let waited = 0; look().size > 0; waited += 100) {
    if (waited >= PATIENCE) signalAll(known, 'SIGKILL');
    await sleep(100);
  }
  process.exit(code);
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
      // already ended
    }
  }
}

child.once('error', (error) => void finish(127, error.message));
child.once('exit', (code, signal) => void finish(code ?? (signal === 'SIGKILL' ? 137 : 143)));
process.stdin.once('close', () => void finish(143)).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void finish(143));
