import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import { api } from './api.ts';

/** Whether no component uses the query any more. */
export function isLeft(dispatch: Dispatch, queryCacheKey: string): boolean {
  // For this action, the middleware of RTK Query returns its subscriptions.
  const answer: unknown = dispatch(api.internalActions.internal_getRTKQSubscriptions());
  return (answer as Subscriptions).getSubscriptionCount(queryCacheKey) === 0;
}

type Subscriptions = {
  getSubscriptionCount(queryCacheKey: string): number;
};

/**
 * Aborts the first request of a query when its last component is gone. Requests that refresh cached data
 * continue: the data may be shown again.
 */
export const abortLeftQueries: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (api.internalActions.unsubscribeQueryResult.match(action)) {
    const { queryCacheKey } = action.payload;
    // Another component may subscribe in the same commit.
    queueMicrotask(() => isLeft(store.dispatch, queryCacheKey) && abortFirstRequest(store, queryCacheKey));
  }
  return result;
};

function abortFirstRequest({ dispatch, getState }: Parameters<Middleware>[0], queryCacheKey: QueryCacheKey): void {
  const state = getState() as { [api.reducerPath]: ReturnType<typeof api.reducer> };
  const query = state[api.reducerPath].queries[queryCacheKey];
  if (query?.status !== 'pending' || query.data !== undefined) return;
  // Stores of RTK Query dispatch thunks.
  const running = (dispatch as (thunk: unknown) => unknown)(api.util.getRunningQueriesThunk()) as RunningQuery[];
  running.find((each) => each.queryCacheKey === queryCacheKey)?.abort();
  // No component handles its error; the next one sends a new request.
  dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
}

type QueryCacheKey = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey'];

type RunningQuery = {
  readonly queryCacheKey: string;
  abort(): void;
};
