/** The built product: what a page loads, and what the build must not contain. Builds once, in a few seconds. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createApp } from '@zakupki/mock-api/create-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunkName, FIRST_PAGES } from '../build/chunks.ts';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};

const APP = join(import.meta.dirname, '..');
const KB = 1_000;
let dist: string;
let manifest: Record<string, Chunk>;
let server: Server;
let origin: string;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'zakupki-web-'));
  // The test runner's settings would change the build.
  const { NODE_ENV: _mode, VITEST: _runner, ...env } = process.env;
  const vite = join(APP, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', dist, '--logLevel', 'error'], {
    cwd: APP,
    env,
  });
  manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  server = createServer(createApp({ web: dist })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true, force: true });
});

/** Key in the manifest of the script that `build/chunks.ts` builds from a folder. */
function chunkOf(folder: string): string {
  const name = chunkName(folder);
  const key = Object.keys(manifest).find(
    (each) => manifest[each]?.name === name && manifest[each].file.endsWith('.js'),
  );
  if (key === undefined) throw new Error(`The build has no chunk ${name}.`);
  return key;
}

/** JS and CSS files that load before a page is ready: the entry and the screen with all their imports. */
function filesOf(...sources: string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  ['index.html', ...sources].forEach(visit);
  return [...files];
}

const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file))).length;

