import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { compiledCatalogue } from '../catalogue-files.ts';
import { liveMessages } from './live-messages.ts';

const MODULES = join(import.meta.dirname, '../../../node_modules');

let root: string;
let server: ViteDevServer;
const sent = vi.fn<(...payload: unknown[]) => void>();

function write(path: string, content: object | string): void {
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const index = () => server.transformRequest('/compiled/messages/_index.js');

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'live-messages-')));
  for (const folder of ['project.inlang', 'messages/shell']) mkdirSync(join(root, folder), { recursive: true });
  symlinkSync(MODULES, join(root, 'node_modules'));
  write('project.inlang/settings.json', {
    baseLocale: 'en',
    locales: ['en', 'ru'],
    modules: ['./node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': { pathPattern: ['./messages/shell/{locale}.json'] },
  });
  write('messages/shell/en.json', { shell_orders: 'Orders' });
  write('messages/shell/ru.json', { shell_orders: 'Заказы' });
  const catalogue = { root, outdir: join(root, 'compiled'), options: { outputStructure: 'locale-modules' } } as const;
  server = await createServer({
    root,
    configFile: false,
    customLogger: createLogger('silent'),
    server: { middlewareMode: true, ws: false },
    plugins: [compiledCatalogue(catalogue), liveMessages(catalogue)],
  });
  await vi.waitUntil(() => server.watcher.getWatched()[join(root, 'messages/shell')]?.includes('en.json'), {
    timeout: 60_000,
  });
  server.ws.send = sent;
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

beforeEach(() => void sent.mockReset());

it('sends the page the saved text and does not reload it', async () => {
  expect((await index())?.code).toContain('messages-saved');
  write('messages/shell/en.json', { shell_orders: 'All orders' });
  await expect.poll(() => sent).toHaveBeenCalled();
  const [event, urls] = sent.mock.lastCall as [string, Record<string, string>];
  expect(event).toBe('messages-saved');
  const codeAt = async (url = '') => (await server.transformRequest(url.replace('/@id/', '')))?.code;
  expect(await codeAt(urls['en'])).toContain('All orders');
  expect(await codeAt(urls['ru'])).toContain('Заказы');
  await expect.poll(async () => (await index())?.code).toContain('"All orders"');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('reloads the page once a new message is compiled', async () => {
  await index();
  write('messages/shell/en.json', { shell_orders: 'Orders', shell_bids: 'Bids' });
  await expect.poll(() => sent).toHaveBeenLastCalledWith({ type: 'full-reload' });
  expect((await index())?.code).toContain('shell_bids');
});

it('reports a file that cannot be parsed', async () => {
  write('messages/shell/ru.json', '{ "shell_orders": ');
  const message = expect.stringContaining('messages/shell/ru.json: Unexpected end of JSON input') as string;
  const err = expect.objectContaining({ message }) as object;
  await expect.poll(() => sent).toHaveBeenLastCalledWith({ type: 'error', err });
});
