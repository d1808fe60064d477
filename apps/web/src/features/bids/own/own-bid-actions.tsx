import type { Bid, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useWithdrawBidMutation } from '../../../entities/bid/bid-api.ts';
import { isOfEarlierRound } from '../../../entities/order/sealed-bids.ts';
import { type RecordActions, RecordActionsMenu, sendWith } from '../../../forms/record-actions.tsx';
import { paths } from '../../../paths.ts';
import { useDeleteBidMutation, useReinstateBidMutation } from '../bids-api.ts';
import { type BidOfOrder, copies, version } from '../bid-record.ts';

const ACTIONS: RecordActions<BidOfOrder> = {
  edit: {
    label: m.own_bid_change,
    shownIn: ['submitted'],
    isButton: true,
    page: ({ orderId, id }) => paths.bid(orderId, id, { tab: 'change' }),
  },
  reinstate: {
    label: m.own_bid_send_again,
    shownIn: ['withdrawn'],
    isButton: true,
    title: m.own_bid_send_again,
    text: m.own_bid_send_again_text,
    confirmLabel: m.own_bid_send,
    useSend: sendWith(useReinstateBidMutation, (bid: BidOfOrder) => ({ ...version(bid), body: {} })),
    done: m.own_bid_sent,
  },
  revision: {
    label: m.own_bid_new_round,
    shownIn: ['submitted', 'withdrawn', 'disqualified'],
    permission: 'duplicate',
    isShown: (bid) => isOfEarlierRound(bid.order, bid),
    isButton: true,
    title: m.own_bid_new_round,
    text: m.own_bid_new_round_text,
    confirmLabel: m.bids_copy_do,
    useSend: copies('revision'),
    done: m.bids_copy_done,
  },
  alternative: {
    label: m.own_bid_alternative,
    shownIn: ['draft', 'submitted'],
    permission: 'duplicate',
    isShown: ({ order }) => order.alternativesAllowed,
    title: m.own_bid_alternative,
    text: m.own_bid_alternative_text,
    confirmLabel: m.bids_copy_do,
    useSend: copies('alternative'),
    done: m.bids_copy_done,
  },
  withdraw: {
    label: m.own_bid_withdraw,
    shownIn: ['submitted'],
    isDangerous: true,
    title: m.own_bid_withdraw,
    text: m.own_bid_withdraw_text,
    confirmLabel: m.own_bid_withdraw,
    reason: 'required',
    useSend: sendWith(useWithdrawBidMutation, (bid: BidOfOrder, { reason }) => ({ ...version(bid), body: { reason } })),
    done: m.bids_withdraw_done,
  },
  delete: {
    label: m.bids_action_delete,
    shownIn: ['draft'],
    isDangerous: true,
    title: m.bids_action_delete,
    text: m.bids_delete_text,
    confirmLabel: m.bids_delete_do,
    useSend: sendWith(useDeleteBidMutation, version, (_nothing, navigate, { orderId }) =>
      navigate(paths.order(orderId), { replace: true }),
    ),
    done: m.bids_delete_done,
  },
};

/** The supplier's actions on a bid. */
export function OwnBidActions({ order, bid }: { order: Order; bid: Bid }) {
  return <RecordActionsMenu record={{ ...bid, order }} actions={ACTIONS} />;
}
