import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

it('follows a file that is deleted and written again', async () => {
  await index();
  const file = join(root, 'messages/shell/en.json');
  rmSync(file);
  await expect.poll(() => server.watcher.getWatched()[join(root, 'messages/shell')]).not.toContain('en.json');
  write('messages/shell/en.json', { shell_orders: 'Written again' });
  await expect.poll(async () => (await index())?.code).toContain('"Written again"');
});

it('replaces a compiled file in one step, so that no half of it is read', async () => {
  const compiled = join(root, 'compiled/messages/en.js');
  const { ino } = statSync(compiled);
  write('messages/shell/en.json', { shell_orders: 'In one step' });
  await expect.poll(() => readFileSync(compiled, 'utf8')).toContain('In one step');
  expect(statSync(compiled).ino).not.toBe(ino);
  expect(readdirSync(join(root, 'compiled/messages')).filter((name) => !name.endsWith('.js'))).toEqual([]);
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
