import { NativeSelect } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import type { Bid, BidDisqualificationReason, Order } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { reasonField, useDialogAction } from '../../../forms/dialog-action.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import {
  useConfirmBidRevisionMutation,
  useDeleteBidMutation,
  useDisqualifyBidMutation,
  useDuplicateBidMutation,
  useReinstateBidMutation,
  useWithdrawBidMutation,
} from '../bids-api.ts';
import { bidName } from '../list/bids-columns.tsx';
import { REJECTION_REASONS, rejectionWord } from '../../../entities/bid/rejection-words.ts';

interface DialogProps {
  readonly bid: Bid;
  readonly onClose: () => void;
}

const targetOf = (bid: Bid) => ({ orderId: bid.orderId, id: bid.id, ifMatch: etag(bid) });

export function WithdrawDialog({ bid, onClose }: DialogProps) {
  const [send] = useWithdrawBidMutation();
  const { error, run } = useDialogAction(onClose);
  return (
    <ConfirmDialog
      title={m.bids_withdraw_title({ name: bidName(bid) })}
      confirmLabel={m.bids_withdraw_do()}
      isDangerous
      reason={reasonField()}
      error={<ProblemMessage error={error} />}
      onClose={onClose}
      onConfirm={(reason) => run(() => send({ ...targetOf(bid), body: { reason } }).unwrap(), m.bids_withdraw_done())}
    >
      <p>{m.bids_withdraw_text()}</p>
    </ConfirmDialog>
  );
}

export function DisqualifyDialog({ bid, onClose }: DialogProps) {
  const [reasonCode, setReasonCode] = useState<BidDisqualificationReason>(bid.flags.isLate ? 'late' : 'incomplete');
  const [send] = useDisqualifyBidMutation();
  const { error, run } = useDialogAction(onClose);
  return (
    <ConfirmDialog
      title={m.bids_disqualify_title({ name: bidName(bid) })}
      confirmLabel={m.bids_disqualify_do()}
      isDangerous
      reason={reasonField()}
      error={<ProblemMessage error={error} />}
      onClose={onClose}
      onConfirm={(reason) =>
        run(() => send({ ...targetOf(bid), body: { reasonCode, reason } }).unwrap(), m.bids_disqualify_done())
      }
    >
      <p>{m.bids_disqualify_text()}</p>
      <NativeSelect
        label={m.bids_disqualify_code()}
        value={reasonCode}
        // The options are the contract's codes.
        onChange={(event) => setReasonCode(event.currentTarget.value as BidDisqualificationReason)}
      >
        {REJECTION_REASONS.map((code) => (
          <option key={code} value={code}>
            {rejectionWord(code)}
          </option>
        ))}
      </NativeSelect>
    </ConfirmDialog>
  );
}

export function ReinstateDialog({ bid, onClose }: DialogProps) {
  const [send] = useReinstateBidMutation();
  const { error, run } = useDialogAction(onClose);
  return (
    <ConfirmDialog
      title={m.bids_reinstate_title({ name: bidName(bid) })}
      confirmLabel={m.bids_reinstate_do()}
      reason={reasonField(false)}
      error={<ProblemMessage error={error} />}
      onClose={onClose}
      onConfirm={(reason) =>
        run(() => send({ ...targetOf(bid), body: reason === '' ? {} : { reason } }).unwrap(), m.bids_reinstate_done())
      }
    >
      <p>{m.bids_reinstate_text()}</p>
    </ConfirmDialog>
  );
}

interface PlainDialogProps extends DialogProps {
  readonly order: Order;
  readonly action: 'confirm_revision' | 'revision' | 'alternative' | 'delete';
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly done: string;
}

/** Actions without input. */
export function PlainDialog({ order, bid, action, onClose }: PlainDialogProps) {
  const navigate = useNavigate();
  const [confirm] = useConfirmBidRevisionMutation();
  const [duplicate] = useDuplicateBidMutation();
  const [remove] = useDeleteBidMutation();
  // Retries keep their Idempotency-Key.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { error, run } = useDialogAction(onClose);
  const name = bidName(bid);

  async function copy(as: 'alternative' | 'revision') {
    const draft = await duplicate({ orderId: bid.orderId, id: bid.id, idempotencyKey, body: { as } }).unwrap();
    await navigate(paths.bid(bid.orderId, draft.id));
  }

  async function leave() {
    await remove(targetOf(bid)).unwrap();
    await navigate(paths.bids(bid.orderId), { replace: true });
  }

  const acts: Record<typeof action, Words & { readonly act: () => Promise<unknown> }> = {
    confirm_revision: {
      title: m.bids_confirm_title({ name }),
      text: m.bids_confirm_text({ from: bid.orderRevision, to: order.revision }),
      label: m.bids_confirm_do(),
      done: m.bids_confirm_done(),
      act: () => confirm({ ...targetOf(bid), body: {} }).unwrap(),
    },
    revision: {
      title: m.bids_revision_title({ name }),
      text: m.bids_revision_text(),
      label: m.bids_copy_do(),
      done: m.bids_copy_done(),
      act: () => copy('revision'),
    },
    alternative: {
      title: m.bids_alternative_title({ name }),
      text: m.bids_alternative_text(),
      label: m.bids_copy_do(),
      done: m.bids_copy_done(),
      act: () => copy('alternative'),
    },
    delete: {
      title: m.bids_delete_title({ name }),
      text: m.bids_delete_text(),
      label: m.bids_delete_do(),
      done: m.bids_delete_done({ number: bid.number }),
      act: leave,
    },
  };
  const { title, text, label, done, act } = acts[action];
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={label}
      isDangerous={action === 'delete'}
      error={<ProblemMessage error={error} />}
      onClose={onClose}
      onConfirm={() => run(act, done)}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
