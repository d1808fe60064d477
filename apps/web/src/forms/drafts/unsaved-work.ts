import { clearDirty, markDirty } from '../../ui/browser/unsaved-changes.ts';
import type { DraftRecord } from './draft-record.ts';
import type { DraftWriter } from './draft-writer.ts';

/**
 * What a form holds that is not saved yet. While there is any, a local draft is kept, an autosave sends it, and the
 * page does not reload by itself.
 */
export interface UnsavedWork {
  readonly isDirty: boolean;
  /** Name of the local draft; null until it has been read. */
  readonly open: string | null;
  /** The draft that was put back into the form, until some of the form is saved. */
  readonly restored: DraftRecord | null;
  /** The form's values when they were last saved, as JSON; null when the saved version is not this form's. */
  readonly saved: string | null;
  /** The form's values now, as JSON. */
  readonly values: () => string;
  /** Compares the form with what is saved. Call it after every change. */
  readonly update: () => void;
  /** The form's values are saved; or those given, if it has changed since. */
  readonly markSaved: (values?: string | null) => void;
  /** Calls back after each change. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps a local draft from now on. */
  readonly start: (draft: DraftWriter, record: DraftRecord | null, restore: (value: unknown) => void) => void;
  readonly stop: () => void;
}

/** @param read gives the form's values at any time */
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

  function forget() {
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
      if (!isDirty && open !== null) forget();
    },
    markSaved(now = values()) {
      saved = now;
      restored = null;
      compare(open !== null);
      // Also after the form was closed: closing it wrote the draft.
      if (!isDirty) forget();
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
