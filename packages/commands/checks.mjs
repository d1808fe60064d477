// Runs all checks in sequence; a failing check does not stop the next one.
// Started by run-tests.mjs through pnpm.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ensureBrowser } from './programs/browser.mjs';
import { GENERATED, differences, digests } from './generated-files.mjs';
import { ensurePrograms } from './programs/debian-packages.mjs';
import { checkLicenses, checkVulnerabilities } from './dependencies/check.mjs';
import { floorNotes, readExpected, unexpectedResults } from './results/expected.mjs';
import {
  collectResults,
  collectSummaries,
  countLine,
  failedTasks,
  forgetRuns,
  forgetSummaries,
  packagesWith,
  sum,
} from './results/results.mjs';
import { ROOT } from './workspace.mjs';

/** @typedef {import('./results/results.mjs').Counts} Counts */

/** Lines of the summary. @type {string[]} */
const notes = [];
/** @type {import('./results/results.mjs').Run[]} */
const runs = [];

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
function turbo(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn('turbo', args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

/**
 * @param {boolean} passed
 * @returns {Counts}
 */
const countOf = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

const QUIET = ['--continue', '--output-logs=errors-only'];

/** @param {string[]} args of turbo */
async function check(args) {
  return countOf(await turbo(args));
}

/** Checks that the committed files are those generated from the contract. */
async function generated() {
  const before = digests(ROOT, GENERATED);
  const ended = await turbo(['run', 'generate', ...QUIET]);
  const changed = differences(before, digests(ROOT, GENERATED));
  if (changed.length > 0) {
    console.error(`These generated files were out of date and are regenerated; commit them: ${changed.join(', ')}`);
  }
  return countOf(ended && changed.length === 0);
}

/**
 * @param {string[]} scripts
 * @param {string[]} options
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string[]} [tasks] that write the reports of the scripts
 */
async function runners(scripts, options, env, tasks = scripts) {
  for (const script of scripts) {
    for (const folder of packagesWith(ROOT, script)) rmSync(`${folder}/.results/${script}.json`, { force: true });
  }
  const ended = await turbo(['run', ...tasks, '--continue', '--summarize', ...options], env);
  const failed = failedTasks(ROOT);
  const results = scripts.flatMap((script) => collectResults(ROOT, script, failed));
  runs.push(...results);
  const counts = sum(results.map((run) => run.counts));
  // Another task may have failed, such as a build.
  return ended || counts.failed > 0 ? counts : sum([counts, countOf(false)]);
}

// Both run in parallel with the other checks, one after the other: apt allows one installation at a time.
const programs = ensurePrograms(process.env);
// A failure is reported when the browser is needed.
const browser = programs
  .then(() => ensureBrowser(process.env))
  .then(
    (path) => ({ path }),
    (/** @type {Error} */ error) => ({ error }),
  );

async function browserTests() {
  const result = await browser;
  if ('error' in result) {
    console.error(result.error.message);
    return countOf(false);
  }
  return runners(['e2e'], ['--output-logs=new-only'], result.path === undefined ? {} : { CHROMIUM_PATH: result.path });
}

async function tests() {
  await programs;
  const contract = process.env['CONTRACT_BASE_URL'] ? 'contract:server' : 'contract';
  return runners(['test', 'contract'], ['--output-logs=errors-only', '--concurrency=2'], {}, ['test', contract]);
}

/** @param {string[]} sentences about what is wrong */
function complain(sentences) {
  for (const sentence of sentences) console.error(sentence);
  return countOf(sentences.length === 0);
}

async function licenses() {
  const checked = await checkLicenses();
  notes.push(...checked.notes);
  return complain(checked.problems);
}

async function vulnerabilities() {
  const checked = await checkVulnerabilities();
  notes.push(...checked.notes);
  return checked.counts;
}

/** Checks that no test is missing, and that only listed tests were skipped. */
async function completeness() {
  const expected = readExpected();
  notes.push(...floorNotes(runs, expected));
  return complain(unexpectedResults(runs, expected, process.env));
}

/** In order of execution: quick checks first, the browser last, when nothing else runs. */
const PARTS = /** @type {const} */ ([
  ['generated files', generated],
  ['lint', () => check(['run', 'lint', 'lint:workspace', ...QUIET])],
  ['boundaries', () => check(['boundaries'])],
  ['types', () => check(['run', 'check', ...QUIET])],
  ['licences', licenses],
  ['known vulnerabilities', vulnerabilities],
  ['unit and contract tests', tests],
  ['browser tests', browserTests],
  ['skipped and missing tests', completeness],
]);

/** @param {Counts} counts */
const markOf = ({ passed, failed }) => (failed > 0 ? '✗' : passed > 0 ? '✓' : '?');

forgetSummaries(ROOT);
forgetRuns(ROOT);
/** @type {Counts[]} */
const all = [];
/** @type {string[]} */
const report = [];
for (const [name, part] of PARTS) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const counts = await part();
  all.push(counts);
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  report.push(`${markOf(counts)} ${name.padEnd(26)}${seconds} s   ${countLine(counts)}`);
}
const summaries = [...collectSummaries(ROOT), ...notes].map((line) => `${line}\n`);
// Last, since a log may be cut at its beginning.
const failures = runs.flatMap((run) => run.failures).map((line) => `✗ ${line}\n`);
console.log(`\n${report.join('\n')}\n\n${[...summaries, ...failures].join('')}${countLine(sum(all))}`);
process.exitCode = sum(all).failed > 0 ? 1 : 0;
