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
  let state = hash(`${seed} ${expect.getState().currentTestName ?? ''}`);
  return () => {
    state = hash(`${state}`);
    return wait((state / 2 ** 32) * LATEST);
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return value >>> 0;
}
