/** A block copied from a spreadsheet, laid over the grid's columns. Pure. */
import type { GridColumn, GridRow } from './grid-column.ts';

export interface PastedBlock {
  /** Cells to write by row, from the row pasted at. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** Cells that could not be read: they keep their text and say why. */
  readonly unread: readonly { readonly row: number; readonly key: string; readonly message: string }[];
  /** Texts of columns nothing fits, so that they are not dropped silently. */
  readonly unplaced: readonly string[];
}

/**
 * Lays the block's cells over the columns. A first row of known headings names the columns; otherwise they follow from
 * the column pasted at.
 * @param block rows of cells as the spreadsheet had them
 * @param start key of the column pasted at
 */
export function layOut(block: readonly (readonly string[])[], columns: readonly GridColumn[], start: string): PastedBlock {
  const filled = block.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const [first = []] = filled;
  const named = columnsByHeading(first, columns);
  const typed = columns.filter((column) => !column.isFixed);
  const from = Math.max(0, typed.findIndex((column) => column.key === start));
  const placed = named ?? first.map((_, index) => typed[from + index]);
  const unread: { row: number; key: string; message: string }[] = [];
  const unplaced = new Set<string>();
  const rows = (named ? filled.slice(1) : filled).map((cells, row) => {
    const values: Record<string, string> = {};
    for (const [index, cell] of cells.entries()) {
      const text = cell.replaceAll(/\s+/g, ' ').trim();
      const column = placed[index];
      if (text === '') continue;
      if (!column) {
        unplaced.add(text);
        continue;
      }
      const reading = column.read?.(text) ?? { ok: true as const, text };
      if (reading.ok) Object.assign(values, { ...reading.beside, [column.key]: reading.text });
      else {
        values[column.key] = text;
        unread.push({ row, key: column.key, message: reading.message });
      }
    }
    return values;
  });
  return { rows, unread, unplaced: [...unplaced] };
}

/** The columns a heading row names, or null when it is no heading row: fewer than two known names. */
function columnsByHeading(cells: readonly string[], columns: readonly GridColumn[]): (GridColumn | undefined)[] | null {
  const found = cells.map((cell) => {
    const heading = cell.toLowerCase().replaceAll(/[.,:*№]/g, ' ').replaceAll(/\s+/g, ' ').trim();
    return columns.find((column) => heading === column.label.toLowerCase() || column.headings.includes(heading));
  });
  return found.filter(Boolean).length >= Math.min(2, cells.length) && found.some(Boolean) ? found : null;
}

/** The rows with the block written over them, new ones added below. */
export function withBlock(rows: readonly GridRow[], block: PastedBlock, at: number, empty: () => GridRow): GridRow[] {
  const result = [...rows];
  for (const [offset, values] of block.rows.entries()) {
    // Object.assign of string cells onto a row of string cells.
    result[at + offset] = { ...(result[at + offset] ?? empty()), ...values } as GridRow;
  }
  return result;
}
