/** Serves the product, and puts builds in place and removes them under open pages. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const WEB = join(import.meta.dirname, '../../web');
const MOCK = join(import.meta.dirname, '../../mock-api/src/main.ts');

/** The build under test; the first one of a deployment. */
export const FIRST = resolve(import.meta.dirname, '..', process.env['E2E_WEB'] ?? '../web/dist');

/** Builds the product on top of the first build with this configuration and returns the folder. */
export async function buildUpon(first: string, configuration: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'zakupki-build-'));
  cpSync(first, folder, { recursive: true });
  const vite = join(WEB, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'error'], {
    cwd: WEB,
    env: { ...process.env, ...configuration },
  });
  return folder;
}

export function buildIn(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')) as { build: string }).build;
}

export class Deployment {
  readonly origin: string;
  readonly #folder: string;
  readonly #server: ChildProcess;

  private constructor(origin: string, folder: string, server: ChildProcess) {
    this.origin = origin;
    this.#folder = folder;
    this.#server = server;
  }

  /** Serves a copy of the build. */
  static async start(build: string): Promise<Deployment> {
    const folder = mkdtempSync(join(tmpdir(), 'zakupki-deployed-'));
    cpSync(build, folder, { recursive: true });
    const port = await freePort();
    const server = spawn(process.execPath, [MOCK, '--web', folder], {
      env: { ...process.env, MOCK_API_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // The server's first output is its address.
    await once(server.stdout, 'data');
    return new Deployment(`http://localhost:${port}`, folder, server);
  }

  /** Puts another build in place, as a deployment does. */
  put(build: string): void {
    cpSync(build, this.#folder, { recursive: true });
  }

  /**
   * Removes the assets whose names match, or those that the given build does not have. Returns a function that
   * restores them.
   */
  take(gone: RegExp | { not: string }): () => void {
    const kept = mkdtempSync(join(tmpdir(), 'zakupki-taken-'));
    const own = gone instanceof RegExp ? null : filesOf(gone.not);
    for (const file of globSync('assets/*', { cwd: this.#folder })) {
      if (own ? own.has(file) : gone instanceof RegExp && !gone.test(file)) continue;
      cpSync(join(this.#folder, file), join(kept, file));
      rmSync(join(this.#folder, file));
    }
    return () => this.put(kept);
  }

  async stop(): Promise<void> {
    this.#server.kill();
    await once(this.#server, 'exit');
    rmSync(this.#folder, { recursive: true });
  }
}

/** The build's own assets, without those kept from earlier builds. */
function filesOf(folder: string): Set<string> {
  const builds = JSON.parse(readFileSync(join(folder, '.vite/builds.json'), 'utf8')) as { files: string[] }[];
  return new Set(builds[0]?.files);
}

/** Collects the paths of documents that the page loads from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    documents.push(pathname + search);
  });
  return documents;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
