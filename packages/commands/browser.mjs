import { existsSync } from 'node:fs';
import { installPackages, runAll } from './debian-packages.mjs';
import { PlainError } from './plain-error.mjs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const DEBIAN_PACKAGES = ['chromium', 'fonts-dejavu-core', 'fonts-noto-core'];

/**
 * Finds or installs a browser for the browser tests.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} the browser's path; undefined for Playwright's own browser
 */
export async function ensureBrowser(env) {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new PlainError(`CHROMIUM_PATH is "${chosen}", but there is no such file.`);
  }
  if (await works(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  /** @type {string[]} */
  const reasons = [];
  for (const attempt of [installFromDebian, installFromPlaywright]) {
    try {
      return await attempt();
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new PlainError(
    `No browser for the browser tests: install Chromium and name it in CHROMIUM_PATH.\n${reasons.join('\n')}`,
  );
}

async function installFromDebian() {
  await installPackages(DEBIAN_PACKAGES);
  // On other systems a package of this name may only point to another installer.
  await runAll([DEBIAN_CHROMIUM, '--version']);
  return DEBIAN_CHROMIUM;
}

async function installFromPlaywright() {
  await runAll(['pnpm', '--filter', '@zakupki/e2e', 'exec', 'playwright', 'install', 'chromium']);
  return undefined;
}

/** @param {string} browser */
async function works(browser) {
  try {
    await runAll([browser, '--version']);
    return true;
  } catch {
    return false;
  }
}
