import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Operations a form can resume when the user returns from a notice page. The name is in the notice's address and, on
 * the way back, in the history entry, so both survive a reload.
 */
const RESUMABLE_ACTIONS = ['publishOrder', 'submitBid', 'awardOrder'] as const;
export type ResumableAction = (typeof RESUMABLE_ACTIONS)[number];

/** History state of the link back to the interrupted form. */
export type ResumeState = {
  readonly resume: ResumableAction | null;
};

/** Returns null for any other value. */
export function parseResumableAction(operation: unknown): ResumableAction | null {
  return RESUMABLE_ACTIONS.find((name) => name === operation) ?? null;
}

/** The action in the address of a notice page. Earlier builds named the parameter `again`. */
export function resumableActionIn(search: URLSearchParams): ResumableAction | null {
  return parseResumableAction(search.get('resume') ?? search.get('again'));
}

/** Whether the user returned to this page to resume the operation. */
export function useIsResuming(operation: ResumableAction): boolean {
  // Another page, or an older build, may have written the state.
  const state: unknown = useLocation().state;
  const [isResuming] = useState(
    () =>
      typeof state === 'object' &&
      state !== null &&
      'resume' in state &&
      parseResumableAction(state.resume) === operation,
  );
  return isResuming;
}
