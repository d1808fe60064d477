import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Lists that rarely change: cached for a day. */
const CACHED = { providesTags: ['Reference' as const], keepUnusedDataFor: 24 * 60 * 60 };

export const { useListUnitsQuery, useListCurrenciesQuery } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { listUnits: CACHED, listCurrencies: CACHED }),
});
