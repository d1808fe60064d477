/** Releases in a temporary repository with the contract and the packages of this one. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contractVersion, packedVersion } from '../pack/versions.mjs';
import { ROOT } from '../workspace.mjs';
import { release } from './release.mjs';

const VERSION = contractVersion(ROOT);
const RELEASED = 'packages/api-client/src/generated/released.gen.json';
const COPIED = [
  '.gitignore',
  'openapi',
  'packages/api-client',
  'packages/mock-engine/CHANGELOG.md',
  'packages/mock-engine/package.json',
  'apps/mock-api/CHANGELOG.md',
  'apps/mock-api/test/contract/CHANGELOG.md',
];

let folder = '';
let root = '';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString().trim();

const commit = () => {
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.test', 'commit', '--quiet', '--message=Change something');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  const isSource = (/** @type {string} */ path) => !['node_modules', '.results', '.turbo'].includes(basename(path));
  for (const path of COPIED) cpSync(ROOT + path, `${folder}/origin/${path}`, { recursive: true, filter: isSource });
  root = `${folder}/origin/`;
  git('init', '--quiet', '--initial-branch=main');
  commit();
  git('clone', '--quiet', '--config=user.name=Test', '--config=user.email=test@example.test', '.', '../clone');
  root = `${folder}/clone/`;
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The contract alone: what the commands write and check is tested below. */
const steps = {
  check: async () => {},
  store: async () => writeFileSync(root + RELEASED, JSON.stringify({ info: { version: VERSION } })),
};

it('commits the contract as released, and tags the commit with the changelogs', async () => {
  const before = packedVersion(root);
  const tags = await release(root, steps);
  expect(tags).toEqual([`v${VERSION}`, expect.stringMatching(/^mock-engine-v\d/)]);
  expect(git('show', '--no-patch', '--format=%s', 'HEAD')).toBe(`Release ${VERSION}`);
  expect(git('status', '--porcelain')).toBe('');
  const message = git('tag', '--list', '--format=%(contents)', `v${VERSION}`);
  const [, part = ''] = readFileSync(`${ROOT}openapi/CHANGELOG.md`, 'utf8').split(/^## .*\n/m);
  expect(message).toContain(part.trim());
  expect(message).toContain('# apps/mock-api/test/contract');
  expect([before, packedVersion(root)]).toEqual([expect.stringMatching(/-next$/), VERSION]);
  expect(git('ls-remote', '--tags', 'origin')).toBe('');
});

it('packages are a release at its tag alone', async () => {
  await release(root, steps);
  appendFileSync(`${root}openapi/README.md`, '\n');
  const [major, minor, patch] = VERSION.split('.');
  const next = `${major}.${minor}.${Number(patch) + 1}-next`;
  expect(packedVersion(root)).toBe(next);
  commit();
  expect(packedVersion(root)).toBe(next);
});

/** @param {string} file @param {string} before @param {string} after */
function edit(file, before, after) {
  const text = readFileSync(root + file, 'utf8');
  expect(text).toContain(before);
  writeFileSync(root + file, text.replace(before, after));
}

it('refuses a changed tree, a missing part, a second release and an engine of the same version', async () => {
  const refused = (/** @type {string} */ reason) => expect(release(root, steps)).rejects.toThrow(reason);
  edit('apps/mock-api/CHANGELOG.md', `## ${VERSION}\n`, '## 0.0.0\n');
  await refused('Commit these changes before a release:');
  commit();
  await refused(`apps/mock-api/CHANGELOG.md has no part ${VERSION}.`);
  edit('apps/mock-api/CHANGELOG.md', '## 0.0.0\n', `## ${VERSION}\n`);
  commit();
  expect(git('tag')).toBe('');
  await release(root, steps);
  await refused(`v${VERSION} is released: raise info.version in openapi/openapi.yaml.`);
  git('tag', '--delete', `v${VERSION}`);
  cpSync(`${ROOT}packages/mock-engine/src/index.ts`, `${root}packages/mock-engine/src/index.ts`);
  commit();
  await refused('raise its version in packages/mock-engine/package.json.');
});

it('refuses what a check finds, and leaves everything as it was', async () => {
  const head = git('rev-parse', 'HEAD');
  const check = () => Promise.reject(new Error('types'));
  await expect(release(root, { ...steps, check })).rejects.toThrow('types');
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([head, '', '']);
});

it(
  'after a release the contract is the released one, and nothing is added to it',
  { tags: ['exhaustive'] },
  async () => {
    for (const path of ['openapi', 'packages/api-client']) {
      symlinkSync(`${ROOT}${path}/node_modules`, `${root}${path}/node_modules`);
      appendFileSync(`${root}.git/info/exclude`, `/${path}/node_modules\n`);
    }
    const node = async (/** @type {string[]} */ ...args) =>
      void execFileSync(process.execPath, args, { cwd: `${root}openapi`, stdio: 'pipe' });
    await release(root, {
      check: () => node('../packages/api-client/check-version.ts'),
      store: () => node('generate.ts', '--release'),
    });
    const released = /** @type {{ info: { version: string } }} */ (JSON.parse(readFileSync(root + RELEASED, 'utf8')));
    expect(released.info.version).toBe(VERSION);
    const additions = readFileSync(`${root}packages/api-client/src/generated/additions.gen.md`, 'utf8');
    expect(additions).not.toMatch(/^- /mu);
    await node('../packages/api-client/check-version.ts');
  },
);
