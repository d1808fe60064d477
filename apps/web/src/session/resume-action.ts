import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Operations whose form offers them again when the person comes back from a notice page. The name travels in the
 * address of the notice and, on the way back, in the history entry: a reload of either keeps it.
 */
const RESUMABLE_ACTIONS = ['publishOrder', 'submitBid', 'awardOrder'] as const;
export type ResumableAction = (typeof RESUMABLE_ACTIONS)[number];

/** Given to `navigate` as its state by what leads back to the interrupted form. */
export interface ResumeState {
  readonly again: ResumableAction | null;
}

/** The operation if its form offers it again, else null; the name may come from anywhere. */
export function parseResumableAction(operation: unknown): ResumableAction | null {
  return RESUMABLE_ACTIONS.find((name) => name === operation) ?? null;
}

/** Whether one has come back here to do that again. */
export function useIsResuming(operation: ResumableAction): boolean {
  // Whatever another page, or an older build, left on the history entry.
  const state: unknown = useLocation().state;
  const [isAgain] = useState(
    () =>
      typeof state === 'object' &&
      state !== null &&
      'again' in state &&
      parseResumableAction(state.again) === operation,
  );
  return isAgain;
}
