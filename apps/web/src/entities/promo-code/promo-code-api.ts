import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { ACCESS_TAGS } from '../../http/stale-tags.ts';

/** What a promo code would do, and redeeming it: on a page of its own, on the notice pages, at paying and signing up. */
export const { usePreviewPromoCodeMutation, useRedeemPromoCodeMutation } = api.injectEndpoints({
  endpoints: (build) =>
    fromContract(build, {
      previewPromoCode: {},
      redeemPromoCode: { invalidatesTags: (_result, error) => (error ? [] : ACCESS_TAGS) },
    }),
});
