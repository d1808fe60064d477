/** What differs between the typed values and the ones somebody else left, in words. */
import { m } from '#messages';
import { parseTypedNumber } from '../../format/number/typed-number.ts';
import type { GridForm, GridRow } from '../line-grid/grid-column.ts';

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface DifferenceWords {
  /** What a field is called, `title` or `lines.3.quantity`; empty for one nobody types into. */
  readonly labelOf: (name: string) => string;
  /** What a whole line is called, by its place from 0. */
  readonly labelOfLine: (index: number) => string;
  /** The texts of a line one knows it by; none for a line nobody typed into. */
  readonly textsOf: (line: GridRow) => readonly string[];
  /** Codes in words, by the name of the field or of the line's cell. */
  readonly words: Readonly<Record<string, (code: string) => string>>;
}

/** One row a field; lines are compared by their place, cell by cell, or whole where only one side has them. */
export function differences<V extends GridForm>(mine: V, theirs: V, known: DifferenceWords): Difference[] {
  const { labelOf, labelOfLine, textsOf, words } = known;
  const found: Difference[] = [];
  const compare = (label: string, key: string, own: unknown, other: unknown) => {
    const [ownText, otherText] = [say(own), say(other)];
    if (label === '' || isSame(ownText, otherText)) return;
    const inWords = (text: string) => (text === '' ? '' : (words[key]?.(text) ?? text));
    found.push({ label, mine: inWords(ownText), theirs: inWords(otherText) });
  };
  for (const [name, value] of Object.entries(theirs)) {
    // Both are values of the same form.
    if (name !== 'lines') compare(labelOf(name), name, mine[name as keyof V], value);
  }
  for (let index = 0; index < Math.max(mine.lines.length, theirs.lines.length); index++) {
    const [own, other] = [mine.lines[index], theirs.lines[index]];
    const [ownTexts, otherTexts] = [own ? textsOf(own) : [], other ? textsOf(other) : []];
    if (!own || !other || ownTexts.length === 0 || otherTexts.length === 0) {
      compare(labelOfLine(index), '', ownTexts.join(' · '), otherTexts.join(' · '));
    } else {
      for (const key of Object.keys(other)) compare(labelOf(`lines.${index}.${key}`), key, own[key], other[key]);
    }
  }
  return found;
}

/** `3,70` and `3.7` are one number however it was typed. */
function isSame(own: string, other: string): boolean {
  if (own.trim() === other.trim()) return true;
  const [ownNumber, otherNumber] = [own, other].map((text) => parseTypedNumber(text, { fractionDigits: 6 }));
  return Boolean(ownNumber?.ok && otherNumber?.ok && ownNumber.value !== null && ownNumber.value === otherNumber.value);
}

function say(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? m.editor_yes() : m.editor_no();
  if (Array.isArray(value)) return value.map(say).join(', ');
  if (typeof value === 'object') return Object.values(value).map(say).filter(Boolean).join(' ');
  return String(value as string | number);
}

/** `yes` and `no` of a choice in words. */
export const yesOrNo = (code: string): string => (code === 'yes' ? m.editor_yes() : m.editor_no());
