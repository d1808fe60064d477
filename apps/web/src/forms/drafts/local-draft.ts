import type { ApiError } from '@zakupki/api-client/problem';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { draftName } from './draft-record.ts';
import { drafts, type DraftStore } from './draft-store.ts';
import { createDraftWriter } from './draft-writer.ts';
import { createUnsavedWork, type UnsavedWork } from './unsaved-work.ts';

/** Whose draft it is. */
export type DraftOwner = {
  /** Id of the signed-in person. While it is undefined, nothing is read or written. */
  readonly person: string | undefined;
  /** Why the person is not known; undefined while that loads. */
  readonly problem?: { readonly error: ApiError; readonly onRetry: () => unknown };
};

export type LocalDraft = {
  /** False until the browser's database has answered. */
  readonly isReady: boolean;
  /** When the restored values were typed, in epoch milliseconds; null if the form was not restored from a draft. */
  readonly restoredAt: number | null;
  /** The server version the restored values are based on; null for a new record. */
  readonly restoredBasis: string | null;
  /** False when the browser cannot store drafts: input is lost when the page closes. */
  readonly isPersistent: boolean;
  readonly work: UnsavedWork;
  /** Deletes the draft and restores the form's initial values. */
  readonly discard: () => void;
} & Pick<DraftOwner, 'problem'>;

export type LocalDraftOptions = {
  /** Name of the form: `order:new`, `order:ord_paper`, `bid:ord_paper:new`. */
  readonly key: string;
  /** The server version the form was filled from, such as an ETag. */
  readonly basis?: string | null;
  /** The form's current values; the first render's function is used. */
  readonly read: () => unknown;
  /** Restores values. An older build may have written them: check them. */
  readonly restore: (value: unknown) => void;
  /** Restores the form's initial values. */
  readonly reset: () => void;
  readonly store?: DraftStore;
} & DraftOwner;

/** Stores the values of any form as a local draft; with react-hook-form use `useFormDraft`. */
export function useLocalDraft(options: LocalDraftOptions): LocalDraft {
  const { key, person, problem, store = drafts } = options;
  const [work] = useState(() => createUnsavedWork(options.read));
  const open = useSyncExternalStore(work.subscribe, () => work.open);
  const restored = useSyncExternalStore(work.subscribe, () => work.restored);
  const lastPerson = useRef(person);
  const read = useEffectEvent(() => ({
    value: options.read(),
    basis: work.restored?.basis ?? options.basis ?? null,
  }));
  const restore = useEffectEvent((value: unknown) => options.restore(value));
  const reset = useEffectEvent(() => options.reset());

  useEffect(() => {
    if (person === undefined) return undefined;
    // Another user signed in on this page and must not see the form's values.
    if (lastPerson.current !== undefined && lastPerson.current !== person) reset();
    lastPerson.current = person;
    let isCurrent = true;
    const draft = createDraftWriter({ form: key, person }, store, () => read());
    void draft.load().then((record) => {
      if (isCurrent) work.start(draft, record, (value) => restore(value));
    });
    return () => {
      isCurrent = false;
      draft.close();
      work.stop();
    };
  }, [key, person, store, work]);

  const isReady = person !== undefined && open === draftName({ form: key, person });
  return {
    isReady,
    ...(problem && { problem }),
    restoredAt: isReady && restored ? restored.savedAt : null,
    restoredBasis: isReady && restored ? restored.basis : null,
    isPersistent: store.isPersistent,
    work,
    discard() {
      options.reset();
      work.markSaved();
    },
  };
}
