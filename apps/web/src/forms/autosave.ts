import { now } from '../format/date/clock.ts';
import { etag } from '@zakupki/api-client/operation';
import type { ApiError } from '@zakupki/api-client/problem';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { m } from '#messages';
import type { FormCheck } from '../ui/form/checked-form.ts';
import type { SaveState } from '../ui/form/form-foot.tsx';
import { asApiError } from '../http/problem-message.tsx';

/** How long after the last keystroke a draft is saved by itself. */
const PAUSE_MS = 2_500;

export interface AutosaveOptions<V extends FieldValues, B, E extends { version: number }> {
  /** The draft as it was when its editor opened. */
  readonly initial: E;
  /**
   * Version the values in the form were typed on: older than the draft's when they were put back from the browser, so
   * that somebody else's change in between is noticed. Null when nothing was put back.
   */
  readonly basis: string | null;
  readonly check: FormCheck<V>;
  readonly bodyOf: (values: V) => B;
  readonly send: (ifMatch: string, body: B) => Promise<E>;
  /** The draft as somebody else left it, out of the operation's 412. */
  readonly staleOf: (error: ApiError) => E | null;
  /** It was saved; `body` is what was sent. New lines get their ids here. */
  readonly onSent: (saved: E, body: B) => void;
  /** All that stands in the form is on the server. */
  readonly onSaved: () => void;
  /** The server found fields wrong that were sent. */
  readonly onRefused: (error: ApiError) => void;
}

export interface Autosave<E> {
  readonly state: SaveState;
  /** The draft as somebody else left it, when it changed under this editor; nothing is saved until that is settled. */
  readonly theirs: E | null;
  /** What the last attempt failed with, when it was not only the connection. */
  readonly error: ApiError | null;
  /** Saves what is typed, at once; gives the saved draft, or null when it could not be. */
  readonly save: () => Promise<E | null>;
  /** Somebody else's version came to light by another call than saving. */
  readonly reportStale: (theirs: E) => void;
  /** Settles a simultaneous change: what stands in the form wins over `theirs`, or the form has taken it over. */
  readonly resolveStale: (keep: 'mine' | 'theirs') => void;
}

/** Saves a draft on the server by itself a little after each change, one request at a time. */
export function useAutosave<V extends FieldValues, B, E extends { version: number }>(
  form: UseFormReturn<V>,
  options: AutosaveOptions<V, B, E>,
): Autosave<E> {
  const { initial, basis, check, bodyOf, send, staleOf, onSent, onSaved, onRefused } = options;
  const [theirs, setTheirs] = useState<E | null>(null);
  const [state, setState] = useState<SaveState>({ kind: 'unchanged' });
  const [error, setError] = useState<ApiError | null>(null);
  const textOf = () => JSON.stringify(bodyOf(form.getValues()));
  const latestSaved = useRef(initial);
  const version = useRef(basis ?? etag(initial));
  // The form begins with the values of `initial`; what a browser's draft puts into it comes later.
  const saved = useRef<string>(undefined);
  saved.current ??= JSON.stringify(bodyOf(form.formState.defaultValues as V));
  const queue = useRef<Promise<E | null>>(Promise.resolve(null));
  const isSettled = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The draft in the browser's database is read after the first render, and with it what the values were typed on.
  useEffect(() => {
    if (basis !== null) version.current = basis;
  }, [basis]);

  async function saveNow(): Promise<E | null> {
    clearTimeout(timer.current);
    if (!isSettled.current) return null;
    const values = form.getValues();
    if (check(values).size > 0) {
      setState({ kind: 'failed', why: m.editor_save_marked() });
      return null;
    }
    const body = bodyOf(values);
    const text = JSON.stringify(body);
    if (text === saved.current) {
      setState((was) => (was.kind === 'saved' ? was : { kind: 'unchanged' }));
      return latestSaved.current;
    }
    setState({ kind: 'saving' });
    try {
      const next = await send(version.current, body);
      version.current = etag(next);
      saved.current = text;
      latestSaved.current = next;
      setError(null);
      const isAll = textOf() === text;
      onSent(next, body);
      setState({ kind: 'saved', at: now() });
      if (isAll) {
        // With the ids its new lines have just been given.
        saved.current = textOf();
        onSaved();
      }
      return next;
    } catch (thrown) {
      const problem = asApiError(thrown);
      const current = staleOf(problem);
      if (current) reportStale(current);
      if (problem.status === 422) onRefused(problem);
      setError(problem.status === 'offline' || current ? null : problem);
      setState({ kind: 'failed', why: whyOf(problem) });
      return null;
    }
  }

  function reportStale(current: E) {
    isSettled.current = false;
    setTheirs(current);
  }

  const latest = useRef(saveNow);
  const isSaved = useRef((): boolean => true);
  useEffect(() => {
    latest.current = saveNow;
    isSaved.current = () => textOf() === saved.current;
  });
  const save = useCallback(() => (queue.current = queue.current.then(() => latest.current())), []);

  useEffect(() => {
    const schedule = () => {
      clearTimeout(timer.current);
      if (!isSettled.current) return;
      setState((was) => (was.kind === 'saving' ? was : { kind: 'unsaved' }));
      timer.current = setTimeout(() => {
        if (isSaved.current()) setState((was) => (was.kind === 'saved' ? was : { kind: 'unchanged' }));
        else void save();
      }, PAUSE_MS);
    };
    const stop = form.subscribe({ formState: { values: true }, callback: schedule });
    // What failed for want of a connection is tried again when there is one.
    const retry = () => void save();
    window.addEventListener('online', retry);
    return () => {
      stop();
      window.removeEventListener('online', retry);
      clearTimeout(timer.current);
    };
  }, [form, save]);

  return {
    state,
    theirs,
    error,
    save,
    reportStale,
    resolveStale(keep) {
      if (!theirs) return;
      version.current = etag(theirs);
      latestSaved.current = theirs;
      // What is theirs is saved; what is mine is not, whatever it was before.
      saved.current = keep === 'theirs' ? textOf() : '';
      isSettled.current = true;
      setTheirs(null);
      setState({ kind: keep === 'theirs' ? 'unchanged' : 'unsaved' });
    },
  };
}

function whyOf(problem: ApiError): string {
  if (problem.status === 'offline') return m.drafts_offline();
  if (problem.status === 412) return m.editor_save_stale();
  if (problem.status === 422) return m.editor_save_marked();
  return m.editor_save_refused();
}
