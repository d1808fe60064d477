import type { Har, Recording } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import { callOf } from '../control/control-call.ts';

export const recordingApi = controlApi.injectEndpoints({
  endpoints: (build) => ({
    getRecording: build.query<Recording, string>({
      query: (world) => callOf('getRecording', { path: { world } }),
      providesTags: ['recording'],
    }),
    loadHar: build.mutation<Recording, { world: string; har: Har }>({
      query: ({ world, har }) => callOf('loadHar', { path: { world }, body: har }),
      invalidatesTags: ['recording', 'worlds'],
    }),
    switchRecording: build.mutation<Recording, { world: string; isOn: boolean }>({
      query: ({ world, isOn }) => callOf('switchRecording', { path: { world }, body: { isOn } }),
      invalidatesTags: ['recording'],
    }),
    deleteRecording: build.mutation<Recording, string>({
      query: (world) => callOf('deleteRecording', { path: { world } }),
      invalidatesTags: ['recording', 'worlds'],
    }),
    exportHar: build.mutation<Har, string>({ query: (world) => callOf('exportHar', { path: { world } }) }),
  }),
});
