/** Every tag of the contract has a test that runs its checks: a new one is not forgotten. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checks } from './checks.ts';
import { RESOURCES } from './resources.ts';

const FOLDER = join(import.meta.dirname, '..');

it.each(RESOURCES)('%s has a test that runs its checks', (resource) => {
  const file = `${resource}/${resource}.test.ts`;
  const isThere = existsSync(join(FOLDER, file));
  expect(isThere, `write test/contract/${file}: await register('${resource}')`).toBe(true);
});

/** The general checks of `sweeps` cannot know what a resource is for. */
const sources = globSync('**/*.checks.ts', { cwd: FOLDER, exclude: ['sweeps/**'] }).map((file) =>
  readFileSync(join(FOLDER, file), 'utf8'),
);

it.each(RESOURCES)('%s has specific checks', (resource) => {
  const isChecked = sources.some((source) => source.includes(`checks('${resource}'`));
  expect(isChecked, `write test/contract/${resource}/${resource}.checks.ts`).toBe(true);
});

it('refuses checks of a tag that the contract does not have', () => {
  expect(() => checks('ordres')).toThrow('The contract has no tag "ordres" (session, profile, ');
});
