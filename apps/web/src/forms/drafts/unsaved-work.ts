import { clearDirty, markDirty } from '../../browser/unsaved-changes.ts';
import type { DraftRecord } from './draft-record.ts';
import type { DraftWriter } from './draft-writer.ts';

/**
 * A form's unsaved values. While there are any, a local draft is stored, autosave sends them, and the page does not
 * reload by itself.
 */
export type UnsavedWork = {
  readonly isDirty: boolean;
  /** Name of the local draft; null until it has been read. */
  readonly open: string | null;
  /** The draft that was restored into the form; null after the next save. */
  readonly restored: DraftRecord | null;
  /** The form's values when they were last saved, as JSON; null when the saved version is not this form's. */
  readonly saved: string | null;
  /** The form's values now, as JSON. */
  readonly values: () => string;
  /** Compares the form with its saved values. Call it after every change. */
  readonly update: () => void;
  /** Marks the form's current values as saved, or `values` if the form has changed since. */
  readonly markSaved: (values?: string | null) => void;
  /** Calls back after each change. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts storing a local draft. */
  readonly start: (draft: DraftWriter, record: DraftRecord | null, restore: (value: unknown) => void) => void;
  readonly stop: () => void;
};

/** @param read returns the form's current values */
export function createUnsavedWork(read: () => unknown): UnsavedWork {
  const values = () => JSON.stringify(read());
  const listeners = new Set<() => void>();
  let saved: string | null = values();
  let isDirty = false;
  let open: string | null = null;
  let restored: DraftRecord | null = null;
  let draft: DraftWriter | undefined;

  function compare(mayWrite: boolean) {
    isDirty = values() !== saved;
    if (!isDirty) restored = null;
    if (draft && isDirty && mayWrite) {
      draft.schedule();
      markDirty(draft.name);
    }
    for (const listener of [...listeners]) listener();
  }

  function discardDraft() {
    if (!draft) return;
    void draft.discard();
    clearDirty(draft.name);
  }

  return {
    get isDirty() {
      return isDirty;
    },
    get open() {
      return open;
    },
    get restored() {
      return restored;
    },
    get saved() {
      return saved;
    },
    values,
    update() {
      compare(open !== null);
      if (!isDirty && open !== null) discardDraft();
    },
    markSaved(now = values()) {
      saved = now;
      restored = null;
      compare(open !== null);
      // Also after the form was closed: closing it wrote the draft.
      if (!isDirty) discardDraft();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(next, record, restore) {
      // Inputs may have added empty values since the form was created.
      if (!isDirty) saved = values();
      if (record) restore(record.value);
      draft = next;
      open = next.name;
      restored = record;
      compare(false);
      if (isDirty) markDirty(next.name);
    },
    stop() {
      open = null;
      restored = null;
      for (const listener of [...listeners]) listener();
    },
  };
}
