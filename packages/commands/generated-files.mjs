import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** What openapi/generate.ts writes, from the repository's root. */
export const GENERATED = ['packages/api-client/src/generated', 'packages/mock-control/src/generated'];

/**
 * @param {string} root ends with a slash
 * @param {string[]} folders below it; one that does not exist holds nothing
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
 * @returns {string[]} names of the files that came, went or changed, in order
 */
export function differences(before, after) {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}
