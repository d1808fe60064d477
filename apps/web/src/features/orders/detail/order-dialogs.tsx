import '@mantine/dates/styles.css';
import { NativeSelect } from '@mantine/core';
import { DatesProvider, DateTimePicker } from '@mantine/dates';
import 'dayjs/locale/ru';
import { etag } from '@zakupki/api-client/operation';
import { fieldErrorsOf } from '@zakupki/api-client/problem';
import type { Order } from '@zakupki/api-client/schema';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { useArchiveOrderMutation, useUnarchiveOrderMutation } from '../../../entities/order/order-api.ts';
import { reasonField, useDialogAction } from '../../../forms/dialog-action.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { toMoment, toWallClock } from '../../../format/date/zoned-time.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { endReasonCodes, type EndReasonCode, endReasonWord } from './order-overview.tsx';
import {
  useCancelOrderMutation,
  useCloseOrderMutation,
  useDeclareOrderUnsuccessfulMutation,
  useDeleteOrderMutation,
  useDuplicateOrderMutation,
  useExtendOrderMutation,
  useReopenOrderMutation,
} from '../orders-api.ts';

interface DialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Extends the deadline while bids are collected, or sets a new one when collecting reopens. */
export function DeadlineDialog({ order, action, onClose }: DialogProps & { action: 'extend' | 'reopen' }) {
  const locale = useLocale();
  const [deadline, setDeadline] = useState(toWallClock(order.submissionDeadline, order.timeZone));
  const [extend] = useExtendOrderMutation();
  const [reopen] = useReopenOrderMutation();
  const { error, run } = useDialogAction(onClose);
  const send = action === 'extend' ? extend : reopen;
  const words = {
    extend: [
      m.order_action_extend_title({ number: order.number }),
      m.order_action_extend_do(),
      m.order_action_extend_done(),
    ],
    reopen: [
      m.order_action_reopen_title({ number: order.number }),
      m.order_action_reopen_do(),
      m.order_action_reopen_done(),
    ],
  }[action];
  const wrong = error ? fieldErrorsOf(error).get('/submissionDeadline')?.message : undefined;
  return (
    <ConfirmDialog
      title={words[0] ?? ''}
      confirmLabel={words[1] ?? ''}
      reason={reasonField()}
      error={wrong ? null : <ProblemMessage error={error} />}
      onClose={onClose}
      onConfirm={(reason) =>
        run(
          () =>
            send({
              id: order.id,
              ifMatch: etag(order),
              body: { submissionDeadline: toMoment(deadline, order.timeZone) ?? '', reason },
            }).unwrap(),
          words[2] ?? '',
        )
      }
    >
      <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
        <DateTimePicker
          label={m.order_editor_deadline()}
          value={deadline}
          onChange={setDeadline}
          valueFormat="D MMM YYYY, HH:mm"
          hideOutsideDates
          popoverProps={{ withinPortal: true }}
          error={wrong}
          submitButtonProps={{ 'aria-label': m.editor_apply_date() }}
          timePickerProps={{ hoursInputLabel: m.editor_hours(), minutesInputLabel: m.editor_minutes() }}
          previousLabel={m.editor_month_before()}
          nextLabel={m.editor_month_after()}
        />
      </DatesProvider>
    </ConfirmDialog>
  );
}

