/** The result of the last `npm test`, so that `pnpm test:all` continues it instead of repeating it. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../workspace.mjs';

/** @typedef {import('./report.mjs').Done} Done */
/** @typedef {{ tree: string, at: string, done: Done[] }} LastRun */

const FOLDER = `${ROOT}.results/`;
const FILE = `${FOLDER}npm-test.json`;

/**
 * A digest of the commit and of all files that differ from it; ignored files do not count.
 *
 * @returns {string}
 */
export function treeDigest(root = ROOT) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const digest = createHash('sha256').update(git('rev-parse', 'HEAD'));
  const changed = git('ls-files', '-z', '--modified', '--deleted', '--others', '--exclude-standard');
  for (const file of new Set(changed.split('\0').filter(Boolean))) {
    digest.update(`${file}\0`);
    if (existsSync(root + file)) digest.update(readFileSync(root + file));
  }
  return digest.update(git('diff', '--cached')).digest('hex');
}

/** @param {string} tree the digest when the run began @param {Done[]} done */
export function recordRun(tree, done) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, JSON.stringify(/** @satisfies {LastRun} */ ({ tree, at: new Date().toISOString(), done })));
}

/** @returns {LastRun | null} null when there was none, or when the files have changed since */
export function lastRunOf(/** @type {string} */ tree) {
  if (!existsSync(FILE)) return null;
  const run = /** @type {LastRun} */ (JSON.parse(readFileSync(FILE, 'utf8')));
  return run.tree === tree ? run : null;
}
