import { useEffect, useEffectEvent } from 'react';

/** Coming back to the page asks again, but not for every glance. */
const FRESH_MS = 5_000;

/** Asks again and again while somebody looks at the page, and when they come back to it. */
export function usePolling(ask: () => void, everyMs: number): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let askedAt = Date.now();
    function askAgain() {
      askedAt = Date.now();
      askNow();
    }
    const onTick = () => document.visibilityState === 'visible' && askAgain();
    const onReturn = () => document.visibilityState === 'visible' && Date.now() - askedAt >= FRESH_MS && askAgain();
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
