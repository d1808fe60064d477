import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // End only what hangs: a busy machine takes many times as long.
    testTimeout: 600_000,
    maxWorkers: '100%',
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [{ name: 'exhaustive', description: 'Runs in `pnpm test:all` only' }],
  },
});
