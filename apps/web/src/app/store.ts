import { configureStore } from '@reduxjs/toolkit';
import { api } from '../http/api.ts';
import type { CallContext } from '../http/base-query.ts';

export function makeStore(context: CallContext) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      // The checks walk all cached data after every action.
      getDefault({ thunk: { extraArgument: context }, immutableCheck: false, serializableCheck: false }).concat(
        api.middleware,
      ),
    // Cached data is private; a production build does not expose it to extensions.
    devTools: import.meta.env.DEV,
  });
}

export type Store = ReturnType<typeof makeStore>;
