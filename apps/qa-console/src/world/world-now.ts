import { useEffect, useState } from 'react';
import type { World } from '@zakupki/mock-control/schema';

const TICK_MS = 250;

/**
 * Milliseconds since 1970 by the world's clock; updates while the clock runs.
 * @param receivedAt when this page received the state, by the browser's clock
 */
export function useWorldNow({ now, clock }: Pick<World, 'now' | 'clock'>, receivedAt: number): number {
  const [browserTime, setBrowserTime] = useState(receivedAt);
  const isRunning = clock === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setBrowserTime(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return Date.parse(now) + (isRunning ? Math.max(0, browserTime - receivedAt) : 0);
}
