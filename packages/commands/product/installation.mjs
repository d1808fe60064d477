import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const RECORD = 'node_modules/.installed-from';
const ROOT_FILES = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
/** Folders of packages, as in pnpm-workspace.yaml. */
const PARENTS = ['packages', 'apps'];

/**
 * Whether the packages on disk are those of the lockfile. pnpm takes seconds to find that nothing has changed.
 *
 * @param {string} root ends with a slash
 */
export function isInstalled(root) {
  const record = root + RECORD;
  return (
    existsSync(record) &&
    readFileSync(record, 'utf8') === digest(root) &&
    packages(root).every((folder) => existsSync(`${root}${folder}/node_modules`))
  );
}

/**
 * Called before an installation, so that one that is stopped is repeated by the next start.
 *
 * @param {string} root
 */
export function forgetInstallation(root) {
  rmSync(root + RECORD, { force: true });
}

/** @param {string} root */
export function rememberInstallation(root) {
  writeFileSync(root + RECORD, digest(root));
}

/** @param {string} root */
function digest(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of [...ROOT_FILES, ...packages(root).map((folder) => `${folder}/package.json`)]) {
    hash.update(file).update(readFileSync(root + file));
  }
  return hash.digest('hex');
}

/** @param {string} root */
function packages(root) {
  const folders = PARENTS.flatMap((parent) => readdirSync(root + parent).map((name) => `${parent}/${name}`));
  return ['openapi', ...folders].filter((folder) => existsSync(`${root}${folder}/package.json`)).sort();
}
