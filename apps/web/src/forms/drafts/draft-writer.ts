import type { DraftStore } from './draft-store.ts';
import type { DraftKey } from './draft-record.ts';

/** How long typing rests before it is written down. */
const SAVE_DELAY_MS = 250;

/** What stands in the form, and which server version it was typed on. */
export interface Typed {
  readonly value: unknown;
  readonly basis: string | null;
}

/** Writes one form's draft down as it is typed. */
export interface DraftWriter {
  /** Something was typed: it is written within 300 ms, at once when the page is left. */
  schedule(): void;
  /** Forgets the draft and what was about to be written. */
  discard(): Promise<void>;
  /** Writes what is still to be written and stops listening to the page. */
  close(): void;
}

export function createDraftWriter(key: DraftKey, store: DraftStore, read: () => Typed): DraftWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Errors end in memory, see the store; there is nobody to tell in the middle of a word.
  function write(how: 'save' | 'saveAtOnce'): void {
    if (timer === undefined) return;
    stop();
    void store[how]({ ...key, ...read(), savedAt: Date.now() });
  }

  function onLeaving(): void {
    write('saveAtOnce');
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function onHidden(): void {
    if (document.visibilityState === 'hidden') onLeaving();
  }

  window.addEventListener('pagehide', onLeaving);
  document.addEventListener('visibilitychange', onHidden);
  return {
    schedule() {
      // Not put off by further typing: somebody who never pauses is kept as well.
      timer ??= setTimeout(() => write('save'), SAVE_DELAY_MS);
    },
    discard() {
      stop();
      return store.discard(key);
    },
    close() {
      write('save');
      window.removeEventListener('pagehide', onLeaving);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}
