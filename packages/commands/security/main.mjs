/**
 * Breaks the code of each security case, one at a time, and expects its test to fail. Works on a copy of the last
 * commit, so it neither sees nor touches uncommitted changes: `pnpm mutate:security`, some minutes. With words, it runs
 * only the mutants whose description or file contains one of them: `pnpm mutate:security award "copied link"`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';
import { MUTANTS } from './mutants.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

const words = process.argv.slice(2);
const chosen = MUTANTS.filter(
  ({ does, file }) => words.length === 0 || words.some((word) => does.includes(word) || file.includes(word)),
);
if (chosen.length === 0) throw new Error(`No mutant has ${words.join(' or ')}`);

const copy = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'zakupki');

/** @param {string} folder @param {string[]} words */
function run(folder, [command = '', ...args]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return { hasPassed: status === 0, output: `${stdout}${stderr}` };
}

/** @param {string} folder @param {string[]} words @throws with the output of the command */
function runOrThrow(folder, words) {
  const { hasPassed, output } = run(folder, words);
  if (!hasPassed) throw new Error(`${words.join(' ')} failed:\n${output}`);
}

/** Of the web application, which some tests read as it is served. @param {Mutant} mutant */
const needsBuild = ({ tests, inBrowser }) => inBrowser || tests.some((word) => /bundle|serve-web/.test(word));

/** @param {Mutant} mutant */
function test({ in: folder, tests, inBrowser }) {
  if (inBrowser) runOrThrow(copy, ['pnpm', 'exec', 'turbo', 'run', 'build']);
  const runner = inBrowser ? ['playwright', 'test'] : ['vitest', 'run'];
  return run(join(copy, folder), ['pnpm', 'exec', ...runner, ...tests]);
}

try {
  runOrThrow(ROOT, ['git', 'clone', '--quiet', ROOT, copy]);
  runOrThrow(copy, ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline']);
  runOrThrow(copy, ['pnpm', 'exec', 'turbo', 'run', chosen.some(needsBuild) ? 'build' : 'generate']);
  for (const mutant of new Map(chosen.map((each) => [each.tests, each])).values()) {
    const { hasPassed, output } = test(mutant);
    if (!hasPassed) throw new Error(`Nothing is mutated, but ${mutant.tests.join(' ')} fails:\n${output}`);
  }
  for (const mutant of chosen) {
    const file = join(copy, mutant.file);
    const original = readFileSync(file, 'utf8');
    if (!original.includes(mutant.from)) throw new Error(`${mutant.file} has no ${mutant.from}`);
    writeFileSync(file, original.replace(mutant.from, mutant.to));
    const { hasPassed } = test(mutant);
    console.log(
      `${hasPassed ? 'SURVIVED' : 'killed  '}  ${mutant.does} (${mutant.tests.find((word) => word.includes('/'))})`,
    );
    if (hasPassed) process.exitCode = 1;
    writeFileSync(file, original);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
