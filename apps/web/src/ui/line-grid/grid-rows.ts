import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { m } from '#messages';
import { registerRevealer } from '../../browser/reveal.ts';
import { showMessage, showNotification } from '../feedback/popups.ts';
import { cellId, cellOf, type GridColumn, type GridForm, gridPlace, type GridRow } from './grid-column.ts';
import { useRowWindow } from './row-window.ts';
import { PHONE } from '../../browser/media.ts';

type GridRowsOptions = {
  readonly columns: readonly GridColumn[];
  readonly emptyRow: () => GridRow;
  /** Null when the lines are fixed. */
  readonly maxRows: number | null;
  readonly hasDetails: boolean;
};

export type GridRows = ReturnType<typeof useGridRows>;

/** The rows of a grid: `lines` of the surrounding form, with undo of pastes and removals, and focus after a change. */
export function useGridRows({ columns, emptyRow, maxRows, hasDetails }: GridRowsOptions) {
  const form = useFormContext<GridForm>();
  const { fields, append, insert, move, remove, replace } = useFieldArray({
    control: form.control,
    name: 'lines',
    keyName: 'key',
  });
  const undoStack = useRef<GridRow[][]>([]);
  const rowWindow = useRowWindow(fields.length);
  const { opened, open, toggle } = useOpenedRows();
  const rows = () => form.getValues('lines');
  const pushUndo = () => undoStack.current.push(structuredClone(rows()));

  // Synchronous: fast typists and barcode scanners send the next key before the next frame.
  function focusCell(row: number, key: string) {
    rowWindow.keep(row);
    const cell = document.getElementById(cellId(row, key));
    cell?.focus();
    if (cell instanceof HTMLInputElement && cell.type === 'text') cell.select();
  }

  /** Changes the rows, then focuses a cell. */
  function focusAfter(change: () => void, row: number, key: string) {
    // The cell exists only once the change is rendered.
    flushSync(change);
    focusCell(row, key);
  }

  const refocusAfterReplace = useRefocus(fields, focusCell);

  const reveal = useEffectEvent((elementId: string) => {
    const cell = cellOf(elementId);
    const field = cell && fields[cell.row];
    if (!cell || !field) return;
    if (hasDetails && isWithinDetails(columns, cell.key)) flushSync(() => open(field.key));
    rowWindow.keep(cell.row);
  });
  useEffect(() => registerRevealer((elementId) => reveal(elementId)), []);

  function insertRow(after: number, key: string) {
    if (maxRows !== null && rows().length >= maxRows) showMessage(m.grid_full({ count: maxRows }), 'warning');
    else focusAfter(() => insert(after + 1, emptyRow(), { shouldFocus: false }), after + 1, key);
  }

  const appendRow = (key: string) => focusAfter(() => append(emptyRow(), { shouldFocus: false }), fields.length, key);

  const moveRow = (from: number, to: number, key: string) => focusAfter(() => move(from, to), to, key);

  function removeRow(index: number) {
    pushUndo();
    remove(index);
    showNotification({
      title: m.grid_removed({ line: index + 1 }),
      tone: 'note',
      action: { label: m.grid_undo(), onAct: undo },
    });
  }

  function replaceRows(next: readonly GridRow[], place: { row: number; key: string }) {
    pushUndo();
    refocusAfterReplace(place);
    replace([...next]);
  }

  function undo() {
    const before = undoStack.current.pop();
    if (!before) return;
    // The rows remount, so the focused cell has to take the focus again.
    const place = document.activeElement && gridPlace(document.activeElement);
    if (place) refocusAfterReplace({ row: Math.min(place.row, before.length - 1), key: place.key });
    replace(before);
    form.clearErrors('lines');
  }

  const canUndo = () => undoStack.current.length > 0;
  return {
    ...{ form, fields, rowWindow, opened, toggle, rows, focusCell },
    ...{ insertRow, appendRow, moveRow, removeRow, replaceRows, undo, canUndo },
  };
}

/** Whether a cell shows only in an opened row. */
function isWithinDetails(columns: readonly GridColumn[], key: string): boolean {
  const column = columns.find((each) => each.key === key);
  return !column || (column.isFolded === true && window.matchMedia(PHONE).matches);
}

/** State outside of the rows, which unmount when they leave the view. */
function useOpenedRows() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const open = (key: string) => setOpened((keys) => new Set([...keys, key]));
  const toggle = useCallback(
    (key: string) =>
      setOpened((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key])),
    [],
  );
  return { opened, open, toggle };
}

/** Returns a function that sets the cell to focus once all rows have been replaced. */
function useRefocus(fields: readonly unknown[], focusCell: (row: number, key: string) => void) {
  const target = useRef<{ row: number; key: string }>(null);
  const onReplaced = useEffectEvent(() => {
    const place = target.current;
    target.current = null;
    if (place) focusCell(place.row, place.key);
  });
  useEffect(() => onReplaced(), [fields]);
  return (place: { row: number; key: string }) => {
    target.current = place;
  };
}
