import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleOnVisit } from './console-on-visit.ts';

let folder: string;
let server: ViteDevServer;
let building: PromiseWithResolvers<void>;
const build = vi.fn<(folder: string) => Promise<void>>();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-on-visit-'));
  mkdirSync(join(folder, 'src'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'src/main.tsx'), '');
  building = Promise.withResolvers();
  build.mockReset();
  build.mockImplementation(() => building.promise);
  const built = { name: 'mock', configureServer: (vite: ViteDevServer) => answerAsMock(vite) };
  server = await createServer({
    root: folder,
    configFile: false,
    customLogger: createLogger('silent'),
    server: { host: '127.0.0.1', port: 0, ws: false },
    plugins: [consoleOnVisit(folder, build), built],
  });
  await server.listen();
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function answerAsMock({ middlewares }: ViteDevServer): void {
  middlewares.use('/__mock', (_request, response) => void response.end('the console'));
}

function visit(path: string): Promise<{ status: number; text: string }> {
  const address = server.httpServer?.address() as AddressInfo | undefined;
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port: address?.port, path }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
}

/** Ends the build as Vite does, by writing the pages. */
function finishBuild(): void {
  writeFileSync(join(folder, 'dist/docs.html'), '');
  building.resolve();
}

it('builds on the first visit and then passes visits on', async () => {
  expect((await visit('/__mock/health')).text).toBe('the console');
  expect(build).not.toHaveBeenCalled();
  expect((await visit('/__mock')).text).toContain('is being built');
  expect((await visit('/__mock/docs?x')).text).toContain('http-equiv="refresh"');
  finishBuild();
  await vi.waitFor(async () => expect((await visit('/__mock')).text).toBe('the console'));
  expect(build).toHaveBeenCalledTimes(1);
});

it('builds again once a source has changed', async () => {
  finishBuild();
  expect((await visit('/__mock')).text).toBe('the console');
  const later = new Date(Date.now() + 5000);
  utimesSync(join(folder, 'src/main.tsx'), later, later);
  expect((await visit('/__mock')).text).toContain('is being built');
});

it('shows why a build failed, and the next visit tries again', async () => {
  await visit('/__mock');
  building.reject(Object.assign(new Error('vite failed'), { stderr: 'main.tsx:1 <broken>' }));
  await vi.waitFor(async () => {
    const { status, text } = await visit('/__mock');
    expect(status).toBe(500);
    expect(text).toContain('main.tsx:1 &lt;broken>');
  });
  expect((await visit('/__mock')).text).toContain('is being built');
  expect(build).toHaveBeenCalledTimes(2);
});
