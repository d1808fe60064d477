import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from './api.ts';

/** Reading orders: several features and the palette do. What changes an order stands with the feature that offers it. */
export const { useListOrdersQuery, useGetOrderQuery, endpoints: orderEndpoints } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      listOrders: { providesTags: ['Orders'] },
      getOrder: { providesTags: (_result, _error, { id }) => [{ type: 'Order', id }] },
    }),
});
