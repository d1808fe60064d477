import { clearDirty } from '../../browser/unsaved-changes.ts';
import type { DraftStore } from './draft-store.ts';
import { type DraftKey, draftName, type DraftRecord } from './draft-record.ts';

/** Time between the first unsaved keystroke and the write. */
const SAVE_DELAY_MS = 250;

/** Writes one form's local draft as it is typed. */
export type DraftWriter = {
  readonly name: string;
  load(): Promise<DraftRecord | null>;
  /** Writes the values within 300 ms, or at once when the page is left. */
  schedule(): void;
  /** Deletes the draft and cancels a scheduled write. */
  discard(): Promise<void>;
  /** Runs a scheduled write now and stops listening to the page. */
  close(): void;
};

export function createDraftWriter(
  key: DraftKey,
  store: DraftStore,
  read: () => Pick<DraftRecord, 'value' | 'basis'>,
): DraftWriter {
  const name = draftName(key);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The draft whose write has not ended: the database may lose it with the page. */
  let unfinished: DraftRecord | undefined;

  // On errors the store keeps the draft in memory; a message would interrupt typing.
  async function write(how: 'save' | 'saveAtOnce'): Promise<void> {
    if (timer === undefined) return;
    stop();
    const record = { ...key, ...read(), savedAt: Date.now() };
    unfinished = record;
    await store[how](record);
    if (unfinished === record) unfinished = undefined;
  }

  function onLeaving(): void {
    if (timer === undefined && unfinished) void store.saveAtOnce(unfinished);
    else void write('saveAtOnce');
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
    name,
    load: () => store.load(key),
    schedule() {
      // Further typing does not delay it: text typed without a pause is saved as well.
      timer ??= setTimeout(() => void write('save'), SAVE_DELAY_MS);
    },
    discard() {
      stop();
      unfinished = undefined;
      return store.discard(key);
    },
    close() {
      void write('save');
      // A draft in memory is lost when the page closes, so it stays unsaved.
      if (store.isPersistent) clearDirty(name);
      window.removeEventListener('pagehide', onLeaving);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}
