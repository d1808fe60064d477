import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { installPackages } from './debian-packages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'apt-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('fetches the lists of packages once for all installations', async () => {
  const calls = join(folder, 'calls');
  const scripts = { 'apt-get': `echo "$1 $*" >> ${calls}`, sudo: 'shift; exec "$@"' };
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  await Promise.all([installPackages(['one']), installPackages(['two'])]);
  await installPackages(['three']);
  const commands = readFileSync(calls, 'utf8').trim().split('\n');
  expect(commands.map((line) => line.split(' ')[0])).toEqual(['update', 'install', 'install', 'install']);
  const installed = commands.slice(1).map((line) => line.split(' ').at(-1));
  expect(new Set(installed)).toEqual(new Set(['one', 'two', 'three']));
});
