import { setServerTime } from '../format/date/clock.ts';

/** Sets the page's clock from a response that carries the server's time. */
export async function syncServerClock(serverTime: Promise<string>): Promise<void> {
  try {
    setServerTime(await serverTime);
  } catch {
    // The caller handles the error; the clock is unchanged.
  }
}
