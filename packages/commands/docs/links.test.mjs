import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { brokenLinks, documents } from './links.mjs';

it('every link and path in the documents exists', () => {
  expect(documents(ROOT).flatMap((file) => brokenLinks(ROOT, file))).toEqual([]);
});

it('finds missing links, headings and paths', () => {
  const root = `${mkdtempSync(`${tmpdir()}/links-`)}/`;
  mkdirSync(`${root}apps/web/src`, { recursive: true });
  writeFileSync(`${root}apps/web/src/paths.ts`, '');
  writeFileSync(
    `${root}apps/web/README.md`,
    [
      '# The web',
      '[here](#the-web) [there](../../README.md) [nowhere](#gone) [file](src/gone.ts) [far](https://gone.test/)',
      '`src/paths.ts` `src/gone.ts` `apps/web/src/paths.ts` `apps/<name>/src/{paths,gone}.ts` `apps/gone/` `apps/web/dist/a.js`',
    ].join('\n'),
  );
  writeFileSync(`${root}README.md`, '');
  expect(documents(root)).toEqual(['README.md', 'apps/web/README.md']);
  expect(brokenLinks(root, 'apps/web/README.md')).toEqual(
    ['#gone', 'src/gone.ts', 'src/gone.ts', 'apps/gone/'].map((path) => `apps/web/README.md: ${path}`),
  );
  rmSync(root, { recursive: true });
});
