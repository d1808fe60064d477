/** Keeps an event stream open: detects silence and waits between attempts. */
import { type ApiError, httpStatusOf } from '@zakupki/api-client/problem';
import type { ReceivedEvent, StreamEnd, StreamRequest } from '../../http/event-stream.ts';

/** `failing`: streams cannot be opened, so data has to be polled. */
export type ConnectionState = 'connecting' | 'open' | 'failing';

type ConnectionOptions = {
  readonly open: (request: Omit<StreamRequest, 'since' | 'lastEventId'>) => Promise<StreamEnd>;
  readonly onEvent: (received: ReceivedEvent) => void;
  readonly onState: (state: ConnectionState) => void;
  /** Returns a number from 0 to 1. */
  readonly random?: () => number;
};

export type Connection = {
  readonly stop: () => void;
};

/** Heartbeats arrive every 15 s (contract); two of them may be late. */
export const SILENCE_MS = 40_000;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;
/** After a refusal that waiting does not change, such as that of an older server. */
const REFUSED_DELAY_MS = 300_000;
/** About 15 s after the stream was lost. */
const FAILURES_BEFORE_POLLING = 4;

/** Makes attempts until `stop` is called. */
export function connect({ open, onEvent, onState, random = Math.random }: ConnectionOptions): Connection {
  let isStopped = false;
  let failures = 0;
  let firstDelay = FIRST_DELAY_MS;
  let attempt = new AbortController();
  let wake = () => {};

  async function attemptOnce(): Promise<StreamEnd> {
    attempt = new AbortController();
    const { signal } = attempt;
    const cut = () => attempt.abort();
    let silence = setTimeout(cut, SILENCE_MS);
    const end = await open({
      signal,
      onActivity() {
        clearTimeout(silence);
        silence = setTimeout(cut, SILENCE_MS);
      },
      onEvent(received) {
        if (isStopped) return;
        failures = 0;
        onState('open');
        onEvent(received);
      },
      onRetry: (ms) => (firstDelay = ms),
    });
    clearTimeout(silence);
    return end;
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const end = await attemptOnce();
      if (isStopped) return;
      failures += 1;
      // A server with too many streams asks to wait for longer than data should stay old.
      const mustPoll = isRefusal(end) || end?.status === 429 || failures >= FAILURES_BEFORE_POLLING;
      onState(mustPoll ? 'failing' : 'connecting');
      await pause(delayOf(end, { failures, firstDelay, random }));
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const onOnline = () => wake();
  // A stream over a lost connection may stay silent for minutes.
  const onOffline = () => attempt.abort();
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  onState('connecting');
  void run();

  return {
    stop() {
      isStopped = true;
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
      attempt.abort();
      wake();
    },
  };
}

type Delay = {
  /** Number of consecutive failures. */
  readonly failures: number;
  /** ms */
  readonly firstDelay: number;
  readonly random: () => number;
};

/** Doubles with each failure. Random jitter subtracts up to half, so that browsers do not all reconnect at once. */
export function delayOf(end: StreamEnd, { failures, firstDelay, random }: Delay): number {
  if (isRefusal(end)) return REFUSED_DELAY_MS;
  const longest = Math.min(firstDelay * 2 ** (failures - 1), Math.max(MAX_DELAY_MS, firstDelay));
  const requestedDelay = end?.status === 429 ? (end.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(requestedDelay, longest * (1 - random() / 2));
}

/** Whether a later attempt would fail too: not for server errors and 429. */
function isRefusal(end: ApiError | null): boolean {
  const status = end && httpStatusOf(end);
  return typeof status === 'number' && status < 500 && status !== 429;
}
