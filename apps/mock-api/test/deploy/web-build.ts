/** What nginx serves under /app. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const BUILD = join(import.meta.dirname, '../../../web/dist');
const FILES = ['index.html', 'version.json', 'favicon.svg', 'early.js', '.vite'];

/** Copies the first page of the real build; without one, writes files of the same names. */
export function copyBuild(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  if (existsSync(join(BUILD, 'index.html'))) {
    const page = readFileSync(join(BUILD, 'index.html'), 'utf8');
    const assets = assetsOf(page).flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
    for (const name of [...FILES, ...assets].filter((each) => existsSync(join(BUILD, each))))
      cpSync(join(BUILD, name), join(folder, name), { recursive: true });
  } else {
    writeBuild(folder);
  }
  mkdirSync(join(folder, 'telemetry'));
  writeFileSync(join(folder, 'telemetry/analytics.html'), '<title>Frame</title>');
}

/** @returns paths such as `assets/index-DKj2p9AR.js` */
export function assetsOf(page: string): string[] {
  return Array.from(page.matchAll(/"\/app\/(assets\/[\w.-]+)"/gu), ([, name]) => name ?? '');
}

function writeBuild(folder: string): void {
  const script = `export default ${JSON.stringify('x'.repeat(5000))};`;
  const files = {
    'index.html': `<script type="module" src="/app/assets/index-abc123.js"></script>${' '.repeat(2000)}`,
    'version.json': '{"build":"1"}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'early.js': 'document.title = "";',
    'assets/index-abc123.js': script,
    'assets/index-abc123.js.br': brotliCompressSync(script),
    'assets/index-abc123.js.gz': gzipSync(script),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
}
