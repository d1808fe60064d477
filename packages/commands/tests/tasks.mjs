/** Runs tasks of turbo and reads the reports of their tests. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { collectResults, failedTasks, packagesWith, reportOf, sum } from '../results/results.mjs';
import { ROOT } from '../workspace.mjs';
import { followTasks } from './progress.mjs';

/** @typedef {import('../results/results.mjs').Counts} Counts */
/** @typedef {import('../results/results.mjs').Run} Run */

/** @param {boolean} passed @returns {Counts} */
export const countOf = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

/**
 * Runs turbo with its output unchanged.
 *
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
export function turbo(args) {
  return ended(spawn('turbo', args, { cwd: ROOT, env: process.env, stdio: ['ignore', 'inherit', 'inherit'] }));
}

/**
 * Runs scripts that write reports of their tests, with a line of progress now and then and the log of what failed.
 *
 * @param {readonly string[]} scripts
 * @param {{ tasks?: readonly string[], options?: string[], env?: NodeJS.ProcessEnv }} [how] `tasks` are those that write
 *   the reports, if they have other names
 * @returns {Promise<{ counts: Counts, runs: Run[] }>}
 */
export async function runTests(scripts, { tasks = scripts, options = [], env = {} } = {}) {
  for (const script of scripts) {
    for (const folder of packagesWith(ROOT, script)) rmSync(`${folder}/${reportOf(script)}`, { force: true });
  }
  const args = ['run', ...tasks, '--continue', '--summarize', '--log-order=stream', '--output-logs=full', ...options];
  const child = spawn('turbo', args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const following = followTasks(child.stdout, (line) => console.log(line));
  const succeeded = await ended(child);
  following.stop();
  const failed = failedTasks(ROOT);
  for (const name of failed) printLog(name, following.logOf(taskOf(name)));
  const runs = scripts.flatMap((script) => collectResults(ROOT, script, failed));
  const counts = sum(runs.map((run) => run.counts));
  // Another task may have failed, such as a build.
  return { runs, counts: succeeded || counts.failed > 0 ? counts : sum([counts, countOf(false)]) };
}

/** @param {string} name as "apps/web test" @returns {string} as "@zakupki/web#test" */
function taskOf(name) {
  const [folder = '', script = ''] = name.split(' ');
  const manifest = /** @type {{ name: string }} */ (JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8')));
  return `${manifest.name}#${script}`;
}

/**
 * @param {string} name
 * @param {string[]} log
 */
function printLog(name, log) {
  if (log.length > 0) console.log([`\n── log of ${name}`, ...log].join('\n'));
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<boolean>} whether it succeeded */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
