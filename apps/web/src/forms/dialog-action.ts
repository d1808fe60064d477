import type { ApiError } from '@zakupki/api-client/problem';
import { useState } from 'react';
import { m } from '#messages';
import { showMessage } from '../ui/feedback/popups.ts';
import { asApiError } from '../http/problem-message.tsx';
import type { ReasonField } from '../ui/overlay/confirm-dialog-body.tsx';

type DialogAction = {
  /** The error of the last attempt. */
  readonly error: ApiError | undefined;
  /** Calls `act`; on success closes the dialog and shows the message `done`. */
  readonly run: (act: () => Promise<unknown>, done: string) => Promise<void>;
};

/** Runs the action of a dialog, which stays open after an error. */
export function useDialogAction(onClose: () => void): DialogAction {
  const [error, setError] = useState<ApiError>();
  async function run(act: () => Promise<unknown>, done: string) {
    try {
      await act();
      onClose();
      showMessage(done);
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }
  return { error, run };
}

/**
 * The reason that the contract requires with an action; the history shows it.
 * @param asks a comment where the dialog also asks for a reason from a list
 */
export function reasonField(isRequired = true, asks: 'reason' | 'comment' = 'reason'): ReasonField {
  const label = asks === 'comment' ? m.editor_comment() : m.editor_reason();
  return { label, help: m.editor_reason_help(), isRequired, asks, minLength: 3, maxLength: 1000 };
}
