import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as unsavedChanges from '../../ui/browser/unsaved-changes.ts';
import { dirtyFormName } from './draft-record.ts';
import { drafts, type DraftStore } from './draft-store.ts';
import { createDraftWriter, type DraftWriter } from './draft-writer.ts';

/** What a screen shows and does about the draft of its form. */
export interface LocalDraft {
  /** False until the browser's database has answered. */
  readonly isReady: boolean;
  /** When what stands in the form was typed, in milliseconds, if it was put back from a draft; else null. */
  readonly restoredAt: number | null;
  /** The server version the restored values were typed on; null for something new. */
  readonly restoredBasis: string | null;
  /** False when the browser keeps nothing: what is typed lasts until the page is closed. */
  readonly isPersistent: boolean;
  /** Say that something was typed. */
  readonly markDirty: () => void;
  /** Forgets the draft and puts back what the form began with. */
  readonly discard: () => void;
  /** Forgets the draft: what was typed has arrived where it belongs. */
  readonly clearDirty: () => void;
}

export interface LocalDraftOptions {
  /** Which form: `order:new`, `order:ord_paper`, `bid:ord_paper:new`. */
  readonly key: string;
  /** Whose: the id of the signed-in person. While it is undefined nothing is read or written. */
  readonly person: string | undefined;
  /** The server version the form was filled from, such as an ETag. */
  readonly basis?: string | null;
  /** What stands in the form now. */
  readonly read: () => unknown;
  /** Puts values back. They were read by this form once, though perhaps by an older build: check them. */
  readonly restore: (value: unknown) => void;
  /** Puts back what the form began with. */
  readonly reset: () => void;
  readonly store?: DraftStore;
}

interface Loaded {
  readonly identity: string;
  readonly at: number | null;
  readonly basis: string | null;
}

/** Keeps what is typed into any form; with react-hook-form use `useFormDraft`. */
export function useLocalDraft(options: LocalDraftOptions): LocalDraft {
  const { key, person, store = drafts } = options;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const writer = useRef<DraftWriter>(undefined);
  const lastPerson = useRef(person);
  const identity = `${person} ${key}`;

  const read = useEffectEvent(() => ({ value: options.read(), basis: options.basis ?? null }));
  const restore = useEffectEvent((value: unknown) => options.restore(value));
  const reset = useEffectEvent(() => options.reset());

  useEffect(() => {
    if (person === undefined) return undefined;
    // Somebody else signed in on this page: what stands in the form is not theirs to see.
    if (lastPerson.current !== undefined && lastPerson.current !== person) reset();
    lastPerson.current = person;
    let isCurrent = true;
    const name = dirtyFormName(person, key);
    void store.load({ form: key, person }).then((record) => {
      if (!isCurrent) return;
      if (record) {
        restore(record.value);
        unsavedChanges.markDirty(name);
      }
      setLoaded({ identity: `${person} ${key}`, at: record?.savedAt ?? null, basis: record?.basis ?? null });
    });
    const own = createDraftWriter({ form: key, person }, store, () => read());
    writer.current = own;
    return () => {
      isCurrent = false;
      own.close();
      writer.current = undefined;
      unsavedChanges.clearDirty(name);
    };
  }, [key, person, store]);

  const markDirty = useCallback(() => {
    if (!writer.current) return;
    writer.current.schedule();
    unsavedChanges.markDirty(dirtyFormName(person, key));
  }, [person, key]);
  const clearDirty = useCallback(() => {
    setLoaded((was) => was && { ...was, at: null, basis: null });
    // What a closed form sent is forgotten too: closing wrote it down.
    if (writer.current) void writer.current.discard();
    else if (person !== undefined) void store.discard({ form: key, person });
    unsavedChanges.clearDirty(dirtyFormName(person, key));
  }, [person, key, store]);
  const isReady = loaded?.identity === identity;
  return {
    isReady,
    restoredAt: isReady ? loaded.at : null,
    restoredBasis: isReady ? loaded.basis : null,
    isPersistent: store.isPersistent,
    markDirty,
    clearDirty,
    discard() {
      clearDirty();
      options.reset();
    },
  };
}
