import { mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, type HotPayload, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchContract } from './contract-watch.ts';

let folder: string;
let server: ViteDevServer;
let sent: HotPayload[];
const customLogger = createLogger('silent');

async function generate(): Promise<void> {
  if (readFileSync(join(folder, 'openapi.yaml'), 'utf8') === 'broken') throw new Error('openapi.yaml:1 is broken');
}

beforeEach(async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'contract-watch-')));
  folder = join(root, 'openapi');
  mkdirSync(folder);
  writeFileSync(join(folder, 'openapi.yaml'), 'first');
  server = await createServer({
    root,
    configFile: false,
    customLogger,
    server: { middlewareMode: true, ws: false },
    plugins: [watchContract(folder, generate)],
  });
  await vi.waitUntil(() => server.watcher.getWatched()[folder]?.includes('openapi.yaml'));
  sent = [];
  vi.spyOn(server.ws, 'send').mockImplementation((payload: unknown) => void sent.push(payload as HotPayload));
});

afterEach(async () => {
  await server.close();
  rmSync(join(folder, '..'), { recursive: true });
});

const save = (text: string) => writeFileSync(join(folder, 'openapi.yaml'), text);

it('regenerates a saved contract and reloads the page', async () => {
  save('second');
  await expect.poll(() => sent).toEqual([{ type: 'full-reload' }]);
});

it('regenerates for each of three saves that replace the file', async () => {
  for (const count of [1, 2, 3]) {
    writeFileSync(join(folder, 'openapi.yaml~'), `save ${count}`);
    renameSync(join(folder, 'openapi.yaml~'), join(folder, 'openapi.yaml'));
    await expect.poll(() => sent).toHaveLength(count);
  }
});

it('shows an error in the terminal and over the page, and reloads after the correction', async () => {
  const logged = vi.spyOn(customLogger, 'error');
  save('broken');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ type: 'error', err: { message: 'openapi.yaml:1 is broken' } });
  expect(logged.mock.lastCall?.[0]).toContain('openapi.yaml:1 is broken');
  save('corrected');
  await expect.poll(() => sent.at(-1)).toEqual({ type: 'full-reload' });
});
