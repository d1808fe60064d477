import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** Folders that openapi/generate.ts writes, relative to the repository's root. */
export const GENERATED = ['packages/api-client/src/generated', 'packages/mock-control/src/generated'];

/**
 * @param {string} root ends with a slash
 * @param {string[]} folders below it; a missing folder counts as empty
 * @returns {Map<string, string>} a digest per file, by its path below the root
 */
export function digests(root, folders) {
  const files = folders.flatMap((folder) =>
    existsSync(root + folder) ? readdirSync(root + folder, { recursive: true, withFileTypes: true }) : [],
  );
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = `${entry.parentPath}/${entry.name}`;
        return [file.slice(root.length), createHash('sha256').update(readFileSync(file)).digest('hex')];
      }),
  );
}

/**
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 * @returns {string[]} sorted names of added, removed and changed files
 */
export function differences(before, after) {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}
