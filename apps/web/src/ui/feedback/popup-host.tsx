import { Suspense, useSyncExternalStore } from 'react';
import { loadPart } from '../loading/load-part.tsx';
import { hasPopups, onFirstPopup } from './popups.ts';

const PopupStack = loadPart(() => import('./popup-stack.tsx'));

/** Loads and renders popups after the first one is shown. */
export function PopupHost() {
  const isNeeded = useSyncExternalStore(onFirstPopup, hasPopups);
  return (
    isNeeded && (
      <Suspense>
        <PopupStack />
      </Suspense>
    )
  );
}
