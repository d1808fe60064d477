/** A rule the linter cannot check: the order of the folders. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGE = join(import.meta.dirname, '..');
const SRC = join(PACKAGE, 'src');

const files = globSync('**/*.ts', { cwd: SRC })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts'));
const folders = [...new Set(files.map((file) => file.split('/')[0] ?? ''))];
const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
const listed = [...readme.matchAll(/^\| `([a-z-]+)\/` \|/gm)].map(([, name = '']) => name);

/** Imports of types too: a type of a higher layer means that a lower one knows of it. */
const importsOf = (file: string) =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(/(?:from\s+|import\s*\(?\s*)'(\.[^']+)'/g)].map(
    ([, specifier = '']) => new URL(specifier, `file:///${file}`).pathname.slice(1),
  );

test('README.md lists each folder once', () => {
  expect(listed.toSorted()).toEqual(folders.toSorted());
});

test('a folder imports only folders below it in README.md', () => {
  const upward = files.flatMap((file) => {
    const [folder = ''] = file.split('/');
    return importsOf(file)
      .filter((imported) => listed.indexOf(imported.split('/')[0] ?? '') < listed.indexOf(folder))
      .map((imported) => `${file} imports ${imported}`);
  });
  expect(upward).toEqual([]);
});

test('README.md names each file', () => {
  const names = files.map((file) => file.split('/')[1]?.replace(/\.ts$/, '') ?? '');
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
