/** Modules that are found by their names. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = join(import.meta.dirname, '..');

/** `*.<kind>.ts` of the folder of the contract tests, or `.js` once packed; sorted by path. */
export function modulesNamed(kind: 'checks' | 'requests'): { path: string; url: string }[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(`.${kind}.ts`) || file.endsWith(`.${kind}.js`))
    .map((file) => ({ path: file.replaceAll('\\', '/'), url: pathToFileURL(join(FOLDER, file)).href }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
