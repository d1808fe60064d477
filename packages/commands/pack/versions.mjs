import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from '../workspace.mjs';

const RELEASED = 'packages/api-client/src/generated/released.gen.json';

/** The version of the contract, which its packages have too. @param {string} root */
export function contractVersion(root) {
  const [, version = ''] = /^ {2}version: (\S+)$/mu.exec(readFileSync(`${root}openapi/openapi.yaml`, 'utf8')) ?? [];
  return version;
}

/**
 * The version of packed packages that carry the contract. Only at its tag it is a release: a range of versions never
 * chooses what was packed elsewhere.
 *
 * @param {string} [root]
 */
export function packedVersion(root = ROOT) {
  const version = contractVersion(root);
  if (tagOf(root) === `v${version}`) return version;
  const { info } = /** @type {{ info: { version: string } }} */ (JSON.parse(readFileSync(root + RELEASED, 'utf8')));
  const [major, minor, patch] = version.split('.');
  return info.version === version ? `${major}.${minor}.${Number(patch) + 1}-next` : `${version}-next`;
}

/** The tag of the checked-out commit; another name with uncommitted changes. @param {string} root */
function tagOf(root) {
  try {
    const args = ['describe', '--tags', '--exact-match', '--match=v[0-9]*', '--dirty'];
    return execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString().trim();
  } catch {
    // No tag, or no repository.
    return null;
  }
}
