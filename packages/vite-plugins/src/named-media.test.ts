import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { namedMedia } from './named-media.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'named-media-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds a page with the style. */
async function built(style: string): Promise<string> {
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), `import './main.css';`);
  writeFileSync(join(root, 'main.css'), style);
  const plugins = [namedMedia({ '--phone': '(width < 40em)' })];
  const options = { write: false, minify: false, cssMinify: false } as const;
  const result = await build({ root, logLevel: 'silent', configFile: false, plugins, build: options });
  const { output } = result as Rolldown.RolldownOutput;
  const asset = output.find(({ fileName }) => fileName.endsWith('.css'));
  return asset?.type === 'asset' ? String(asset.source) : '';
}

it('replaces the name of a query, and leaves custom properties', async () => {
  const style = 'p { color: var(--phone); }\n@media screen and (--phone) {\n  p { color: red; }\n}';
  expect(await built(style)).toContain(style.replace('(--phone) {', '(width < 40em) {'));
});

it('rejects an unknown name', async () => {
  await expect(built('@media (--fone) { p { color: red; } }')).rejects.toThrow('(--fone) is none of --phone.');
});
