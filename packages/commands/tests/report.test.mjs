import { expect, it } from 'vitest';
import { summaryOf } from './report.mjs';

const counts = { passed: 3, failed: 0, skipped: 0 };

it('ends with the count of all parts, after each failure with the command that repeats it', () => {
  const failures = [{ text: 'apps/web/a.test.ts > it’s 3: no', repeat: ['apps/web/a.test.ts', '-t', "it's 3"] }];
  const runs = [{ name: 'apps/web test', counts, skips: [], failures }];
  const text = summaryOf(
    [
      { name: 'types', ms: 1200, counts, runs: [], notes: ['a note'] },
      { name: 'unit tests', ms: 65_000, counts: { passed: 2, failed: 1, skipped: 1 }, runs, notes: [] },
    ],
    ['600 of 600 pairs'],
  );
  expect(text.split('\n')).toEqual([
    '',
    '✓ types                1 s   3 passed, 0 failed',
    '✗ unit tests    1 min 05 s   2 passed, 1 failed, 1 skipped',
    '',
    '600 of 600 pairs',
    'a note',
    '✗ apps/web/a.test.ts > it’s 3: no',
    String.raw`    again: npm test -- apps/web/a.test.ts -t 'it'\''s 3'`,
    '5 passed, 1 failed, 1 skipped',
  ]);
});

it('fits a screen: many failures are counted', () => {
  const failures = Array.from({ length: 40 }, (_, at) => ({ text: `test ${at}: no` }));
  const runs = [{ name: 'apps/web test', counts, skips: [], failures }];
  const lines = summaryOf([{ name: 'unit tests', ms: 0, counts, runs, notes: [] }], []).split('\n');
  expect(lines).toHaveLength(17);
  expect(lines.at(-2)).toBe('… and 28 more failures, in the logs above');
});
