/** Checks what the compiler and the bundler do not: every class is defined and used. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { PHONE } from '../../src/browser/media.ts';

const SRC = join(import.meta.dirname, '../../src');
const read = (file: string) => readFileSync(join(SRC, file), 'utf8');
const components = globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: (name) => name.includes('paraglide') })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: read(file) }));

const isGlobal = (name: string) => /^(zk|mantine)-/.test(name);

/** Class names of selectors, without comments, values and `:global(…)`. */
function classesOf(stylesheet: string): Set<string> {
  const selectors = stylesheet
    .replace(/\/\*[^]*?\*\/|:global\([^)]*\)|'[^']*'/g, '')
    .replace(/(?<=[{;])[^{};]*;/g, '')
    .matchAll(/\.([a-z][\w-]*)/gi);
  return new Set(Array.from(selectors, ([, name = '']) => name));
}

/** Class names that components use, by path of the CSS module. */
const used = new Map<string, Set<string>>();
for (const { file, source } of components) {
  for (const [, local = '', specifier = ''] of source.matchAll(/^import (\w+) from '(.*\.module\.css)';$/gm)) {
    const module = relative(SRC, join(SRC, dirname(file), specifier));
    const names = used.get(module) ?? new Set();
    for (const [, name = ''] of source.matchAll(new RegExp(`\\b${local}\\['([\\w-]+)'\\]`, 'g'))) names.add(name);
    used.set(module, names);
  }
}

const difference = (names: Iterable<string>, others: ReadonlySet<string>) =>
  [...names].filter((name) => !others.has(name) && !isGlobal(name));

it.each(globSync('**/*.module.css', { cwd: SRC }))(
  '%s defines the classes that components use, and no others',
  (file) => {
    const defined = classesOf(read(file));
    const names = used.get(file) ?? new Set();
    expect({ unused: difference(defined, names), undefined: difference(names, defined) }).toEqual({
      unused: [],
      undefined: [],
    });
  },
);

it('every shared class is used, and every used class exists', () => {
  const classesIn = (files: readonly string[]) => new Set(files.flatMap((file) => [...classesOf(read(file))]));
  const names = new Set(components.flatMap(({ source }) => source.match(/(?<![\w-])zk-[\w-]+(?![\w-]|\$)/g) ?? []));
  const shared = [...classesIn(['ui/theme/base.css', 'ui/theme/shared-classes.css'])];
  expect(shared.filter((name) => name.startsWith('zk-') && !names.has(name))).toEqual([]);
  const all = classesIn(globSync('**/*.css', { cwd: SRC, exclude: (name) => name.endsWith('.module.css') }));
  expect([...names].filter((name) => !all.has(name))).toEqual([]);
});

it('only media.ts has the width of phones; others name its queries', () => {
  const width = / (\w+)\)$/.exec(PHONE)?.[1] ?? '';
  const writing = globSync('**/*.{ts,tsx,css}', { cwd: SRC }).filter((file) => read(file).includes(width));
  expect(writing).toEqual(['browser/media.ts']);
});
