import { configureStore } from '@reduxjs/toolkit';
import { controlApi } from './control-api.ts';

export function createStore() {
  return configureStore({
    reducer: { [controlApi.reducerPath]: controlApi.reducer },
    middleware: (middleware) =>
      // The checks are slow on five hundred requests.
      middleware({ serializableCheck: false, immutableCheck: false }).concat(controlApi.middleware),
  });
}

export type AppDispatch = ReturnType<typeof createStore>['dispatch'];
