import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';

/** Of the packages of this workspace. */
const SCOPE = '@zakupki/';

const STATIC = /^(?:import|export)\b(?:[\w\s{},*$]*\bfrom\b)?\s*["']([^"'\n]+)["']/gm;
const DYNAMIC = /\bimport\(["']([^"'\n]+)["']\)/g;
/** Imports and exports of types alone, which have no effect at run time. */
const TYPES = /^(?:import|export) type\b[^;]*;/gm;
const REFERENCE = /^\/\/\/ <reference types="([^"]+)"/gm;

/**
 * The packages outside of Node and of this workspace that files import: sources and compiled ones at run time,
 * declarations for their types. `buffer` is both a package and a module of Node, and counts.
 *
 * @param {string} folder
 * @param {string} pattern of the files
 */
export function importedPackages(folder, pattern) {
  const exclude = ['**/node_modules/**', '**/*.test.ts'];
  const names = globSync(pattern, { cwd: folder, exclude }).flatMap((file) => {
    const all = readFileSync(`${folder}/${file}`, 'utf8');
    const text = file.endsWith('.d.ts') ? all : all.replaceAll(TYPES, '');
    return [STATIC, DYNAMIC, REFERENCE].flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => name));
  });
  const packages = names
    .filter((name) => !/^[./]/.test(name) && !name.startsWith(SCOPE))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return [...new Set(packages.filter((name) => name === 'buffer' || !isBuiltin(name)))];
}
