import { Textarea } from '@mantine/core';
import type { DeclineReasonCode } from '@zakupki/api-client/schema';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { useDeclineInvitationMutation } from '../../../entities/invitation/own-invitation-api.ts';
import { useDialogAction } from '../../../forms/dialog-action.ts';
import { useHeldRecords } from '../../../http/held-records.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import { Dialog, DialogFoot } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/focus-return.ts';

/** One text for each reason of the contract; a missing one does not compile. */
export const DECLINE_REASONS = {
  capacity: m.requests_decline_capacity,
  assortment: m.requests_decline_assortment,
  terms: m.requests_decline_terms,
  deadline: m.requests_decline_deadline,
  other: m.requests_decline_other,
} as const satisfies Record<DeclineReasonCode, () => string>;

/** The contract's limit. */
const MAX_LENGTH = 1000;

/** Needs no confirmation: the supplier can reconsider until the deadline. */
export function DeclineDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  useFocusReturn();
  const [decline, { isLoading }] = useDeclineInvitationMutation();
  const [reasonCode, setCode] = useState<DeclineReasonCode | null>(null);
  const [reason, setReason] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  useHeldRecords();
  const { error, run, close } = useDialogAction(onClose);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (isLoading || reasonCode === null) return;
    const body = { reasonCode, reason: reason.trim() || null };
    void run(() => decline({ orderId, body }).unwrap(), m.requests_decline_done());
  }

  return (
    <Dialog onClose={close} title={m.requests_decline_title()}>
      <form className="zk-stack zk-gap-16" onSubmit={submit} noValidate>
        <p className="zk-secondary">{m.requests_decline_text()}</p>
        <RadioGroup
          label={m.requests_decline_reason()}
          value={reasonCode}
          onChange={setCode}
          error={wasSubmitted && reasonCode === null ? m.requests_decline_choose() : undefined}
          // Object.entries loses the codes.
          choices={(Object.entries(DECLINE_REASONS) as [DeclineReasonCode, () => string][]).map(([value, word]) => ({
            value,
            label: word(),
          }))}
        />
        <Textarea
          label={<OptionalLabel text={m.requests_decline_words()} />}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={MAX_LENGTH}
          rows={3}
        />
        <ProblemMessage error={error} />
        <DialogFoot submitLabel={m.requests_decline_do()} isBusy={isLoading} onClose={close} />
      </form>
    </Dialog>
  );
}
