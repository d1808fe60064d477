/** A block copied from a spreadsheet, laid over the grid's columns. Pure. */
import { normalizeSpelling } from '@zakupki/spreadsheet/lines/spelling';
import type { GridColumn, GridRow } from './grid-column.ts';

/** A row of the block as the grid reads it. */
export interface PastedRow {
  /** Cells to write. */
  readonly values: Readonly<Record<string, string>>;
  /** Texts of fixed columns by key: they say which line is meant. */
  readonly names: Readonly<Record<string, string>>;
}

export interface PastedBlock {
  readonly rows: readonly PastedRow[];
  /** Cells that could not be read: they keep their text and say why. `row`: index into `rows` */
  readonly unread: readonly { readonly row: number; readonly key: string; readonly message: string }[];
  /** Headings or texts of columns nothing fits, so that they are not dropped silently. */
  readonly unplaced: readonly string[];
}

/**
 * Lays the block's cells over the columns. A first row of known headings names the columns; otherwise they follow from
 * the column pasted at.
 * @param block rows of cells as the spreadsheet had them
 * @param start key of the column pasted at
 */
export function layOut(
  block: readonly (readonly string[])[],
  columns: readonly GridColumn[],
  start: string,
): PastedBlock {
  const filled = block.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const [first = []] = filled;
  const named = columnsByHeading(first, columns);
  const inSight = columns.filter((column) => !column.isFixed && !column.isDetail);
  const from = Math.max(
    0,
    inSight.findIndex((column) => column.key === start),
  );
  const placed = named ?? first.map((_, index) => inSight[from + index]);
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
      else if (column.isFixed) names[column.key] = text;
      else {
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

/** The columns a heading row names, or null when it is no heading row: fewer than two known names. */
function columnsByHeading(cells: readonly string[], columns: readonly GridColumn[]): (GridColumn | undefined)[] | null {
  const found = cells.map((cell) => {
    const heading = plain(cell.toLowerCase().replaceAll(/[.,:*№]/g, ' '));
    return columns.find((column) => heading === column.label.toLowerCase() || column.headings.includes(heading));
  });
  return found.filter(Boolean).length >= Math.min(2, cells.length) && found.some(Boolean) ? found : null;
}

/** The rows with the block written over them, and where each of its rows went. */
export interface PlacedBlock {
  readonly rows: readonly GridRow[];
  /** By row of the block: the row written, or null when it went nowhere. */
  readonly places: readonly (number | null)[];
  /** Names of lines the block has and the grid has not. */
  readonly unmatched: readonly string[];
}

/**
 * Writes the block over the rows. Rows that name a line by a fixed column go to that line, in whatever order they come;
 * a block without names goes below the row pasted at.
 * @param room most rows there may be; what does not fit goes nowhere
 */
export function placeBlock(
  before: readonly GridRow[],
  block: PastedBlock,
  at: number,
  { room, emptyRow }: { readonly room: number; readonly emptyRow: () => GridRow },
): PlacedBlock {
  const rows = [...before];
  const unmatched: string[] = [];
  const taken = new Set<number>();
  const places = block.rows.map(({ values, names }, offset) => {
    const texts = Object.values(names);
    const place = texts.length > 0 ? lineNamed(before, names, taken) : at + offset;
    if (place === null) unmatched.push(texts.join(' · '));
    if (place === null || place >= room) return null;
    taken.add(place);
    // Object.assign of string cells onto a row of string cells.
    rows[place] = { ...(rows[place] ?? emptyRow()), ...values } as GridRow;
    return place;
  });
  return { rows, places, unmatched };
}

/** The first row not yet taken whose fixed cells say the same. */
function lineNamed(
  rows: readonly GridRow[],
  names: Readonly<Record<string, string>>,
  taken: ReadonlySet<number>,
): number | null {
  const index = rows.findIndex(
    (row, place) =>
      !taken.has(place) &&
      Object.entries(names).every(([key, text]) => normalizeSpelling(row[key] ?? '') === normalizeSpelling(text)),
  );
  return index < 0 ? null : index;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
