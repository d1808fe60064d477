import type { ClipboardEvent } from 'react';
import { m } from '#messages';
import { showNotification } from '../feedback/popups.ts';
import { loadTool } from '../loading/load-part.tsx';
import { cellName, type GridColumn, gridPlace, type GridRow } from './grid-column.ts';
import { mapBlock, type PastedBlock, placeBlock, type PlacedBlock } from './grid-paste.ts';
import type { GridRows } from './grid-rows.ts';

type PasteOptions = {
  /** All columns, including those in the details. */
  readonly columns: readonly GridColumn[];
  /** Null when the lines are fixed. */
  readonly maxRows: number | null;
  readonly emptyRow: () => GridRow;
};

/** Writes a block copied from a spreadsheet into the grid and reports what could not be placed. */
export async function pasteIntoGrid(
  event: ClipboardEvent<HTMLTableElement>,
  grid: GridRows,
  { columns, maxRows, emptyRow }: PasteOptions,
): Promise<void> {
  const place = gridPlace(event.target);
  const text = event.clipboardData.getData('text/plain');
  // A single value is pasted normally.
  if (!place || !/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return;
  event.preventDefault();
  const csv = await loadTool(() => import('@zakupki/spreadsheet/libraries/papaparse'));
  if (!csv) return;
  // Spreadsheets separate columns by tabs. Without tabs it is one column with decimal commas.
  const block = mapBlock(csv.filledCsvRows(text, '\t'), columns, place.key);
  const before = grid.rows();
  const placed = placeBlock(before, block, place.row, { maxRows: maxRows ?? before.length, emptyRow });
  grid.replaceRows(placed.rows, place);
  const written = block.rows.flatMap(({ values }, row) => {
    const gridRow = placed.places[row] ?? null;
    return gridRow === null ? [] : Object.keys(values).map((key) => cellName(gridRow, key));
  });
  grid.form.clearErrors(written);
  for (const { row, key, message } of block.unread) {
    const gridRow = placed.places[row] ?? null;
    if (gridRow !== null) grid.form.setError(cellName(gridRow, key), { type: 'paste', message });
  }
  reportPaste(block, placed, grid.undo);
}

function reportPaste({ unread, unplaced }: PastedBlock, { places, unmatched }: PlacedBlock, undo: () => void): void {
  const written = places.filter((place) => place !== null).length;
  const skipped = places.length - written - unmatched.length;
  const problems = [
    unread.length > 0 && m.grid_pasted_unread({ count: unread.length }),
    unmatched.length > 0 && m.grid_pasted_unmatched({ names: firstThree(unmatched) }),
    unplaced.length > 0 && m.grid_pasted_unplaced({ texts: firstThree(unplaced) }),
    skipped > 0 && m.grid_pasted_left({ count: skipped }),
  ].filter((text) => text !== false);
  showNotification({
    title: m.grid_pasted({ count: written }),
    ...(problems.length > 0 && { text: problems.join(' ') }),
    tone: problems.length > 0 ? 'warning' : 'good',
    action: { label: m.grid_undo(), onAct: undo },
  });
}

const firstThree = (texts: readonly string[]) => texts.slice(0, 3).join(', ') + (texts.length > 3 ? '…' : '');
