import type { ApiError } from '@zakupki/api-client/problem';
import { useState } from 'react';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { showMessage } from '../../ui/feedback/popups.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { MAX_MESSAGE, useRemindSuppliersMutation } from './invitations-api.ts';

export function RemindDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const [remind] = useRemindSuppliersMutation();
  const [error, setError] = useState<ApiError>();
  async function send(message: string) {
    try {
      const { reminded } = await remind({ orderId, body: message === '' ? {} : { message } }).unwrap();
      onClose();
      if (reminded > 0) showMessage(m.invitations_remind_done({ count: reminded }));
      else showMessage(m.invitations_remind_nobody(), 'note');
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }
  return (
    <ConfirmDialog
      title={m.invitations_remind_title()}
      confirmLabel={m.invitations_remind_do()}
      reason={{
        label: m.invitations_message(),
        help: m.invitations_message_help(),
        isRequired: false,
        maxLength: MAX_MESSAGE,
      }}
      error={<ProblemMessage error={error} />}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{m.invitations_remind_text()}</p>
    </ConfirmDialog>
  );
}
