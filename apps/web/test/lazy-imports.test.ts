/** After a deployment old files may be missing, so all lazy imports use `loadModule`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
/** Imports passed to `loadModule`, and imports with their own error handler. */
const CAUGHT =
  /(?:\b(?:loadPart|loadTool|loadModule|lazyTab|lazyDialog)\(\(\) =>\s+|\b(?:route\([^\n]*|designed\([^\n]*|minimal:|zakupki:|settings:) ?\(\) => )import\([^)]*\)|import\([^)]*\)\.then\(\s*[^]{0,300}?,\s*\(\) => /g;

it('every lazy import handles a missing file', () => {
  const escaped = globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: (name) => /paraglide|\.test\./.test(name) }).flatMap(
    (file) => {
      const code = readFileSync(join(SRC, file), 'utf8')
        .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
        .replaceAll(CAUGHT, '');
      return [...code.matchAll(/(?<!typeof )\bimport\([^)]*\)|\blazy\(.*/g)].map(([found]) => `${file}: ${found}`);
    },
  );
  // The only place that creates lazy components.
  expect(escaped.filter((found) => !found.startsWith('ui/loading/load-part.tsx: lazy('))).toEqual([]);
});
