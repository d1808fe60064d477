/** Creates and saves draft bids, for buyers and for suppliers. */
import { staleCurrent } from '@zakupki/api-client/stale';
import type { Bid, BidDraft, BidSubmission, Order } from '@zakupki/api-client/schema';
import { useNavigate } from 'react-router';
import { useDraftOwner } from '../../../entities/user/draft-owner.ts';
import { type RecordForm, useDraftRecord, useNewRecord } from '../../../forms/record-editor.tsx';
import { paths } from '../../../paths.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import type { TaskOnArrival } from '../../../ui/form/task-on-arrival.ts';
import { useCreateBidMutation, useSubmitBidMutation, useUpdateBidMutation } from '../bids-api.ts';
import { useBidFieldFocus } from './bid-field-focus.ts';
import type { BidValues } from './bid-values.ts';

type BidForm = RecordForm<BidValues, BidDraft, Bid>;

/** An action to run right after a draft is created. */
export type BidTask = 'submit';

/** `save` opens the page of the new draft, which runs the task. */
export function useNewBid(order: Order, form: BidForm, initial: BidValues, createdText: (bid: Bid) => string) {
  const [send] = useCreateBidMutation();
  const { editor, create } = useNewRecord(form, initial, {
    key: `bid:${order.id}:new`,
    ...useDraftOwner(),
    create: (idempotencyKey, body) => send({ orderId: order.id, idempotencyKey, body }).unwrap(),
  });
  const navigate = useNavigate();

  async function save(task: BidTask | null) {
    const bid = await create();
    if (!bid) return;
    if (task === null) showMessage(createdText(bid));
    await navigate(paths.bid(order.id, bid.id), { replace: true, state: { task } satisfies TaskOnArrival<BidTask> });
  }

  return { editor, save };
}

/**
 * Autosaves, and asks when another user has changed the same bid.
 * @param isReady runs before the submission; false cancels it
 */
export function useDraftBid(order: Order, bid: Bid, form: BidForm, isReady?: () => Promise<boolean>) {
  const target = { orderId: order.id, bidId: bid.id };
  const [update] = useUpdateBidMutation();
  const [send] = useSubmitBidMutation();
  const { editor, finish } = useDraftRecord(form, bid, {
    key: `bid:${order.id}:${bid.id}`,
    ...useDraftOwner(),
    update: (ifMatch, body) => update({ ...target, ifMatch, body }).unwrap(),
    staleUpdate: (error) => staleCurrent('updateBid', error),
    finish: async (ifMatch, idempotencyKey): Promise<BidSubmission | null> =>
      !isReady || (await isReady()) ? send({ ...target, ifMatch, idempotencyKey, body: {} }).unwrap() : null,
    staleFinish: (error) => staleCurrent('submitBid', error),
  });
  useBidFieldFocus(editor.form, editor.draft.isReady);
  return { editor, finish };
}
