/** Rows and tabs that changed while the page was open, until the reader has seen them. */
import { useEffect, useSyncExternalStore } from 'react';

export type MarkWord = 'new' | 'updated';

/** Of what is in sight. */
const SEEN_MS = 10_000;
/** No one looks for more. */
const MAX_MARKS = 500;

const marks = new Map<string, MarkWord>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** @param added by the id of a row, or the key of a tab */
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

/** @param goes `seen`: after it was in sight for some seconds; `opened`: when `isOpen` */
export function useMark(key: string, goes: 'seen' | { readonly isOpen: boolean } = 'seen'): MarkWord | null {
  const word = useSyncExternalStore(subscribe, () => marks.get(key) ?? null);
  const isOpen = goes !== 'seen' && goes.isOpen;
  useEffect(() => {
    if (word === null || (goes !== 'seen' && !isOpen)) return undefined;
    if (isOpen) return removeMark(key);
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(removeMark, SEEN_MS, key);
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [key, word, goes, isOpen]);
  return word;
}
