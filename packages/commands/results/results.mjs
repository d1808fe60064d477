import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Scripts that write a report of their tests. */
export const RUNS = /** @type {const} */ (['test', 'contract', 'e2e']);

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
 * @typedef {{ status: string, fullName: string, meta?: { skipped?: string } }} VitestTest
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   success: boolean, testResults: { name: string, status: string, assertionResults: VitestTest[] }[] }} VitestReport
 * @typedef {{ file: string, title: string, tests: { status: string, annotations: { description?: string }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[],
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
  // A file that does not load has no tests, so it counts as one failure.
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {PlaywrightReport} report */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/** @typedef {{ test: string, reason: string }} Skip a test as "file > name", and the reason it gives, else '' */

/**
 * Lists the tests that did not run.
 *
 * @param {VitestReport | PlaywrightReport} report
 * @param {string} folder of the package, below the root
 * @returns {Skip[]}
 */
export function skipsOf(report, folder) {
  if ('stats' in report) {
    return specsOf(report.suites).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ annotations }) => ({
          test: `${folder}/${file} > ${title}`,
          reason: annotations.map(({ description = '' }) => description).join(', '),
        })),
    );
  }
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      // The cache may restore the report of another clone, with other folders.
      .map(({ fullName, meta }) => ({
        test: `${name.slice(name.lastIndexOf(`${folder}/`))} > ${fullName}`,
        reason: meta?.skipped ?? '',
      })),
  );
}

/**
 * @param {Suite[]} suites
 * @returns {Spec[]}
 */
function specsOf(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);
}

/** @typedef {{ name: string, counts: Counts, skips: Skip[] }} Run of a script in a package: "apps/web test" */

/**
 * Reads the results of every package that has the script from `.results/<script>.json`. A missing report counts as one
 * failure.
 *
 * @param {string} root
 * @param {string} script
 * @returns {Run[]}
 */
export function collectResults(root, script) {
  return packagesWith(root, script).map((path) => {
    const folder = path.slice(root.length);
    const name = `${folder} ${script}`;
    const file = `${path}/.results/${script}.json`;
    if (existsSync(file)) {
      const report = /** @type {VitestReport | PlaywrightReport} */ (JSON.parse(readFileSync(file, 'utf8')));
      return { name, counts: countReport(report), skips: skipsOf(report, folder) };
    }
    console.error(`${folder}: "${script}" left no report`);
    return { name, counts: { passed: 0, failed: 1, skipped: 0 }, skips: [] };
  });
}

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
