import { configureStore } from '@reduxjs/toolkit';
import { api } from '../http/api.ts';
import type { CallContext } from '../http/base-query.ts';

/** The store of one page, or of one test: cached answers and nothing else. */
export function makeStore(context: CallContext) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      // The checks walk every cached answer after every action; answers are never changed in place.
      getDefault({ thunk: { extraArgument: context }, immutableCheck: false, serializableCheck: false }).concat(
        api.middleware,
      ),
    // Cached answers are private; a production build does not offer them to extensions.
    devTools: import.meta.env.DEV,
  });
}

export type Store = ReturnType<typeof makeStore>;
