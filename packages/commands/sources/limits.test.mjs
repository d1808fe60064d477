// Limits of the tree that the linter cannot check.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';

const WRITTEN_BY_TOOLS = /(^|\/)(node_modules|generated|paraglide|dist|\.results|\.cache)$/;
const isTest = (/** @type {string} */ file) => /\.(test|test-d|checks|spec)\.|\/tests?\//.test(file);

/** Files that people write, by path. */
const all = globSync('{apps,packages}/**/*.{ts,tsx,js,mjs,css,svg,yaml}', {
  cwd: ROOT,
  exclude: (name) => WRITTEN_BY_TOOLS.test(name),
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.gen\./.test(file));

const code = all.filter((file) => /\.(tsx?|m?js)$/.test(file));
const sources = new Map(code.map((file) => [file, readFileSync(ROOT + file, 'utf8')]));
const lines = (/** @type {string} */ file) => (sources.get(file) ?? '').split('\n').length - 1;

it('a folder has at most 20 files, not counting tests', () => {
  const folders = Object.entries(
    Object.groupBy(
      all.filter((file) => !/\.(test|test-d|checks|spec)\./.test(file)),
      dirname,
    ),
  );
  const sizes = folders.map(([folder, inside = []]) => [folder, inside.length]);
  expect(sizes.filter(([, size]) => Number(size) > 20)).toEqual([]);
});

it('files of the product have 50 to 90 lines at the median, and less than one in ten has 250', () => {
  const sizes = code
    .filter((file) => !isTest(file))
    .map(lines)
    .sort((a, b) => a - b);
  const part = (/** @type {number} */ share) => sizes[Math.floor(sizes.length * share)] ?? 0;
  expect(part(0.5)).toBeGreaterThanOrEqual(50);
  expect(part(0.5)).toBeLessThanOrEqual(90);
  expect(part(0.9)).toBeLessThan(250);
});

/** The folder and the exports of each package, by its name. */
const packages = new Map(
  globSync('{apps,packages}/*/package.json', { cwd: ROOT }).map((file) => {
    const { name, exports = {} } = /** @type {{ name: string, exports?: Record<string, unknown> }} */ (
      JSON.parse(readFileSync(ROOT + file, 'utf8'))
    );
    return [name, { folder: dirname(file.replaceAll('\\', '/')), exports }];
  }),
);

/** @returns path of the imported file; undefined for packages of others, and for conditional exports */
function imported(/** @type {string} */ specifier, /** @type {string} */ from) {
  if (specifier.startsWith('.')) return new URL(specifier, `file:///${from}`).pathname.slice(1);
  const [, name = '', inside = ''] = /^(@zakupki\/[^/]+)(.*)$/.exec(specifier) ?? [];
  const { folder, exports } = packages.get(name) ?? { folder: '', exports: {} };
  const target = exports[`.${inside}`] ?? exports['./*'];
  return typeof target === 'string' ? join(folder, target.replace('*', inside.slice(1))) : undefined;
}

it('at most ten files of fewer than 25 lines serve a single file beside them', () => {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const [file, source] of sources) {
    for (const [, specifier = ''] of source.matchAll(/(?:from|import\() ?'([.@][^']+)'/g)) {
      const target = imported(specifier, file);
      if (target !== undefined) importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  const tiny = code.filter((file) => {
    const users = [...(importers.get(file) ?? [])];
    const [user = ''] = users;
    return !isTest(file) && users.length === 1 && lines(file) < 25 && dirname(user) === dirname(file);
  });
  expect(tiny.length > 10 ? tiny : []).toEqual([]);
});
