/** The control plane as queries and mutations; the only cache of server state. */
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type {
  Capsule,
  ClockOrder,
  EarlierWorld,
  ForcedAnswers,
  Health,
  Letter,
  LoadedCapsule,
  LoggedExchange,
  LoggedRequest,
  Operations,
  People,
  Scenarios,
  Snapshot,
  World,
  WorldDraft,
} from '@zakupki/mock-control/schema';
import { CONTROL, callOf } from './control-call.ts';

type InWorld<Body> = { world: string } & Body;

export const controlApi = createApi({
  reducerPath: 'control',
  baseQuery: fetchBaseQuery({ baseUrl: CONTROL }),
  tagTypes: ['worlds', 'health', 'recording', 'webhooks'],
  endpoints: (build) => {
    /** A change responds with the world's new state, which goes straight into the cache. */
    const change = <Arg extends { world: string }, Result extends World = World>(
      call: (arg: Arg) => ReturnType<typeof callOf>,
    ) =>
      build.mutation<Result, Arg>({
        query: call,
        invalidatesTags: ['worlds'],
        async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
          const answer = await queryFulfilled.catch(() => null);
          if (answer) void dispatch(controlApi.util.upsertQueryData('getWorld', answer.data.name, answer.data));
        },
      });
    return {
      getHealth: build.query<Health, void>({ query: () => callOf('getHealth', {}), providesTags: ['health'] }),
      listPeople: build.query<People, void>({ query: () => callOf('listPeople', {}) }),
      listScenarios: build.query<Scenarios, void>({ query: () => callOf('listScenarios', {}) }),
      listOperations: build.query<Operations, void>({ query: () => callOf('listOperations', {}) }),
      listWorlds: build.query<{ worlds: World[]; earlier: EarlierWorld[] }, void>({
        query: () => callOf('listWorlds', {}),
        providesTags: ['worlds'],
      }),
      getWorld: build.query<World, string>({ query: (world) => callOf('getWorld', { path: { world } }) }),
      listRequests: build.query<LoggedRequest[], string>({
        query: (world) => callOf('listRequests', { path: { world } }),
        transformResponse: ({ requests }: { requests: LoggedRequest[] }) => requests,
      }),
      /** Opening sealed bids is logged. */
      getRequest: build.query<LoggedExchange, { world: string; id: string; opensSealed: boolean }>({
        query: ({ opensSealed, ...path }) =>
          callOf('getRequest', { path, ...(opensSealed && { query: { sealed: 'open' as const } }) }),
        // A reset world reuses ids for other requests.
        keepUnusedDataFor: 0,
      }),
      listLetters: build.query<Letter[], string>({
        query: (world) => callOf('listLetters', { path: { world } }),
        transformResponse: ({ letters }: { letters: Letter[] }) => letters,
      }),

      createWorld: change<InWorld<{ draft: WorldDraft }>>(({ world, draft }) =>
        callOf('createWorld', { path: { world }, body: draft }),
      ),
      resetWorld: change<InWorld<object>>(({ world }) => callOf('resetWorld', { path: { world } })),
      forkWorld: change<InWorld<{ to: string }>>(({ world, to }) =>
        callOf('forkWorld', { path: { world }, body: { to } }),
      ),
      forceAnswers: change<InWorld<{ forced: ForcedAnswers }>>(({ world, forced }) =>
        // Each change here leaves most rules as they are.
        callOf('forceAnswers', { path: { world }, body: { ...forced, keepsCounts: true } }),
      ),
      stopForcing: change<InWorld<object>>(({ world }) => callOf('stopForcing', { path: { world } })),
      moveClock: change<InWorld<{ order: ClockOrder }>>(({ world, order }) =>
        callOf('moveClock', { path: { world }, body: order }),
      ),
      restoreSnapshot: change<InWorld<{ snapshot: Snapshot }>>(({ world, snapshot }) =>
        callOf('restoreSnapshot', { path: { world }, body: snapshot }),
      ),
      loadCapsule: change<InWorld<{ capsule: Capsule }>, LoadedCapsule>(({ world, capsule }) =>
        callOf('loadCapsule', { path: { world }, body: capsule }),
      ),
      deleteEarlierWorld: build.mutation<void, string>({
        query: (earlier) => callOf('deleteEarlierWorld', { path: { earlier } }),
        invalidatesTags: ['worlds'],
      }),
      deleteWorld: build.mutation<void, string>({
        query: (world) => callOf('deleteWorld', { path: { world } }),
        invalidatesTags: ['worlds'],
      }),

      // A mutation, hence uncached: a world keeps changing.
      getSnapshot: build.mutation<Snapshot, string>({ query: (world) => callOf('getSnapshot', { path: { world } }) }),
      getEarlierWorld: build.mutation<Snapshot, string>({
        query: (earlier) => callOf('getEarlierWorld', { path: { earlier } }),
      }),
      getCapsule: build.mutation<Capsule, string>({ query: (world) => callOf('getCapsule', { path: { world } }) }),
    };
  },
});
