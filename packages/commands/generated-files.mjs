import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** What openapi/generate.ts writes, from the repository's root. */
export const GENERATED = 'packages/api-client/src/generated';

/**
 * @param {string} folder
 * @returns {Map<string, string>} a digest per file
 */
export function digests(folder) {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = `${entry.parentPath}/${entry.name}`;
      return [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/**
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 * @returns {string[]} names of the files that came, went or changed, in order
 */
export function differences(before, after) {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}
