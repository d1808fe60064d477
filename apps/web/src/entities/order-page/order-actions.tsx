import { ENDED_STATUSES } from '@zakupki/procurement/orders/ended';
import { ORDER_STATUSES } from '@zakupki/procurement/orders/statuses';
import type { ButtonVariant } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import type { Order } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { fieldLabel } from '../record-field/field-label.ts';
import { isSealed } from '../order/sealed-bids.ts';
import { deadlineLimits } from '../order/deadline-limits.ts';
import { useArchiveOrderMutation, useUnarchiveOrderMutation } from '../order/order-api.ts';
import {
  type ActionField,
  type ActionFieldProps,
  codeField,
  type RecordActions,
  RecordActionButton,
  RecordActionsMenu,
  sendWith,
} from '../../forms/record-actions.tsx';
import { toMoment, toWallClock } from '../../format/date/zoned-time.ts';
import { paths } from '../../paths.ts';
import { DateField } from '../../ui/field/date/date-field.tsx';
import { ZoneNote } from '../../ui/field/zone-options.tsx';
import {
  useCancelOrderMutation,
  useCloseOrderMutation,
  useDeclareOrderUnsuccessfulMutation,
  useDeleteOrderMutation,
  useDuplicateOrderMutation,
  useExtendOrderMutation,
  useReopenOrderMutation,
} from './order-page-api.ts';

export const END_REASONS = {
  no_bids: m.order_action_reason_no_bids,
  all_disqualified: m.order_action_reason_all_disqualified,
  over_budget: m.order_action_reason_over_budget,
  need_gone: m.order_action_reason_need_gone,
  error: m.order_action_reason_error,
  other: m.order_action_reason_other,
} as const;

type EndReasonCode = keyof typeof END_REASONS;

const version = (order: Order) => ({ orderId: order.id, ifMatch: etag(order) });

const DEADLINE: ActionField<Order> = {
  initial: ({ submissionDeadline, timeZone }) => toWallClock(submissionDeadline, timeZone) ?? '',
  pointer: '/submissionDeadline',
  Input: DeadlineInput,
};

const endReason = (initial: EndReasonCode) =>
  codeField<Order, EndReasonCode>(m.order_action_reason_code, END_REASONS, () => initial);

const EXTEND = {
  label: ({ sealedBids }) => (sealedBids ? m.order_action_move_deadline() : m.order_action_extend()),
  shownIn: ['published'],
  title: ({ sealedBids, number }) =>
    sealedBids ? m.order_action_move_deadline_title({ number }) : m.order_action_extend_title({ number }),
  text: (order) => (isSealed(order) ? m.sealed_deadline() : ''),
  confirmLabel: ({ sealedBids }) => (sealedBids ? m.order_action_move_deadline() : m.order_action_extend_do()),
  reason: 'required',
  field: DEADLINE,
  useSend: sendWith(useExtendOrderMutation, withDeadline),
  done: ({ sealedBids }) => (sealedBids ? m.order_action_move_deadline_done() : m.order_action_extend_done()),
} satisfies RecordActions<Order>[string];

