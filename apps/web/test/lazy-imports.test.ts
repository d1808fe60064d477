/** After a new build any file of the old one may be gone, so no part of the product is loaded past `loadModule`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
/** What hands the import on to `loadModule`, and an import that says itself what becomes of it without the file. */
const CAUGHT =
  /(?:\b(?:loadPart|loadTool|loadModule|lazyTab)\(\(\) =>\s+|\b(?:route\([^\n]*|zakupki:) ?\(\) => )import\([^)]*\)|import\([^)]*\)\.then\(\s*[^]{0,300}?,\s*\(\) => /g;

it('everything loaded later survives a file that is gone', () => {
  const escaped = globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: (name) => /paraglide|\.test\./.test(name) }).flatMap(
    (file) => {
      const code = readFileSync(join(SRC, file), 'utf8')
        .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
        .replaceAll(CAUGHT, '');
      return [...code.matchAll(/(?<!typeof )\bimport\([^)]*\)|\blazy\(.*/g)].map(([found]) => `${file}: ${found}`);
    },
  );
  // The one place that makes a component lazy.
  expect(escaped.filter((found) => !found.startsWith('ui/loading/load-part.tsx: lazy('))).toEqual([]);
});
