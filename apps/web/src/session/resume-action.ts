import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Operations whose form offers them again when the person comes back from a notice page. The name travels in the
 * address of the notice and, on the way back, in the history entry: a reload of either keeps it.
 */
const AGAIN = ['publishOrder', 'submitBid', 'awardOrder'] as const;
export type Again = (typeof AGAIN)[number];

/** Given to `navigate` as its state by what leads back to the interrupted form. */
export interface InterruptedState {
  readonly again: Again | null;
}

/** The operation if its form offers it again, else null; the name may come from anywhere. */
export function againOf(operation: unknown): Again | null {
  return AGAIN.find((name) => name === operation) ?? null;
}

/** Whether one has come back here to do that again. */
export function useInterrupted(operation: Again): boolean {
  // Whatever another page, or an older build, left on the history entry.
  const state: unknown = useLocation().state;
  const [isAgain] = useState(
    () => typeof state === 'object' && state !== null && 'again' in state && againOf(state.again) === operation,
  );
  return isAgain;
}
