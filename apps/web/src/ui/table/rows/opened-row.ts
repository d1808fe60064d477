import { type MouseEvent, type RefObject, useCallback, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isRowClick } from './row-opening.ts';

/** Ids of the opened rows, by history entry of the list. */
const openedRows = new Map<string, string>();

export type OpenedRow = {
  /** After Back, the row that was opened from this list; otherwise null. */
  readonly id: string | null;
  readonly remember: (id: string) => void;
};

/** Finds the row that was opened from a list when the reader returns to the list. */
export function useOpenedRow(): OpenedRow {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const remember = useCallback((id: string) => void openedRows.set(key, id), [key]);
  return { id: isBack ? (openedRows.get(key) ?? null) : null, remember };
}

/**
 * Focuses the link of the opened row. Rows have `data-row`, their id.
 * @returns a click listener that records which row is opened next
 */
export function useReturnToRow(box: RefObject<HTMLElement | null>, opened: OpenedRow | undefined) {
  const id = opened?.id ?? null;
  useEffect(() => {
    if (id !== null) box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] a`)?.focus();
  }, [box, id]);
  return (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (row !== undefined && (target.closest('a') || isRowClick(event))) opened?.remember(row);
  };
}
