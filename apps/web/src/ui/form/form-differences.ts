/** Differences between this form and the version saved elsewhere, in words. */
import { m } from '#messages';
import { parseTypedNumber } from '../../format/number/typed-number.ts';
import type { GridForm, GridRow } from '../line-grid/grid-column.ts';

export type Difference<Value = string> = {
  readonly label: string;
  readonly mine: Value;
  readonly theirs: Value;
};

type DifferenceWords = {
  /** `title` or `lines.3.quantity`; empty for fields the user does not edit. */
  readonly labelOf: (name: string) => string;
  readonly labelOfLine: (index: number) => string;
  /** Filled cells that identify a line; empty for an untouched line. */
  readonly cellsOf: (line: GridRow) => Readonly<Record<string, string>>;
  /** Texts of codes, by field or cell name. */
  readonly words: Readonly<Record<string, (code: string) => string>>;
};

/** One entry per field. Lines are compared by position, cell by cell; a line that only one side has is one entry. */
export function differences<V extends GridForm>(mine: V, theirs: V, known: DifferenceWords): Difference[] {
  const { labelOf, labelOfLine, cellsOf, words } = known;
  const found: Difference[] = [];
  const compare = (label: string, key: string, mineValue: unknown, theirValue: unknown) => {
    const [mineText, theirText] = [textOf(mineValue), textOf(theirValue)];
    if (label === '' || isSame(mineText, theirText)) return;
    const inWords = (text: string) => (text === '' ? '' : (words[key]?.(text) ?? text));
    found.push({ label, mine: inWords(mineText), theirs: inWords(theirText) });
  };
  // Without its label, "Yes" means nothing in a line.
  const lineInWords = (line: GridRow | undefined) =>
    Object.entries(line ? cellsOf(line) : {})
      .filter(([key]) => words[key] !== yesOrNo)
      .map(([key, text]) => words[key]?.(text) ?? text)
      .join(' · ');
  for (const [name, value] of Object.entries(theirs)) {
    if (name !== 'lines') compare(labelOf(name), name, mine[name as keyof V], value);
  }
  for (let index = 0; index < Math.max(mine.lines.length, theirs.lines.length); index++) {
    const [myLine, theirLine] = [mine.lines[index], theirs.lines[index]];
    const [myText, theirText] = [lineInWords(myLine), lineInWords(theirLine)];
    if (!myLine || !theirLine || myText === '' || theirText === '') {
      compare(labelOfLine(index), '', myText, theirText);
    } else {
      for (const key of Object.keys(theirLine)) {
        compare(labelOf(`lines.${index}.${key}`), key, myLine[key], theirLine[key]);
      }
    }
  }
  return found;
}

/** `3,70` and `3.7` are the same number. */
function isSame(a: string, b: string): boolean {
  if (a.trim() === b.trim()) return true;
  const [first, second] = [a, b].map((text) => parseTypedNumber(text, { fractionDigits: 6 }));
  return Boolean(first?.ok && second?.ok && first.value !== null && first.value === second.value);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? m.editor_yes() : m.editor_no();
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object') return Object.values(value).map(textOf).filter(Boolean).join(' ');
  return String(value as string | number);
}

export const yesOrNo = (code: string): string => (code === 'yes' ? m.editor_yes() : m.editor_no());
