/**
 * Measures the edit loop in a browser against the development servers: how long after a file is saved the server or the
 * page shows it. Changes files of the repository and restores them, also when stopped. The results are a report, not a
 * gate.
 */
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_LAUNCH } from '../playwright.config.ts';
import { SavedFiles } from './saved-files.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PORTS = { WEB_PORT: process.env['WEB_PORT'] ?? '5273', MOCK_API_PORT: process.env['MOCK_API_PORT'] ?? '4110' };
const WEB = `http://localhost:${PORTS.WEB_PORT}`;
const RUNS = 5;
/** A change that is not seen by then is reported as not happened. */
const LIMIT_MS = 120_000;

type Loop = {
  readonly name: string;
  readonly limitMs: number;
  readonly file: string;
  /** Text of the file that a run replaces. */
  readonly text: string;
  readonly replacement: (mark: string) => string;
  readonly isShown: (page: Page, mark: string) => Promise<boolean>;
};

/** A refused link is answered with a page, which has the mark. */
const REFUSED = `http://127.0.0.1:${PORTS.MOCK_API_PORT}/__mock/enter?to=//elsewhere`;

const LOOPS: readonly Loop[] = [
  {
    name: 'mock file to its answer',
    limitMs: 1000,
    file: 'packages/mock-engine/src/control/console/problem-page.ts',
    text: '</main>\n',
    replacement: (mark) => `</main><!-- ${mark} -->\n`,
    isShown: async (_page, mark) =>
      (await (await fetch(REFUSED, { headers: { accept: 'text/html' } })).text()).includes(mark),
  },
  {
    name: 'message to the page',
    limitMs: 500,
    file: 'apps/web/messages/session/en.json',
    text: '"session_login_title": "Sign in"',
    replacement: (mark) => `"session_login_title": "Sign in ${mark}"`,
    isShown: (page, mark) => page.getByRole('heading', { name: `Sign in ${mark}` }).isVisible(),
  },
  {
    name: 'contract file to the reloaded page',
    limitMs: 3000,
    file: 'openapi/common.yaml',
    text: 'E-mail address; case is ignored in comparisons.',
    replacement: (mark) => `E-mail address; case is ignored in comparisons. ${mark}`,
    isShown: async (page) => !(await page.evaluate(() => 'isOldPage' in window).catch(() => true)) && isUsable(page),
  },
];

const isUsable = (page: Page) => page.getByRole('heading', { name: 'Sign in' }).isVisible();

const files = new SavedFiles(ROOT);
const servers = spawn('node', ['packages/commands/start.mjs', '--installed'], {
  cwd: ROOT,
  env: { ...process.env, ...PORTS },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const stopped = new Promise<never>((_resolve, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => reject(new Error(signal)));
  servers.once('exit', () => reject(new Error('The development servers ended; the reason is above.')));
});
// They may end before the browser runs.
stopped.catch(() => undefined);
const browser = await chromium.launch(CHROMIUM_LAUNCH);
try {
  await Promise.race([measureAll(await browser.newPage({ locale: 'en-GB' })), stopped]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  files.restore();
  await browser.close().catch(() => undefined);
  servers.kill('SIGTERM');
}

async function measureAll(page: Page): Promise<void> {
  await seen('The sign-in page', async () => {
    if (page.url() !== `${WEB}/app/login`) await page.goto(`${WEB}/app/login`).catch(() => undefined);
    return isUsable(page);
  });
  await seen('The mock API', async () => (await fetch(`${WEB}/__mock/health`).catch(() => null))?.ok === true);
  for (const loop of LOOPS) {
    // The first run loads compilers and generators.
    await measure(page, loop, 'warm-up');
    const times: number[] = [];
    for (let run = 1; run <= RUNS; run += 1) times.push(await measure(page, loop, `run ${run}`));
    const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
    const all = times.map((ms) => (ms / 1000).toFixed(2)).join(', ');
    const verdict = median <= loop.limitMs ? 'within' : 'above';
    const figures = `${(median / 1000).toFixed(2)} s (${all}), ${verdict} ${loop.limitMs / 1000} s`;
    console.log(`${loop.name}: ${figures}; load ${loadavg()[0]?.toFixed(1)}`);
  }
}

/** @returns milliseconds from the saved file to its effect */
async function measure(page: Page, loop: Loop, run: string): Promise<number> {
  const mark = `loop ${run} ${Date.now() % 100_000}`;
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  const before = performance.now();
  files.replace(loop.file, loop.text, loop.replacement(mark));
  await seen(`${loop.name} (${run})`, () => loop.isShown(page, mark));
  const time = performance.now() - before;
  // Watchers and compilers finish what follows the effect.
  await sleep(1500);
  return time;
}

/** @throws an error that names what has not happened */
async function seen(what: string, isSeen: () => Promise<boolean>): Promise<void> {
  const before = performance.now();
  while (!(await isSeen().catch(() => false))) {
    if (performance.now() - before > LIMIT_MS) throw new Error(`${what}: not seen within ${LIMIT_MS / 1000} s.`);
    await sleep(10);
  }
}
