import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { areSingleKeysOn, isKeyOfPage } from '../../../browser/single-keys.ts';
import { useIsPhone } from '../../../browser/phone.ts';
import { FIRST_ROW, LAST_ROW, PEEK, type PeekedList, type PeekState } from './peek.ts';
import { PeekFrame, type PeekMoves } from './peek-frame.tsx';

type PeekPanelProps = {
  readonly id: string;
  readonly list: PeekedList;
  readonly title: string;
  /** Status and number, below the title. */
  readonly facts: ReactNode;
  /** Path of the row's page. */
  readonly to: string;
  readonly children: ReactNode;
};

/** A key that is held down skips rows without loading them. */
const PASSING_MS = 120;

/** Returns null while the reader moves on to other rows. */
export function useSettledId(id: string): string | null {
  const [settled] = useDebouncedValue(id, PASSING_MS);
  return settled === id ? id : null;
}

/** A panel beside the usable list; over the page on phones. Esc closes it; `J`, `K` and the arrow keys move on. */
export function PeekPanel({ id, list, title, facts, to, children }: PeekPanelProps) {
  const isPhone = useIsPhone();
  const moves = useMoves(id, list);
  const heading = useFocusOnOpening();
  useFocusOfRow(id);
  const panel = useRef<HTMLElement>(null);
  useKeysOfPage(panel, moves);

  function onKeyDown(event: KeyboardEvent) {
    // Dialogs opened from here are rendered elsewhere and have their own keys.
    const step = event.target instanceof Node && event.currentTarget.contains(event.target) && stepOfKey(event);
    if (!step) return;
    event.preventDefault();
    moves[step]?.();
  }

  const position = list.ids.indexOf(id);
  return (
    <PeekFrame
      title={title}
      facts={facts}
      to={to}
      moves={moves}
      position={
        position >= 0
          ? { number: (list.page.number - 1) * list.page.size + position + 1, total: list.page.totalItems }
          : null
      }
      isNarrow={isPhone}
      panel={panel}
      heading={heading}
      onKeyDown={onKeyDown}
    >
      {children}
    </PeekFrame>
  );
}

/** Moves to the next and previous row, also across pages of the list. */
function useMoves(id: string, { ids, page, isStale, linkTo }: PeekedList): PeekMoves {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { readonly state: PeekState | null };
  const navigate = useNavigate();
  const inPlace = { replace: true, preventScrollReset: true } as const;

  function show(row: string, after = new URLSearchParams(search), nextState: PeekState | null = state) {
    after.set(PEEK, row);
    setSearch(after, { ...inPlace, state: nextState });
  }
  // Without the state, because going back would return to the page on which the panel was opened.
  const turnPage = (to: number, row: string) => show(row, new URLSearchParams(linkTo(to).replace(/^\?/, '')), null);

  const arrived = id === FIRST_ROW ? ids.at(0) : id === LAST_ROW ? ids.at(-1) : undefined;
  useEffect(() => {
    if (!isStale && arrived !== undefined) show(arrived);
  });

  const index = ids.indexOf(id);
  const [before, after] = [ids[index - 1], ids[index + 1]];
  const isKnown = index >= 0 && !isStale;
  return {
    previous: !isKnown
      ? null
      : before !== undefined
        ? () => show(before)
        : page.number > 1
          ? () => turnPage(page.number - 1, LAST_ROW)
          : null,
    next: !isKnown
      ? null
      : after !== undefined
        ? () => show(after)
        : page.number < page.totalPages
          ? () => turnPage(page.number + 1, FIRST_ROW)
          : null,
    close() {
      if (state?.peekAdded) {
        void navigate(-1);
        return;
      }
      const without = new URLSearchParams(search);
      without.delete(PEEK);
      setSearch(without, inPlace);
    },
  };
}

/** The heading takes the focus when the panel is opened, not when a page loads with it. */
export function useFocusOnOpening() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpened = useNavigationType() !== 'POP';
  const wasOpened = useRef(isOpened);
  useEffect(() => {
    if (wasOpened.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] a`);

/** Keeps the row in view, and returns the focus from the panel to it. */
function useFocusOfRow(id: string): void {
  const latest = useRef(id);
  useEffect(() => {
    latest.current = id;
    const link = linkOf(id);
    if (!link) return;
    link.closest('[data-row]')?.scrollIntoView?.({ block: 'nearest' });
    // The focus in the list follows the row.
    if (document.activeElement?.closest('[data-row]')) link.focus();
  }, [id]);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) linkOf(latest.current)?.focus({ preventScroll: true });
    },
    [],
  );
}

/** Handles Esc and letters everywhere, and arrows in the list and the panel; elsewhere arrows scroll. */
function useKeysOfPage(panel: RefObject<HTMLElement | null>, moves: PeekMoves): void {
  const latest = useRef(moves);
  // A layout effect, because the next key may follow at once.
  useLayoutEffect(() => {
    latest.current = moves;
  });
  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      const { target, key } = event;
      // On phones the panel is a dialog.
      if (!panel.current || !isKeyOfPage(event) || !(target instanceof Element)) return;
      const step = stepOfKey(event);
      const isHere = panel.current.contains(target) || target.closest('[data-row]') !== null;
      if (key !== 'Escape' && (step === undefined || (key.startsWith('Arrow') && !isHere))) return;
      event.preventDefault();
      latest.current[step ?? 'close']?.();
    }
    // Runs before the keys of the list, which only move the focus.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [panel]);
}

type Key = Pick<globalThis.KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

function stepOfKey({ key, code, altKey, ctrlKey, metaKey, shiftKey }: Key): 'previous' | 'next' | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowDown') return 'next';
  if (key === 'ArrowUp') return 'previous';
  if (!areSingleKeysOn()) return undefined;
  // By the physical key, so that a Russian layout has the same shortcuts.
  return code === 'KeyJ' ? 'next' : code === 'KeyK' ? 'previous' : undefined;
}
