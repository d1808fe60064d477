/** Headings in several rows: "Цена" over "без НДС" and "с НДС", "Потребность" over "Кол-во" and "Ед. изм.". */
import { fieldOfHeading } from '../headings/fields.ts';
import { isMeasure, isMoneyMeasure } from '../headings/measure-words.ts';
import { isNumbering } from '../cells/row-kind.ts';
import { type Cell, cellText, type Merge, type Row } from '../cells/sheet.ts';

type HeadingBlock = {
  /** first and last row, from 1 */
  readonly top: number;
  readonly bottom: number;
  /** by column, from the top row down */
  readonly headings: readonly (readonly string[])[];
};

/** Most rows of headings a table has. */
const MOST_ROWS = 4;

/** Finds the rows of headings around the row that has the most of them. */
export function headingBlock(
  rows: readonly Row[],
  merges: readonly Merge[],
  headingRow: number,
  width: number,
): HeadingBlock {
  let top = headingRow;
  let bottom = headingRow;
  while (headingRow - top < MOST_ROWS - 1 && isGroupRow(rows, merges, top - 1, width)) top -= 1;
  while (bottom - top < MOST_ROWS - 1 && isRowBelow(rows, merges, bottom, width)) bottom += 1;
  const texts = Array.from({ length: bottom - top + 1 }, (_, at) => spread(rows, merges, top + at, bottom, width));
  const headings = Array.from({ length: width }, (_, column) => {
    const columnTexts = texts.map((row) => row[column] ?? '').filter((text) => text !== '');
    return columnTexts.filter((text, at) => text !== columnTexts[at - 1]);
  });
  return { top, bottom, headings };
}

const textAt = (row: Row | undefined, at: number) => cellText(row?.[at]).replaceAll(/\s+/gu, ' ');
const isValue = (cell: Cell) => typeof cell === 'number' || cell instanceof Date;

/** Joined cells across columns, but not across the full table: that is a title. */
const groupsIn = (merges: readonly Merge[], row: number, width: number) =>
  merges.filter(({ top, left, right }) => top === row && right > left && right - left + 1 < Math.max(width, 3));

/** Whether the row (from 1) above headings groups them. */
function isGroupRow(rows: readonly Row[], merges: readonly Merge[], row: number, width: number): boolean {
  const cells = rows[row - 1] ?? [];
  const filled = cells.flatMap((cell, at) => (cellText(cell) === '' ? [] : [at]));
  if (row < 1 || filled.length < 2 || cells.some(isValue)) return false;
  const below = rows[row] ?? [];
  const isJoinedDown = (at: number) =>
    merges.some(({ top, bottom, left, right }) => top === row && bottom > row && left <= at + 1 && right > at);
  const groups = groupsIn(merges, row, width);
  const isGroup = (at: number) => groups.some(({ left }) => left === at + 1);
  if (groups.length === 0 && !filled.some(isJoinedDown)) return areGroupsOfText(rows, row, filled);
  return filled.every((at) => isJoinedDown(at) || isGroup(at) || textAt(below, at) !== '');
}

/** Without joined cells, as in CSV: headings of single columns in the upper row, where the lower one is empty. */
function areGroupsOfText(rows: readonly Row[], row: number, filled: readonly number[]): boolean {
  const below = rows[row] ?? [];
  const single = filled.filter((at) => textAt(below, at) === '' && fieldOfHeading(textAt(rows[row - 1], at)));
  const under = below.flatMap((cell, at) => (cellText(cell) !== '' && !filled.includes(at) ? [at] : []));
  return single.length > 0 && under.length > 0;
}

/** Whether the row after this one (from 1) continues the headings. */
function isRowBelow(rows: readonly Row[], merges: readonly Merge[], row: number, width: number): boolean {
  const upper = rows[row - 1] ?? [];
  const lower = rows[row] ?? [];
  const filled = lower.flatMap((cell, at) => (cellText(cell) === '' ? [] : [at]));
  if (isNumbering(lower)) return false;
  const isJoinedDown = merges.some(
    ({ top, bottom, left, right }) =>
      top <= row && bottom === row + 1 && textAt(rows[top - 1], left - 1) !== '' && right - left < width - 1,
  );
  if (isTierRow(upper, lower, filled) || isMeasureRow(upper, lower, filled)) return true;
  if (lower.some(isValue)) return false;
  const groups = groupsIn(merges, row, width);
  const isUnderGroup = (at: number) => groups.some(({ left, right }) => left <= at + 1 && right > at);
  if (groups.length > 0 || isJoinedDown)
    return filled.length > 0 ? filled.some(isUnderGroup) || (isJoinedDown && !hasDigits(lower, filled)) : false;
  // Without joined cells: below a heading with an empty cell beside it, and below that cell too.
  const isOpen = (at: number) => textAt(upper, at) === '' || textAt(upper, at + 1) === '';
  return (
    filled.length > 1 &&
    filled.every((at) => isOpen(at) && at < width && textAt(lower, at).length < LONGEST_LABEL) &&
    filled.some((at) => textAt(upper, at) === '' && at > 0) &&
    !hasDigits(lower, filled) &&
    filled.length < width
  );
}

/** Units and currencies below their headings, and no name. */
function isMeasureRow(upper: Row, lower: Row, filled: readonly number[]): boolean {
  const texts = filled.map((at) => textAt(lower, at));
  return (
    texts.some(isMoneyMeasure) &&
    texts.every(isMeasure) &&
    filled.every((at) => textAt(upper, at) !== '' && fieldOfHeading(textAt(upper, at))?.field !== 'name')
  );
}

/** Growing quantities below "Price break" or "Цена при заказе", and nothing else in the row. */
function isTierRow(upper: Row, lower: Row, filled: readonly number[]): boolean {
  const counts = filled.map((at) => Number(textAt(lower, at)));
  const [first = 0] = filled;
  return (
    counts.length > 1 &&
    counts.every((count, at) => Number.isInteger(count) && count > (counts[at - 1] ?? 0)) &&
    OF_TIERS.test(textAt(upper, first)) &&
    filled.every((at) => at === first || textAt(upper, at) === '')
  );
}

const OF_TIERS =
  /(?:цен|price).*(?:заказ|парти|кол|объ[её]м|break|qty|quantity|tier)|(?:price|quantity|qty)\s*breaks?/iu;
const LONGEST_LABEL = 60;

const hasDigits = (row: Row, filled: readonly number[]) =>
  filled.some((at) => /^\s*[\d.,]+\s*\D{0,10}$/u.test(textAt(row, at)));

/** The texts of a row of headings, each repeated for all columns it heads. */
function spread(rows: readonly Row[], merges: readonly Merge[], row: number, bottom: number, width: number): string[] {
  const texts = Array.from({ length: width }, (_, at) => textAt(rows[row - 1], at));
  const groups = groupsIn(merges, row, width + 1);
  for (const { left, right } of groups) for (let at = left; at < right; at += 1) texts[at] = texts[left - 1] ?? '';
  if (groups.length > 0 || row === bottom || merges.some(({ top }) => top === row)) return texts;
  // Without joined cells a text for several columns is written above the first of them.
  const lower = rows[row] ?? [];
  for (let at = 1; at < width; at += 1)
    if (texts[at] === '' && textAt(lower, at) !== '' && textAt(lower, at - 1) !== '') texts[at] = texts[at - 1] ?? '';
  return texts;
}
