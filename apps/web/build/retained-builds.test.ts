import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { build } from 'vite';
import { retainBuilds } from './retained-builds.ts';

const DAY = 86_400_000;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'retained-builds-'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/early.js'), '');
  writeFileSync(join(root, 'index.html'), '<head></head><script type="module" src="/main.js"></script>');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds a page with the text on the day. */
async function buildOn(day: number, text: string) {
  writeFileSync(join(root, 'main.js'), `document.title = ${JSON.stringify(text)};`);
  await build({ root, logLevel: 'silent', configFile: false, plugins: [retainBuilds(() => day * DAY)] });
  const dist = join(root, 'dist');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  return {
    id: (JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8')) as { build: string }).build,
    html,
    script: /assets\/[^"]+\.js/.exec(html)?.[0] ?? '',
    has: (file: string) => existsSync(join(dist, file)),
    assets: globSync('assets/*', { cwd: dist }),
  };
}

it('names a build after its content in the page and in version.json', async () => {
  const first = await buildOn(0, 'one');
  expect(first.html).toContain(`<meta name="build" content="${first.id}" />`);
  expect((await buildOn(1, 'one')).id).toBe(first.id);
  expect((await buildOn(1, 'two')).id).not.toBe(first.id);
});

it('retains the assets of earlier builds for a week after they were replaced', async () => {
  const first = await buildOn(0, 'one');
  const second = await buildOn(30, 'two');
  expect([first.script, second.script].map(second.has)).toEqual([true, true]);
  const third = await buildOn(36, 'three');
  expect([first.script, second.script].map(third.has)).toEqual([true, true]);
  const fourth = await buildOn(37, 'four');
  expect([first.script, second.script, third.script, fourth.script].map(fourth.has)).toEqual([false, true, true, true]);
});

it('retains only a few of many builds on one day', async () => {
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) await buildOn(0, text);
  expect((await buildOn(0, '8')).assets).toHaveLength(6);
});

it('removes assets of unknown builds and keeps files outside of the bundle', async () => {
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  writeFileSync(join(root, 'dist/assets/stray-1.js'), '');
  const { has, script } = await buildOn(0, 'one');
  expect(['assets/stray-1.js', 'early.js', script].map(has)).toEqual([false, true, true]);
});
