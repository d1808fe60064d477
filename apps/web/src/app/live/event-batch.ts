/** Reloads the data that events made stale, once for all events that arrive together. */
import type { TagDescription } from '@reduxjs/toolkit/query';
import type { LiveEvent } from '@zakupki/api-client/schema';
import { api, type Tag } from '../../http/api.ts';
import { isHeld, onReleased } from '../../http/held-records.ts';
import { isChangePending, isOwnRequest } from '../../http/own-requests.ts';
import type { Store } from '../store.ts';
import { tagsOf } from './live-kinds.ts';
import { areListsLoading, markEvents } from './live-words.ts';

/** Too short to notice. */
const BATCH_MS = 300;
/**
 * How often events wait: for the response to the page's own change, which may follow its event, and for the lists that
 * tell which records are new. Either may hang.
 */
const MAX_WAITS = 10;

type EventBatch = {
  readonly add: (event: LiveEvent) => void;
  readonly clear: () => void;
  readonly stop: () => void;
};

/** Reloads only queries that a screen uses. Ignores the page's own changes, whose results it already has. */
export function collectEvents(store: Store, announce: (text: string) => void): EventBatch {
  let waiting: LiveEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = 0;
  /** Stale tags whose data an open form holds, by their JSON. */
  let postponed = new Map<string, TagDescription<Tag>>();

  function apply(): void {
    if (waits < MAX_WAITS && (isChangePending() || areListsLoading(store, waiting))) {
      waits += 1;
      timer = setTimeout(apply, BATCH_MS);
      return;
    }
    waits = 0;
    const events = waiting.filter(({ requestId }) => requestId === null || !isOwnRequest(requestId));
    timer = undefined;
    waiting = [];
    // Before the reload: the old data decides which records are new.
    const announcement = markEvents(store, events);
    if (announcement !== '') announce(announcement);
    invalidate(events.flatMap(tagsOf));
  }

  function invalidate(tags: readonly TagDescription<Tag>[]): void {
    const stale = new Map([...postponed, ...tags.map((tag) => [JSON.stringify(tag), tag] as const)]);
    postponed = new Map([...stale].filter(([, tag]) => isHeld(tag)));
    const free = [...stale].flatMap(([key, tag]) => (postponed.has(key) ? [] : [tag]));
    if (free.length > 0) store.dispatch(api.util.invalidateTags(free));
  }

  // Later, because the form may open another one or leave the page.
  const unsubscribe = onReleased(() => queueMicrotask(() => invalidate([])));

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
    postponed.clear();
  }

  return {
    add(event) {
      waiting.push(event);
      timer ??= setTimeout(apply, BATCH_MS);
    },
    clear,
    stop() {
      clear();
      unsubscribe();
    },
  };
}
