/** Runs the tests of files, with what they need built. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { PlainError } from '../plain-error.mjs';
import { ensureBrowser } from '../programs/browser.mjs';
import { ROOT } from '../workspace.mjs';
import { ended, turbo } from './tasks.mjs';

/** Packages whose tests need something generated or built before. */
const NEEDS = /** @type {Record<string, string[]>} */ ({
  'apps/web': ['run', 'generate', '--filter=@zakupki/web...'],
  'apps/e2e': ['run', 'build', '--filter=@zakupki/e2e...'],
});

const PATH = /^((?:apps|packages)\/[^/]+)\/(.+)$/;

/**
 * @param {{ files: string[], name?: string | undefined }} chosen paths below the root, of Playwright also `file:line`
 * @returns {Promise<boolean>} whether all passed
 */
export async function runFiles({ files, name }) {
  let passed = true;
  for (const [folder, inside = []] of Object.entries(byPackage(files))) {
    passed = (await runInPackage(folder, inside, { name })) && passed;
  }
  return passed;
}

/**
 * @param {string[]} files
 * @returns {Record<string, string[]>} paths in each package by its folder
 */
function byPackage(files) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const file of files) {
    const [, folder, inside] = PATH.exec(file.replace(/^\.\//, '')) ?? [];
    if (folder === undefined || inside === undefined || !existsSync(ROOT + file.replace(/:\d+$/, ''))) {
      throw new PlainError(`"${file}" is no file below apps/ or packages/, seen from the root of the repository.`);
    }
    (found[folder] ??= []).push(inside);
  }
  return found;
}

/**
 * @param {string} folder of the package
 * @param {string[]} files in it
 * @param {{ name?: string | undefined, isShort?: boolean }} [only] tests of this name; tests of `npm test`
 * @returns {Promise<boolean>}
 */
export async function runInPackage(folder, files, { name, isShort = false } = {}) {
  const needs = NEEDS[folder];
  if (needs && !(await turbo([...needs, '--output-logs=errors-only']))) return false;
  const { name: packageName, scripts } = /** @type {{ name: string, scripts: Record<string, string> }} */ (
    JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8'))
  );
  if (folder === 'apps/e2e') {
    const path = await ensureBrowser(process.env);
    const filter = [...(name ? ['--grep', pattern(name)] : []), ...(isShort ? ['--grep-invert', '@exhaustive'] : [])];
    const env = path === undefined ? {} : { CHROMIUM_PATH: path };
    return run(packageName, ['playwright', 'test', ...files, ...filter], env);
  }
  const hasExhaustive = Object.keys(scripts).some((script) => script.endsWith(':exhaustive'));
  const filter = [
    ...(name ? ['-t', pattern(name)] : []),
    ...(isShort && hasExhaustive ? ['--tags-filter=!exhaustive'] : []),
  ];
  return run(packageName, ['vitest', 'run', ...files, ...filter], {});
}

/** Both runners take a regular expression. @param {string} text */
const pattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * @param {string} packageName
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>}
 */
function run(packageName, command, env) {
  console.log(`\n── ${packageName}: ${command.join(' ')}`);
  return ended(
    spawn('pnpm', ['--filter', packageName, 'exec', ...command], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
}
