import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { showsOrder } from '../../http/answers/shown-answer.ts';
import { changesOrderAndCredits, orderTags } from '../../http/stale-tags.ts';

export const { useUpdateOrderMutation, usePublishOrderMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      updateOrder: {
        // A draft has no bids to rank again.
        invalidatesTags: (result, _error, { orderId }) =>
          result && result.order.status !== 'draft' ? orderTags(orderId) : ['Orders', 'Audit'],
        ...showsOrder,
      },
      publishOrder: { ...changesOrderAndCredits, ...showsOrder },
    }),
});
