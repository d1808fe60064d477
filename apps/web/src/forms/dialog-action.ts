import type { ApiError } from '@zakupki/api-client/problem';
import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { showMessage } from '../ui/feedback/popups.ts';
import { leavesPage, problemText } from '../http/error-statuses.ts';
import { asApiError } from '../http/problem-message.tsx';
import type { ReasonField } from '../ui/overlay/confirm-dialog-body.tsx';

type DialogAction = {
  /** The error of the last attempt. */
  readonly error: ApiError | undefined;
  /** Calls `act`; on success closes the dialog and shows the message `done`. */
  readonly run: (act: () => Promise<unknown>, done: string) => Promise<void>;
  /** Closes the dialog for the user, who has read the error. */
  readonly close: () => void;
};

/**
 * Runs the action of a dialog, which stays open after an error. A refusal may load a record that has no such action any
 * more: the dialog disappears with its button, and a popup says what the dialog no longer can.
 */
export function useDialogAction(onClose: () => void): DialogAction {
  const [error, setError] = useState<ApiError>();
  const unread = useRef<ApiError>(undefined);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      report(unread.current);
    };
  }, []);

  function close() {
    unread.current = undefined;
    onClose();
  }

  async function run(act: () => Promise<unknown>, done: string) {
    unread.current = undefined;
    try {
      await act();
      close();
      showMessage(done);
    } catch (thrown) {
      const problem = asApiError(thrown);
      if (!isShown.current) return report(problem);
      unread.current = problem;
      setError(problem);
    }
  }
  return { error, run, close };
}

function report(error: ApiError | undefined): void {
  if (error && !leavesPage(error)) showMessage(problemText(error), 'danger');
}

/**
 * The reason that the contract requires with an action; the history shows it.
 * @param asks a comment where the dialog also asks for a reason from a list
 */
export function reasonField(isRequired = true, asks: 'reason' | 'comment' = 'reason'): ReasonField {
  const label = asks === 'comment' ? m.editor_comment() : m.editor_reason();
  return { label, help: m.editor_reason_help(), isRequired, asks, minLength: 3, maxLength: 1000 };
}
