import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Scripts that write a report of their tests: those of `npm test`, and those that `pnpm test:all` adds. */
export const SHORT = /** @type {const} */ (['test', 'contract', 'e2e']);
export const EXHAUSTIVE = /** @type {const} */ (['test:exhaustive', 'contract:exhaustive', 'e2e:exhaustive']);

/**
 * The last line of `npm test`.
 *
 * @param {Counts} counts
 */
export function countLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * @typedef {{ status: string, fullName: string, tags?: string[], meta?: { skipped?: string }, failureMessages?: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ testResults: VitestFile[] }} VitestReport
 * @typedef {{ status: string, annotations: { description?: string }[],
 *   results?: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ file: string, line: number, title: string, tests: PlaywrightTest[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: { message?: string }[],
 *   suites: Suite[] }} PlaywrightReport
 */

/**
 * Counts one runner's JSON report.
 *
 * @param {VitestReport | PlaywrightReport} report
 * @returns {Counts}
 */
export function countReport(report) {
  return 'stats' in report ? countPlaywright(report) : countVitest(report);
}

/** @param {VitestReport} report */
function countVitest(report) {
  const statuses = report.testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const passed = statuses.filter((status) => PASSED.has(status)).length;
  const failed = statuses.filter((status) => FAILED.has(status)).length;
  return { passed, failed: failed + unloadedFiles(report).length, skipped: statuses.length - passed - failed };
}

/** @param {PlaywrightReport} report */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

const PASSED = new Set(['passed', 'expected']);
const FAILED = new Set(['failed', 'unexpected', 'flaky']);

/** @typedef {{ test: string, reason: string }} Skip a test as "file > name", and the reason it gives, else '' */

/**
 * Lists the tests that did not run.
 *
 * @param {VitestReport | PlaywrightReport} report
 * @param {string} folder of the package, below the root
 * @returns {Skip[]}
 */
export function skipsOf(report, folder) {
  return testsOf(report, folder)
    .filter(({ status }) => !PASSED.has(status) && !FAILED.has(status))
    .map(({ test, reason }) => ({ test, reason }));
}

/**
 * A failed test as "file > name: message", and the arguments of `npm test --` that run only it.
 *
 * @typedef {{ text: string, repeat?: string[] }} Failure
 */

/**
 * Lists failed tests and files that do not load.
 *
 * @param {VitestReport | PlaywrightReport} report
 * @param {string} folder of the package, below the root
 * @returns {Failure[]}
 */
export function failuresOf(report, folder) {
  const failed = testsOf(report, folder)
    .filter(({ status }) => FAILED.has(status))
    .map(({ test, message, repeat }) => ({ text: `${test}: ${beginning(message)}`, repeat }));
  if ('stats' in report) {
    return [...failed, ...report.errors.map(({ message = '' }) => ({ text: `${folder}: ${beginning(message)}` }))];
  }
  const unloaded = unloadedFiles(report).map(({ name, message = '' }) => {
    const file = below(name, folder);
    return { text: `${file}: ${beginning(message)}`, repeat: [file] };
  });
  return [...failed, ...unloaded];
}

/**
 * A file that does not load has no tests, so it counts as one failure.
 *
 * @param {VitestReport} report
 */
const unloadedFiles = ({ testResults }) =>
  testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);

/**
 * @param {VitestReport | PlaywrightReport} report
 * @param {string} folder
 * @returns {{ test: string, status: string, reason: string, message: string, repeat: string[] }[]}
 */
function testsOf(report, folder) {
  if ('stats' in report) {
    return specsOf(report.suites).flatMap(({ file, line, title, tests }) =>
      tests.map(({ status, annotations, results = [] }) => ({
        test: `${folder}/${file} > ${title}`,
        status,
        reason: annotations.map(({ description = '' }) => description).join(', '),
        message: results.find(({ error }) => error)?.error?.message ?? '',
        repeat: [`${folder}/tests/${file}:${line}`],
      })),
    );
  }
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, meta, failureMessages = [] }) => ({
      test: `${below(name, folder)} > ${fullName}`,
      status,
      reason: meta?.skipped ?? '',
      message: failureMessages[0] ?? '',
      repeat: [below(name, folder), '-t', fullName],
    })),
  );
}

/**
 * The cache may restore the report of another clone, with other folders.
 *
 * @param {string} path
 * @param {string} folder
 */
const below = (path, folder) => path.slice(path.lastIndexOf(`${folder}/`));

const MESSAGE_LINES = 6;

/**
 * The beginning of a message, without colours, indented as the details of a line.
 *
 * @param {string} message
 */
function beginning(message) {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES).join('\n    ');
}

/**
 * @param {Suite[]} suites
 * @returns {Spec[]}
 */
function specsOf(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);
}

/** @typedef {{ name: string, counts: Counts, skips: Skip[], failures: Failure[] }} Run of a script in a package: "apps/web test" */

