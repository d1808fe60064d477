import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { CARRIES_CONTRACT, PUBLISHED } from '../pack/published.mjs';
import { contractVersion } from '../pack/versions.mjs';
import { PlainError } from '../plain-error.mjs';

const run = promisify(execFile);

const ENGINE = 'packages/mock-engine';

/**
 * Commits the contract as released, and tags the commit with the changelogs. Pushes nothing.
 *
 * @param {string} root with a slash at the end
 * @param {object} steps
 * @param {() => Promise<void>} steps.check throws when the repository is not fit for a release
 * @param {() => Promise<void>} steps.store writes the contract as the released one
 * @returns {Promise<string[]>} the new tags
 */
export async function release(root, { check, store }) {
  /** @param {string[]} args */
  const git = async (...args) => (await run('git', args, { cwd: root })).stdout.trim();
  const changed = await git('status', '--porcelain');
  if (changed !== '') throw new PlainError(`Commit these changes before a release:\n${changed}`);
  const tags = await newTags(root, git);
  await check();
  await store();
  await git('add', '--all');
  await git('commit', '--quiet', '--allow-empty', `--message=Release ${contractVersion(root)}`);
  // A line that begins with # is a heading, not a comment.
  for (const { tag, text } of tags) await git('tag', '--annotate', '--cleanup=whitespace', `--message=${text}`, tag);
  return tags.map(({ tag }) => tag);
}

/**
 * @param {string} root
 * @param {(...args: string[]) => Promise<string>} git
 */
async function newTags(root, git) {
  const existing = new Set((await git('tag', '--list')).split('\n'));
  const version = contractVersion(root);
  const tag = `v${version}`;
  if (existing.has(tag)) throw new PlainError(`${tag} is released: raise info.version in openapi/openapi.yaml.`);
  const texts = PUBLISHED.filter(({ folder }) => CARRIES_CONTRACT.includes(folder)).map((published) => published.texts);
  const parts = ['openapi', ...texts].map((folder) => `# ${folder}\n${changesIn(root, folder, version)}`);
  const tags = [{ tag, text: [`Zakupki ${version}`, ...parts].join('\n\n') }];
  const manifest = /** @type {{ version: string }} */ (
    JSON.parse(readFileSync(`${root}${ENGINE}/package.json`, 'utf8'))
  );
  const engineTag = `mock-engine-v${manifest.version}`;
  if (!existing.has(engineTag)) {
    const text = `Mock engine ${manifest.version}\n\n${changesIn(root, ENGINE, manifest.version)}`;
    return [...tags, { tag: engineTag, text }];
  }
  if ((await git('diff', '--name-only', engineTag, 'HEAD', '--', `${ENGINE}/src`)) !== '') {
    throw new PlainError(`The engine has changed since ${engineTag}: raise its version in ${ENGINE}/package.json.`);
  }
  return tags;
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string} version
 */
function changesIn(root, folder, version) {
  const file = `${folder}/CHANGELOG.md`;
  const part = readFileSync(root + file, 'utf8')
    .split(/^## /mu)
    .find((one) => one.startsWith(`${version}\n`));
  if (part === undefined) throw new PlainError(`${file} has no part ${version}.`);
  return part.slice(version.length).trim();
}
