/** Keys and focus of lists of conflicts. */
import type { Conflict } from '@zakupki/api-client/schema';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { ACCEPTING } from '../resolution/conflict-actions.ts';
import type { Opened } from './conflict-row.tsx';

/** Moves the focus to a neighbour when the focused conflict disappears along with another one. */
export function useFocusRecovery(root: RefObject<HTMLElement | null>, groups: unknown) {
  const focusedIndex = useRef<number | null>(null);
  useEffect(() => {
    if (focusedIndex.current === null || document.activeElement !== document.body) return;
    const titles = titlesAround(root.current);
    focusTitle(titles[Math.min(focusedIndex.current, titles.length - 1)], root.current);
  }, [root, groups]);
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const { title } = rowAround(target);
      if (title) focusedIndex.current = titlesAround(root.current).indexOf(title);
    },
    onBlur({ relatedTarget, target }: FocusEvent<HTMLElement>) {
      // Removing an element blurs it too, without the user leaving.
      if (target.isConnected && !root.current?.contains(relatedTarget)) focusedIndex.current = null;
    },
  };
}

type ListKeysProps = {
  readonly conflicts: readonly Conflict[];
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened | null) => void;
};

/** Handles the keys of rows, which are list items with a `data-conflict` title. */
export function listKeys({ conflicts, opened, onOpen }: ListKeysProps) {
  function accept(id: string) {
    const conflict = conflicts.find((one) => one.id === id);
    const suggestion = conflict?.suggestions.find(({ action }) => ACCEPTING.includes(action));
    if (suggestion) onOpen({ id, action: suggestion.action });
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const { row, title } = rowAround(target);
    if (!row || !title || target.closest('[role="menu"]')) return;
    if (event.key === 'Escape' && opened) {
      event.preventDefault();
      title.focus();
      onOpen(null);
      return;
    }
    if (target.closest('form')) return;
    const act = KEYS[event.key];
    // Controls inside a row keep their arrow keys.
    if (!act || (event.key.length > 1 && target !== title)) return;
    event.preventDefault();
    act({ row, title, titles: titlesAround(title), accept: () => accept(title.dataset['conflict'] ?? '') });
  };
}

function rowAround(target: Element) {
  const row = target.closest('li');
  return { row, title: row?.querySelector<HTMLElement>('[data-conflict]') };
}

type KeyTarget = {
  readonly row: Element;
  readonly title: HTMLElement;
  readonly titles: readonly HTMLElement[];
  readonly accept: () => void;
};

const moveBy =
  (step: number) =>
  ({ title, titles }: KeyTarget) =>
    titles[titles.indexOf(title) + step]?.focus();

const KEYS: Readonly<Record<string, ((target: KeyTarget) => void) | undefined>> = {
  j: moveBy(1),
  ArrowDown: moveBy(1),
  k: moveBy(-1),
  ArrowUp: moveBy(-1),
  Home: ({ titles }) => titles[0]?.focus(),
  End: ({ titles }) => titles.at(-1)?.focus(),
  f: ({ row }) => row.querySelector<HTMLElement>('[data-first-way]')?.click(),
  a: ({ accept }) => accept(),
};

/** Marks a panel whose conflicts are navigated apart from those of the page. */
export const CONFLICT_SCOPE = { 'data-conflict-scope': true } as const;

/** The conflicts of the page or of the panel around an element: several lists are navigated as one. */
export function titlesAround(element: Element | null): HTMLElement[] {
  const scopeOf = (inside: Element | null | undefined) => inside?.closest('[data-conflict-scope]') ?? null;
  const scope = scopeOf(element);
  const titles = document.querySelectorAll<HTMLElement>('[data-conflict]');
  return [...titles].filter((title) => scopeOf(title) === scope);
}

export function focusTitle(title: HTMLElement | undefined, root: HTMLElement | null): void {
  if (title) title.focus();
  else root?.closest<HTMLElement>('[data-conflict-area]')?.focus();
}
