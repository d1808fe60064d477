import { type RefObject, useEffect, useRef } from 'react';
import { m } from '#messages';
import { Callout } from '../../ui/feedback/callout.tsx';
import { type ResumableAction, useIsResuming } from '../../session/resume.ts';
import { canAfford } from './can-afford.ts';
import { useGetAccessQuery } from '../user/me-api.ts';

/**
 * Whether the user returned to resume an interrupted operation and nothing blocks it any more.
 * @param cost in credits
 */
export function useCanResume(operation: ResumableAction, cost = 0): boolean {
  const isResuming = useIsResuming(operation);
  const { data: access } = useGetAccessQuery(undefined, { skip: !isResuming });
  return isResuming && access !== undefined && access.blockedBy === null && canAfford(access, cost);
}

/** Focuses the operation's button once it is enabled. */
export function useResumeFocus(isResuming: boolean, isReady: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isResuming && isReady) button.current?.focus();
  }, [isResuming, isReady]);
  return button;
}

/** Shown above a form when the user returns to it after a limit was lifted. */
export function ResumeNote({ isShown }: { isShown: boolean }) {
  return isShown ? (
    <Callout tone="good" isAnnounced>
      {m.editor_again()}
    </Callout>
  ) : null;
}
