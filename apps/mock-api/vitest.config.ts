import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Runs the sources in Node as in production, and builds the validators and the seed once per process. */
const ONCE_PER_PROCESS = {
  isolate: false,
  experimental: { viteModuleRunner: false },
  setupFiles: ['test/cheap-hashes.ts'],
};

const CONTRACT = ['test/contract/**/*.test.ts', 'test/mutants/**/*.test.ts'];

/** Tests that start processes, measure their own, or change what the server reads when it is loaded. */
const OWN_PROCESS = [
  'test/{attacks,back-end,deploy,in-process,server,storage}/**/*.test.ts',
  'test/requests/deprecation.test.ts',
];

/** Loading the other files would take longer than these tests. */
const HAS_EXHAUSTIVE = /\/(?:exhaustive|register)\.ts'/;
const isExhaustive = process.argv.includes('--tags-filter=exhaustive');

/** The files of a project; of an exhaustive run, those with such tests. */
function filesOf(include: string[], exclude: string[] = []) {
  if (!isExhaustive) return { include, exclude };
  const files = globSync(include, { cwd: import.meta.dirname, exclude });
  return {
    include: files.filter((file) => HAS_EXHAUSTIVE.test(readFileSync(join(import.meta.dirname, file), 'utf8'))),
  };
}

export default defineConfig({
  test: {
    // Ends only what hangs: a slow machine that does other work needs minutes for what takes seconds here.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // By default one core is left idle.
    maxWorkers: '100%',
    // Servers that tests start compile their code once.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    tags: [{ name: 'exhaustive', description: 'Runs in `pnpm test:all` only' }],
    projects: [
      { extends: true, test: { name: 'rules', ...filesOf(['src/**/*.test.ts']), ...ONCE_PER_PROCESS } },
      {
        extends: true,
        test: {
          name: 'server',
          ...filesOf(['test/**/*.test.ts'], [...CONTRACT, ...OWN_PROCESS]),
          ...ONCE_PER_PROCESS,
        },
      },
      { extends: true, test: { name: 'processes', ...filesOf(OWN_PROCESS) } },
      {
        extends: true,
        test: {
          name: 'contract',
          ...filesOf(CONTRACT),
          ...ONCE_PER_PROCESS,
          globalSetup: ['test/contract/suite/before-run.ts'],
        },
      },
    ],
  },
});
