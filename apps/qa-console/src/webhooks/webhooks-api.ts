import type { WebhookDraft, Webhooks } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import { callOf } from '../control/control-call.ts';

export const webhooksApi = controlApi.injectEndpoints({
  endpoints: (build) => ({
    getWebhooks: build.query<Webhooks, string>({
      query: (world) => callOf('getWebhooks', { path: { world } }),
      providesTags: ['webhooks'],
    }),
    setWebhook: build.mutation<Webhooks, { world: string; draft: WebhookDraft }>({
      query: ({ world, draft }) => callOf('setWebhook', { path: { world }, body: draft }),
      invalidatesTags: ['webhooks', 'worlds'],
    }),
    deleteWebhook: build.mutation<Webhooks, string>({
      query: (world) => callOf('deleteWebhook', { path: { world } }),
      invalidatesTags: ['webhooks', 'worlds'],
    }),
    deliverAgain: build.mutation<Webhooks, { world: string; id: string }>({
      query: (path) => callOf('deliverAgain', { path }),
      invalidatesTags: ['webhooks'],
    }),
  }),
});
