import { toApiError } from '@zakupki/api-client/problem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReceivedEvent, StreamEnd, StreamRequest } from '../../http/event-stream.ts';
import { connect, type Connection, delayOf, SILENCE_MS } from './connection.ts';

const READY: ReceivedEvent = {
  event: { kind: 'ready', orderId: null, subjectId: null, at: '2026-11-25T09:00:00Z', requestId: null },
  id: 'evt_1',
};
const LOST: StreamEnd = { status: 'offline', data: null };
const BUSY = toApiError(503, null);

type Attempt = Omit<StreamRequest, 'since' | 'lastEventId'> & { end: (how: StreamEnd) => void };

let connection: Connection | undefined;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  connection?.stop();
  vi.useRealTimers();
});

/** A connection without random delays, and its attempts. */
function connected() {
  const attempts: Attempt[] = [];
  const states: string[] = [];
  const events: ReceivedEvent[] = [];
  connection = connect({
    open: (request) =>
      new Promise((end) => {
        attempts.push({ ...request, end });
        request.signal.addEventListener('abort', () => end(LOST));
      }),
    onEvent: (received) => events.push(received),
    onState: (state) => states.push(state),
    random: () => 0,
  });
  const latest = () => {
    const attempt = attempts.at(-1);
    if (!attempt) throw new Error('Nothing was opened');
    return attempt;
  };
  return { attempts, states, events, latest };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('waits twice as long after each failure, and one second again after an event', async () => {
  const { attempts, latest } = connected();
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const before = attempts.length;
    latest().end(BUSY);
    await pass(seconds * 1000 - 1);
    expect(attempts.length).toBe(before);
    await pass(1);
    expect(attempts.length).toBe(before + 1);
  }
  latest().onEvent(READY);
  latest().end(null);
  await pass(1000);
  expect(attempts.length).toBe(9);
});

it.each([
  ['half as long at random', LOST, 3, 1, 2000],
  ['as long as the server asks', toApiError(429, null, '90'), 1, 0, 90_000],
  ['five minutes after a refusal', toApiError(404, null), 1, 0, 300_000],
])('waits %s', (_what, end, failures, random, ms) => {
  expect(delayOf(end, { failures, firstDelay: 1000, random: () => random })).toBe(ms);
});

it('waits for the delay in `retry:`', async () => {
  const { attempts, latest } = connected();
  latest().onRetry(5000);
  latest().end(null);
  await pass(4999);
  expect(attempts.length).toBe(1);
  await pass(1);
  expect(attempts.length).toBe(2);
});

it('opens another stream after silence, which heartbeats end', async () => {
  const { attempts, latest } = connected();
  latest().onEvent(READY);
  for (let beats = 0; beats < 5; beats += 1) {
    latest().onActivity();
    await pass(SILENCE_MS - 1);
  }
  expect(attempts.length).toBe(1);
  await pass(1);
  expect(attempts[0]?.signal.aborted).toBe(true);
  await pass(1000);
  expect(attempts.length).toBe(2);
});

it('reports when data has to be polled, and keeps trying', async () => {
  const { states, latest } = connected();
  for (let failures = 0; failures < 4; failures += 1) {
    latest().end(BUSY);
    await pass(30_000);
  }
  latest().onEvent(READY);
  expect(states).toEqual(['connecting', 'connecting', 'connecting', 'connecting', 'failing', 'open']);
});

it('reports at once that data has to be polled while the server has too many streams', async () => {
  const { attempts, states, latest } = connected();
  latest().end(toApiError(429, null, '30'));
  await pass(29_999);
  expect([attempts.length, states]).toEqual([1, ['connecting', 'failing']]);
  await pass(1);
  latest().onEvent(READY);
  expect([attempts.length, states.at(-1)]).toEqual([2, 'open']);
});

it('waits in a tab whose stream was ended for a newer tab, instead of ending that one', async () => {
  const { attempts, latest } = connected();
  latest().onEvent(READY);
  latest().onRetry(30_000);
  latest().end(null);
  await pass(29_999);
  expect(attempts.length).toBe(1);
  await pass(1);
  expect(attempts.length).toBe(2);
});

it('reconnects at once when the browser is online again', async () => {
  const { attempts, latest } = connected();
  latest().onEvent(READY);
  window.dispatchEvent(new Event('offline'));
  expect(latest().signal.aborted).toBe(true);
  await pass(1);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(attempts.length).toBe(2);
});

it('passes on no events and makes no attempts after stop()', async () => {
  const { attempts, events, latest } = connected();
  connection?.stop();
  latest().onEvent(READY);
  await pass(600_000);
  expect([attempts.length, latest().signal.aborted, events]).toEqual([1, true, []]);
});
