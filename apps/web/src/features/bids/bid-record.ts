import { etag } from '@zakupki/api-client/operation';
import type { Bid, Order } from '@zakupki/api-client/schema';
import { sendWith } from '../../forms/record-actions.tsx';
import { paths } from '../../paths.ts';
import { useDuplicateBidMutation } from './bids-api.ts';

/** The record of a bid's actions. */
export type BidOfOrder = Bid & { readonly order: Order };

export const version = (bid: Bid) => ({ orderId: bid.orderId, bidId: bid.id, ifMatch: etag(bid) });

/** Copies a bid into a draft and opens it. */
export const copies = (as: 'revision' | 'alternative') =>
  sendWith(
    useDuplicateBidMutation,
    ({ orderId, id }: BidOfOrder, { idempotencyKey }) => ({ orderId, bidId: id, idempotencyKey, body: { as } }),
    (draft, navigate) => navigate(paths.bid(draft.orderId, draft.id)),
  );
