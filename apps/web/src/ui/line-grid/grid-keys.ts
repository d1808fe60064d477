import type { KeyboardEvent } from 'react';
import { type GridColumn, gridPlace } from './grid-column.ts';
import type { GridRows } from './grid-rows.ts';

/** Moves through the cells, moves and inserts lines, and undoes changes of lines. */
export function handleGridKey(
  event: KeyboardEvent<HTMLTableElement>,
  grid: GridRows,
  columns: readonly GridColumn[],
  canChangeRows: boolean,
): void {
  const place = gridPlace(event.target);
  if (!place || event.nativeEvent.isComposing) return;
  const { row, key, cell } = place;
  const last = grid.rows().length - 1;
  const isSelect = cell instanceof HTMLSelectElement;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !event.shiftKey) {
    // The browser undoes typing, so the grid undoes lines only in a cell without typing.
    if (!grid.canUndo() || cell.dataset['typed'] === 'true') return;
    event.preventDefault();
    grid.undo();
  } else if (event.altKey && canChangeRows && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    event.preventDefault();
    const to = row + (event.key === 'ArrowUp' ? -1 : 1);
    if (to >= 0 && to <= last) grid.moveRow(row, to, key);
  } else if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
    event.preventDefault();
    const wantsRow = event.ctrlKey || event.metaKey || row >= last;
    if (!wantsRow) grid.focusCell(row + 1, key);
    else if (canChangeRows) grid.insertRow(row, columns[0]?.key ?? key);
  } else if (event.key === 'ArrowDown' && !isSelect && row < last) {
    event.preventDefault();
    grid.focusCell(row + 1, key);
  } else if (event.key === 'ArrowUp' && !isSelect && row > 0) {
    event.preventDefault();
    grid.focusCell(row - 1, key);
  } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && cell instanceof HTMLInputElement) {
    const editable = columns.filter((column) => !column.isFixed);
    const index = editable.findIndex((column) => column.key === key);
    const beside = editable[index + (event.key === 'ArrowLeft' ? -1 : 1)];
    if (!beside || !isAtEdge(cell, event.key)) return;
    event.preventDefault();
    grid.focusCell(row, beside.key);
  }
}

function isAtEdge(input: HTMLInputElement, key: string): boolean {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === null) return false;
  if (selectionStart === 0 && selectionEnd === value.length && value !== '') return true;
  return key === 'ArrowLeft' ? selectionEnd === 0 : selectionStart === value.length;
}
