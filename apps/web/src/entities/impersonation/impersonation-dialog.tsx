import type { AdminUser } from '@zakupki/api-client/schema';
import { useState } from 'react';
import type { ApiError } from '@zakupki/api-client/problem';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useStartImpersonation } from './impersonation.ts';

/** Some lists do not include the status. */
export type ImpersonatedUser = Pick<AdminUser, 'id' | 'name'> & Partial<Pick<AdminUser, 'status'>>;

type ImpersonationDialogProps = {
  readonly user: ImpersonatedUser;
  readonly onClose: () => void;
};

export function ImpersonationDialog({ user, onClose }: ImpersonationDialogProps) {
  const [error, setError] = useState<ApiError>();
  const start = useStartImpersonation();
  const { id, name, status } = user;

  async function begin(reason: string) {
    try {
      await start(id, reason.trim());
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }

  return (
    <ConfirmDialog
      title={m.impersonation_title({ name })}
      confirmLabel={m.impersonation_confirm()}
      reason={{
        label: m.impersonation_reason_field(),
        help: m.impersonation_reason_help(),
        isRequired: true,
        minLength: 5,
        maxLength: 500,
      }}
      error={<ProblemMessage error={error} />}
      onConfirm={begin}
      onClose={onClose}
    >
      {status === 'blocked' ? m.impersonation_means_blocked() : m.impersonation_means({ name })}
      {status === undefined && ` ${m.impersonation_means_if_blocked()}`}
    </ConfirmDialog>
  );
}
