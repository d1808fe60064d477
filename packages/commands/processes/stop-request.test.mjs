import { afterEach, expect, it, vi } from 'vitest';
import { isOrphaned, watchedParents } from './stop-request.mjs';

const table = new Map([
  [10, { parent: 1, name: 'npm start' }],
  [11, { parent: 10, name: 'sh' }],
]);

afterEach(() => vi.unstubAllEnvs());

it('watches npm above the shell it starts scripts with', () => {
  vi.stubEnv('npm_lifecycle_event', 'start');
  expect(watchedParents(table, 11)).toEqual([11, 10]);
  expect(watchedParents(table, 10)).toEqual([10]);
});

it('does not watch the parent of an interactive shell', () => {
  vi.stubEnv('npm_lifecycle_event', undefined);
  expect(watchedParents(table, 11)).toEqual([11]);
});

it('is orphaned when the parent changed or npm ended', () => {
  expect(isOrphaned(table, 11, [11, 10])).toBe(false);
  expect(isOrphaned(table, 1, [11, 10])).toBe(true);
  expect(isOrphaned(new Map([[11, { parent: 1, name: 'sh' }]]), 11, [11, 10])).toBe(true);
});
