import { existsSync } from 'node:fs';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { FIREFOX } from './fixtures/firefox.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4310);
/** The built web application; another folder allows testing a second build. */
const WEB = process.env['E2E_WEB'] ?? '../web/dist';
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** CHROMIUM_PATH, then Debian's, then the headless shell that Playwright downloaded. */
const executablePath = process.env['CHROMIUM_PATH'] ?? DEBIAN.find((path) => existsSync(path));

// Without a locale the system accepts only ASCII file names, and the browser saves files as "download".
const env = { ...process.env, LANG: 'C.UTF-8' };

/** Benchmarks and pictures use it too. */
export const CHROMIUM_LAUNCH = {
  ...(executablePath !== undefined && { executablePath }),
  env,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ],
} satisfies LaunchOptions;

/** Pages of tests end before optimised code pays: without it, tests need about a tenth less processor time. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // A test waits for timers and animations about a third of its time: three keep two cores busy.
  workers: 3,
  // The longest walk through every route takes 30 s on two idle cores; continuous integration is slower.
  timeout: 240_000,
  // Patience, not limits of the product: on a machine with other work, a page may take half a minute.
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Moscow',
    // Pictures of every step cost more than the tests; `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: { ...CHROMIUM_LAUNCH, args: [...CHROMIUM_LAUNCH.args, UNOPTIMISED] },
      },
    },
    {
      name: 'firefox',
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        // Firefox itself by WebDriver BiDi, rather than the Firefox that Playwright builds.
        channel: 'moz-firefox',
        launchOptions: { executablePath: FIREFOX, env },
      },
    },
  ],
  webServer: {
    command: `node ../mock-api/src/main.ts --web ${JSON.stringify(WEB)}`,
    url: `http://localhost:${PORT}/__mock/health`,
    env: { MOCK_API_PORT: String(PORT), MOCK_CONTROL: 'on' },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
