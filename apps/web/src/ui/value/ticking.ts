import { useEffect, useState } from 'react';
import { now } from '../../format/date/clock.ts';

/** Now, by the server's clock as far as it is known; renders again with every tick. */
export function useNow(everyMs: number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  // Answers teach the server's time between two ticks.
  return Math.max(at, now());
}
