import type { Invitation } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { reasonField, useDialogAction } from '../../forms/dialog-action.ts';
import { useAttempt } from '../../http/attempt.ts';
import { problemText } from '../../http/error-statuses.ts';
import { useHeldRecords } from '../../http/held-records.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { showMessage } from '../../ui/feedback/popups.ts';
import { ActionMenu } from '../../ui/overlay/action-menu.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import {
  useCreateInvitationLinkMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} from './invitations-api.ts';

type Action = 'copy' | 'resend' | 'revoke';

/** @param isOpen whether the order collects bids */
export function InvitationMenu({ invitation, isOpen }: { invitation: Invitation; isOpen: boolean }) {
  const [isRevoking, setRevoking] = useState(false);
  const { copyLink, resend } = useInvitationActions(invitation);
  const { status, supplierName } = invitation;
  const isRevoked = status === 'revoked';
  const actions = (
    [
      { name: 'copy', label: m.invitations_copy(), isShown: isOpen && !isRevoked },
      {
        name: 'resend',
        label: status === 'declined' ? m.invitations_ask_again() : m.invitations_resend(),
        isShown: isOpen && !isRevoked && status !== 'submitted',
      },
      {
        name: 'revoke',
        label: m.invitations_revoke(),
        isShown: !isRevoked && status !== 'submitted',
        isDangerous: true,
      },
    ] as const
  )
    .filter(({ isShown }) => isShown)
    .map((action) => ({ ...action, isAllowed: true, reason: null }));
  const run: Readonly<Record<Action, () => void>> = {
    copy: () => void copyLink(),
    resend: () => void resend(),
    revoke: () => setRevoking(true),
  };
  return (
    <>
      <ActionMenu
        label={m.invitations_actions_for({ name: supplierName })}
        actions={actions}
        onChoose={({ name }) => run[name]()}
      />
      {isRevoking && <RevokeDialog invitation={invitation} onClose={() => setRevoking(false)} />}
    </>
  );
}

/** Each action reports its result, failures included. */
function useInvitationActions({ orderId, id: invitationId, email }: Invitation) {
  const [createLink] = useCreateInvitationLinkMutation();
  const [send] = useResendInvitationMutation();
  const attempt = useAttempt();
  const target = { orderId, invitationId, body: {} };
  const reportFailure = (thrown: unknown) => showMessage(problemText(asApiError(thrown)), 'danger');

  async function copyLink() {
    try {
      const link = await attempt.send(target, (idempotencyKey) => createLink({ ...target, idempotencyKey }).unwrap());
      if (link) await copyText(new URL(link.url, location.origin).href);
    } catch (thrown) {
      reportFailure(thrown);
    }
  }

  async function resend() {
    try {
      await send(target).unwrap();
      showMessage(m.invitations_resent({ email }));
    } catch (thrown) {
      reportFailure(thrown);
    }
  }
  return { copyLink, resend };
}

async function copyText(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showMessage(m.invitations_copied());
  } catch {
    showMessage(m.invitations_copy_failed({ link }), 'danger');
  }
}

function RevokeDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { orderId, id: invitationId, supplierName } = invitation;
  const [revoke] = useRevokeInvitationMutation();
  useHeldRecords();
  const { error, run, close } = useDialogAction(onClose);
  return (
    <ConfirmDialog
      title={m.invitations_revoke_title({ name: supplierName })}
      confirmLabel={m.invitations_revoke()}
      cancelLabel={m.invitations_revoke_keep()}
      isDangerous
      reason={reasonField(false)}
      error={<ProblemMessage error={error} />}
      onConfirm={(reason) =>
        run(
          () => revoke({ orderId, invitationId, body: reason === '' ? {} : { reason } }).unwrap(),
          m.invitations_revoked_done(),
        )
      }
      onClose={close}
    >
      <p>{m.invitations_revoke_text()}</p>
    </ConfirmDialog>
  );
}
