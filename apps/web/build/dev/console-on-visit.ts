import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const PAGES = new Set(['/__mock', '/__mock/', '/__mock/docs']);
/** Sources of the console besides its folder, relative to it. */
const SHARED_SOURCES = [
  '../../packages/mock-control/src',
  '../../packages/vite-plugins/src',
  '../../openapi/CHANGELOG.md',
];

/** @throws an error with the reason in `stderr` */
type Build = (folder: string) => Promise<void>;

/**
 * Builds the QA console when somebody opens it and its sources have changed since, so that the start does not wait for
 * it. Until then its pages say so and reload themselves.
 * @param folder of the console
 */
export function consoleOnVisit(folder: string, build: Build = runVite): Plugin {
  let building: Promise<void> | null = null;
  let failure: string | null = null;

  function startBuild(): void {
    failure = null;
    building = build(folder)
      .catch((error: Error & { stderr?: string }) => void (failure = (error.stderr || error.message).trim()))
      .finally(() => (building = null));
  }

  function handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const [path = ''] = (request.url ?? '').split('?');
    if (request.method !== 'GET' || !PAGES.has(path)) return next();
    if (building) return answer(response, 'The QA console is being built…', true);
    if (failure !== null) {
      const reason = failure;
      // The next visit tries again.
      failure = null;
      return answer(response, `The QA console cannot be built:\n${reason}`, false);
    }
    if (isBuilt(folder)) return next();
    startBuild();
    answer(response, 'The QA console is being built…', true);
  }

  return {
    name: 'console-on-visit',
    apply: 'serve',
    // Vite adds the proxy to the mock API after the middlewares of plugins.
    configureServer: ({ middlewares }) => void middlewares.use(handle),
  };
}

/** Whether the built page is newer than every source. */
function isBuilt(folder: string): boolean {
  const page = join(folder, 'dist/docs.html');
  if (!existsSync(page)) return false;
  const sources = [
    ...['src', 'index.html', 'docs.html', 'vite.config.ts', 'package.json'].map((name) => join(folder, name)),
    ...SHARED_SOURCES.map((path) => join(folder, path)),
  ];
  const builtAt = statSync(page).mtimeMs;
  return sources.filter((path) => existsSync(path)).every((path) => changedAt(path) <= builtAt);
}

function changedAt(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

async function runVite(folder: string): Promise<void> {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: folder });
}

function answer(response: ServerResponse, text: string, isWaiting: boolean): void {
  response.statusCode = isWaiting ? 200 : 500;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
${isWaiting ? '<meta http-equiv="refresh" content="1">' : ''}
<meta name="color-scheme" content="light dark">
<title>QA console</title>
<body style="font:1rem/1.5 system-ui,sans-serif;margin:10vh auto;max-width:40rem;padding:0 1rem">
<p style="white-space:pre-wrap">${escaped}</p>
</body>
</html>
`);
}