/** Size of the body that the server of the build sends. */
async function sentBytes(file: string): Promise<number> {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const request = get(`${origin}/app/${file}`, { headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${file} was answered with ${answer.statusCode}.`);
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}

it('the first script, with sign-in in it, is at most 148 kB', async () => {
  expect((await sentBytes(manifest['index.html']?.file ?? '')) / KB).toBeLessThanOrEqual(148);
});

// The document, early.js and the icon.
const FIRST_REQUESTS = 3;

describe.each([
  {
    page: 'sign-in',
    folders: [],
    limits: { kilobytes: 180, wireKilobytes: 155, requests: 7 },
    calls: 0,
  },
  {
    page: 'the orders list',
    folders: ['app/layouts', 'features/orders/list'],
    limits: { kilobytes: 231, wireKilobytes: 200, requests: 13 },
    // GET /me, GET /orders and GET /saved-filters.
    calls: 3,
  },
  {
    page: 'an order',
    folders: ['app/layouts', 'features/orders/detail'],
    limits: { kilobytes: 340, wireKilobytes: 292, requests: 23 },
    // GET /me, /access, the order, its questions, invitations, last award, conflicts, and its bids twice.
    calls: 9,
  },
])('$page', ({ folders, limits, calls }) => {
  const pageFiles = () => filesOf(...folders.map(chunkOf));

  it(`loads at most ${limits.kilobytes} kB of JS and CSS, gzipped`, () => {
    const sizes = pageFiles().map((file) => ({ file, kilobytes: gzipped(file) / KB }));
    const total = sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
    // On failure, lists the files.
    expect(total <= limits.kilobytes ? [] : [{ total }, ...sizes]).toEqual([]);
  });

  it(`sends at most ${limits.wireKilobytes} kB of them to a browser`, async () => {
    const files = pageFiles();
    const sizes = await Promise.all(files.map(async (file) => ({ file, kilobytes: (await sentBytes(file)) / KB })));
    const total = sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
    expect(total <= limits.wireKilobytes ? [] : [{ total }, ...sizes]).toEqual([]);
  });

  it(`makes at most ${limits.requests} requests`, () => {
    const files = pageFiles();
    expect(FIRST_REQUESTS + files.length + calls <= limits.requests ? [] : files).toEqual([]);
  });
});

it('the document names the files of the layouts and of the list, for requests before the first script', () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = /<meta name="product-files" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const first = new Set(filesOf());
  const needed = filesOf(...['app/layouts', 'features/orders/list'].map(chunkOf)).filter((file) => !first.has(file));
  expect(named.toSorted()).toEqual(needed.toSorted());
});

it('the files of the first pages begin with the hint to compile them as they arrive', () => {
  const scripts = ['index.html', ...['app/layouts', 'features/orders/list'].map(chunkOf)].map(
    (key) => manifest[key]?.file ?? '',
  );
  for (const file of scripts)
    expect(readFileSync(join(dist, file), 'utf8')).toMatch(/^[/][/]# allFunctionsCalledOnLoad\n/);
});

describe('charts, which are as large as a page', () => {
  const DRAWING = 'src/ui/chart/chart-plot.tsx';
  const isAdmins = (source: string) => /features\/(admin|referrers|statistics)\//.test(source);
  const screens = globSync('src/**/*-screen.tsx', { cwd: APP });

  /** Everything reachable from a screen; the entry would reach every other screen. */
  function reached(source: string, seen = new Set<string>()): Set<string> {
    if (source === 'index.html' || seen.has(source)) return seen;
    seen.add(source);
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    for (const next of [...imports, ...dynamicImports]) reached(next, seen);
    return seen;
  }

  it('are loaded only by pages for administrators', () => {
    const pages = [...screens, ...FIRST_PAGES.map(chunkOf)];
    const drawing = pages.filter((page) => reached(page).has(DRAWING));
    expect(drawing.filter((page) => !isAdmins(page))).toEqual([]);
    expect(drawing).toContain('src/features/statistics/summary/summary-screen.tsx');
  });

  it('share one file with the charting library', () => {
    const withLibrary = globSync('assets/*.js', { cwd: dist }).filter((file) =>
      readFileSync(join(dist, file), 'utf8').includes('recharts-'),
    );
    expect(withLibrary).toEqual([manifest[DRAWING]?.file]);
  });
});

it('no page loads the classification of units before an answer has one of its units', () => {
  const holders = globSync('assets/*.js', { cwd: dist }).filter((file) =>
    readFileSync(join(dist, file), 'utf8').includes('Условная единица'),
  );
  expect(holders).toHaveLength(1);
  const pages = [...globSync('src/**/*-screen.tsx', { cwd: APP }), ...FIRST_PAGES.map(chunkOf)];
  const loading = pages.filter((page) => manifest[page] && filesOf(page).some((file) => holders.includes(file)));
  expect(loading).toEqual([]);
});

describe('the built files', () => {
  const read = () =>
    globSync('**/*.{js,css,html,svg,json}', { cwd: dist }).map((file) => [
      file,
      readFileSync(join(dist, file), 'utf8'),
    ]);

  it.each(['__mock', 'mock-world', 'x-mock', 'mock-api', 'demo-password', 'demo.test'])(
    'contain no "%s" of the mock',
    (word) => {
      expect(
        read()
          .filter(([, text = '']) => text.includes(word))
          .map(([file]) => file),
      ).toEqual([]);
    },
  );

  it('contain no inline script, which the security policy forbids', () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    expect(html.match(/<script(?![^>]*\ssrc=)[^>]*>/g)).toBeNull();
    expect(html).not.toMatch(/\son\w+=/);
  });

  it('carry the policy that the server sends, before anything it restricts', async () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const head = [...new DOMParser().parseFromString(html, 'text/html').head.children];
    const index = head.findIndex((tag) => tag.getAttribute('http-equiv') === 'Content-Security-Policy');
    const policy = head[index]?.getAttribute('content') ?? '';
    expect(head.slice(0, index).filter(({ tagName }) => tagName !== 'META')).toEqual([]);
    const { headers } = await fetch(`${origin}/app/`);
    // Browsers ignore frame-ancestors in a page.
    expect(`${policy};frame-ancestors 'none'`).toBe(headers.get('content-security-policy'));
    expect(policy).toMatch(/^default-src 'self';/);
    expect(policy).not.toMatch(/script-src|unsafe-eval/);
  });
});
