import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReceivedEvent } from '../../http/event-stream.ts';
import { LEADER_SILENCE_MS, type SharedStream, shareStream, type SharedStreamOptions } from './shared-stream.ts';

type Connect = Parameters<SharedStreamOptions['connect']>[0];

/** A fake of `navigator.locks`, which neither Node nor jsdom has. */
class Locks {
  readonly #queue: (() => void)[] = [];
  #lose: (() => void) | null = null;

  readonly request = ((_name: string, how: LockOptions, hold: LockGrantedCallback<unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      const grant = () => {
        const lost = () => reject(new DOMException('stolen', 'AbortError'));
        this.#lose = lost;
        void Promise.resolve(hold(null)).then((held) => {
          if (this.#lose === lost) this.#next();
          resolve(held);
        });
      };
      if (how.steal) {
        this.#lose?.();
        grant();
      } else if (this.#lose) {
        this.#queue.push(grant);
        how.signal?.addEventListener('abort', () => {
          const place = this.#queue.indexOf(grant);
          if (place >= 0) this.#queue.splice(place, 1);
          reject(new DOMException('left', 'AbortError'));
        });
      } else grant();
    })) as LockManager['request'];

  #next(): void {
    this.#lose = null;
    this.#queue.shift()?.();
  }
}

let locks: Locks;
let name = '';
let tabs: SharedStream[] = [];
beforeEach(() => {
  locks = new Locks();
  name = crypto.randomUUID();
});
afterEach(() => {
  for (const tab of tabs) tab.close();
  tabs = [];
});

const bid = (id: string): ReceivedEvent => ({
  event: { kind: 'bid', orderId: 'ord_1', subjectId: id, at: '2026-11-25T09:00:00Z', requestId: null },
  id: `evt_${id}`,
});

/** Opens a tab that shares the stream. */
function openTab(options: Pick<SharedStreamOptions, 'locks'> = { locks }) {
  const received: string[] = [];
  const states: string[] = [];
  const streams: (Connect & { isOpen: boolean })[] = [];
  const stream = shareStream({
    name,
    ...options,
    connect(callbacks) {
      const connection = { ...callbacks, isOpen: true };
      streams.push(connection);
      return { stop: () => (connection.isOpen = false) };
    },
    onEvent: ({ id }) => received.push(id ?? ''),
    onState: (state) => states.push(state),
  });
  tabs.push(stream);
  stream.enter();
  return { ...stream, received, states, streams, isLeading: () => streams.at(-1)?.isOpen ?? false };
}

it('gives one tab the stream, and all tabs its events and state', async () => {
  const [first, second] = [openTab(), openTab()];
  await expect.poll(() => first.isLeading()).toBe(true);
  first.streams[0]?.onState('open');
  first.streams[0]?.onEvent(bid('1'));
  await expect.poll(() => second.received).toEqual(['evt_1']);
  expect(first.received).toEqual(['evt_1']);
  await expect.poll(() => second.states.at(-1)).toBe('open');
  expect(second.streams).toEqual([]);
});

it.each(['leave', 'close'] as const)('continues after the last event in the next tab after %s', async (how) => {
  const [first, second] = [openTab(), openTab()];
  await expect.poll(() => first.isLeading()).toBe(true);
  first.streams[0]?.onEvent(bid('1'));
  await expect.poll(() => second.received).toEqual(['evt_1']);
  first[how]();
  expect(first.isLeading()).toBe(false);
  await expect.poll(() => second.isLeading()).toBe(true);
  expect(second.streams[0]?.lastEventId()).toBe('evt_1');
});

it('passes events to a tab that left, which waits for its turn after it returns', async () => {
  const [first, second] = [openTab(), openTab()];
  await expect.poll(() => first.isLeading()).toBe(true);
  first.leave();
  await expect.poll(() => second.isLeading()).toBe(true);
  second.streams[0]?.onEvent(bid('1'));
  await expect.poll(() => first.received).toEqual(['evt_1']);
  first.enter();
  second.leave();
  await expect.poll(() => first.isLeading()).toBe(true);
  expect(first.streams.at(-1)?.lastEventId()).toBe('evt_1');
});

it('gives a new tab the events since it started loading', async () => {
  const first = openTab();
  await expect.poll(() => first.isLeading()).toBe(true);
  first.streams[0]?.onState('open');
  first.streams[0]?.onEvent(bid('1'));
  const second = openTab();
  await expect.poll(() => second.states).toEqual(['open']);
  expect(second.received).toEqual(['evt_1']);
  first.close();
  await expect.poll(() => second.isLeading()).toBe(true);
  expect(second.streams[0]?.lastEventId()).toBe('evt_1');
});

it('shares nothing with other people and sessions', async () => {
  const first = openTab();
  name = crypto.randomUUID();
  locks = new Locks();
  const other = openTab();
  await expect.poll(() => other.isLeading()).toBe(true);
  first.streams[0]?.onEvent(bid('1'));
  other.streams[0]?.onEvent(bid('2'));
  expect([first.received, other.received]).toEqual([['evt_1'], ['evt_2']]);
});

it('moves the lock from a silent tab to the next one', async () => {
  vi.useFakeTimers();
  try {
    const [first, second] = [openTab(), openTab()];
    await vi.advanceTimersByTimeAsync(LEADER_SILENCE_MS * 3);
    expect([first.isLeading(), second.isLeading()]).toEqual([true, false]);
    // A frozen page sends nothing.
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
    await vi.advanceTimersByTimeAsync(LEADER_SILENCE_MS * 1.5);
    expect([first.isLeading(), second.isLeading()]).toEqual([false, true]);
  } finally {
    vi.useRealTimers();
  }
});

it('opens a separate stream in every tab without locks', () => {
  const [first, second] = [openTab({ locks: null }), openTab({ locks: null })];
  expect([first.isLeading(), second.isLeading()]).toEqual([true, true]);
  first.streams[0]?.onEvent(bid('1'));
  expect(second.received).toEqual([]);
  first.leave();
  first.enter();
  expect(first.streams[1]?.lastEventId()).toBe('evt_1');
});
