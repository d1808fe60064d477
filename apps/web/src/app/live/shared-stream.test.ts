import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReceivedEvent } from '../../http/event-stream.ts';
import { LEADER_SILENCE_MS, type SharedStream, shareStream, type SharedStreamOptions } from './shared-stream.ts';

type Connect = Parameters<SharedStreamOptions['connect']>[0];

/** The locks of a browser, which neither Node nor jsdom has. */
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

/** A tab that takes part. */
function openTab(has: Pick<SharedStreamOptions, 'locks'> = { locks }) {
  const heard: string[] = [];
  const states: string[] = [];
  const streams: (Connect & { isOpen: boolean })[] = [];
  const stream = shareStream({
    name,
    ...has,
    connect(how) {
      const own = { ...how, isOpen: true };
      streams.push(own);
      return { stop: () => (own.isOpen = false) };
    },
    onEvent: ({ id }) => heard.push(id ?? ''),
    onState: (state) => states.push(state),
  });
  tabs.push(stream);
  stream.enter();
  return { ...stream, heard, states, streams, isLeading: () => streams.at(-1)?.isOpen ?? false };
}

it('one tab has the stream, all tabs get its events and its state', async () => {
  const [first, second] = [openTab(), openTab()];
  await vi.waitFor(() => expect(first.isLeading()).toBe(true));
  first.streams[0]?.onState('open');
  first.streams[0]?.onEvent(bid('1'));
  await vi.waitFor(() => expect(second.heard).toEqual(['evt_1']));
  expect(first.heard).toEqual(['evt_1']);
  await vi.waitFor(() => expect(second.states.at(-1)).toBe('open'));
  expect(second.streams).toEqual([]);
});

it.each(['leave', 'close'] as const)('after %s the next tab goes on after the last event', async (how) => {
  const [first, second] = [openTab(), openTab()];
  await vi.waitFor(() => expect(first.isLeading()).toBe(true));
  first.streams[0]?.onEvent(bid('1'));
  await vi.waitFor(() => expect(second.heard).toEqual(['evt_1']));
  first[how]();
  expect(first.isLeading()).toBe(false);
  await vi.waitFor(() => expect(second.isLeading()).toBe(true));
  expect(second.streams[0]?.lastEventId()).toBe('evt_1');
});

it('a hidden tab that left still gets events, and waits for its turn when it is back', async () => {
  const [first, second] = [openTab(), openTab()];
  await vi.waitFor(() => expect(first.isLeading()).toBe(true));
  first.leave();
  await vi.waitFor(() => expect(second.isLeading()).toBe(true));
  second.streams[0]?.onEvent(bid('1'));
  await vi.waitFor(() => expect(first.heard).toEqual(['evt_1']));
  first.enter();
  second.leave();
  await vi.waitFor(() => expect(first.isLeading()).toBe(true));
  expect(first.streams.at(-1)?.lastEventId()).toBe('evt_1');
});

it('a tab learns what happened while it was loading', async () => {
  const first = openTab();
  await vi.waitFor(() => expect(first.isLeading()).toBe(true));
  first.streams[0]?.onState('open');
  first.streams[0]?.onEvent(bid('1'));
  const second = openTab();
  await vi.waitFor(() => expect(second.states).toEqual(['open']));
  expect(second.heard).toEqual(['evt_1']);
  first.close();
  await vi.waitFor(() => expect(second.isLeading()).toBe(true));
  expect(second.streams[0]?.lastEventId()).toBe('evt_1');
});

it('other people, and other sessions, share nothing', async () => {
  const first = openTab();
  name = crypto.randomUUID();
  locks = new Locks();
  const other = openTab();
  await vi.waitFor(() => expect(other.isLeading()).toBe(true));
  first.streams[0]?.onEvent(bid('1'));
  other.streams[0]?.onEvent(bid('2'));
  expect([first.heard, other.heard]).toEqual([['evt_1'], ['evt_2']]);
});

it('a tab takes the lock away from one that has fallen silent', async () => {
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

it('without locks every tab has a stream of its own', () => {
  const [first, second] = [openTab({ locks: null }), openTab({ locks: null })];
  expect([first.isLeading(), second.isLeading()]).toEqual([true, true]);
  first.streams[0]?.onEvent(bid('1'));
  expect(second.heard).toEqual([]);
  first.leave();
  first.enter();
  expect(first.streams[1]?.lastEventId()).toBe('evt_1');
});
