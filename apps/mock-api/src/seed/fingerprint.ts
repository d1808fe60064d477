/** Identifies a seed. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SEED = import.meta.dirname;
const ELSEWHERE = [join(SEED, '../model/people.ts')];
const OWN_NAME = basename(import.meta.filename);
/**
 * Lines that change where files are or how records are stored, not which: snapshots of earlier builds stay loadable.
 */
const LEFT_OUT = /^.*\/\/ not a part of the fingerprint\n|^import [^;]*;\n/gm;

/**
 * Twelve hex digits of a hash over the source files of the seed: a hundred times cheaper than over its records. The rules
 * that calculate figures from it are left out, so that a capsule recorded before a rule was fixed can show the fix.
 */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of [...seedFiles(), ...ELSEWHERE]) {
    if (path.endsWith('.ts')) {
      // The same after a checkout with other line ends.
      const lines = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
      hash.update(`${lines.replaceAll(LEFT_OUT, '')}\0`);
    } else hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Sorted by path with forward slashes, the same on every system. */
function seedFiles(): string[] {
  return readdirSync(SEED, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts') && entry.name !== OWN_NAME)
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted((a, b) => compare(a.replaceAll('\\', '/'), b.replaceAll('\\', '/')));
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
