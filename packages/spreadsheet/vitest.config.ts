import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The files share no state: loading them once takes less time than the tests.
    isolate: false,
    // Ends only what hangs: a slow machine that does other work needs minutes for what takes seconds here.
    testTimeout: 600_000,
    maxWorkers: '100%',
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [{ name: 'exhaustive', description: 'Runs in `pnpm test:all` only' }],
  },
});
