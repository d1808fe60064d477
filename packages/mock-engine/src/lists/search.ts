/** Word search in short texts. Pure. */
import { DEFAULT_LANGUAGE } from '@zakupki/words';

/** Returns a predicate: every word of `query` occurs in one of the texts; case and е/ё are ignored. */
export function searchFor(query: string): (texts: readonly (string | null)[]) => boolean {
  const matches = foldedSearchFor(query);
  return (texts) => matches(texts.flatMap((text) => (text === null ? [] : [fold(text)])));
}

/** The same for texts that are already folded, for searches over many rows. */
export function foldedSearchFor(query: string): (folded: readonly string[]) => boolean {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return (folded) => words.every((word) => folded.some((text) => text.includes(word)));
}

export const fold = (text: string) => text.toLocaleLowerCase(DEFAULT_LANGUAGE).replaceAll('ё', 'е');
