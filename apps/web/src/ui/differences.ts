/** What differs between the typed values and the ones somebody else left, in words. */
import { m } from '#messages';
import type { GridForm, GridRow } from './grid-column.ts';

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface DifferenceWords {
  /** What a field of the form is called. */
  readonly labelOf: (name: string) => string;
  /** What a line is called, by its place from 0. */
  readonly labelOfLine: (index: number) => string;
  /** The texts of a line's cells worth comparing; none for a line nobody typed into. */
  readonly cellsOf: (line: GridRow) => readonly string[];
}

/** One row a field; lines are compared by their place. */
export function differences<V extends GridForm>(mine: V, theirs: V, words: DifferenceWords): Difference[] {
  const found: Difference[] = [];
  const compare = (label: string, own: string, other: string) => {
    if (own !== other) found.push({ label, mine: own, theirs: other });
  };
  for (const [name, value] of Object.entries(theirs)) {
    // Both are values of the same form.
    if (name !== 'lines') compare(words.labelOf(name) || name, say(mine[name as keyof V]), say(value));
  }
  const texts = ({ lines }: GridForm) =>
    lines.map((line) => words.cellsOf(line).join(' · ')).filter((text) => text !== '');
  const [own, other] = [texts(mine), texts(theirs)];
  for (let index = 0; index < Math.max(own.length, other.length); index++) {
    compare(words.labelOfLine(index), own[index] ?? '', other[index] ?? '');
  }
  return found;
}

function say(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? m.editor_yes() : m.editor_no();
  if (Array.isArray(value)) return value.map(say).join(', ');
  if (typeof value === 'object') return Object.values(value).map(say).filter(Boolean).join(' ');
  return String(value as string | number);
}
