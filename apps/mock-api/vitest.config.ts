import { defineConfig } from 'vitest/config';

/** Runs the sources in Node as in production, and builds the validators and the seed once per process. */
const ONCE_PER_PROCESS = { isolate: false, experimental: { viteModuleRunner: false } };

const CONTRACT = ['test/contract/**/*.test.ts', 'test/mutants/**/*.test.ts'];

export default defineConfig({
  test: {
    // Ends only what hangs: a slow machine that does other work needs minutes for what takes seconds here.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [{ name: 'exhaustive', description: 'Runs in `pnpm test:all` only' }],
    projects: [
      { extends: true, test: { name: 'rules', include: ['src/**/*.test.ts'], ...ONCE_PER_PROCESS } },
      { extends: true, test: { name: 'server', include: ['test/**/*.test.ts'], exclude: CONTRACT } },
      { extends: true, test: { name: 'contract', include: CONTRACT, ...ONCE_PER_PROCESS } },
    ],
  },
});
