import type { Bid, BidDisqualificationReason, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useConfirmBidRevisionMutation, useWithdrawBidMutation } from '../../../entities/bid/bid-api.ts';
import { REJECTION_REASONS } from '../../../entities/bid/rejection-words.ts';
import { wasOpened } from '../../../entities/order/sealed-bids.ts';
import {
  type ActionInput,
  codeField,
  type RecordActions,
  RecordActionsMenu,
  sendWith,
} from '../../../forms/record-actions.tsx';
import { paths } from '../../../paths.ts';
import { useDeleteBidMutation, useDisqualifyBidMutation, useReinstateBidMutation } from '../bids-api.ts';
import { type BidOfOrder, copies, version } from '../bid-record.ts';
import { bidName } from '../list/bids-columns.tsx';

const named = (title: (words: { name: string }) => string) => (bid: Bid) => title({ name: bidName(bid) });

const ACTIONS: RecordActions<BidOfOrder> = {
  edit: {
    label: m.bids_action_edit,
    shownIn: ['submitted'],
    page: ({ orderId, id }) => paths.bid(orderId, id, { tab: 'change' }),
  },
  confirm_revision: {
    label: m.bids_action_confirm,
    shownIn: ['submitted'],
    // Suppliers confirm the bids that they sent themselves.
    isShown: ({ flags, invitationId }) => flags.isOutdated && invitationId === null,
    isButton: true,
    title: named(m.bids_confirm_title),
    text: ({ orderRevision, order }) => m.bids_confirm_text({ from: orderRevision, to: order.revision }),
    confirmLabel: m.bids_confirm_do,
    useSend: sendWith(useConfirmBidRevisionMutation, (bid: BidOfOrder) => ({ ...version(bid), body: {} })),
    done: m.bids_confirm_done,
  },
  revision: {
    label: m.bids_action_revision,
    shownIn: ['submitted', 'withdrawn', 'disqualified', 'won', 'lost'],
    permission: 'duplicate',
    title: named(m.bids_revision_title),
    text: m.bids_revision_text,
    confirmLabel: m.bids_copy_do,
    useSend: copies('revision'),
    done: m.bids_copy_done,
  },
  alternative: {
    label: m.bids_action_alternative,
    shownIn: ['draft', 'submitted', 'withdrawn', 'disqualified', 'won', 'lost'],
    permission: 'duplicate',
    title: named(m.bids_alternative_title),
    text: m.bids_alternative_text,
    confirmLabel: m.bids_copy_do,
    useSend: copies('alternative'),
    done: m.bids_copy_done,
  },
  reinstate: {
    label: m.bids_action_reinstate,
    shownIn: ['withdrawn', 'disqualified'],
    title: named(m.bids_reinstate_title),
    text: m.bids_reinstate_text,
    confirmLabel: m.bids_reinstate_do,
    reason: 'optional',
    useSend: sendWith(useReinstateBidMutation, (bid: BidOfOrder, { reason }) => ({
      ...version(bid),
      body: reason === '' ? {} : { reason },
    })),
    done: m.bids_reinstate_done,
  },
  withdraw: {
    label: m.bids_action_withdraw,
    shownIn: ['submitted'],
    isDangerous: true,
    title: named(m.bids_withdraw_title),
    text: m.bids_withdraw_text,
    confirmLabel: m.bids_withdraw_do,
    reason: 'required',
    useSend: sendWith(useWithdrawBidMutation, (bid: BidOfOrder, { reason }) => ({ ...version(bid), body: { reason } })),
    done: m.bids_withdraw_done,
  },
  disqualify: {
    label: m.bids_action_disqualify,
    shownIn: ['submitted'],
    isDangerous: true,
    title: named(m.bids_disqualify_title),
    text: (bid) => [m.bids_disqualify_text(), ...(wasOpened(bid.order, bid) ? [m.sealed_rejecting()] : [])].join(' '),
    confirmLabel: m.bids_disqualify_do,
    reason: 'required',
    field: codeField(m.bids_disqualify_code, REJECTION_REASONS, ({ flags }) => (flags.isLate ? 'late' : 'incomplete')),
    useSend: sendWith(useDisqualifyBidMutation, (bid: BidOfOrder, { reason, value }: ActionInput) => ({
      ...version(bid),
      // The options are the contract's codes.
      body: { reasonCode: value as BidDisqualificationReason, reason },
    })),
    done: m.bids_disqualify_done,
  },
  delete: {
    label: m.bids_action_delete,
    shownIn: ['draft'],
    isDangerous: true,
    title: named(m.bids_delete_title),
    text: m.bids_delete_text,
    confirmLabel: m.bids_delete_do,
    useSend: sendWith(useDeleteBidMutation, version, (_nothing, navigate, { orderId }) =>
      navigate(paths.bids(orderId), { replace: true }),
    ),
    done: m.bids_delete_done,
  },
};

export function BidActions({ order, bid }: { order: Order; bid: Bid }) {
  return <RecordActionsMenu record={{ ...bid, order }} actions={ACTIONS} />;
}
