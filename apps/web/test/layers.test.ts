/** Rules the linter cannot check: the order of entities, and that `ui` uses no domain noun. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
const isProduct = (file: string) => !file.includes('.test.');

const entities = [...new Set(globSync('entities/*/*', { cwd: SRC }).map((file) => file.split('/')[1] ?? ''))];
const listed = [...readFileSync(join(SRC, 'entities/README.md'), 'utf8').matchAll(/^- `([a-z-]+)`/gm)].map(
  ([, name = '']) => name,
);

it('only outgoing-link.tsx opens another tab, besides the links to our terms (D7)', () => {
  const opening = globSync('**/*.tsx', { cwd: SRC })
    .filter(isProduct)
    .filter((file) => readFileSync(join(SRC, file), 'utf8').includes('_blank'));
  expect(opening.toSorted()).toEqual(['features/sign-up/legal-links.tsx', 'ui/layout/outgoing-link.tsx']);
});

it('entities/README.md lists each entity once', () => {
  expect(listed.toSorted()).toEqual(entities.toSorted());
});

it('an entity imports only entities listed below it', () => {
  const upward = globSync('entities/**/*.{ts,tsx}', { cwd: SRC })
    .filter(isProduct)
    .flatMap((file) => {
      const [, entity = '', ...folders] = file.split('/');
      const toEntities = '../'.repeat(folders.length);
      return [...readFileSync(join(SRC, file), 'utf8').matchAll(/'((?:\.\.\/)+)([a-z-]+)\/[^']*'/g)]
        .filter(([, up = '', name = '']) => up === toEntities && listed.indexOf(name) < listed.indexOf(entity))
        .map(([specifier]) => `${file} imports ${specifier}`);
    });
  expect(upward).toEqual([]);
});

it('no file of ui is named after an entity', () => {
  const named = globSync('ui/**/*', { cwd: SRC }).filter((file) =>
    file.split('/').some((part) => entities.some((entity) => `-${part}`.replace(/\..*/, '-').includes(`-${entity}-`))),
  );
  expect(named).toEqual([]);
});

it('no file of ui uses a domain noun', () => {
  // Words without another meaning, unlike "order" or "offer".
  const noun = /\b(bids?|suppliers?|awards?|conflicts?|referrers?|webinars?|promo)\b/i;
  const naming = globSync('ui/**/*.{ts,tsx,css}', { cwd: SRC })
    .filter(isProduct)
    .filter((file) => noun.test(readFileSync(join(SRC, file), 'utf8')));
  expect(naming).toEqual([]);
});
