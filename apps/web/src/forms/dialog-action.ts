import type { ApiError } from '@zakupki/api-client/problem';
import { useState } from 'react';
import { m } from '#messages';
import { showMessage } from '../ui/feedback/popups.ts';
import { asApiError } from '../http/problem-message.tsx';
import type { ReasonField } from '../ui/overlay/confirm-dialog-body.tsx';

interface DialogAction {
  /** What the last attempt failed with. */
  readonly error: ApiError | undefined;
  /** Does it; `done` is said when it went well. */
  readonly run: (act: () => Promise<unknown>, done: string) => Promise<void>;
}

/** Runs the action of a dialog: closes it when done, keeps it open with what went wrong. */
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

/** The reason the contract wants with an action; it is kept in the history. */
export function reasonField(isRequired = true): ReasonField {
  return { label: m.editor_reason(), help: m.editor_reason_help(), isRequired, minLength: 3, maxLength: 1000 };
}
