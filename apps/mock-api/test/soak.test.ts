/** A few seconds of `pnpm bench:soak`: everything at once, and nothing left behind. */
import { expect, it } from 'vitest';
import { faults } from '../bench/soak-faults.ts';
import { soak } from '../bench/soak-run.ts';

const SECONDS = 5;

it('survives wrong calls, callers who leave and worlds that change under them', { timeout: 60_000 }, async () => {
  const outcome = await soak(SECONDS, 20_261_102);
  expect(faults(outcome, { memory: false })).toEqual([]);
  // It was a soak: people were answered, refused, forced and left.
  const { answers, wrong, left, streams } = outcome.tally;
  for (const status of [200, 201, 303, 400, 401, 402, 404, 503]) expect(answers.get(status) ?? 0).toBeGreaterThan(0);
  expect(Math.min(wrong, left, streams)).toBeGreaterThan(10);
});