/** Cancelled or unsuccessful. */
export function EndDialog({ order, action, onClose }: DialogProps & { action: 'cancel' | 'unsuccessful' }) {
  const [code, setCode] = useState<EndReasonCode>(action === 'cancel' ? 'need_gone' : 'no_bids');
  const [cancel] = useCancelOrderMutation();
  const [declare] = useDeclareOrderUnsuccessfulMutation();
  const { error, run } = useDialogAction(onClose);
  const send = action === 'cancel' ? cancel : declare;
  const words = {
    cancel: [
      m.order_action_cancel_title({ number: order.number }),
      m.order_action_cancel_do(),
      m.order_action_cancel_done(),
    ],
    unsuccessful: [
      m.order_action_unsuccessful_title({ number: order.number }),
      m.order_action_unsuccessful_do(),
      m.order_action_unsuccessful_done(),
    ],
  }[action];
  return (
    <ConfirmDialog
      title={words[0] ?? ''}
      confirmLabel={words[1] ?? ''}
      isDangerous={action === 'cancel'}
      reason={reasonField()}
      error={<ProblemMessage error={error} />}
      onClose={onClose}
      onConfirm={(reason) =>
        run(
          () => send({ id: order.id, ifMatch: etag(order), body: { reasonCode: code, reason } }).unwrap(),
          words[2] ?? '',
        )
      }
    >
      {action === 'cancel' && <p>{m.order_action_cancel_text()}</p>}
      <NativeSelect
        label={m.order_action_reason_code()}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value as EndReasonCode)}
      >
        {endReasonCodes.map((each) => (
          <option key={each} value={each}>
            {endReasonWord(each)}
          </option>
        ))}
      </NativeSelect>
    </ConfirmDialog>
  );
}

/** Stops collecting bids before the deadline. */
export function ReasonDialog({ order, onClose }: DialogProps) {
  const [send] = useCloseOrderMutation();
  const { error, run } = useDialogAction(onClose);
  return (
    <ConfirmDialog
      title={m.order_action_close_title({ number: order.number })}
      confirmLabel={m.order_action_close_do()}
      reason={reasonField()}
      error={<ProblemMessage error={error} />}
      onClose={onClose}
      onConfirm={(reason) =>
        run(() => send({ id: order.id, ifMatch: etag(order), body: { reason } }).unwrap(), m.order_action_close_done())
      }
    >
      <p>{m.order_action_close_text()}</p>
    </ConfirmDialog>
  );
}

/** Actions without input. */
export function PlainDialog({
  order,
  action,
  onClose,
}: DialogProps & { action: 'delete' | 'archive' | 'unarchive' | 'duplicate' }) {
  const navigate = useNavigate();
  const [remove] = useDeleteOrderMutation();
  const [archive] = useArchiveOrderMutation();
  const [unarchive] = useUnarchiveOrderMutation();
  const [duplicate] = useDuplicateOrderMutation();
  const [key] = useState(() => crypto.randomUUID());
  const { error, run } = useDialogAction(onClose);
  const name = order.title || order.number;
  const target = { id: order.id, ifMatch: etag(order) };
  const words: Record<
    typeof action,
    { title: string; text: ReactNode; label: string; act: () => Promise<unknown>; done: string }
  > = {
    delete: {
      title: m.order_action_delete_title({ name }),
      text: m.order_action_delete_text(),
      label: m.order_action_delete_do(),
      // Leave first: the page of a deleted order would reload it in vain.
      act: () =>
        remove(target)
          .unwrap()
          .then(() => navigate(paths.orders(), { replace: true })),
      done: m.order_action_delete_done({ number: order.number }),
    },
    archive: {
      title: m.order_action_archive_title({ number: order.number }),
      text: m.order_action_archive_text(),
      label: m.order_action_archive(),
      act: () => archive(target).unwrap(),
      done: m.order_action_archive_done(),
    },
    unarchive: {
      title: m.order_action_unarchive_title({ number: order.number }),
      text: m.order_action_unarchive_text(),
      label: m.order_action_unarchive(),
      act: () => unarchive(target).unwrap(),
      done: m.order_action_unarchive_done(),
    },
    duplicate: {
      title: m.order_action_duplicate_title({ number: order.number }),
      text: m.order_action_duplicate_text(),
      label: m.order_action_duplicate_do(),
      act: () =>
        duplicate({ id: order.id, idempotencyKey: key, body: {} })
          .unwrap()
          .then((copy) => navigate(paths.order(copy.id))),
      done: m.order_action_duplicate_done(),
    },
  };
  const { title, text, label, act, done } = words[action];
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
