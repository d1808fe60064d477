import { configureStore } from '@reduxjs/toolkit';
import { api } from '../http/api.ts';
import type { CallContext } from '../http/base-query.ts';
import { abortLeftQueries, isLeft } from '../http/left-queries.ts';
import { repeatOvertakenQueries } from '../http/overtaken-queries.ts';
import { dropSecrets } from '../http/secret-calls.ts';

export function makeStore(context: Omit<CallContext, 'isLeft'>) {
  const extraArgument: CallContext = { ...context, isLeft };
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      // These checks traverse all cached data after every action.
      getDefault({ thunk: { extraArgument }, immutableCheck: false, serializableCheck: false }).concat(
        abortLeftQueries,
        repeatOvertakenQueries,
        api.middleware,
        dropSecrets,
      ),
    // Cached data is private; a production build does not expose it to extensions.
    devTools: import.meta.env.DEV,
  });
}

export type Store = ReturnType<typeof makeStore>;
