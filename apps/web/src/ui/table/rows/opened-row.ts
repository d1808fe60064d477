import { type MouseEvent, type RefObject, useCallback, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isRowClick } from './row-opening.ts';

/** Ids of the rows through which lists were left, by history entry. */
const leftThrough = new Map<string, string>();

export interface OpenedRow {
  /** The row that was opened from here, after Back. */
  readonly id: string | null;
  readonly remember: (id: string) => void;
}

/** Back to a list shows the row that was opened from it. */
export function useOpenedRow(): OpenedRow {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const remember = useCallback((id: string) => void leftThrough.set(key, id), [key]);
  return { id: isBack ? (leftThrough.get(key) ?? null) : null, remember };
}

/** Focuses the link of the row, and finds out which row is opened next. Rows have `data-row`, their id. */
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
