// Limits of the tree that the linter cannot check.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';

/** Files that people write, without tests. */
const files = globSync('{apps,packages}/**/*.{ts,tsx,js,mjs,css,svg}', {
  cwd: ROOT,
  exclude: (name) => /(^|\/)(node_modules|generated|paraglide|dist|\.results|\.cache)$/.test(name),
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|test-d|checks|spec|gen)\./.test(file));

it('a folder has at most 20 files, tests apart', () => {
  const sizes = Object.entries(Object.groupBy(files, dirname)).map(([folder, inside = []]) => [folder, inside.length]);
  expect(sizes.filter(([, size]) => Number(size) > 20)).toEqual([]);
});
