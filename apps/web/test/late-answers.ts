import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';

/** ms. */
const LATEST = 250;

const seed = process.env['LATE_ANSWERS'];

/**
 * A wait of random length for each request on its way to the server, and for its answer on the way back, when
 * `LATE_ANSWERS` has a seed: a test that waits for one answer and needs another one fails then.
 */
export function lateAnswers(): () => Promise<void> {
  if (seed === undefined) return () => Promise.resolve();
  const test = expect.getState().currentTestName ?? '';
  let count = 0;
  return () => {
    count += 1;
    const drawn = createHash('sha256').update(`${seed} ${test} ${count}`).digest().readUInt32BE();
    return wait((drawn / 2 ** 32) * LATEST);
  };
}
