import { useEffect, useState } from 'react';
import { now } from '../../format/date/clock.ts';

/**
 * Re-renders at the interval.
 * @returns milliseconds by the server's clock
 */
export function useNow(everyMs: number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  // Responses may set the clock between two ticks.
  return Math.max(at, now());
}
