/** Finds the rows of a sheet that contain the headings. */
import { fieldOfHeading } from '../headings/fields.ts';
import { tierOf } from '../headings/price-kinds.ts';
import { headingBlock } from './heading-block.ts';
import type { Known } from '../table/mapping.ts';
import { type Cell, cellText, isBlank, type Row, type Sheet, valueCell } from '../cells/sheet.ts';
import { fieldOfKey } from '../headings/form-keys.ts';

/** Headings are at the top, at most below a letterhead. */
const HEADING_ROWS = 60;

export type Headings = {
  /** first and last row; 0 when there are none */
  readonly headerTop: number;
  readonly headerRow: number;
  /** by column, its non-empty headings from the top row down */
  readonly headings: readonly (readonly string[])[];
  /** whether the row was taken for headings by its appearance alone */
  readonly isGuess: boolean;
  /** the column keys of the supplier's form */
  readonly keys: readonly string[] | null;
};

export function headingsOf(
  { rows, merges }: Sheet,
  width: number,
  { given, remembered = [], fields }: Known,
): Headings {
  // Lines of a letter have no headings; text that looks like one is a sentence.
  if (fields && given?.headerRow === undefined)
    return { headerTop: 0, headerRow: 0, headings: [], isGuess: false, keys: null };
  const top = rows.slice(0, HEADING_ROWS);
  const keyed = top.findIndex((row) => row.filter((cell) => fieldOfKey(cellText(cell)) !== null).length >= 3);
  if (keyed >= 0 && given?.headerRow === undefined) {
    const keys = textsOf(rows[keyed], width);
    // The row of keys is hidden; the visible headings follow it.
    return {
      headerTop: keyed + 1,
      headerRow: keyed + 2,
      headings: textsOf(rows[keyed + 1], width).map((text) => (text === '' ? [] : [text])),
      isGuess: false,
      keys,
    };
  }
  const knownHeadings = new Set(remembered.flatMap(({ heading }) => heading ?? []));
  const best = given?.headerRow === undefined ? bestHeading(top, width, knownHeadings) : (given.headerRow ?? 0);
  const isGuess = best === 0 && given?.headerRow === undefined;
  const found = isGuess ? likeliestHeading(rows) : best;
  if (found === 0) return { headerTop: 0, headerRow: 0, headings: [], isGuess, keys: null };
  // A row chosen by the user is the only row of headings.
  const block = given?.headerRow === undefined ? headingBlock(rows, merges, found, width) : null;
  const headings = block?.headings ?? textsOf(rows[found - 1], width).map((text) => (text === '' ? [] : [text]));
  return { headerTop: block?.top ?? found, headerRow: block?.bottom ?? found, headings, isGuess, keys: null };
}

const textsOf = (row: Row | undefined, width: number) =>
  Array.from({ length: width }, (_, at) => cellText(row?.[at]).replaceAll(/\s+/gu, ' '));

/** "500–999 шт", "от 1000 шт". */
const LONGEST_TIER = 40;

const KNOWN = { field: null, confidence: 1 };

/** The row (from 1) with the most headings; 0 when no row has two, or is a single heading. */
function bestHeading(rows: readonly Row[], width: number, known: ReadonlySet<string>): number {
  const scores = rows.map((row) => {
    const texts = row.filter((cell) => typeof cell === 'string');
    const tiers = texts.filter((text) => text.length < LONGEST_TIER && tierOf(text) !== null).length > 1;
    const isTier = (text: string) => tiers && text.length < LONGEST_TIER && tierOf(text) !== null;
    const found = texts.flatMap(
      (text) => fieldOfHeading(text) ?? (known.has(text.trim()) || isTier(text) ? KNOWN : []),
    );
    const fields = new Set(found.map(({ field }, at) => field ?? at));
    const filled = row.filter((cell) => cellText(cell) !== '').length;
    // A line of the table may contain such a word; then most of its cells are not headings.
    const enough = fields.size >= Math.min(2, width) && fields.size >= filled * 0.4;
    // A value after its label ("Дата: 20.11.2026") is not a heading.
    const values = row.filter((cell) => typeof cell === 'number' || cell instanceof Date).length;
    return enough ? found.reduce((sum, { confidence }) => sum + confidence, 0) - values : 0;
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? 0 : scores.indexOf(best) + 1;
}

/** The first row when it has only words and the rows below have numbers; 0 when it looks like the other lines. */
function likeliestHeading(rows: readonly Row[]): number {
  const first = rows.findIndex((row) => !isBlank(row));
  const row = (rows[first] ?? []).map(valueCell);
  const below = rows.slice(first + 1, first + 1 + LOOKED_AT).filter((each) => !isBlank(each));
  const filled = row.filter((cell) => cellText(cell) !== '');
  const areWords =
    filled.length > 1 && filled.every((cell) => typeof cell === 'string' && /^[^\d]*\p{L}[^\d]*$/u.test(cell));
  const hasNumbers = row.some((_, at) => below.length > 0 && below.every((each) => isNumber(valueCell(each[at]))));
  return areWords && hasNumbers ? first + 1 : 0;
}

const LOOKED_AT = 20;
const isNumber = (cell: Cell) =>
  typeof cell === 'number' || (typeof cell === 'string' && /^\s*[\d\s.,]*\d[\d\s.,]*$/u.test(cell));
