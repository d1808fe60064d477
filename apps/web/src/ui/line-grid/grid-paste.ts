/** Maps a block pasted from a spreadsheet to the grid's columns and rows. Pure functions. */
import { normalizeSpelling } from '@zakupki/spreadsheet/words/spelling';
import type { GridColumn, GridRow } from './grid-column.ts';

type PastedRow = {
  readonly values: Readonly<Record<string, string>>;
  /** Texts of read-only columns by key, which identify the line. */
  readonly names: Readonly<Record<string, string>>;
};

export type PastedBlock = {
  readonly rows: readonly PastedRow[];
  /** Cells that could not be parsed; they keep their text. `row`: index into `rows`. */
  readonly unread: readonly { readonly row: number; readonly key: string; readonly message: string }[];
  /** Headings or texts without a column, to be reported. */
  readonly unplaced: readonly string[];
};

/**
 * Maps the block to columns: by the headings in its first row, else from the column pasted at.
 * @param block rows of cells
 * @param start key of the column pasted at
 */
export function mapBlock(
  block: readonly (readonly string[])[],
  columns: readonly GridColumn[],
  start: string,
): PastedBlock {
  const filled = block.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const [first = []] = filled;
  const named = columnsByHeading(first, columns);
  const visible = columns.filter((column) => !column.isFixed && !column.isDetail);
  const from = Math.max(
    0,
    visible.findIndex((column) => column.key === start),
  );
  const placed = named ?? first.map((_, index) => visible[from + index]);
  const unread: { row: number; key: string; message: string }[] = [];
  const unplaced = new Set<string>();
  const rows = (named ? filled.slice(1) : filled).map((cells, row) => {
    const values: Record<string, string> = {};
    const names: Record<string, string> = {};
    for (const [index, cell] of cells.entries()) {
      const text = plain(cell);
      const column = placed[index];
      if (text === '') continue;
      if (!column) unplaced.add(named ? plain(first[index] ?? '') || text : text);
      else if (column.isFixed) {
        if (!column.text) names[column.key] = text;
      } else {
        const reading = column.read?.(text) ?? { ok: true as const, text };
        if (reading.ok) Object.assign(values, { ...reading.beside, [column.key]: reading.text });
        else {
          values[column.key] = text;
          unread.push({ row, key: column.key, message: reading.message });
        }
      }
    }
    return { values, names };
  });
  return { rows, unread, unplaced: [...unplaced] };
}

/** The columns named by a heading row; null with fewer than two known names. */
function columnsByHeading(cells: readonly string[], columns: readonly GridColumn[]): (GridColumn | undefined)[] | null {
  const found = cells.map((cell) => {
    const heading = plain(cell.toLowerCase().replaceAll(/[.,:*№]/g, ' '));
    return columns.find((column) => heading === column.label.toLowerCase() || column.headings.includes(heading));
  });
  return found.filter(Boolean).length >= Math.min(2, cells.length) && found.some(Boolean) ? found : null;
}

export type PlacedBlock = {
  readonly rows: readonly GridRow[];
  /** For each row of the block, the index of the written grid row, or null. */
  readonly places: readonly (number | null)[];
  /** Names of the block's lines that the grid does not have. */
  readonly unmatched: readonly string[];
};

/**
 * Writes the block into the rows. A row that identifies a line by a read-only column goes to that line; the others
 * start at `startRow`.
 * @param maxRows further rows are skipped
 */
export function placeBlock(
  before: readonly GridRow[],
  block: PastedBlock,
  startRow: number,
  { maxRows, emptyRow }: { readonly maxRows: number; readonly emptyRow: () => GridRow },
): PlacedBlock {
  const rows = [...before];
  const unmatched: string[] = [];
  const written = new Set<number>();
  const places = block.rows.map(({ values, names }, offset) => {
    const texts = Object.values(names);
    const place = texts.length > 0 ? lineNamed(before, names, written) : startRow + offset;
    if (place === null) unmatched.push(texts.join(' · '));
    if (place === null || place >= maxRows) return null;
    written.add(place);
    rows[place] = { ...(rows[place] ?? emptyRow()), ...values } as GridRow;
    return place;
  });
  return { rows, places, unmatched };
}

/** The first unused row with the same read-only texts. */
function lineNamed(
  rows: readonly GridRow[],
  names: Readonly<Record<string, string>>,
  written: ReadonlySet<number>,
): number | null {
  const index = rows.findIndex(
    (row, place) =>
      !written.has(place) &&
      Object.entries(names).every(([key, text]) => normalizeSpelling(row[key] ?? '') === normalizeSpelling(text)),
  );
  return index < 0 ? null : index;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