const ACTIONS = {
  edit: {
    label: m.order_action_edit,
    shownIn: ['published'],
    page: ({ id }) => paths.order(id, { tab: 'revise' }),
  },
  extend: EXTEND,
  close: {
    label: m.order_action_close,
    shownIn: ['published'],
    title: m.order_action_close_title,
    text: (order) => (isSealed(order) ? m.sealed_close() : m.order_action_close_text()),
    confirmLabel: m.order_action_close_do,
    reason: 'required',
    useSend: sendWith(useCloseOrderMutation, (order: Order, { reason }) => ({ ...version(order), body: { reason } })),
    done: m.order_action_close_done,
    instead: { code: 'suppliers_not_answered', label: m.sealed_close_instead, action: EXTEND },
  },
  reopen: {
    label: m.order_action_reopen,
    shownIn: ['evaluation'],
    title: m.order_action_reopen_title,
    text: ({ openedAt }) => (openedAt === null ? '' : m.sealed_reopen()),
    confirmLabel: m.order_action_reopen_do,
    reason: 'required',
    field: DEADLINE,
    useSend: sendWith(useReopenOrderMutation, withDeadline),
    done: m.order_action_reopen_done,
  },
  unsuccessful: {
    label: m.order_action_unsuccessful,
    shownIn: ['evaluation'],
    title: m.order_action_unsuccessful_title,
    text: m.order_action_end_text,
    confirmLabel: m.order_action_unsuccessful_do,
    reason: 'required',
    field: endReason('no_bids'),
    useSend: sendWith(useDeclareOrderUnsuccessfulMutation, withEndReason),
    done: m.order_action_unsuccessful_done,
  },
  cancel: {
    label: m.order_action_cancel,
    shownIn: ['draft', 'published', 'evaluation'],
    isDangerous: true,
    title: m.order_action_cancel_title,
    text: m.order_action_cancel_text,
    confirmLabel: m.order_action_cancel_do,
    cancelLabel: m.order_action_cancel_not,
    reason: 'required',
    field: endReason('need_gone'),
    useSend: sendWith(useCancelOrderMutation, withEndReason),
    done: m.order_action_cancel_done,
  },
  duplicate: {
    label: m.order_action_duplicate,
    shownIn: ORDER_STATUSES,
    title: m.order_action_duplicate_title,
    text: m.order_action_duplicate_text,
    confirmLabel: m.order_action_duplicate_do,
    useSend: sendWith(
      useDuplicateOrderMutation,
      ({ id }: Order, { idempotencyKey }) => ({ orderId: id, idempotencyKey, body: {} }),
      (copy, navigate) => navigate(paths.order(copy.id)),
    ),
    done: m.order_action_duplicate_done,
  },
  archive: {
    label: m.order_action_archive,
    shownIn: ENDED_STATUSES,
    isShown: ({ archivedAt }) => !archivedAt,
    title: m.order_action_archive_title,
    text: m.order_action_archive_text,
    useSend: sendWith(useArchiveOrderMutation, version),
    done: m.order_action_archive_done,
  },
  unarchive: {
    label: m.order_action_unarchive,
    shownIn: ENDED_STATUSES,
    isShown: ({ archivedAt }) => Boolean(archivedAt),
    title: m.order_action_unarchive_title,
    text: m.order_action_unarchive_text,
    useSend: sendWith(useUnarchiveOrderMutation, version),
    done: m.order_action_unarchive_done,
  },
  delete: {
    label: m.order_action_delete,
    shownIn: ['draft'],
    isDangerous: true,
    title: ({ title, number }) => m.order_action_delete_title({ name: title || number }),
    text: m.order_action_delete_text,
    confirmLabel: m.order_action_delete_do,
    // Leave first: the page would otherwise try to reload the deleted order.
    useSend: sendWith(useDeleteOrderMutation, version, (_nothing, navigate) =>
      navigate(paths.orders(), { replace: true }),
    ),
    done: m.order_action_delete_done,
  },
} satisfies RecordActions<Order>;

/** Actions that are also offered outside of the menu. */
export type StepActionName = 'close' | 'extend' | 'reopen' | 'unsuccessful' | 'duplicate';

export function OrderActions({ order, children }: { order: Order; children?: ReactNode }) {
  return (
    <RecordActionsMenu record={order} actions={ACTIONS} label={m.order_page_menu()}>
      {children}
    </RecordActionsMenu>
  );
}

type OrderActionButtonProps = {
  readonly order: Order;
  readonly name: StepActionName;
  readonly variant: ButtonVariant;
};

export function OrderActionButton({ order, name, variant }: OrderActionButtonProps) {
  return <RecordActionButton record={order} action={ACTIONS[name]} name={name} variant={variant} />;
}

function withDeadline(order: Order, { reason, value }: { reason: string; value: string }) {
  return { ...version(order), body: { submissionDeadline: toMoment(value, order.timeZone) ?? '', reason } };
}

function withEndReason(order: Order, { reason, value }: { reason: string; value: string }) {
  // The options are the contract's codes.
  return { ...version(order), body: { reasonCode: value as EndReasonCode, reason } };
}

function DeadlineInput({ record, value, onChange, error }: ActionFieldProps<Order>) {
  return (
    <DateField
      label={fieldLabel('order', 'submissionDeadline')}
      description={<ZoneNote zone={record.timeZone} />}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      error={error}
      {...deadlineLimits(record.timeZone)}
    />
  );
}
