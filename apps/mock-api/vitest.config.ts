import { defineConfig } from 'vitest/config';

/** Node runs the sources as in production, and the validators and the seed are made once per process. */
const ONCE_PER_PROCESS = { isolate: false, experimental: { viteModuleRunner: false } };

const CONTRACT = ['test/contract/**/*.test.ts', 'test/mutants/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Vitest leaves one core for itself, which idles on two cores: these tests outlast those of the other packages.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'rules', include: ['src/**/*.test.ts'], ...ONCE_PER_PROCESS } },
      { extends: true, test: { name: 'server', include: ['test/**/*.test.ts'], exclude: CONTRACT } },
      { extends: true, test: { name: 'contract', include: CONTRACT, ...ONCE_PER_PROCESS } },
    ],
  },
});
