import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Order } from '@zakupki/api-client/schema';
import { orderCache } from './order-api.ts';

type CacheState = ReturnType<Parameters<ReturnType<typeof orderCache.updateQueryData>>[1]>;

/**
 * For an action whose response is the order: the page shows it as soon as the dialog closes. Otherwise the order would
 * be fetched again first, and what is pressed meanwhile would move away.
 */
export async function showsOrder(
  { orderId }: { readonly orderId: string },
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: ThunkDispatch<CacheState, unknown, UnknownAction>; queryFulfilled: PromiseLike<{ data: Order }> },
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(orderCache.updateQueryData('getOrder', { orderId }, () => data));
  } catch {
    // The dialog shows the error.
  }
}
