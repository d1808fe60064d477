/** Differences between this form and the version saved elsewhere, in words. */
import { m } from '#messages';
import { parseTypedNumber } from '../../format/number/typed-number.ts';
import type { GridForm, GridRow } from '../line-grid/grid-column.ts';

export interface Difference<Value = string> {
  readonly label: string;
  readonly mine: Value;
  readonly theirs: Value;
}

interface DifferenceWords {
  /** `title` or `lines.3.quantity`; empty for fields the user does not edit. */
  readonly labelOf: (name: string) => string;
  /** By index. */
  readonly labelOfLine: (index: number) => string;
  /** Filled cells that identify a line; none for an untouched line. */
  readonly cellsOf: (line: GridRow) => Readonly<Record<string, string>>;
  /** Texts of codes, by field or cell name. */
  readonly words: Readonly<Record<string, (code: string) => string>>;
}

/** One row per field. Lines are compared by position, cell by cell, or as a whole where only one side has them. */
export function differences<V extends GridForm>(mine: V, theirs: V, known: DifferenceWords): Difference[] {
  const { labelOf, labelOfLine, cellsOf, words } = known;
  const found: Difference[] = [];
  const compare = (label: string, key: string, own: unknown, other: unknown) => {
    const [ownText, otherText] = [textOf(own), textOf(other)];
    if (label === '' || isSame(ownText, otherText)) return;
    const inWords = (text: string) => (text === '' ? '' : (words[key]?.(text) ?? text));
    found.push({ label, mine: inWords(ownText), theirs: inWords(otherText) });
  };
  // A yes without its label says nothing in a line.
  const lineInWords = (line: GridRow | undefined) =>
    Object.entries(line ? cellsOf(line) : {})
      .filter(([key]) => words[key] !== yesOrNo)
      .map(([key, text]) => words[key]?.(text) ?? text)
      .join(' · ');
  for (const [name, value] of Object.entries(theirs)) {
    if (name !== 'lines') compare(labelOf(name), name, mine[name as keyof V], value);
  }
  for (let index = 0; index < Math.max(mine.lines.length, theirs.lines.length); index++) {
    const [own, other] = [mine.lines[index], theirs.lines[index]];
    const [ownLine, otherLine] = [lineInWords(own), lineInWords(other)];
    if (!own || !other || ownLine === '' || otherLine === '') {
      compare(labelOfLine(index), '', ownLine, otherLine);
    } else {
      for (const key of Object.keys(other)) compare(labelOf(`lines.${index}.${key}`), key, own[key], other[key]);
    }
  }
  return found;
}

/** `3,70` and `3.7` are the same number. */
function isSame(own: string, other: string): boolean {
  if (own.trim() === other.trim()) return true;
  const [ownNumber, otherNumber] = [own, other].map((text) => parseTypedNumber(text, { fractionDigits: 6 }));
  return Boolean(ownNumber?.ok && otherNumber?.ok && ownNumber.value !== null && ownNumber.value === otherNumber.value);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? m.editor_yes() : m.editor_no();
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object') return Object.values(value).map(textOf).filter(Boolean).join(' ');
  return String(value as string | number);
}

export const yesOrNo = (code: string): string => (code === 'yes' ? m.editor_yes() : m.editor_no());
