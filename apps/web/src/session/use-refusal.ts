import { useEffect, useSyncExternalStore } from 'react';
import { currentRefusal, onRefusal, setRefusal } from './refusal.ts';

/** Whether an answer with this message led to the page. Leaving the page forgets it. */
export function useRefusal(message: string): boolean {
  useEffect(
    () => () => {
      if (currentRefusal() === message) setRefusal(null);
    },
    [message],
  );
  return useSyncExternalStore(onRefusal, () => currentRefusal() === message);
}
