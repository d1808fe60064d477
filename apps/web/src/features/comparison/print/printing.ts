import { useSyncExternalStore } from 'react';

/** Includes print preview. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

let isPrintEvent = false;

function isPrinting(): boolean {
  return isPrintEvent || window.matchMedia('print').matches;
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print');
  const begin = () => {
    isPrintEvent = true;
    listener();
  };
  const end = () => {
    isPrintEvent = false;
    listener();
  };
  media.addEventListener('change', listener);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    isPrintEvent = false;
    media.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
