import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { ACCESS_TAGS } from '../../http/stale-tags.ts';

export const { usePreviewPromoCodeMutation, useRedeemPromoCodeMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      previewPromoCode: {},
      redeemPromoCode: { invalidatesTags: (_result, error) => (error ? [] : ACCESS_TAGS) },
    }),
});
