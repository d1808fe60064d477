/** Runs the tests of the changed files: those of their areas, else those of their packages. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { ROOT } from '../workspace.mjs';
import { AREAS } from './areas.mjs';
import { runInPackage } from './files.mjs';
import { duration } from './progress.mjs';
import { turbo } from './tasks.mjs';

/** @typedef {import('./areas.mjs').Area} Area */
/** Tests to run in a package: some files, or all of `npm test`. @typedef {{ folder: string, files: string[] | 'all' }} Run */

const PACKAGE = /^(?:(?:apps|packages)\/[^/]+|openapi)(?=\/)/;
const TEST = /\.(?:test|spec)\.tsx?$/;

/** @param {string} since a revision @returns {Promise<boolean>} whether all passed */
export async function runChanged(since) {
  const changed = changedFiles(since);
  if (changed.length === 0) {
    console.log(`No file differs from ${since}.`);
    return true;
  }
  const started = Date.now();
  const packages = new Set(changed.map(packageOf).filter((folder) => folder !== ''));
  const filters = [...packages].map((folder) => `--filter=./${folder}`);
  /** @type {string[]} */
  const failed = [];
  const quiet = '--output-logs=errors-only';
  if (filters.length > 0 && !(await turbo(['run', 'check', ...filters, quiet]))) failed.push('types');
  for (const { folder, files } of testsOf(changed, (pattern) => globSync(pattern, { cwd: ROOT }))) {
    const passed =
      files === 'all'
        ? await turbo(['run', 'test', `--filter=./${folder}`, quiet])
        : await runInPackage(folder, files, { isShort: true });
    if (!passed) failed.push(folder);
  }
  const result = failed.length === 0 ? 'all passed' : `failed: ${failed.join(', ')}`;
  const files = changed.length === 1 ? 'a changed file' : `${changed.length} changed files`;
  console.log(`\nTests of ${files} in ${duration(Date.now() - started)}: ${result}`);
  return failed.length === 0;
}

/** @param {string} since @returns {string[]} also untracked files, without deleted ones */
function changedFiles(since) {
  const list = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  const files = [
    ...list('diff', '--name-only', '-z', since),
    ...list('ls-files', '-z', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(ROOT + file));
}

/**
 * @param {string[]} changed paths below the root
 * @param {(pattern: string) => string[]} glob of paths below the root
 * @returns {Run[]} the quick ones first
 */
export function testsOf(changed, glob) {
  const areas = Object.values(AREAS).map((area) => ({ area, folders: foldersOf(area) }));
  const isIn = (/** @type {string} */ file, /** @type {string[]} */ folders) =>
    folders.some((folder) => file.startsWith(folder));
  const touched = areas.filter(({ folders }) => changed.some((file) => isIn(file, folders)));
  const elsewhere = changed.filter((file) => !touched.some(({ folders }) => isIn(file, folders)));
  const ofAreas = touched.flatMap(({ area }) => testPatterns(area).flatMap(glob));
  const tests = new Set([...ofAreas, ...changed.filter((file) => TEST.test(file))]);
  const whole = new Set(elsewhere.filter((file) => !TEST.test(file)).map(packageOf));
  // Most of what the engine promises is tested by its application.
  if (whole.has('packages/mock-engine')) whole.add('apps/mock-api');
  const runs = ORDER.map((folder) => {
    const inside = [...tests].filter((file) => file.startsWith(`${folder}/`));
    const files = inside.map((file) => file.slice(folder.length + 1)).sort();
    return { folder, files: whole.has(folder) && folder !== 'apps/e2e' ? /** @type {const} */ ('all') : files };
  });
  return runs.filter(({ files }) => files.length > 0);
}

/** Packages with tests, the quick ones first. */
const ORDER = [
  'packages/procurement',
  'packages/api-client',
  'packages/vite-plugins',
  'packages/commands',
  'packages/spreadsheet',
  'packages/mock-engine',
  'apps/qa-console',
  'apps/mock-api',
  'apps/web',
  'apps/e2e',
];

/** @param {string} file */
const packageOf = (file) => PACKAGE.exec(file)?.[0] ?? '';

/** @param {string} noun of the mock @returns {string[]} its folders, and files that are one in a layer */
export const pathsOf = (noun) =>
  ['resources', 'tables', 'rules']
    .flatMap((layer) => [`${layer}/${noun}/`, `${layer}/${noun}.ts`])
    .map((path) => `apps/mock-api/src/${path}`)
    .filter((path) => existsSync(ROOT + path));

/** @param {Area} area @returns {string[]} beginnings of the paths of its files */
export function foldersOf({ web = [], mock = [], contract = [], procurement = [], journeys }) {
  return [
    ...web.map((folder) => `apps/web/src/${folder}/`),
    ...mock.flatMap(pathsOf),
    ...contract.flatMap((tag) => [`apps/mock-api/test/contract/${tag}/`, `openapi/resources/${tag}.yaml`]),
    ...procurement.map((folder) => `packages/procurement/src/${folder}/`),
    ...journeys.map((path) => `apps/e2e/tests/${path}${path.includes('/') ? '.spec.ts' : '/'}`),
  ];
}

/** @param {Area} area @returns {string[]} */
function testPatterns({ web = [], mock = [], contract = [], procurement = [], journeys }) {
  return [
    ...procurement.map((folder) => `packages/procurement/src/${folder}/**/*.test.ts`),
    ...mock.map((noun) => `apps/mock-api/src/{resources,tables,rules}/${noun}{.test.ts,/**/*.test.ts}`),
    ...contract.map((tag) => `apps/mock-api/test/contract/${tag}/*.test.ts`),
    ...web.map((folder) => `apps/web/src/${folder}/**/*.test.{ts,tsx}`),
    ...journeys.map((path) => `apps/e2e/tests/${path}${path.includes('/') ? '' : '/*'}.spec.ts`),
  ];
}
