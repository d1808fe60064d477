import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api.ts';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Endpoints = Readonly<Record<string, { initiate: (arg: unknown, options: object) => UnknownAction }>>;

/** Of actions of RTK Query. */
interface Call {
  readonly requestId: string;
  readonly requestStatus: 'pending' | 'fulfilled' | 'rejected';
  readonly arg?: {
    readonly type?: 'query' | 'mutation';
    readonly endpointName: string;
    readonly originalArgs: unknown;
  };
}

/** Repeats a query that was under way when something changed: its response may be older than the change. */
export const repeatOvertakenQueries: Middleware<object, unknown, Dispatch> = (store) => {
  let overtaken = new Set<string>();
  return (next) => (action) => {
    const { requestId = '', requestStatus, arg } = (action as { meta?: Call }).meta ?? {};
    const isChange = arg?.type === 'mutation' && requestStatus !== 'pending';
    // Before RTK Query sends the queries that the change makes stale.
    if (isChange || api.util.invalidateTags.match(action)) {
      const running = store.dispatch(api.util.getRunningQueriesThunk());
      overtaken = new Set(running.map((query) => query.requestId));
    }
    const result = next(action);
    // A query that failed has its own retry, and after a sign-out no session.
    if (requestStatus === 'fulfilled' && arg && overtaken.delete(requestId)) {
      const { initiate } = (api.endpoints as Endpoints)[arg.endpointName] as Endpoints[string];
      store.dispatch(initiate(arg.originalArgs, { subscribe: false, forceRefetch: true }));
    }
    return result;
  };
};
