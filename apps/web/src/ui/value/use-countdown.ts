import { useEffect, useState } from 'react';

/** Whole seconds left, derived from the clock, as sleeping tabs skip ticks. */
export function useCountdown(first: number): readonly [left: number, start: (seconds: number) => void] {
  const [wait, setWait] = useState(() => ({ until: Date.now() + first * 1000, left: first }));
  const { until } = wait;
  useEffect(() => {
    const timer = setInterval(() => {
      const left = secondsUntil(until);
      setWait({ until, left });
      if (left === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return [wait.left, (seconds) => setWait({ until: Date.now() + seconds * 1000, left: seconds })];
}

function secondsUntil(time: number): number {
  return Math.max(0, Math.ceil((time - Date.now()) / 1000));
}
