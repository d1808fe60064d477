import { now } from '../../format/date/clock.ts';
import { openEventStream } from '../../http/event-stream.ts';
import type { Credentials } from '../../session/session.ts';
import type { Product } from '../product.ts';
import { api } from '../../http/api.ts';
import { drawMarks } from '../../ui/mark/mark.tsx';
import { drawMark } from '../../ui/mark/mark-view.tsx';
import { clearMarks } from '../../ui/mark/marks.ts';
import { connect } from './connection.ts';
import { collectEvents } from './event-batch.ts';
import { LIVE_KINDS } from './live-kinds.ts';
import { setSigns } from './live-signs.ts';
import { showLiveStatus } from './live-status.tsx';
import { watchPresence } from './presence.ts';
import { type SharedStream, shareStream } from './shared-stream.ts';

/**
 * Follows the events of the signed-in person's orders and reloads the stale data of open screens.
 * @returns stops following
 */
export function followEvents({ session, store }: Pick<Product, 'session' | 'store'>): () => void {
  drawMarks(drawMark);
  const batch = collectEvents(store, (announcement) => setSigns({ announcement }));
  const hideStatus = showLiveStatus(() => store.dispatch(api.util.invalidateTags([...LIVE_KINDS.reset.tags('')])));
  let stream: SharedStream | null = null;
  let isPresent = false;

  function start(name: string): void {
    stream = shareStream({
      name,
      // Absent without a secure connection.
      locks: 'locks' in navigator ? navigator.locks : null,
      connect: ({ lastEventId, onEvent, onState }) =>
        connect({
          open: (request) => {
            // The page may show data as old as itself.
            const since = new Date(now() - performance.now()).toISOString();
            return store.dispatch(openEventStream({ ...request, since, lastEventId: lastEventId() }));
          },
          onEvent,
          onState,
        }),
      onEvent: ({ event }) => batch.add(event),
      onState: (state) => setSigns({ state }),
    });
    if (isPresent) stream.enter();
  }

  function stop(): void {
    stream?.close();
    stream = null;
    batch.clear();
    clearMarks();
    setSigns({ announcement: '', state: null });
  }

  async function follow(person: Credentials): Promise<void> {
    stop();
    if (person.token === null) return;
    const name = await streamName(person);
    const { token, impersonatedId } = session.read();
    // Another person may have signed in meanwhile.
    if (token === person.token && impersonatedId === person.impersonatedId && !stream) start(name);
  }

  const stopWatching = watchPresence((isPresentNow) => {
    isPresent = isPresentNow;
    if (isPresentNow) stream?.enter();
    else stream?.leave();
  });
  const unsubscribe = session.subscribe(({ to }) => void follow(to));
  void follow(session.read());
  return () => {
    unsubscribe();
    stopWatching();
    stop();
    batch.stop();
    hideStatus();
  };
}

/** The same name in all tabs of a session; does not reveal the token. */
async function streamName(person: Credentials): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(person));
  // Absent without a secure connection, where tabs do not share a stream.
  const digest = 'subtle' in crypto ? await crypto.subtle.digest('SHA-256', text) : new ArrayBuffer(0);
  return `zakupki-events-${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
