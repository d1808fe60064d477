/** A part of `pnpm bench:soak`, a few seconds long: everything at once, and nothing left behind. */
import { expect, it } from 'vitest';
import { faults } from '../../bench/soak-faults.ts';
import { soak } from '../../bench/soak-run.ts';

const ACTS = 1500;

it('survives wrong calls, callers who leave and worlds that change under them', { timeout: 120_000 }, async () => {
  const outcome = await soak({ acts: ACTS }, 20_261_102);
  expect(faults(outcome, { memory: false })).toEqual([]);
  // It was a soak: people were answered, refused, forced and left.
  const { answers, wrong, left, streams } = outcome.tally;
  for (const status of [200, 201, 303, 400, 401, 402, 404, 503]) expect(answers.get(status) ?? 0).toBeGreaterThan(0);
  expect(Math.min(wrong, left, streams)).toBeGreaterThan(10);
});
