/** The reporter of a part of a suite, which has no matrix: it would have gaps. */
import type { Reporter } from 'vitest/node';
import { reportEnd } from './ended-server.ts';
import { reportUnknown } from './unknown.ts';

/** Comes after the summary of others. */
export const PART: Reporter = {
  onTestRunEnd(modules) {
    reportUnknown(modules);
    reportEnd(modules);
  },
};
