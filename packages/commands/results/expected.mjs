import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./results.mjs').Run} Run */
/**
 * The lowest number of tests of each run, and the only tests that may be skipped: those whose name begins with `tests`,
 * for a reason that begins with `reason`. An entry with `env` is valid only while that variable is set.
 *
 * @typedef {{ floors: Record<string, number>, skips: { tests: string, reason: string, env?: string }[] }} Expected
 */

const FILE = fileURLToPath(new URL('expected.json', import.meta.url));
const RECORD = 'pnpm test:floors';

/** @returns {Expected} */
export function readExpected() {
  return /** @type {Expected} */ (JSON.parse(readFileSync(FILE, 'utf8')));
}

/** @param {Run} run */
const total = ({ counts: { passed, failed, skipped } }) => passed + failed + skipped;

/**
 * @param {Run[]} runs
 * @param {Expected} expected
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} scripts that had to run
 * @returns {string[]} a sentence for each skipped test that is not listed, and for each run with too few tests
 */
export function unexpectedResults(runs, { floors, skips }, env, scripts) {
  const listed = skips.filter((entry) => entry.env === undefined || env[entry.env]);
  const unlisted = runs
    .flatMap((run) => run.skips)
    .filter(
      ({ test, reason }) => !listed.some((entry) => test.startsWith(entry.tests) && reason.startsWith(entry.reason)),
    )
    .map(
      ({ test, reason }) =>
        `${test} was skipped${reason && ` (${reason})`}: run it, or list it with the reason in packages/commands/results/expected.json.`,
    );
  const due = Object.entries(floors).filter(([name]) => scripts.includes(name.split(' ')[1] ?? ''));
  const missing = due.flatMap(([name, floor]) => {
    const run = runs.find((candidate) => candidate.name === name);
    const count = run === undefined ? 0 : total(run);
    return count >= floor
      ? []
      : [`${name} has ${count} tests, ${floor} are recorded. Bring them back, or lower the floor with: ${RECORD}`];
  });
  const unknown = runs
    .filter(({ name }) => floors[name] === undefined)
    .map(({ name }) => `${name} has no recorded number of tests. Record it with: ${RECORD}`);
  return [...unlisted, ...missing, ...unknown];
}

/**
 * Notes when the floors may be raised.
 *
 * @param {Run[]} runs
 * @param {Expected} expected
 * @returns {string[]}
 */
export function floorNotes(runs, { floors }) {
  const above = runs.reduce((sum, run) => sum + Math.max(0, total(run) - (floors[run.name] ?? 0)), 0);
  return above === 0 ? [] : [`${above} tests above the recorded floors. Raise them with: ${RECORD}`];
}

/** @param {Run[]} runs */
export function recordFloors(runs) {
  const floors = Object.fromEntries(runs.map((run) => [run.name, total(run)]));
  writeFileSync(FILE, `${JSON.stringify({ ...readExpected(), floors }, null, 2)}\n`);
}
