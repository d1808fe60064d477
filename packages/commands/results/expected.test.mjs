import { expect, it } from 'vitest';
import { floorNotes, unexpectedResults } from './expected.mjs';

const expected = {
  floors: { 'apps/web test': 3 },
  skips: [
    { tests: 'apps/web/test/storage/', reason: 'no database' },
    { tests: 'apps/web/test/contract/', reason: '', env: 'SERVER' },
  ],
};

/**
 * @param {number} passed
 * @param {import('./results.mjs').Skip[]} skips
 */
const web = (passed, ...skips) => ({
  name: 'apps/web test',
  counts: { passed, failed: 0, skipped: skips.length },
  skips,
  failures: [],
});

it('accepts a listed skip, which counts for the floor', () => {
  const skip = { test: 'apps/web/test/storage/a.test.ts > stores', reason: 'no database: apt-get install it' };
  expect(unexpectedResults([web(2, skip)], expected, {}, ['test', 'e2e'])).toEqual([]);
});

it('names a skipped test that is not listed, or skipped for another reason', () => {
  const elsewhere = { test: 'apps/web/test/a.test.ts > adds', reason: 'no database' };
  const unexplained = { test: 'apps/web/test/storage/a.test.ts > stores', reason: '' };
  expect(unexpectedResults([web(3, elsewhere, unexplained)], expected, {}, ['test', 'e2e'])).toEqual([
    expect.stringContaining('a.test.ts > adds was skipped (no database): run it, or list it'),
    expect.stringContaining('storage/a.test.ts > stores was skipped: run it, or list it'),
  ]);
});

it('accepts skips that depend on a variable only while it is set', () => {
  const skip = { test: 'apps/web/test/contract/a.test.ts > answers', reason: 'needs worlds' };
  expect(unexpectedResults([web(2, skip)], expected, { SERVER: 'https://staging.example' }, ['test', 'e2e'])).toEqual(
    [],
  );
  expect(unexpectedResults([web(2, skip)], expected, {}, ['test', 'e2e'])).toHaveLength(1);
});

it('names a run with fewer tests than recorded, without tests, or without a record', () => {
  const other = { ...web(5), name: 'apps/e2e e2e' };
  expect(unexpectedResults([web(2)], expected, {}, ['test', 'e2e'])).toEqual([
    expect.stringMatching(/^apps\/web test has 2 tests, 3 are recorded\. .*pnpm test:floors$/),
  ]);
  expect(unexpectedResults([other], expected, {}, ['test', 'e2e'])).toEqual([
    expect.stringContaining('apps/web test has 0 tests, 3 are recorded'),
    expect.stringContaining('apps/e2e e2e has no recorded number'),
  ]);
});

it('knows nothing of runs that were not due', () => {
  expect(unexpectedResults([], expected, {}, ['e2e'])).toEqual([]);
});

it('says when the floors may be raised', () => {
  expect(floorNotes([web(3)], expected)).toEqual([]);
  expect(floorNotes([web(5)], expected)).toEqual([expect.stringMatching(/^2 tests above/)]);
});
