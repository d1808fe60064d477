import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

/** Lists that rarely change: kept for as long as the page is open. */
const KEPT = { providesTags: ['Reference' as const], keepUnusedDataFor: 24 * 60 * 60 };

export const { useListUnitsQuery, useListCurrenciesQuery } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { listUnits: KEPT, listCurrencies: KEPT }),
});
