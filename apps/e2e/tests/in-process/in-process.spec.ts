/** The mock in a page, behind its service worker: no server answers /api. */
import { createServer, type Server } from 'node:http';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mockInBrowser } from '@zakupki/mock-api/in-process/vite';
import type { TestWorld } from '@zakupki/mock-api/test-world';
import { build } from 'vite';
import { expect, test } from '../../fixtures/test.ts';

const WORKER = join(createRequire(import.meta.url).resolve('msw'), '../../mockServiceWorker.js');
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };

let folder: string;
let server: Server;
let origin: string;
let requestedUrls: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await mkdtemp(join(tmpdir(), 'mock-page-'));
  await build({
    root: fileURLToPath(new URL('../../fixtures/in-process', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [mockInBrowser()],
    build: { outDir: folder, emptyOutDir: true, target: 'esnext', minify: false },
  });
  server = createServer(({ url = '/' }, response) => {
    requestedUrls.push(url);
    const path = url === '/mockServiceWorker.js' ? WORKER : join(folder, url === '/' ? 'index.html' : url);
    if (!existsSync(path)) response.writeHead(404).end();
    else createReadStream(path).pipe(response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? '' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

type Page = typeof globalThis & { world: TestWorld; show: () => Promise<void> };

test('a mock inside the page answers its requests: data, rules, clock, files', async ({ page }) => {
  requestedUrls = [];
  await page.goto(origin);
  await expect(page.getByRole('status')).toHaveText('200');
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(5);

  await page.evaluate(async () => {
    const { world, show } = globalThis as Page;
    await world.force([{ when: { person: 'buyer', operationId: 'listOrders' }, then: { status: 503 } }]);
    await show();
  });
  await expect(page.getByRole('status')).toHaveText(/^503/);

  const result = await page.evaluate(async () => {
    const { world } = globalThis as Page;
    await world.force('normal');
    await world.advance('P15D');
    const headers = await world.signIn('buyer');
    const post = (body: object) => ({
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const imported = await fetch('/api/orders/import/parse', post({ text: 'Бумага\t10\tпачка\nСкрепки\t5\tкор' }));
    const book = await fetch('/api/orders/ord_uniform/export?format=xlsx', { headers });
    const attached = await fetch('/api/attachments/att_fasteners_spec', { headers });
    const refused = await fetch('/api/orders', { method: 'POST', headers, body: '{' });
    return {
      now: (await world.look()).now,
      imported: imported.status,
      book: [...new Uint8Array(await book.arrayBuffer()).slice(0, 2)],
      attached: [attached.status, (await attached.arrayBuffer()).byteLength > 1000],
      refused: refused.status,
      logged: (await world.requests()).map(({ operationId }) => operationId).slice(0, 2),
    };
  });
  expect(result).toEqual({
    now: '2026-11-17T09:00:00Z',
    imported: 200,
    book: [0x50, 0x4b],
    attached: [200, true],
    refused: 415,
    logged: ['createOrder', 'downloadAttachment'],
  });
  await page.evaluate(() => (globalThis as Page).world.force('offline'));
  const broken = page.evaluate(() => fetch('/api/plans', { headers: (globalThis as Page).world.header }));
  await expect(broken).rejects.toThrow('Failed to fetch');
  expect(requestedUrls.filter((url) => url.startsWith('/api'))).toEqual([]);
});
