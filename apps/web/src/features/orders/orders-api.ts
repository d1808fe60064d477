import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { orderCache } from '../../entities/order/order-api.ts';
import { showsOrder } from '../../http/shown-answer.ts';
import { changesOrderAndCredits, orderTags } from '../../http/stale-tags.ts';

export const { useUpdateOrderMutation, usePublishOrderMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      // The response is the current order: fill the cache instead of fetching again.
      updateOrder: {
        // A draft has no bids to rank again.
        invalidatesTags: (result, _error, { orderId }) =>
          result && result.order.status !== 'draft' ? orderTags(orderId) : ['Orders', 'Audit'],
        async onQueryStarted({ orderId }, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (data) await dispatch(orderCache.upsertQueryData('getOrder', { orderId }, data.order));
        },
      },
      publishOrder: { ...changesOrderAndCredits, ...showsOrder },
    }),
});
