import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressedAssets } from './compressed-assets.ts';

let root: string;
let assets: string[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'compressed-assets-'));
  const words = Array.from({ length: 500 }, (_, at) => `word ${at % 7}`);
  writeFileSync(join(root, 'index.html'), '<head></head><script type="module" src="/main.js"></script>');
  writeFileSync(
    join(root, 'main.js'),
    `import './main.css'; document.title = ${JSON.stringify(words)}; import('./small.js');`,
  );
  writeFileSync(join(root, 'small.js'), 'document.title = "";');
  writeFileSync(join(root, 'main.css'), words.map((_, at) => `.a${at} { color: red; }`).join('\n'));
  const options = { emptyOutDir: true, sourcemap: true, modulePreload: { polyfill: false } };
  await build({ root, logLevel: 'silent', configFile: false, plugins: [compressedAssets()], build: options });
  assets = globSync('assets/*', { cwd: join(root, 'dist') }).toSorted();
});
afterAll(() => rmSync(root, { recursive: true }));

it('writes a brotli and a gzip copy of each script and style, but not of maps and files that fit into a packet', () => {
  const names = assets.map((file) => file.replace(/^assets\//, '').replace(/-[\w-]{8}\./, '.'));
  expect(names).toEqual([
    'index.css',
    'index.css.br',
    'index.css.gz',
    'index.js',
    'index.js.br',
    'index.js.gz',
    'index.js.map',
    'small.js',
    'small.js.map',
  ]);
});

it('decompresses each copy to the original bytes, and each copy is smaller', () => {
  const dist = join(root, 'dist');
  for (const copy of assets.filter((file) => /\.(?:br|gz)$/.test(file))) {
    const original = join(dist, copy.replace(/\.\w+$/, ''));
    const unpack = copy.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    expect(unpack(readFileSync(join(dist, copy))).toString()).toBe(readFileSync(original, 'utf8'));
    expect(statSync(join(dist, copy)).size).toBeLessThan(statSync(original).size / 2);
  }
});
