import { useEffect, useEffectEvent } from 'react';

/** Returning to the page polls at most this often. */
const MIN_RETURN_MS = 5_000;

/** Calls back at the interval while the page is visible, and when the user returns to it. */
export function usePolling(callback: () => void, everyMs: number): void {
  const onPoll = useEffectEvent(callback);
  useEffect(() => {
    let polledAt = Date.now();
    function poll() {
      polledAt = Date.now();
      onPoll();
    }
    const onTick = () => document.visibilityState === 'visible' && poll();
    const onReturn = () => document.visibilityState === 'visible' && Date.now() - polledAt >= MIN_RETURN_MS && poll();
    const timer = setInterval(onTick, everyMs);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [everyMs]);
}
