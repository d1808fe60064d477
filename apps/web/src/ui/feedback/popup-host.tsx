import { Suspense, useSyncExternalStore } from 'react';
import { loadPart } from '../loading/load-part.tsx';
import { isWanted, onWanted } from './popups.ts';

const PopupStack = loadPart(() => import('./popup-stack.tsx'));

/** Loads and renders the popups once there is one. */
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
