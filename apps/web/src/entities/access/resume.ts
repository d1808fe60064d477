import { type RefObject, useEffect, useRef } from 'react';
import { type ResumableAction, useIsResuming } from '../../session/resume-action.ts';
import { canAfford } from './can-afford.ts';
import { useGetAccessQuery } from '../user/me-api.ts';

/**
 * Whether what a limit interrupted can be done now, by one press: one has come back for it, and nothing stands in the
 * way any more.
 * @param cost what it costs, in credits
 */
export function useCanResume(operation: ResumableAction, cost = 0): boolean {
  const isInterrupted = useIsResuming(operation);
  const { data: access } = useGetAccessQuery(undefined, { skip: !isInterrupted });
  return isInterrupted && access !== undefined && access.blockedBy === null && canAfford(access, cost);
}

/** For the button of that action: it takes the focus once it can be pressed. */
export function useResumeFocus(isAgain: boolean, isReady: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAgain && isReady) button.current?.focus();
  }, [isAgain, isReady]);
  return button;
}
