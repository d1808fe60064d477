import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { PagerProps } from '../pager.tsx';

/** Query parameter with the id of the row in the panel. */
export const PEEK = 'peek';
/** Its values while another page of the list loads. */
export const FIRST_ROW = 'first';
export const LAST_ROW = 'last';

/** Props of a list's panel. */
export type PeekProps<Row> = {
  readonly id: string;
  /** Undefined for a row of another page. */
  readonly row: Row | undefined;
  readonly list: PeekedList;
};

export type PeekedList = {
  /** Ids of the rows on the page. */
  readonly ids: readonly string[];
  readonly page: PagerProps['page'];
  /** Whether another page is loading. */
  readonly isStale: boolean;
  readonly linkTo: (page: number) => string;
};

/** State of history entries. `peekAdded`: the panel added the entry, so closing it goes back. */
export type PeekState = {
  readonly peekAdded?: boolean;
};

export type Peek = {
  readonly id: string | null;
  readonly open: (id: string) => void;
};

/** Reads the row in the panel from the address. */
export function usePeek(): Peek {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { readonly state: PeekState | null };
  const id = search.get(PEEK);
  return {
    id,
    open(next) {
      const after = new URLSearchParams(search);
      after.set(PEEK, next);
      setSearch(after, {
        replace: id !== null,
        state: id === null ? { peekAdded: true } : state,
        preventScrollReset: true,
      });
    },
  };
}

/** Opens the panel from a row's button, which has `data-peek`, or with Space on the link of a row. */
export function usePeekOpening(box: RefObject<HTMLElement | null>, peek: Peek | undefined): void {
  const latest = useRef(peek);
  useEffect(() => {
    latest.current = peek;
  });
  useEffect(() => {
    const rows = box.current;
    function openAt(event: Event, opener: string) {
      const id = event.target instanceof Element && event.target.closest(opener) ? rowOf(event.target) : undefined;
      if (id === undefined || !latest.current) return;
      event.preventDefault();
      latest.current.open(id);
    }
    const onClick = (event: Event) => openAt(event, '[data-peek]');
    const onKey = (event: KeyboardEvent) => event.key === ' ' && openAt(event, 'a');
    rows?.addEventListener('click', onClick);
    rows?.addEventListener('keydown', onKey);
    return () => {
      rows?.removeEventListener('click', onClick);
      rows?.removeEventListener('keydown', onKey);
    };
  }, [box]);
}

function rowOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-row]')?.dataset['row'];
}
