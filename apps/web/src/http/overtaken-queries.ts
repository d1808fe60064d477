import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.ts';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Endpoints = Readonly<Record<string, { initiate: (arg: unknown, options: object) => UnknownAction }>>;

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
type Tags = Parameters<typeof api.util.selectInvalidatedBy>[1];

/** Of actions of RTK Query. */
type Call = {
  readonly requestId: string;
  readonly requestStatus: 'pending' | 'fulfilled' | 'rejected';
  readonly arg?: {
    readonly type?: 'query' | 'mutation';
    readonly endpointName: string;
    readonly originalArgs: unknown;
  };
};

/** Repeats a query that was under way when what it reads changed: its response may be older than the change. */
export const repeatOvertakenQueries: Middleware<object, unknown, Dispatch> = (store) => {
  const overtaken = new Set<string>();

  /** @param tags that change; any query may read them when they are unknown */
  function overtake(tags?: Tags): void {
    const state = store.getState() as State;
    const stale = tags && api.util.selectInvalidatedBy(state, tags).map(({ queryCacheKey }) => queryCacheKey);
    for (const { requestId, queryCacheKey } of store.dispatch(api.util.getRunningQueriesThunk())) {
      // A first response is needed to know what a query reads.
      const isFirst = !state.api.queries[queryCacheKey]?.data;
      if (!stale || isFirst || stale.includes(queryCacheKey)) overtaken.add(requestId);
    }
  }

  return (next) => (action) => {
    const { requestId = '', requestStatus, arg } = (action as { meta?: Call }).meta ?? {};
    // Before RTK Query sends the queries that the change makes stale.
    if (api.util.invalidateTags.match(action)) overtake(action.payload);
    else if (arg?.type === 'mutation' && requestStatus !== 'pending') overtake();
    const result = next(action);
    // A query that failed has its own retry, and after a sign-out no session.
    if (overtaken.delete(requestId) && requestStatus === 'fulfilled' && arg) {
      const { initiate } = (api.endpoints as Endpoints)[arg.endpointName] as Endpoints[string];
      store.dispatch(initiate(arg.originalArgs, { subscribe: false, forceRefetch: true }));
    }
    return result;
  };
};
