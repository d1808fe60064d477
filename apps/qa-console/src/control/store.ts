import { configureStore } from '@reduxjs/toolkit';
import { controlApi } from './control-api.ts';

export function createStore() {
  return configureStore({
    reducer: { [controlApi.reducerPath]: controlApi.reducer },
    middleware: (middleware) =>
      // Five hundred requests at a time are searched for what cannot be serialised otherwise.
      middleware({ serializableCheck: false, immutableCheck: false }).concat(controlApi.middleware),
  });
}

export type AppDispatch = ReturnType<typeof createStore>['dispatch'];
