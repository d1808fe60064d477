import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isWanted, onWanted } from './popups.ts';

const PopupStack = lazy(() => import('./popup-stack.tsx'));

/** The place popups appear in; draws nothing, and loads nothing, until there is one. */
export function PopupHost() {
  const wanted = useSyncExternalStore(onWanted, isWanted);
  return (
    wanted && (
      <Suspense>
        <PopupStack />
      </Suspense>
    )
  );
}
