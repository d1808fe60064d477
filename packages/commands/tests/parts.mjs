/** The parts of `npm test` and of `pnpm test:all`. */
import { checkLicenses, checkVulnerabilities } from '../dependencies/check.mjs';
import { GENERATED, differences, digests } from '../generated-files.mjs';
import { ensureBrowser } from '../programs/browser.mjs';
import { ensurePrograms } from '../programs/debian-packages.mjs';
import { ROOT } from '../workspace.mjs';
import { countOf, runTests, turbo } from './tasks.mjs';

/** @typedef {import('../results/results.mjs').Counts} Counts */
/** @typedef {import('../results/results.mjs').Run} Run */
/** @typedef {{ counts: Counts, runs?: Run[], notes?: string[] }} Result */
/** @typedef {readonly [name: string, run: () => Promise<Result>]} Part */

const QUIET = ['--continue', '--output-logs=errors-only'];

/** @param {string[]} args of turbo */
async function check(args) {
  return { counts: countOf(await turbo(args)) };
}

/** Checks that the committed files are those generated from the contract. */
async function generated() {
  const before = digests(ROOT, GENERATED);
  const succeeded = await turbo(['run', 'generate', ...QUIET]);
  const changed = differences(before, digests(ROOT, GENERATED));
  if (changed.length > 0) {
    console.error(`These generated files were out of date and are regenerated; commit them: ${changed.join(', ')}`);
  }
  return { counts: countOf(succeeded && changed.length === 0) };
}

async function licenses() {
  const { notes, problems } = await checkLicenses();
  for (const problem of problems) console.error(problem);
  return { counts: countOf(problems.length === 0), notes };
}

/**
 * The programs and the browser of the tests, installed beside the first checks, one after the other: apt allows one
 * installation at a time. A browser that is missing is reported when it is needed.
 */
export function installPrograms() {
  const programs = ensurePrograms(process.env);
  const browser = programs
    .then(() => ensureBrowser(process.env))
    .then(
      (path) => ({ path }),
      (/** @type {Error} */ error) => ({ error }),
    );
  return { programs, browser };
}

/** @typedef {ReturnType<typeof installPrograms>} Programs */

/**
 * @param {string[]} scripts
 * @param {Programs} installed
 */
async function browserTests(scripts, installed) {
  const result = await installed.browser;
  if ('error' in result) {
    console.error(result.error.message);
    return { counts: countOf(false) };
  }
  return runTests(scripts, { env: result.path === undefined ? {} : { CHROMIUM_PATH: result.path } });
}

/**
 * @param {string[]} scripts
 * @param {Programs} installed
 * @param {string[]} [tasks]
 */
async function unitTests(scripts, installed, tasks = scripts) {
  await installed.programs;
  // While one package starts, another keeps the cores busy.
  return runTests(scripts, { tasks, options: ['--concurrency=2'] });
}

/** In order of execution: quick checks first, the browser last, when nothing else runs. @param {Programs} installed */
export function shortParts(installed) {
  const contract = process.env['CONTRACT_BASE_URL'] ? 'contract:server' : 'contract';
  return /** @satisfies {Part[]} */ ([
    ['generated files', generated],
    ['lint', () => check(['run', 'lint', 'lint:workspace', ...QUIET])],
    ['boundaries', () => check(['boundaries'])],
    ['types', () => check(['run', 'check', ...QUIET])],
    ['licences', licenses],
    ['known vulnerabilities', checkVulnerabilities],
    ['unit and contract tests', () => unitTests(['test', 'contract'], installed, ['test', contract])],
    ['browser tests', () => browserTests(['e2e'], installed)],
  ]);
}

/** @param {Programs} installed */
export function exhaustiveParts(installed) {
  return /** @satisfies {Part[]} */ ([
    ['exhaustive unit and contract tests', () => unitTests(['test:exhaustive', 'contract:exhaustive'], installed)],
    ['exhaustive browser tests', () => browserTests(['e2e:exhaustive'], installed)],
  ]);
}
