/** A few seconds of `pnpm bench:soak`: concurrent requests without leaks. */
import { expect, it } from 'vitest';
import { faults } from '../../bench/soak-faults.ts';
import { soak } from '../../bench/soak-run.ts';
import { EXHAUSTIVE } from '../exhaustive.ts';

const ACTS = 1100;

it('survives invalid requests, disconnects and concurrent changes of worlds', EXHAUSTIVE, async () => {
  const outcome = await soak({ actions: ACTS }, 20_261_102);
  expect(faults(outcome, { checksMemory: false })).toEqual([]);
  // The run included successes, refusals, forced answers and disconnects.
  const { answers, invalid, aborted, streams } = outcome.tally;
  for (const status of [200, 201, 303, 400, 401, 402, 404, 503]) expect(answers.get(status) ?? 0).toBeGreaterThan(0);
  expect(Math.min(invalid, aborted, streams)).toBeGreaterThan(10);
});
