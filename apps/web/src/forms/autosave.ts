import { etag } from '@zakupki/api-client/operation';
import type { ApiError } from '@zakupki/api-client/problem';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { now } from '../format/date/clock.ts';
import { isTransient, problemText, saveFailure } from '../http/error-statuses.ts';
import { asApiError } from '../http/problem-message.tsx';
import type { FormCheck } from '../ui/form/checked-form.ts';
import type { SaveState } from '../ui/form/form-foot.tsx';
import type { UnsavedWork } from './drafts/unsaved-work.ts';

/** Time between the last keystroke and the save. */
const PAUSE_MS = 2_500;
/** Each retry waits twice as long as the one before, up to this limit. */
const LONGEST_RETRY_MS = 60_000;

type AutosaveOptions<V extends FieldValues, B, E extends { version: number }> = {
  /** The draft when its editor opened. */
  readonly initial: E;
  readonly check: FormCheck<V>;
  readonly bodyOf: (values: V) => B;
  readonly send: (ifMatch: string, body: B) => Promise<E>;
  /** Reads a version saved elsewhere (another user, tab or device) from the operation's 412; null for other errors. */
  readonly staleOf: (error: ApiError) => E | null;
  /** Called after a save with the `body` that was sent. New lines get their ids here. */
  readonly onSent: (saved: E, body: B) => void;
  /** Called when the server refuses fields (422). */
  readonly onRefused: (error: ApiError) => void;
};

export type Autosave<E> = {
  readonly state: SaveState;
  /** The version saved elsewhere in the meantime; nothing is saved until the user decides. */
  readonly theirs: E | null;
  /** Saves at once. Resolves to the saved draft, or to null on failure. */
  readonly save: () => Promise<E | null>;
  /** Reports a version saved elsewhere that a call other than a save returned. */
  readonly reportStale: (theirs: E) => void;
  /** Keeps one version: `mine` replaces `theirs` at the next save; for `theirs`, the form shows it already. */
  readonly resolveStale: (keep: 'mine' | 'theirs') => void;
};

/** Saves a draft on the server shortly after each change, one request at a time. */
export function useAutosave<V extends FieldValues, B, E extends { version: number }>(
  form: UseFormReturn<V>,
  work: UnsavedWork,
  options: AutosaveOptions<V, B, E>,
): Autosave<E> {
  const { initial, check, bodyOf, send, staleOf, onSent, onRefused } = options;
  const [theirs, setTheirs] = useState<E | null>(null);
  const [state, setState] = useState<SaveState>({ kind: 'unchanged' });
  const server = useRef({ draft: initial, isStale: false, canRetry: false });
  const textOf = (values: V) => JSON.stringify(bodyOf(values));
  // `work.saved` is JSON of this form's values.
  const isSent = () => work.saved !== null && textOf(JSON.parse(work.saved) as V) === textOf(form.getValues());

  async function saveNow(): Promise<E | null> {
    server.current.canRetry = false;
    if (server.current.isStale) return null;
    if (check(form.getValues()).size > 0) {
      setState({ kind: 'failed', why: 'invalid' });
      return null;
    }
    if (isSent()) {
      setState(settled);
      return server.current.draft;
    }
    const [values, text, body] = [work.values(), textOf(form.getValues()), bodyOf(form.getValues())];
    setState({ kind: 'saving' });
    try {
      // Restored values are sent with the version they were typed on, so that the server detects a change in between.
      const draft = await send(work.restored?.basis ?? etag(server.current.draft), body);
      server.current.draft = draft;
      const isUnchanged = textOf(form.getValues()) === text;
      onSent(draft, body);
      // The current values include the ids that `onSent` gave to new lines.
      work.markSaved(isUnchanged ? undefined : values);
      setState({ kind: 'saved', at: now() });
      return draft;
    } catch (thrown) {
      const problem = asApiError(thrown);
      const current = staleOf(problem);
      if (current) reportStale(current);
      if (problem.status === 422) onRefused(problem);
      const why = saveFailure(problem);
      setState({ kind: 'failed', why, ...(why === 'refused' && { detail: problemText(problem) }) });
      server.current.canRetry = isTransient(problem);
      return null;
    }
  }

  function reportStale(current: E) {
    server.current.isStale = true;
    setTheirs(current);
  }

  const save = useSaveAfterPause(work, saveNow, {
    onChange() {
      if (server.current.isStale) return false;
      setState(work.isDirty ? unsaved : settled);
      return work.isDirty;
    },
    onPause() {
      if (isSent()) setState(settled);
      return !isSent();
    },
    canRetry: () => server.current.canRetry,
  });

  return {
    state,
    theirs,
    save,
    reportStale,
    resolveStale(keep) {
      if (!theirs) return;
      server.current = { draft: theirs, isStale: false, canRetry: false };
      setTheirs(null);
      work.markSaved(keep === 'theirs' ? undefined : null);
      setState({ kind: keep === 'theirs' ? 'unchanged' : 'unsaved' });
    },
  };
}

// The same state is returned as the same object: another one would render the whole editor at each key.
const unsaved = (previous: SaveState): SaveState =>
  previous.kind === 'unsaved' || previous.kind === 'saving' ? previous : { kind: 'unsaved' };
const settled = (previous: SaveState): SaveState =>
  previous.kind === 'saved' || previous.kind === 'saving' || previous.kind === 'unchanged'
    ? previous
    : { kind: 'unchanged' };

type Occasions = {
  /** Whether there is something to save after a change. */
  readonly onChange: () => boolean;
  /** Whether there is still something to save when typing pauses. */
  readonly onPause: () => boolean;
  /** Whether another attempt may succeed where the last one failed. */
  readonly canRetry: () => boolean;
};

const retryDelay = (failures: number) => Math.min(PAUSE_MS * 2 ** failures, LONGEST_RETRY_MS);

/** Saves when typing pauses and retries failed saves with growing delays, one request at a time. */
function useSaveAfterPause<E>(work: UnsavedWork, saveNow: () => Promise<E | null>, occasions: Occasions) {
  const queue = useRef<Promise<E | null>>(Promise.resolve(null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const failures = useRef(0);
  const isMounted = useRef(false);
  const latest = useRef(saveNow);
  const canRetry = useRef(occasions.canRetry);
  useEffect(() => {
    latest.current = saveNow;
    canRetry.current = occasions.canRetry;
  });
  const save = useCallback(function saveQueued(): Promise<E | null> {
    queue.current = queue.current.then(async () => {
      clearTimeout(timer.current);
      const saved = await latest.current();
      failures.current = saved === null && canRetry.current() ? failures.current + 1 : 0;
      if (failures.current > 0 && isMounted.current)
        timer.current = setTimeout(() => void saveQueued(), retryDelay(failures.current));
      return saved;
    });
    return queue.current;
  }, []);
  const onChange = useEffectEvent(occasions.onChange);
  const onPause = useEffectEvent(occasions.onPause);

  useEffect(() => {
    isMounted.current = true;
    const stop = work.subscribe(() => {
      clearTimeout(timer.current);
      if (onChange()) timer.current = setTimeout(() => onPause() && void save(), PAUSE_MS);
    });
    const retry = () => void save();
    window.addEventListener('online', retry);
    return () => {
      isMounted.current = false;
      stop();
      window.removeEventListener('online', retry);
      clearTimeout(timer.current);
    };
  }, [work, save]);
  return save;
}
