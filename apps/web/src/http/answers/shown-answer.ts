/**
 * For actions whose response has the changed record: the page shows it as soon as the dialog closes. Otherwise the
 * record would be fetched again first, and what is pressed meanwhile would move away.
 */
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { OperationId } from '@zakupki/api-client/operation';
import type { Bid, Order, Question, QuestionPage } from '@zakupki/api-client/schema';
import { api } from '../api.ts';
import { isBroken } from './broken-answer.ts';

type Update = ThunkAction<unknown, unknown, unknown, UnknownAction>;

// The type of `api` lacks the endpoints that entities add to it.
const updateQueryData = api.util.updateQueryData as (
  query: string,
  arg: object,
  recipe: (shown: never) => object,
) => Update;
const argsOf = api.util.selectCachedArgsForQuery as (state: unknown, query: string) => object[];

type Sending<Answer> = {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly getState: () => unknown;
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
    show('getOrder', sending, (answer) => {
      const order = 'order' in answer ? answer.order : answer;
      return { record: order, updates: [updateQueryData('getOrder', { orderId }, () => order)] };
    }),
};

export const showsBid = {
  onQueryStarted: ({ orderId, bidId }: BidTarget, sending: Sending<Bid | { readonly bid: Bid }>) =>
    show('getBid', sending, (answer) => {
      const bid = 'bid' in answer ? answer.bid : answer;
      return { record: bid, updates: [updateQueryData('getBid', { orderId, bidId }, () => bid)] };
    }),
};

/** In each fetched page that has the question. */
export const showsQuestion = {
  onQueryStarted: (_: OrderTarget, sending: Sending<Question>) =>
    show('answerQuestion', sending, (question) => ({
      record: question,
      updates: argsOf(sending.getState(), 'listQuestions').map((arg) =>
        updateQueryData('listQuestions', arg, (page: QuestionPage) => ({
          ...page,
          data: page.data.map((shown) => (shown.id === question.id ? question : shown)),
        })),
      ),
    })),
};

/** The operation answers with such a record. */
async function show<Answer>(
  operationId: OperationId,
  { dispatch, queryFulfilled }: Sending<Answer>,
  read: (answer: Answer) => { readonly record: object; readonly updates: readonly Update[] },
): Promise<void> {
  try {
    const { record, updates } = read((await queryFulfilled).data);
    // The change has happened, so an answer without its record has it fetched.
    if (await isBroken(operationId, record)) dispatch(api.util.invalidateTags(['Order', 'Bid', 'Questions']));
    else for (const update of updates) dispatch(update);
    // RTK Query tells the page of it in the next frame, when the dialog is gone; any other action does so at once.
    dispatch({ type: 'answer shown' });
  } catch {
    // The dialog shows the error.
  }
}
