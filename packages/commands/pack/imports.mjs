import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';

/** Of the packages of this workspace. */
const SCOPE = '@zakupki/';

const STATIC = /^(?:import|export)\b(?:[\w\s{},*$]*\bfrom\b)?\s*["']([^"'\n]+)["']/gm;
const DYNAMIC = /\bimport\(["']([^"'\n]+)["']\)/g;
const REFERENCE = /^\/\/\/ <reference types="([^"]+)"/gm;

/**
 * The packages outside of Node and of this workspace that compiled files import. `buffer` is both a package and a module
 * of Node, and counts.
 *
 * @param {string} folder
 * @param {string} pattern of the files
 */
export function importedPackages(folder, pattern) {
  const names = globSync(pattern, { cwd: folder, exclude: ['**/node_modules/**'] }).flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    return [STATIC, DYNAMIC, REFERENCE].flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => name));
  });
  const packages = names
    .filter((name) => !/^[./]/.test(name) && !name.startsWith(SCOPE))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(packages.filter((name) => name === 'buffer' || !isBuiltin(name)))];
}