/**
 * Reads the results of every package that has the script from its report, see reportOf. A missing report counts as one
 * failure, and so does a failed task without a failed test: reports omit errors outside of tests.
 *
 * @param {string} root
 * @param {string} script
 * @param {ReadonlySet<string>} [failedTasks] as "apps/web test"
 * @returns {Run[]}
 */
export function collectResults(root, script, failedTasks = new Set()) {
  return packagesWith(root, script).map((path) => {
    const folder = path.slice(root.length);
    const name = `${folder} ${script}`;
    const file = `${path}/${reportOf(script)}`;
    if (!existsSync(file)) {
      const failures = [{ text: `${folder}: "${script}" left no report` }];
      return { name, counts: { passed: 0, failed: 1, skipped: 0 }, skips: [], failures };
    }
    const whole = /** @type {VitestReport | PlaywrightReport} */ (JSON.parse(readFileSync(file, 'utf8')));
    const report = ofSet(whole, script);
    const run = {
      name,
      counts: countReport(report),
      skips: skipsOf(report, folder),
      failures: failuresOf(report, folder),
    };
    if (run.counts.failed > 0 || !failedTasks.has(name)) return run;
    const failures = [{ text: `${folder}: an error outside of every test of "${script}"; see its log above` }];
    return { ...run, counts: { ...run.counts, failed: 1 }, failures };
  });
}

/**
 * Without the tests of the other set: Vitest lists those that its filter of tags left out as skipped.
 *
 * @template {VitestReport | PlaywrightReport} Report
 * @param {Report} report
 * @param {string} script
 * @returns {Report}
 */
export function ofSet(report, script) {
  if ('stats' in report) return report;
  const isLeftOut = (/** @type {VitestTest} */ { status, tags = [] }) =>
    status === 'skipped' && tags.includes('exhaustive') !== script.endsWith(':exhaustive');
  const testResults = report.testResults.map((file) => ({
    ...file,
    assertionResults: file.assertionResults.filter((test) => !isLeftOut(test)),
  }));
  return { ...report, testResults };
}

/** @param {string} script */
export const reportOf = (script) => `.results/${script.replace(':', '-')}.json`;

/**
 * The tasks that failed in the last `npm test`, by the summaries of turbo.
 *
 * @param {string} root
 * @returns {Set<string>} as "apps/web test"
 */
export function failedTasks(root) {
  const summaries = existsSync(root + RUNS_OF_TURBO) ? readdirSync(root + RUNS_OF_TURBO) : [];
  const failed = summaries.flatMap((file) => {
    const { tasks } =
      /** @type {{ tasks: { directory: string, task: string, execution?: { exitCode: number } }[] }} */ (
        JSON.parse(readFileSync(root + RUNS_OF_TURBO + file, 'utf8'))
      );
    return tasks.filter(({ execution }) => execution !== undefined && execution.exitCode !== 0);
  });
  // The contract tests are another task against another server.
  return new Set(failed.map(({ directory, task }) => `${directory} ${task.replace(/:server$/, '')}`));
}

/** Deletes the summaries of earlier runs. @param {string} root */
export function forgetRuns(root) {
  rmSync(root + RUNS_OF_TURBO, { recursive: true, force: true });
}

const RUNS_OF_TURBO = '.turbo/runs/';

const SUMMARY = '.summary.txt';

/**
 * Reads the summary lines of every package, `.results/<what>.summary.txt`, to print at the end.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function collectSummaries(root) {
  return summaryFiles(root).map((file) => readFileSync(file, 'utf8').trim());
}

/**
 * Deletes the summaries of earlier runs.
 *
 * @param {string} root
 */
export function forgetSummaries(root) {
  for (const file of summaryFiles(root)) rmSync(file);
}

/** @param {string} root */
function summaryFiles(root) {
  return packageFolders(root).flatMap((folder) => {
    const results = `${folder}/.results`;
    const names = existsSync(results) ? readdirSync(results).filter((name) => name.endsWith(SUMMARY)) : [];
    return names.sort().map((name) => `${results}/${name}`);
  });
}

/** @param {string} root */
function packageFolders(root) {
  const folders = ['apps', 'packages'].flatMap((room) =>
    readdirSync(root + room).map((name) => `${root}${room}/${name}`),
  );
  return [`${root}openapi`, ...folders];
}

/**
 * @param {string} root
 * @param {string} script
 * @returns {string[]} folders
 */
export function packagesWith(root, script) {
  return packageFolders(root).filter((folder) => {
    const file = `${folder}/package.json`;
    if (!existsSync(file)) return false;
    const manifest = /** @type {{ scripts?: Record<string, string> }} */ (JSON.parse(readFileSync(file, 'utf8')));
    return manifest.scripts?.[script] !== undefined;
  });
}
