import { setServerTime } from '../format/date/clock.ts';

/** Sets the page's clock by an answer that carries the server's time. */
export async function syncServerClock(serverTime: Promise<string>): Promise<void> {
  try {
    setServerTime(await serverTime);
  } catch {
    // The error is the caller's; the clock stays as it was.
  }
}
