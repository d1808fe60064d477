import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetInstallation, isInstalled, rememberInstallation } from './installation.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'installation-'))}/`;
  for (const folder of ['openapi', 'packages/one', 'apps/two']) {
    mkdirSync(`${root}${folder}/node_modules`, { recursive: true });
    writeFileSync(`${root}${folder}/package.json`, '{}');
  }
  mkdirSync(`${root}node_modules`);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(root + file, 'first');
});

afterEach(() => rmSync(root, { recursive: true }));

it('is due in a clean clone, and no longer after it', () => {
  expect(isInstalled(root)).toBe(false);
  rememberInstallation(root);
  expect(isInstalled(root)).toBe(true);
});

it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'apps/two/package.json'])(
  'is due after a change of %s',
  (file) => {
    rememberInstallation(root);
    writeFileSync(root + file, 'second');
    expect(isInstalled(root)).toBe(false);
  },
);

it('is due when packages were deleted or an installation was stopped', () => {
  rememberInstallation(root);
  rmSync(`${root}apps/two/node_modules`, { recursive: true });
  expect(isInstalled(root)).toBe(false);
  mkdirSync(`${root}apps/two/node_modules`);
  expect(isInstalled(root)).toBe(true);
  forgetInstallation(root);
  expect(isInstalled(root)).toBe(false);
});
