/** Loads again what events made stale: once for all events that arrive together. */
import type { TagDescription } from '@reduxjs/toolkit/query';
import type { LiveEvent } from '@zakupki/api-client/schema';
import { api, type Tag } from '../../http/api.ts';
import { isHeld, onReleased } from '../../http/held-records.ts';
import { isOwnRequest } from '../../http/own-requests.ts';
import type { Store } from '../store.ts';
import { tagsOf } from './live-kinds.ts';
import { markEvents } from './live-words.ts';

/** Shorter than a reader notices, longer than the answer to a change of this page takes after its event. */
const BATCH_MS = 300;

interface EventBatch {
  readonly add: (event: LiveEvent) => void;
  readonly clear: () => void;
  readonly stop: () => void;
}

/** Only queries that a screen uses are sent again. Results of the page's own changes are there already. */
export function collectEvents(store: Store, onSaid: (text: string) => void): EventBatch {
  let waiting: LiveEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Tags whose data an open form holds, by their JSON. */
  let postponed = new Map<string, TagDescription<Tag>>();

  function apply(): void {
    const events = waiting.filter(({ requestId }) => requestId === null || !isOwnRequest(requestId));
    timer = undefined;
    waiting = [];
    // Before the new data is there, which shows what is new.
    const said = markEvents(store, events);
    if (said !== '') onSaid(said);
    load(events.flatMap(tagsOf));
  }

  function load(tags: readonly TagDescription<Tag>[]): void {
    const stale = new Map([...postponed, ...tags.map((tag) => [JSON.stringify(tag), tag] as const)]);
    postponed = new Map([...stale].filter(([, tag]) => isHeld(tag)));
    const free = [...stale].flatMap(([key, tag]) => (postponed.has(key) ? [] : [tag]));
    if (free.length > 0) store.dispatch(api.util.invalidateTags(free));
  }

  // The form may open the next one, or leave the page, first.
  const unsubscribe = onReleased(() => queueMicrotask(() => load([])));

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
