import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { useIsPhone } from '../../browser/phone.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { type ResumableAction, useIsResuming } from '../../session/resume-action.ts';
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

type ResumableButtonProps = {
  /** With the cost and the remaining credits, where known. */
  readonly label: (cost: number, left: number | null, canResume: boolean) => string;
  readonly cost: number;
  readonly isBusy: boolean;
  readonly canResume?: boolean;
  /** Whether the form is enabled. */
  readonly isReady?: boolean;
  readonly onClick: () => void;
};

/** Takes the focus when the user returns to resume the operation. */
export function ResumableButton({ label, cost, isBusy, canResume = false, isReady, onClick }: ResumableButtonProps) {
  const { data: access } = useGetAccessQuery();
  const button = useRef<HTMLButtonElement>(null);
  const balance = access ? access.credits.balance : null;
  // On a phone the actions share a row: what is left is said when it is used up.
  const isShort = useIsPhone() && !canResume && access !== undefined && canAfford(access, cost);
  useEffect(() => {
    if (canResume && isReady) button.current?.focus();
  }, [canResume, isReady]);
  return (
    <Button ref={button} loading={isBusy} onClick={onClick}>
      {label(cost, isShort ? null : balance, canResume)}
    </Button>
  );
}

/** Shown above a form when the user returns to it after a limit was lifted. */
export function ResumeNote({ isShown }: { isShown: boolean }) {
  return isShown ? (
    <Callout tone="good" isAnnounced>
      {m.editor_resumed()}
    </Callout>
  ) : null;
}
