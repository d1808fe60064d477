import { Textarea } from '@mantine/core';
import type { ApiError } from '@zakupki/api-client/problem';
import type { InvitationsDraft, InvitationsSent, Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { useDraftOwner } from '../../../entities/user/draft-owner.ts';
import { DraftFields } from '../../../forms/drafts/draft-form.tsx';
import { useFormDraft } from '../../../forms/drafts/form-draft.ts';
import { useAttempt } from '../../../http/attempt.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { getLocale } from '../../../i18n/locale.ts';
import { UNTRACKED_FORM } from '../../../browser/unsaved-changes.ts';
import { showMessage, showNotification } from '../../../ui/feedback/popups.ts';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { Dialog, DialogFoot } from '../../../ui/overlay/dialog.tsx';
import { MAX_MESSAGE, useCreateInvitationsMutation } from '../invitations-api.ts';
import { ChosenRecipients } from './chosen-recipients.tsx';
import styles from './invite-dialog.module.css';
import { type InviteValues, NO_VALUES } from './invite-values.ts';
import { readAddresses } from './pasted-addresses.ts';
import { MAX_RECIPIENTS, recipientDraft, recipientOfAddress, withRecipients } from './recipients.ts';
import { SupplierSources } from './supplier-sources.tsx';

type InviteDialogProps = {
  readonly order: Order;
  readonly onClose: () => void;
};

/** Chooses suppliers and sends them the request. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function InviteDialogBody({ order, onClose }: InviteDialogProps) {
  const form = useForm<InviteValues>({ defaultValues: NO_VALUES });
  const draft = useFormDraft(form, { key: `invite:${order.id}`, ...useDraftOwner() });
  const { send, isBusy, error } = useInvite(order, () => {
    draft.work.markSaved();
    onClose();
  });
  const [wasSubmitted, setSubmitted] = useState(false);
  // Lines without an address are reported once, then left out.
  const [reported, setReported] = useState('');
  const [chosen, pasted] = useWatch({ control: form.control, name: ['recipients', 'pasted'] });
  // Addresses that were typed and not added are invited too.
  const typed = readAddresses(pasted);
  const recipients = withRecipients(
    chosen,
    typed.addresses.map((address) => recipientOfAddress(address, getLocale())),
  );
  const unread = typed.unread.length;
  const problem = recipientsProblem(recipients.length);
  const leftOut = unread > 0 && pasted === reported ? m.invitations_paste_unread({ count: unread }) : null;

  function submit() {
    setSubmitted(true);
    const { message } = form.getValues();
    if (problem !== null || isBusy) return;
    if (unread > 0 && pasted !== reported) {
      setReported(pasted);
      return;
    }
    void send({
      recipients: recipients.map(recipientDraft),
      ...(message.trim() !== '' && { message: message.trim() }),
    });
  }

  return (
    <Dialog onClose={onClose} title={m.invitations_dialog()} size="60rem">
      <FormProvider {...form}>
        <form
          noValidate
          {...UNTRACKED_FORM}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <DraftFields className="zk-stack zk-gap-16" draft={draft}>
            <div className={styles['columns']}>
              <SupplierSources order={order} isReady={draft.isReady} onReport={setReported} />
              <div className="zk-stack zk-gap-16 zk-packed">
                <ChosenRecipients
                  typedCount={recipients.length - chosen.length}
                  problem={wasSubmitted ? (problem ?? leftOut) : null}
                />
                <Textarea
                  label={<OptionalLabel text={m.invitations_message()} />}
                  description={m.invitations_message_help()}
                  maxLength={MAX_MESSAGE}
                  autosize
                  minRows={3}
                  maxRows={10}
                  {...form.register('message')}
                />
              </div>
            </div>
            <ProblemMessage error={error} />
            <DialogFoot
              submitLabel={
                recipients.length > 0 ? m.invitations_send({ count: recipients.length }) : m.invitations_invite()
              }
              isBusy={isBusy}
              onClose={onClose}
            />
          </DraftFields>
        </form>
      </FormProvider>
    </Dialog>
  );
}

function recipientsProblem(count: number): string | null {
  if (count === 0) return m.invitations_chosen_none();
  return count > MAX_RECIPIENTS ? m.invitations_too_many({ count: MAX_RECIPIENTS }) : null;
}

const SKIPPED = {
  already_invited: m.invitations_skipped_already_invited,
  repeated: m.invitations_skipped_repeated,
  blocked: m.invitations_skipped_blocked,
  same_supplier: m.invitations_skipped_same_supplier,
} as const satisfies Record<InvitationsSent['skipped'][number]['reason'], (names: { email: string }) => string>;

function useInvite(order: Order, onDone: () => void) {
  const [create] = useCreateInvitationsMutation();
  const attempt = useAttempt();
  const [error, setError] = useState<ApiError>();

  async function send(body: InvitationsDraft) {
    setError(undefined);
    try {
      const sent = await attempt.send(body, (idempotencyKey) =>
        create({ orderId: order.id, idempotencyKey, body }).unwrap(),
      );
      if (!sent) return;
      onDone();
      if (sent.data.length > 0) showMessage(m.invitations_done({ count: sent.data.length }));
      if (sent.skipped.length > 0) {
        showNotification({
          title: m.invitations_skipped({ count: sent.skipped.length }),
          text: sent.skipped.map(({ email, reason }) => SKIPPED[reason]({ email })).join('\n'),
          tone: 'warning',
        });
      }
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }
  return { send, isBusy: attempt.isBusy, error };
}
