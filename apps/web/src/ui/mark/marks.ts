/** Marks of rows and tabs that changed while the page was open, until the reader has seen them. */
import { useEffect, useSyncExternalStore } from 'react';

export type MarkWord = 'new' | 'updated';

/** A mark disappears after this time on a visible page. */
const SEEN_MS = 10_000;
/** Limits memory; the oldest marks are dropped. */
const MAX_MARKS = 500;

const marks = new Map<string, MarkWord>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** @param added marks by row id or tab key */
export function addMarks(added: ReadonlyMap<string, MarkWord>): void {
  for (const [key, word] of added) if (marks.get(key) !== 'new') marks.set(key, word);
  for (const key of [...marks.keys()].slice(0, -MAX_MARKS)) marks.delete(key);
  notify();
}

function removeMark(key: string): void {
  if (marks.delete(key)) notify();
}

export function clearMarks(): void {
  marks.clear();
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param until `seen`: removes the mark after some seconds on a visible page; `isOpen`: when it becomes true */
export function useMark(key: string, until: 'seen' | { readonly isOpen: boolean } = 'seen'): MarkWord | null {
  const word = useSyncExternalStore(subscribe, () => marks.get(key) ?? null);
  const isOpen = until !== 'seen' && until.isOpen;
  useEffect(() => {
    if (word === null || (until !== 'seen' && !isOpen)) return undefined;
    if (isOpen) return removeMark(key);
    let timer: ReturnType<typeof setTimeout> | undefined;
    function restart() {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(removeMark, SEEN_MS, key);
    }
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [key, word, until, isOpen]);
  return word;
}
