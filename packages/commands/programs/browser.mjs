import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';
import { runCommand } from '../processes/run-command.mjs';
import { PlainError } from '../plain-error.mjs';

/** It has no windows, so it needs half the processor time of Chromium. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'fonts-dejavu-core'];

/**
 * Finds or installs a browser for the browser tests: the headless shell, else an installed Chromium.
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
  if (await works(DEBIAN_SHELL)) return DEBIAN_SHELL;
  /** @type {string[]} */
  const reasons = [];
  for (const attempt of [installFromDebian, installFromPlaywright]) {
    try {
      return await attempt();
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (await works(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  throw new PlainError(
    `No browser for the browser tests: install Chromium and name it in CHROMIUM_PATH.\n${reasons.join('\n')}`,
  );
}

async function installFromDebian() {
  await installPackages(DEBIAN_PACKAGES);
  // On other systems a package of this name may only point to another installer.
  await runCommand([DEBIAN_SHELL, '--version']);
  return DEBIAN_SHELL;
}

async function installFromPlaywright() {
  await runCommand(['pnpm', '--filter', '@zakupki/e2e', 'exec', 'playwright', 'install', '--only-shell', 'chromium']);
  return undefined;
}

/** @param {string} browser */
async function works(browser) {
  try {
    await runCommand([browser, '--version']);
    return true;
  } catch {
    return false;
  }
}
