/**
 * For actions whose response has the changed record: the page shows it as soon as the dialog closes. Otherwise the
 * record would be fetched again first, and what is pressed meanwhile would move away.
 */
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { OperationId } from '@zakupki/api-client/operation';
import type { Bid, Order } from '@zakupki/api-client/schema';
import { api } from '../api.ts';
import { isBroken } from './broken-answer.ts';

// The type of `api` lacks the endpoints that entities add to it.
const updateQueryData = api.util.updateQueryData as (
  query: string,
  arg: object,
  recipe: () => object,
) => ThunkAction<unknown, unknown, unknown, UnknownAction>;

type Sending<Answer> = {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly queryFulfilled: PromiseLike<{ data: Answer }>;
};

type OrderTarget = {
  readonly orderId: string;
};

type BidTarget = {
  readonly bidId: string;
} & OrderTarget;

export const showsOrder = {
  onQueryStarted: ({ orderId }: OrderTarget, sending: Sending<Order | { readonly order: Order }>) =>
    show('getOrder', { orderId }, sending, (answer) => ('order' in answer ? answer.order : answer)),
};

export const showsBid = {
  onQueryStarted: ({ orderId, bidId }: BidTarget, sending: Sending<Bid | { readonly bid: Bid }>) =>
    show('getBid', { orderId, bidId }, sending, (answer) => ('bid' in answer ? answer.bid : answer)),
};

async function show<Answer>(
  query: OperationId,
  arg: object,
  { dispatch, queryFulfilled }: Sending<Answer>,
  recordOf: (answer: Answer) => object,
): Promise<void> {
  try {
    const record = recordOf((await queryFulfilled).data);
    // The change has happened, so an answer without its record has it fetched.
    if (await isBroken(query, record)) dispatch(api.util.invalidateTags(['Order', 'Bid']));
    else dispatch(updateQueryData(query, arg, () => record));
    // RTK Query tells the page of it in the next frame, when the dialog is gone; any other action does so at once.
    dispatch({ type: 'answer shown' });
  } catch {
    // The dialog shows the error.
  }
}
